import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page, Request } from 'playwright-core';
import type { MediaEmbed } from '../../../components/index.js';

import { until } from '../poll.js';
import { offlineBrowser } from '../shared-services.js';
import { type AnswerSite, startAnswerSite } from './answer-site.js';
import { documentFaults } from './document-walk.js';
import { carriedByXml } from './hostile-answers.js';
import { type InjectionWatch, watchInjection } from './injection-watch.js';
import { sampled } from '../../sample.js';
import { payloads } from './payloads.js';
import type { Answers, AnswersWindow, Shown } from './shown-answers.js';
import { fireHandlers } from './turns.js';

/** Payloads per page. */
const BATCH = 100;
/** Ads per response; the parser ignores further ones. */
const POD = 20;
/** One in this many payloads is tried in a run; of the live ones, one is played, and one is inserted as markup. */
const STEP = 3;
const PLAYED = 128;
const CARELESS = 24;
/** Players per page. */
const PLAYERS = 6;

const all = payloads();
const live = all.filter((payload) => payload.live.length > 0);

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The numbers of the live payloads that are tried, and of the others. */
const tried = sampled(numbers(live.length), STEP);
const triedRest = sampled(numbers(all.length).slice(live.length), STEP);

const every = <T>(step: number, items: readonly T[]): readonly T[] =>
  items.filter((_, at) => at % step === 0);

const batches = <T>(size: number, items: readonly T[]): readonly (readonly T[])[] =>
  numbers(Math.ceil(items.length / size)).map((at) => items.slice(at * size, (at + 1) * size));

/** Scripts of the site. */
const SCRIPT = /^\/(?:chunks\/)?[\w.-]+\.js$/;

/** A response may request trackers, wrappers, media and images anywhere, but scripts from the site only. */
const mayRequest =
  ({ origin }: AnswerSite) =>
  (request: Request): boolean => {
    const { origin: of, protocol, pathname } = new URL(request.url());
    const kind = request.resourceType();
    if (of === origin) return kind !== 'script' || SCRIPT.test(pathname);
    return /^https?:$/.test(protocol) && ['xhr', 'fetch', 'media', 'image'].includes(kind);
  };

/** The title of an ad as the XML parser returns it, with normalized line ends. */
const titleOf = (payload: string): string => carriedByXml(payload).replace(/\r\n?/g, '\n').trim();

const show = (page: Page, answers: readonly Answers[]): Promise<readonly Shown[]> =>
  page.evaluate(
    (addresses) => (window as unknown as AnswersWindow).showAnswers(addresses),
    answers,
  );

