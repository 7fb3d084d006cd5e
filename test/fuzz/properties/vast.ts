import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isPlayable, MAX_BITRATE_KBPS, rankMedia } from '../../../src/vast/play/media-choice.js';
import { inspectDocument, type Inspection } from '../../../src/vast/node/index.js';
import type { VastMedia } from '../../../src/vast/vast-ad.js';
import { deepFreeze } from '../../deep-freeze.js';
import { asyncFuzzProperty, fuzzProperty } from '../fuzz-property.js';
import { anyVast, anyVastText } from './vast-arbitrary.js';

const SURFACE = {
  width: 640,
  height: 360,
  canPlay: (type: string) => /^video\/(mp4|webm)$/.test(type),
};

/** Serves a document for every request, so that wrappers lead to it; nothing leaves the process. */
const serving =
  (text: string): typeof fetch =>
  (_, init) =>
    Promise.resolve(
      init?.method === 'HEAD'
        ? new Response(null, { headers: { 'content-type': 'video/mp4' } })
        : new Response(text, { headers: { 'content-type': 'text/xml' } }),
    );

const assertInspection = ({
  ads,
  breaks,
  failure,
  result,
  hops,
  errorTrackers,
}: Inspection): void => {
  // A playlist plays whatever its breaks have, and has the failure of the last one.
  if (result !== 'playlist') assert.equal(failure === null, result !== 'none');
  assert.ok(hops.length >= 1 && hops.length <= 40, `${hops.length} hops`);
  if (breaks === undefined && result !== 'none')
    assert.ok(
      ads.some((each) => each.failure === null),
      'a result has an ad that plays',
    );
  for (const { media, failure: adFailure } of ads) {
    const chosen = media.filter(({ isChosen }) => isChosen);
    assert.ok(chosen.length <= 1);
    for (const { isPlayable: plays, media: file } of chosen) {
      assert.ok(plays);
      assert.match(file.url, /^https?:/);
    }
    if (adFailure !== null) assert.ok(adFailure.code >= 100 && adFailure.code <= 1099);
  }
  for (const { code } of errorTrackers) assert.ok(code >= 100 && code <= 1099, String(code));
};

const optional = (max: number): fc.Arbitrary<number | null> =>
  fc.option(fc.nat(max), { nil: null });

const media: fc.Arbitrary<VastMedia> = fc.record({
  url: fc.nat().map((id) => `https://ads.example/${id}.mp4`),
  type: fc.constantFrom('video/mp4', 'video/webm', 'application/javascript', ''),
  width: optional(4000),
  height: optional(4000),
  bitrateKbps: optional(20_000),
  apiFramework: fc.constantFrom(null, null, null, 'VPAID'),
});

const surface = fc
  .record({ width: fc.nat(4000), height: fc.nat(4000) })
  .map((size) => ({ ...SURFACE, ...size }));

export const VAST_PROPERTIES = [
  asyncFuzzProperty(
    'inspectDocument reads any text and follows its wrappers to an end',
    2,
    fc.tuple(
      anyVastText,
      anyVastText,
      fc.constantFrom(undefined, 'linear' as const, 'overlay' as const),
    ),
    async ([text, wrapped, slot]) => {
      const options = { fetch: serving(wrapped), now: () => 0, ...(slot && { slot }) };
      const inspection = await inspectDocument(text, deepFreeze(options));
      assertInspection(inspection);
    },
  ),
  asyncFuzzProperty(
    'inspectDocument reads the same document in the same way',
    1,
    anyVast,
    async (text) => {
      const options = { fetch: serving('<VAST version="4.2"/>'), now: () => 0 };
      assert.deepEqual(await inspectDocument(text, options), await inspectDocument(text, options));
    },
  ),
  fuzzProperty(
    'rankMedia begins with a file that plays, within the limit if there is one, whatever the others are',
    25,
    fc.tuple(fc.array(media, { maxLength: 6 }), surface),
    ([files, place]) => {
      const [chosen = null] = rankMedia(deepFreeze(files), place);
      const playable = files.filter((file) => isPlayable(file, place));
      assert.equal(chosen === null, playable.length === 0);
      if (chosen === null) return;
      assert.ok(playable.includes(chosen));
      const isAffordable = ({ bitrateKbps }: VastMedia) => (bitrateKbps ?? 0) <= MAX_BITRATE_KBPS;
      assert.equal(isAffordable(chosen), playable.some(isAffordable));
      for (const other of files)
        if (other !== chosen)
          assert.equal(
            rankMedia(
              files.filter((file) => file !== other),
              place,
            )[0],
            chosen,
          );
    },
  ),
];
