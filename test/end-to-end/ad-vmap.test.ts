import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PLAYED } from './ad-counts.js';
import { AT_ONCE, hostsOf, openScene } from './ad-scene.js';
import { demoPages } from './demo-pages.js';

const BREAK = { breakStart: 1, breakEnd: 1 };

/** The breaks and the ads of `ad-vmap` with the trackers of each; no other, and none twice. */
const TRACKED = {
  ads: {
    'break-start': BREAK,
    inline: PLAYED,
    'break-overlay': BREAK,
    'non-linear': { impression: 1, loaded: 1, creativeView: 1 },
    'break-middle': BREAK,
    progress: { ...PLAYED, 'progress-time': 1, 'progress-percentage': 1 },
    'break-end': BREAK,
    skippable: PLAYED,
  },
  codes: {},
};

describe('the ads of a VMAP playlist', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const host of hostsOf(1)) {
    it(`play at their times from one request of the playlist: ${host}`, async () => {
      const run = `vmap-${host}`;
      const scene = await openScene(pages, { embed: 'ad-vmap', host, run });
      const playlists: string[] = [];
      scene.page.on('request', (request) => {
        if (request.url().includes('/ads/vast/vmap.xml')) playlists.push(request.url());
      });
      await scene.play();
      await scene.emits('adstart overlay');
      await scene.seek(10.5);
      await scene.emits('adstart midroll');
      await scene.contentAt(12.5);
      await scene.seek(22.5);
      await scene.emits('adstart postroll');
      await scene.emits('ended');
      const linear = (await scene.events()).filter((event) => /^adstart (?!overlay)/.test(event));
      assert.deepEqual(linear, ['adstart preroll', 'adstart midroll', 'adstart postroll']);
      assert.deepEqual(await scene.counts(), TRACKED);
      assert.equal(playlists.length, 1);
      await pages.closed(scene.page);
    });
  }
});
