import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderCode } from '../../src/index.js';
import type { Embed } from '../../src/schema/embed.js';
import { renderMediaEmbed } from '../../components/server/index.js';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';
import { until } from './poll.js';

const POSTER = '/poster/7.gif';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const embedOf = (inline: string): Embed =>
  JSON.parse(inline.replace(/^<script[^>]*>|<\/script>$/g, '')) as Embed;

/** Markup of an embed in view, whose element is never loaded. */
const WAYS: readonly (readonly [string, (embed: Embed) => string])[] = [
  [
    'the code of an embed with its address',
    (embed) =>
      renderCode(embed, 'media-embed-src', {
        src: 'https://news.example/7.json',
        lazy: false,
        elementLoading: 'click',
      }),
  ],
  [
    'the code of an embed with its data',
    (embed) => renderCode(embed, 'media-embed', { lazy: false }),
  ],
  [
    'a rendered facade',
    (embed) => renderMediaEmbed(embed, { loading: 'click' }, { isInView: true }),
  ],
];

describe('the poster of an embed before any script runs', { concurrency: AT_ONCE }, () => {
  const pages = embedPages('no-script');

  for (const [what, markup] of WAYS)
    it(`is requested by the parser of the page: ${what}`, async () => {
      const { page, service } = await pages.open(markup(embedOf(pages.inline('7'))));
      await until('the poster', () => Promise.resolve(service.includes(POSTER)));
      await page.context().close();
    });

  it('is behind the link of written code, whatever its address has', async () => {
    const special = Array.from({ length: 94 }, (_, at) => String.fromCharCode(at + 33)).join('');
    const embed = embedOf(pages.inline('7'));
    const preview_image = `https://images.example/?a=${special.replaceAll('#', '')} é`;
    const video = { ...embed.video, preview_image } as Embed['video'];
    const { page } = await pages.open(
      renderCode({ ...embed, video }, 'media-embed', { lazy: false }),
    );
    const shown = await page
      .locator('media-embed > a')
      .evaluate((link) => getComputedStyle(link).backgroundImage);
    const hrefOf = (address = ''): string => new URL(address).href;
    const [, address] = /^url\("(.*)"\)$/.exec(shown) ?? [];
    assert.equal(hrefOf(address?.replaceAll(/\\(.)/g, '$1')), hrefOf(preview_image));
    await page.context().close();
  });
});

describe('the posters of several embeds', { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  it('are loaded first for the first one in view, and near the viewport for the others', async () => {
    const embed = (name: string): string =>
      `<media-embed loading="click">${pages.inline(name)}</media-embed>`;
    const { page, closed } = await pages.open(['1', '2', '3'].map(embed).join(''));
    await page.getByRole('button', { name: /Video 3/ }).waitFor();
    const posters = await page.locator('media-embed').evaluateAll((elements) =>
      elements.map(({ shadowRoot }) => {
        const poster = shadowRoot?.querySelector<HTMLImageElement>('[part=poster]');
        return `${poster?.loading} ${poster?.fetchPriority}`;
      }),
    );
    assert.deepEqual(posters, ['eager high', 'lazy auto', 'lazy auto']);
    await closed();
  });

  it('are those of the attribute before and after the data is loaded', async () => {
    const { page, service, closed } = await pages.open(
      `<media-embed loading="click" src="/embed/7" poster="${PIXEL}"></media-embed>`,
    );
    await page.getByRole('button', { name: /Video 7/ }).waitFor();
    const poster = page.locator('media-embed [part=poster]');
    assert.equal(await poster.getAttribute('src'), PIXEL);
    assert.deepEqual(service, []);
    await closed();
  });
});
