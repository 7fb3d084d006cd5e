import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';
import { until } from './poll.js';

const POSTER = '/poster/7.gif';
const PLAYER = '/proxy/iframe.php/7/client';

describe('a facade that loads its player on a click', { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  for (const [source, markup] of [
    ['fetched', () => '<media-embed loading="click" src="/embed/7"></media-embed>'],
    ['inline', () => `<media-embed loading="click">${pages.inline('7')}</media-embed>`],
  ] as const) {
    it(`requests its poster and nothing else before the click when its JSON is ${source}`, async () => {
      const { page, service, closed } = await pages.open(markup());
      const play = page.getByRole('button', { name: /Video 7/ });
      await play.hover();
      await play.focus();
      await page.mouse.wheel(0, 100);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(service, [POSTER]);
      await play.click();
      await until('the player', () => Promise.resolve(service.includes(PLAYER)));
      assert.deepEqual(service, [POSTER, PLAYER]);
      await closed();
    });
  }

  it('loads the code of a player in the page when the reader points at its button, and no media', async () => {
    // A file starts as a video, and its player's code comes after its first picture.
    const stream = pages.inline('7').replace('.mp4"', '.m3u8"');
    const { page, service, closed } = await pages.open(
      `<media-embed loading="click" format="player">${stream}</media-embed>`,
    );
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isPlayer = (url: string): boolean => url.includes('/mount-embed-player');
    const play = page.getByRole('button', { name: /Video 7/ });
    await play.waitFor();
    assert.equal(scripts.some(isPlayer), false);
    await play.hover();
    await until('the code of the player', () => Promise.resolve(scripts.some(isPlayer)));
    await page.waitForLoadState('networkidle');
    assert.deepEqual(service, [POSTER]);
    await closed();
  });

  it('differs from an eager embed, which requests its player without a click', async () => {
    const { service, closed } = await pages.open(
      '<media-embed loading="eager" src="/embed/7"></media-embed>',
    );
    await until('the player', () => Promise.resolve(service.includes(PLAYER)));
    await closed();
  });
});

/** The first request to the service after consent, by format; the player of the page requests at least its poster. */
const FORMATS = [
  ['iframe', PLAYER],
  ['player', POSTER],
] as const;

describe('an embed that requires consent', { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  for (const [format, path] of FORMATS) {
    for (const loading of ['near', 'eager', 'click'] as const) {
      it(`requests nothing of the service before consent: ${format}, ${loading}`, async () => {
        const { page, service, closed } = await pages.open(
          `<media-embed consent="required" format="${format}" loading="${loading}">${pages.inline('7')}</media-embed>`,
        );
        const allow = page.getByRole('button', { name: /^Allow and show/ });
        await allow.hover();
        await allow.focus();
        await page.mouse.wheel(0, 100);
        await page.waitForLoadState('networkidle');
        assert.deepEqual([...service], []);
        await allow.click();
        await until('the service', () => Promise.resolve(service.includes(path)));
        await closed();
      });
    }
  }
});
