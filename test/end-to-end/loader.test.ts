import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Embed } from '../../src/schema/embed.js';
import { renderMediaEmbed } from '../../components/server/index.js';
import type { MediaEmbed } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';
import { until } from './poll.js';

const TEXT = `<div id="above">${'<p>Text above.</p>'.repeat(300)}</div>`;

const isDefined = (page: Page): Promise<boolean> =>
  page.evaluate(() => customElements.get('media-embed') !== undefined);

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

const embedOf = (inline: string): Embed =>
  JSON.parse(inline.replace(/^<script[^>]*>|<\/script>$/g, '')) as Embed;

/** The ways to show an embed before its element is defined. */
const FACADES: readonly (readonly [string, (inline: string) => string])[] = [
  [
    'a link with a poster',
    (inline) =>
      `<media-embed loading="click">${inline}<a href="/video-page"><img alt="Play" src="/poster.gif"></a></media-embed>`,
  ],
  ['a rendered facade', (inline) => renderMediaEmbed(embedOf(inline), { loading: 'click' })],
];

describe('the loader of the element', { concurrency: AT_ONCE }, () => {
  const pages = embedPages('media-embed-loader');

  for (const [name, markup] of FACADES) {
    it(`loads the element when ${name} is pressed, and starts its player`, async () => {
      const { page, service } = await pages.open(markup(pages.inline('1')));
      await settled(page);
      assert.equal(await isDefined(page), false);
      assert.deepEqual(
        service.filter((path) => !path.startsWith('/poster/')),
        [],
      );
      await page.locator('media-embed').click();
      await until('the player', () =>
        Promise.resolve(service.includes('/proxy/iframe.php/1/client')),
      );
      assert.match(page.url(), /\/page\/\d+$/);
      await page.context().close();
    });
  }

  it('starts the player from the keyboard', async () => {
    const { page, service, closed } = await pages.open(
      renderMediaEmbed(embedOf(pages.inline('1')), { loading: 'click' }),
    );
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await until('the player', () =>
      Promise.resolve(service.includes('/proxy/iframe.php/1/client')),
    );
    await closed();
  });

  it('loads the element near the viewport where there is nothing to press', async () => {
    const { page, closed } = await pages.open(
      `${TEXT}<media-embed loading="click">${pages.inline('1')}</media-embed>`,
    );
    await settled(page);
    assert.equal(await isDefined(page), false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await until('the element', () => isDefined(page));
    await closed();
  });

  it('loads the element for one that is inserted later', async () => {
    const { page, closed } = await pages.open(TEXT);
    await settled(page);
    assert.equal(await isDefined(page), false);
    await page.evaluate(() => document.body.prepend(document.createElement('media-embed')));
    await until('the element', () => isDefined(page));
    await closed();
  });

  it('opens the link of the page when the element cannot be loaded', async () => {
    const { page } = await pages.open(
      `<media-embed loading="click"><a href="/page/0?instead">Watch</a>${pages.inline('1')}</media-embed>`,
    );
    await settled(page);
    await page.route('**/chunks/**', (route) => route.abort());
    await page.getByText('Watch').click();
    await page.waitForURL(/\?instead$/);
    await page.context().close();
  });

  it('shows the request for consent when an embed that requires it is pressed', async () => {
    const { page, service } = await pages.open(
      `<media-embed loading="click" consent="required"><a href="/video-page">Watch</a>${pages.inline('1')}</media-embed>`,
    );
    await settled(page);
    await page.getByText('Watch').click();
    const state = () => page.locator('media-embed').evaluate((el: MediaEmbed) => el.state);
    await until('the request', async () => (await state()) === 'consent');
    assert.deepEqual(service, []);
    await page.context().close();
  });
});