describe('script injection by the responses of ad servers', { concurrency: 2 }, () => {
  const browser = offlineBrowser();
  let site: AnswerSite;
  before(async () => {
    site = await startAnswerSite(all);
  });
  after(() => site.stop());

  const open = async (): Promise<{ page: Page; watch: InjectionWatch }> =>
    watchInjection(await browser().newContext(), mayRequest(site));

  const assertClean = async (page: Page, script: string): Promise<void> => {
    const allowed = { frames: [], scripts: [`${site.origin}/${script}.js`] };
    assert.deepEqual(await documentFaults(page, allowed), []);
  };

  it('runs no text, URL or attribute of a response in the parser or in the views of ads', async (t) => {
    const { page, watch } = await open();
    const shown: Shown[] = [];
    const pages = batches(BATCH, tried);
    for (const batch of pages) {
      await page.goto(`${site.origin}/shown`);
      shown.push(...(await show(page, batch.map(site.answers))));
      await assertClean(page, 'answers');
    }
    await page.context().close();
    assert.deepEqual([watch.dialogs, watch.faults, watch.documents()], [[], [], pages.length]);
    // No response was rejected early: every title is unchanged and nearly every ad was shown.
    tried.forEach((number, at) => {
      const [title] = shown[at]?.titles ?? [];
      assert.equal(title, titleOf(live[number]?.payload ?? ''));
    });
    const overlays = shown.filter(({ overlay }) => overlay === 'adstart').length;
    const drawn = shown.reduce((sum, one) => sum + one.drawn, 0);
    t.diagnostic(`${tried.length} payloads: ${drawn} linear ads, ${overlays} overlays`);
    assert.ok(drawn >= 2 * tried.length && overlays >= 0.9 * tried.length);
  });

  // The browser reports styles in a document while it parses it, so this page has no policy.
  it('runs nothing from documents that are not VAST in a page without a policy', async (t) => {
    const { page, watch } = await open();
    await page.goto(`${site.origin}/careless`);
    let drawn = 0;
    for (const batch of batches(BATCH, tried))
      drawn += await page.evaluate(async (addresses) => {
        const { showLinear } = window as unknown as AnswersWindow;
        const shown = await Promise.all(addresses.map(showLinear));
        return shown.reduce((sum, one) => sum + one.drawn, 0);
      }, batch.map(site.raw));
    await fireHandlers(page);
    await assertClean(page, 'answers');
    await page.context().close();
    t.diagnostic(`${tried.length} payloads, ${drawn} ads`);
    assert.deepEqual([watch.dialogs, watch.faults, watch.documents()], [[], [], 1]);
  });

  it('runs nothing from payloads that ran nowhere before', async () => {
    const { page, watch } = await open();
    await page.goto(`${site.origin}/shown`);
    for (const pod of batches(POD, triedRest)) {
      const { titles, drawn } = await page.evaluate(
        (address) => (window as unknown as AnswersWindow).showLinear(address),
        site.pod(pod),
      );
      assert.deepEqual(
        titles,
        pod.map((at) => titleOf(all[at]?.payload ?? '')),
      );
      assert.equal(drawn, pod.length);
    }
    await assertClean(page, 'answers');
    await page.context().close();
    assert.deepEqual([watch.dialogs, watch.faults, watch.documents()], [[], [], 1]);
  });

  it('plays the content of an embed with payloads in its fields, prerolls and overlay', async () => {
    const { page, watch } = await open();
    const played = every(PLAYED, numbers(live.length));
    for (const batch of batches(PLAYERS, played)) {
      await page.goto(`${site.origin}/played/${batch.join('/')}`);
      await until(`the content of ${batch.join()}`, () =>
        page.evaluate(() =>
          [...document.querySelectorAll<MediaEmbed>('media-embed')].every(
            ({ ad, currentTime }) => ad === null && currentTime > 0.5,
          ),
        ),
      );
      await assertClean(page, 'media-embed');
    }
    await page.context().close();
    assert.deepEqual([watch.dialogs, watch.faults], [[], []]);
  });

  it('detects nearly every live payload when the title of an ad is inserted as markup', async (t) => {
    const { page, watch } = await open();
    const careless = every(
      CARELESS,
      live.flatMap((payload, at) => (payload.live.includes('innerHTML') ? [at] : [])),
    );
    for (const batch of batches(30, careless)) {
      await page.goto(`${site.origin}/careless`);
      await page.evaluate(
        async (addresses) => {
          const { showLinear } = window as unknown as AnswersWindow;
          for (const [at, address] of addresses) {
            const frame = document.createElement('iframe');
            frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
            frame.src = `/blank?${at}`;
            const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
            document.body.append(frame);
            const [{ titles }] = await Promise.all([showLinear(address), loaded]);
            if (frame.contentDocument !== null)
              Reflect.set(frame.contentDocument.body, 'innerHTML', titles[0] ?? '');
          }
        },
        batch.map((at) => [at, site.answers(at).linear] as const),
      );
      await fireHandlers(page);
    }
    await page.context().close();
    const ran = new Set(
      watch.dialogs.map((line) => line.find((url) => url.includes('/blank?'))?.split('?')[1]),
    );
    t.diagnostic(`${ran.size} of ${careless.length} ran`);
    assert.ok(ran.size >= 0.9 * careless.length);
  });
});
