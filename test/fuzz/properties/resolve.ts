import assert from 'node:assert/strict';
import fc from 'fast-check';
import { BEFORE_VIDEO, videoConfig } from '../../../components/media-embed/mount/start-video.js';
import { hasAds } from '../../../src/player/ads/has-ads.js';
import { embedPreview } from '../../../src/resolve/embed-preview.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { Viewer } from '../../../src/viewer.js';
import { anyEmbed } from '../../src/resolve/embed-arbitrary.js';
import { assertInvariants } from '../../src/resolve/invariants.js';
import { asEmbed } from '../../src/resolve/rule-table.js';
import { deepFreeze } from '../../deep-freeze.js';
import { fuzzProperty } from '../fuzz-property.js';

/** Viewers as pages describe them, and as they should not. */
const anyViewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.record(
    {
      device: fc.constantFrom('desktop' as const, 'mobile' as const),
      page: fc.record({ url: fc.oneof(fc.webUrl(), fc.string()) }),
      player: fc.record({ width: fc.double(), height: fc.double(), muted: fc.boolean() }),
      now: fc.double(),
      random: fc.double({ min: 0, max: 1, noNaN: true }),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue({ maxDepth: 3 }).map((json) => ({ page: json, device: json, now: json }) as never),
);

/** Embeds with a file and at most one of the fields that come before it, so that some start at once. */
const anyFile: fc.Arbitrary<object> = fc
  .tuple(anyEmbed, fc.constantFrom(...BEFORE_VIDEO), fc.webUrl(), fc.boolean())
  .map(([embed, kept, address, isStream]) => {
    const others = BEFORE_VIDEO.filter((name) => name !== kept).map(
      (name) => [name, null] as const,
    );
    const file = isStream ? { url_hls: `${address}/a.m3u8` } : { url_video_mp4: address };
    const absent = Object.fromEntries(others) as Readonly<Record<string, null>>;
    return { ...(embed as object), ...absent, video: { id: '1', ...file } };
  });

const pick = ({ identity, title, state }: PlayerConfig) => ({ identity, title, state });

export const RESOLVE_PROPERTIES = [
  fuzzProperty(
    'resolveEmbed returns a valid configuration for known fields with any value, and changes nothing',
    6,
    fc.tuple(anyEmbed, anyViewer),
    ([embed, viewer]) => {
      const before = JSON.stringify(embed);
      const result = resolveEmbed(asEmbed(deepFreeze(embed)), deepFreeze(viewer));
      assertInvariants(result);
      assert.equal(JSON.stringify(embed), before);
      assert.deepEqual(resolveEmbed(asEmbed(embed), viewer), result);
    },
  ),
  fuzzProperty(
    'resolveEmbed returns a valid configuration for any JSON',
    16,
    fc.jsonValue({ maxDepth: 4 }),
    (json) => {
      assertInvariants(resolveEmbed(asEmbed(deepFreeze(json)), {}));
    },
  ),
  fuzzProperty('embedPreview agrees with resolveEmbed', 5, anyEmbed, (embed) => {
    const { identity, title, state, source } = embedPreview(asEmbed(deepFreeze(embed)));
    const { config } = resolveEmbed(asEmbed(embed), {});
    assert.deepEqual({ identity, title, state }, pick(config));
    assert.equal(source?.poster, config.source?.poster);
  }),
  fuzzProperty(
    'a video that starts before its player is that of resolveEmbed, and nothing comes before it',
    5,
    fc.tuple(anyFile, anyViewer),
    ([embed, viewer]) => {
      const early = videoConfig(asEmbed(deepFreeze(embed)));
      if (early === null) return;
      const { config } = resolveEmbed(asEmbed(embed), viewer);
      const { source, playback, size, ads, subtitles, bulk } = config;
      assert.deepEqual(early, { source, playback, size: { crop: size.crop } });
      assert.deepEqual([hasAds(ads), subtitles.tracks, bulk], [false, [], null]);
    },
  ),
];
