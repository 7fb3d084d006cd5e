import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { MediaEmbed } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible } from './appearance.js';
import { embedPages } from './embed-pages.js';
import { layoutShift, scrollThrough } from './layout-shift.js';
import { until } from './poll.js';

const COUNT = 20;

/** The ways in which the page holds its embeds, in turn. */
const WAYS: readonly ((name: string, json: string) => string)[] = [
  (name) => `<media-embed src="/embed/${name}"></media-embed>`,
  (name) => `<media-embed src="/embed/${name}" loading="click"></media-embed>`,
  (_, json) => `<media-embed loading="click">${json}</media-embed>`,
  (_, json) => `<media-embed format="standard">${json}</media-embed>`,
  (_, json) => `<media-embed width="320" height="240">${json}</media-embed>`,
  (name) => `<media-embed format="player" src="/embed/${name}"></media-embed>`,
  (_, json) => `<media-embed format="player" loading="click">${json}</media-embed>`,
];

/** An article with text before and between its embeds: the first is far below the first screen. */
const article = (inline: (name: string) => string): string =>
  `<div id="above">${'<p>Text above.</p>'.repeat(200)}</div>${Array.from(
    { length: COUNT },
    (_, at) =>
      `${WAYS[at % WAYS.length]?.(String(at), inline(String(at))) ?? ''}<p>Text between.</p>`,
  ).join('')}`;

const states = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<MediaEmbed>('media-embed')].map(({ state }) => state),
  );

const defined = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => customElements.get('media-embed') !== undefined);

const SHOWN = ['ready', 'facade', 'facade', 'ready', 'ready', 'ready', 'facade'] as const;

const shown = Array.from({ length: COUNT }, (_, at) => SHOWN[at % SHOWN.length]);

describe(`a page of ${COUNT} embeds`, { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  it('requests nothing of the service before the reader comes near', async () => {
    const { page, service, closed } = await pages.open(article((name) => pages.inline(name)));
    await page.waitForLoadState('networkidle');
    assert.deepEqual(service, []);
    assert.equal((await states(page)).includes('error'), false);
    await closed();
  });

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    it(`shifts nothing while it loads and is scrolled at ${viewport.width} px`, async () => {
      const { page, closed } = await pages.open(
        article((name) => pages.inline(name)),
        { viewport },
      );
      await defined(page);
      await scrollThrough(page);
      await until('all embeds', async () => (await states(page)).join() === shown.join());
      assert.equal(await layoutShift(page), 0);
      await assertAccessible(page);
      await closed();
    });
  }

  it('loads each player once, and none of those behind a click', async () => {
    const { page, service, closed } = await pages.open(article((name) => pages.inline(name)));
    await defined(page);
    await scrollThrough(page);
    await until('all embeds', async () => (await states(page)).join() === shown.join());
    const players = Array.from({ length: COUNT }, (_, at) => at)
      .filter((at) => [0, 4].includes(at % WAYS.length))
      .map((at) => `/proxy/iframe.php/${at}/client`);
    const requested = () => service.filter((path) => path.startsWith('/proxy/'));
    await until('all players', async () => Promise.resolve(requested().length >= players.length));
    assert.deepEqual([...requested()].sort(), players.sort());
    await closed();
  });
});
