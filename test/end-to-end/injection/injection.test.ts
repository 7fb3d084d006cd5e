import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { corpusTest } from '../../conformance/corpus.js';
import { isWhole } from '../../sample.js';
import { offlineBrowser } from '../shared-services.js';
import { documentFaults } from './document-walk.js';
import { bareEmbed, carriedEmbed, leaves } from './hostile-embed.js';
import { type InjectionWatch, watchInjection } from './injection-watch.js';
import { CORPUS, payloads, triedPayloads } from './payloads.js';
import { mayRequest, type Site, SERVED_SCRIPTS, startSite } from './site.js';
import { clickFacades, elementsSettled, fireHandlers, states } from './turns.js';

/** Payloads per page: those that run nowhere have fewer elements each. */
const BATCH = { live: 30, rest: 360 };

/** One in this many live payloads is shown in the careless page. */
const CONTROL_STEP = 12;

type Seen = Pick<InjectionWatch, 'dialogs' | 'faults'>;

const all = triedPayloads();
const live = all.filter((payload) => payload.live.length > 0);
const documents = live.filter((payload) => payload.live.includes('doc'));

/** The payloads of each page, from and to; those that run somewhere come first. */
const batches = (count: number): [from: number, to: number][] => {
  const ranges: [number, number][] = [];
  for (let from = 0; from < count;) {
    const to =
      from < live.length
        ? Math.min(count, live.length, from + BATCH.live)
        : Math.min(count, from + BATCH.rest);
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
};

/** Shows all payloads, one batch per page, in this number of tabs. */
const showAll = async (
  [browser, site, path]: readonly [Browser, Site, string],
  count: number,
  look: (page: Page) => Promise<void>,
  tabs = 2,
): Promise<Seen> => {
  const waiting = batches(count);
  const tab = async (): Promise<Seen> => {
    const context = await browser.newContext();
    const { page, watch } = await watchInjection(context, mayRequest(site));
    let pages = 0;
    for (let range = waiting.shift(); range !== undefined; range = waiting.shift()) {
      const address = `${site.origin}/${path}/${range.join('/')}`;
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      pages += 1;
      await look(page);
      assert.equal(watch.documents(), pages, `${page.url()} stays`);
    }
    await context.close();
    return watch;
  };
  const seen = await Promise.all(Array.from({ length: tabs }, tab));
  return {
    dialogs: seen.flatMap(({ dialogs }) => dialogs),
    faults: seen.flatMap(({ faults }) => faults),
  };
};

/** Whether all payloads on the page are known to run somewhere. */
const isLive = (page: Page): boolean => Number(page.url().split('/').at(-1)) <= live.length;

const assertClean = async (page: Page, site: Site): Promise<void> => {
  const scripts = SERVED_SCRIPTS.map((path) => site.origin + path);
  assert.deepEqual(await documentFaults(page, { frames: [site.player], scripts }), [], page.url());
};

describe('script injection by embeds', () => {
  const browser = offlineBrowser();

  corpusTest('has the payloads of the shared corpus', CORPUS, (corpus: readonly unknown[]) => {
    assert.equal(payloads().length, corpus.length);
  });

  it('has a payload for every field of the interface', () => {
    assert.ok(leaves(bareEmbed('x')) >= 133 && leaves(carriedEmbed('x')) >= 133);
  });

  it('runs nothing in an element, from inline JSON, fetched JSON or attributes', async (t) => {
    const site = await startSite(all);
    const seen: Record<string, number> = {};
    const watch = await showAll([browser(), site, 'elements'], all.length, async (page) => {
      await elementsSettled(page);
      for (const [state, count] of Object.entries(await states(page)))
        seen[state] = (seen[state] ?? 0) + count;
      await assertClean(page, site);
      if (isLive(page)) {
        await clickFacades(page);
        await assertClean(page, site);
      }
    });
    await site.stop();
    t.diagnostic(`${all.length} payloads in ${site.mounts.length} ways: ${JSON.stringify(seen)}`);
    // A sample puts each payload in a few ways, and which of them have a facade depends on the seed.
    const least = live.length / (isWhole ? 1 : 3);
    assert.ok((seen['ready'] ?? 0) >= least && (seen['facade'] ?? 0) >= least);
    assert.deepEqual([watch.dialogs, watch.faults], [[], []]);
  });

  // Payloads that ran nowhere are parsed in test/conformance/render.test.ts.
  it('runs nothing in a page with the embed code of any format', async () => {
    const site = await startSite(live);
    const watch = await showAll([browser(), site, 'codes'], live.length, async (page) => {
      await elementsSettled(page);
      await assertClean(page, site);
    });
    await site.stop();
    assert.deepEqual([watch.dialogs, watch.faults], [[], []]);
  });

  it('keeps the code of the service inside its frame', async (t) => {
    const site = await startSite(documents);
    const watch = await showAll([browser(), site, 'sandboxed'], documents.length, async (page) => {
      await elementsSettled(page);
    });
    await site.stop();
    t.diagnostic(`${watch.dialogs.length} dialogs tried`);
    assert.ok(watch.dialogs.length > 0);
    assert.deepEqual(
      watch.dialogs.filter((line) => line.length === 1),
      [],
    );
  });

  it('is detected in a careless page for nearly every live payload', async (t) => {
    const sample = payloads().filter(
      (payload, at) => payload.live.length > 0 && at % CONTROL_STEP === 0,
    );
    const site = await startSite(sample);
    const fire = async (page: Page): Promise<void> => {
      await page.waitForLoadState('load');
      await fireHandlers(page);
    };
    const watch = await showAll([browser(), site, 'control'], sample.length, fire, 1);
    await site.stop();
    const ran = new Set(
      watch.dialogs.map((line) => line.find((url) => url.includes('/naive/'))?.split('/')[4]),
    );
    t.diagnostic(`${ran.size} of ${sample.length} ran`);
    assert.ok(ran.size >= 0.9 * sample.length);
  });
});
