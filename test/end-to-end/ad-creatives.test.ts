import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PLAYED } from './ad-counts.js';
import { AT_ONCE, openScene } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

describe('creatives of every kind', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('plays an HLS creative by Media Source Extensions to its end', async () => {
    const scene = await openScene(pages, { embed: 'ad-stream', host: 'hosted', run: 'stream' });
    await scene.pauseAt('preroll');
    await scene.play();
    await scene.emits('adstart preroll');
    assert.match(await scene.adVideo.evaluate(({ src }: HTMLVideoElement) => src), /^blob:/);
    await scene.hurryAd();
    await scene.contentAt(0.1);
    const { ads, codes } = await scene.counts();
    assert.deepEqual([ads['inline']?.['complete'], codes], [1, {}]);
    await pages.closed(scene.page);
  });

  it('plays an ad of VAST 2.0, and after it one behind a wrapper', async () => {
    const scene = await openScene(pages, { embed: 'ad-vast-2', host: 'hosted', run: 'old' });
    await scene.play();
    await scene.contentAt(0.1);
    const { ads, codes } = await scene.counts();
    // VAST 2.0 has no event for a creative that has loaded.
    const { loaded, ...old } = PLAYED;
    assert.deepEqual([ads, codes], [{ old, inline: PLAYED, wrapper: { ...old, loaded } }, {}]);
    await pages.closed(scene.page);
  });

  it('keeps the ad and the overlay of a portrait video within its box', async () => {
    const scene = await openScene(pages, {
      embed: 'portrait-with-ads',
      host: 'framed',
      run: 'portrait',
    });
    const box = await scene.player.boundingBox();
    assert.ok(box !== null);
    await scene.pauseAt('preroll');
    await scene.play();
    await scene.emits('adstart preroll');
    const ad = await scene.adVideo.boundingBox();
    assert.deepEqual(ad, box);
    await scene.pauseAt('overlay');
    await scene.hurryAd();
    await scene.emits('adstart overlay');
    const overlay = await scene.player.locator('[part="overlay"] img').boundingBox();
    assert.ok(overlay !== null);
    assert.ok(overlay.width <= box.width * 0.9 && overlay.height <= box.height * 0.2);
    assert.ok(overlay.x >= box.x && overlay.x + overlay.width <= box.x + box.width);
    await pages.closed(scene.page);
  });

  it('destroys a player that ends on AD_ERROR when a creative is missing, and reports that once', async () => {
    const scene = await openScene(pages, {
      embed: 'scroll-mode-ad-fails',
      host: 'player',
      run: 'gone',
    });
    const cause = scene.player.evaluate(
      (el) =>
        new Promise<unknown>((resolve) => {
          el.addEventListener('playerdestroy', (event) => resolve(Reflect.get(event, 'cause')));
        }),
    );
    const reported = scene.page.waitForRequest(/\/ads\/track\//);
    await scene.play();
    assert.equal(await cause, 'AD_ERROR');
    await reported;
    await until('the poster', () => scene.player.evaluate((el) => el.matches(':state(destroyed)')));
    const { codes } = await scene.counts();
    assert.deepEqual(codes, { 'missing-media': { 401: 1 } });
    await scene.page.context().close();
  });
});
