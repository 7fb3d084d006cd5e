import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openSection, section, verdict, verdictMatches } from './ad-ops-page.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { playerReady } from './player-frame.js';
import { until } from './poll.js';

/** An embed of the article with a preroll, whose hosted player is in a frame of another origin. */
const NAME = 'live-channel';

interface Tracker {
  readonly event: string;
  readonly verdict: string;
}

interface PlayerRecord {
  readonly kind: string;
  readonly embed: string;
  readonly requests: readonly {
    readonly result: string;
    readonly ads: readonly { readonly trackers: readonly Tracker[] }[];
  }[];
}

/** The record of the page as text, as a person copies it from the console; empty before it begins. */
const recordText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const recorder = Reflect.get(window, Symbol.for('media-embed.ad-recorder')) as
      { readonly record: unknown } | undefined;
    return JSON.stringify(recorder?.record ?? null);
  });

const framed = (text: string): PlayerRecord | undefined => {
  const record = JSON.parse(text) as { readonly players: readonly PlayerRecord[] } | null;
  return record?.players.find(({ embed }) => embed === NAME);
};

describe('a page with ?ad-debug', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('records the ads of a framed player by a script, and the debugger explains the record', async () => {
    const permissions = ['clipboard-read', 'clipboard-write', 'local-network-access'];
    const debug = await pages.open('/ad-ops/', { permissions });
    await debug.getByText('Record the ads of a live page').click();
    await debug.getByRole('button', { name: 'Copy script' }).click();
    await debug.getByText('Copied.').waitFor();
    const script = await debug.evaluate(() => navigator.clipboard.readText());

    const page = await pages.open('/publisher/');
    await page.evaluate(script);
    await page.waitForURL(/\/publisher\/\?ad-debug/);
    const embed = page.locator(`media-embed[src="/published/embed/${NAME}.json"]`);
    await embed.scrollIntoViewIfNeeded();
    await playerReady(page, NAME);
    await embed.click();
    const started = async (): Promise<boolean> =>
      framed(await recordText(page))?.requests[0]?.ads[0]?.trackers.some(
        (tracker) => tracker.event === 'start' && tracker.verdict === 'requested',
      ) ?? false;
    await until('the record of the preroll', started);
    // The console of a browser has the function `copy`.
    const text = await page.evaluate<string>(
      `(() => { let copied = ''; const copy = (text) => { copied = text; }; ${script} return copied; })()`,
    );
    assert.equal(framed(text)?.kind, 'frame');
    await pages.closed(page);

    await debug.getByLabel('What does not play?').fill(text);
    await verdictMatches(debug, /Recorded Record of a page of /);
    assert.match((await verdict(debug).innerText()).replace(/\s+/g, ' '), /plays/);
    const chain = (await section(debug, 'chain').innerText()).replace(/\s+/g, ' ');
    assert.match(chain, /Request 1 200 .*\/ads\/vast\/inline\.xml\?slot=live&page=http/);
    const trackers = await openSection(debug, 'trackers');
    await trackers.getByRole('row').filter({ hasText: 'start' }).getByText('as due').waitFor();
    assert.equal(await trackers.getByText('missing').count(), 0);
    await assertAccessible(debug);
    await debug.getByRole('button', { name: 'Check again live' }).click();
    await verdictMatches(debug, /^All well Ad tag /);
    assert.match(
      await debug.getByLabel('What does not play?').inputValue(),
      /inline\.xml\?slot=live&page=\[PAGEURL\]&cb=\[CACHEBUSTING\]$/,
    );
    await pages.closed(debug);
  });
});
