import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE, openScene, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';

const SHOWN = { impression: 1, loaded: 1, creativeView: 1 };

const OVERLAY = ['adrequest overlay', 'adstart overlay', 'adend overlay'];

describe('an overlay', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('appears at its second of the content, one at a time, and disappears', async () => {
    const run = 'overlays';
    const scene = await openScene(pages, { embed: 'overlays-timed', host: 'hosted', run });
    const seconds = (): Promise<number> =>
      scene.player.evaluate((el: PlayingElement) => el.currentTime);
    await scene.play();
    await scene.emits('adstart overlay');
    assert.ok((await seconds()) >= 1);
    assert.equal(await scene.player.locator('[part="overlay"] img').count(), 1);
    await scene.emits('adend overlay');
    assert.ok((await seconds()) >= 5);
    const text = scene.player.locator('[part="text"]');
    await text.waitFor();
    assert.ok((await seconds()) >= 9);
    await text.waitFor({ state: 'detached' });
    assert.ok((await seconds()) >= 13);
    const events = (await scene.events()).filter((what) => what !== 'playing');
    assert.deepEqual(events, [...OVERLAY, ...OVERLAY]);
    assert.deepEqual(await scene.counts(), {
      ads: { 'non-linear': SHOWN, 'non-linear-text': SHOWN },
      codes: {},
    });
    await pages.closed(scene.page);
  });

  it('stays within its size until the end of the content if it is fixed', async () => {
    const scene = await openScene(pages, { embed: 'overlay-fixed', host: 'hosted', run: 'fixed' });
    await scene.play();
    await scene.emits('adstart overlay');
    const box = await scene.player.locator('[part="overlay"] img').boundingBox();
    assert.ok(box !== null && box.width <= 320 && box.height <= 60, JSON.stringify(box));
    await scene.seek(8.5);
    await scene.contentAt(9);
    assert.equal(await scene.player.locator('[part="overlay"] img').count(), 1);
    await scene.emits('ended');
    assert.equal(await scene.player.locator('[part="overlay"] img').count(), 0);
    assert.deepEqual(Object.keys((await scene.counts()).ads), ['non-linear-small']);
    await pages.closed(scene.page);
  });
});
