import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AdCounts, PLAYED } from './ad-counts.js';
import { AT_ONCE, hostsOf, openScene } from './ad-scene.js';
import type { WireEmbed } from './changed-embed.js';
import { demoPages } from './demo-pages.js';

/** The expected ads of `ad-breaks` with their trackers: each exactly once, and no others. */
const TIMELINE: AdCounts = {
  ads: {
    inline: PLAYED,
    skippable: PLAYED,
    progress: { ...PLAYED, 'progress-time': 1, 'progress-percentage': 1 },
    viewable: { ...PLAYED, viewable: 1 },
  },
  codes: {},
};

const one = (position: string): readonly string[] => [
  `adrequest ${position}`,
  `adstart ${position}`,
  `adend ${position}`,
];

const within = (position: string, ...events: readonly string[]): readonly string[] => [
  `adbreakstart ${position}`,
  ...events,
  `adbreakend ${position}`,
];

/** The last ad long enough to be seen for as long as viewability asks. */
const seenToTheEnd = (embed: WireEmbed): WireEmbed => {
  const { postroll } = embed as { readonly postroll: { readonly source_url: string } };
  const source = postroll.source_url.replace('&creative=short', '');
  return { ...embed, postroll: { ...postroll, source_url: source } };
};

describe('ads on their timeline', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const host of hostsOf(0)) {
    it(`plays ads before, within and after the content: ${host}`, async () => {
      const run = `timeline-${host}`;
      const scene = await openScene(pages, {
        embed: 'ad-breaks',
        host,
        run,
        change: seenToTheEnd,
        // The last ad has six seconds, and counts as viewable after two of the clock.
        adSpeed: 2,
      });
      await scene.play();
      await scene.seek(10.5);
      await scene.emits('adstart midroll');
      await scene.contentAt(12.5);
      await scene.seek(22.5);
      await scene.emits('adstart postroll');
      await scene.emits('ended');
      assert.deepEqual(await scene.events(), [
        ...within('preroll', ...one('preroll'), ...one('preroll')),
        'playing',
        ...within('midroll', ...one('midroll')),
        'playing',
        ...within('postroll', ...one('postroll')),
        'ended',
      ]);
      assert.deepEqual(await scene.counts(), TIMELINE);
      await pages.closed(scene.page);
    });
  }
});
