import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { livePlaylist, parseVodPlaylist } from '../../../../demo/sandbox/server/hls-playlist.js';
import { openSandbox, seedOf } from '../open-sandbox.js';

const RECORDED = parseVodPlaylist(`#EXTM3U
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.000000,
a.m4s
#EXTINF:4.000000,
b.m4s
#EXTINF:2.000000,
c.m4s
#EXT-X-ENDLIST
`);

/** The lines that change with time. */
const at = (seconds: number): readonly string[] =>
  livePlaylist(RECORDED, { now: seconds * 1000, folder: '/f/' })
    .split('\n')
    .filter(
      (line) => line !== '' && !/^#(EXTM3U|EXT-X-(VERSION|INDEP|TARGET|PROGRAM|MAP))/.test(line),
    );

const sequenceOf = (lines: readonly string[], tag: string): number =>
  Number(lines.find((line) => line.startsWith(`#EXT-X-${tag}:`))?.split(':')[1]);

/** Media sequence number, discontinuity sequence number and address of each segment, as a player counts them. */
const segmentsAt = (seconds: number): readonly string[] => {
  const lines = at(seconds);
  let media = sequenceOf(lines, 'MEDIA-SEQUENCE');
  let discontinuity = sequenceOf(lines, 'DISCONTINUITY-SEQUENCE');
  return lines.flatMap((line) => {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    return line.startsWith('#') ? [] : [`${media++}/${discontinuity}${line}`];
  });
};

test('the playlist contains the complete segments, with a discontinuity between repetitions', () => {
  assert.deepEqual(at(1014), [
    '#EXT-X-MEDIA-SEQUENCE:299',
    '#EXT-X-DISCONTINUITY-SEQUENCE:99',
    '#EXTINF:2.000000,',
    '/f/c.m4s',
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:4.000000,',
    '/f/a.m4s',
    '#EXTINF:4.000000,',
    '/f/b.m4s',
    '#EXTINF:2.000000,',
    '/f/c.m4s',
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:4.000000,',
    '/f/a.m4s',
  ]);
});

test('a playlist that starts with a repetition counts its discontinuity without a tag', () => {
  const lines = at(1018);
  assert.deepEqual(lines.slice(0, 4), [
    '#EXT-X-MEDIA-SEQUENCE:300',
    '#EXT-X-DISCONTINUITY-SEQUENCE:100',
    '#EXTINF:4.000000,',
    '/f/a.m4s',
  ]);
});

test('discontinuity numbers stay small enough for players that keep a list of them', () => {
  const lines = at(Date.UTC(2126, 0) / 1000);
  const [media, discontinuity] = ['MEDIA-SEQUENCE', 'DISCONTINUITY-SEQUENCE'].map((tag) =>
    sequenceOf(lines, tag),
  );
  assert.ok(media !== undefined && media < 3 * 100_000, String(media));
  assert.ok(discontinuity !== undefined && discontinuity < 100_000, String(discontinuity));
});

test('a segment appears once it is complete', () => {
  assert.ok(!segmentsAt(1003.999).includes('300/100/f/a.m4s'));
  assert.ok(segmentsAt(1004).includes('300/100/f/a.m4s'));
});

test('a segment keeps its numbers at all times, and the playlist only advances', () => {
  // Before the numbers restart, which for these ten seconds is at 1e6.
  const time = fc.double({ min: 100, max: 999_900, noNaN: true });
  const step = fc.double({ min: 0, max: 9, noNaN: true });
  fc.assert(
    fc.property(time, step, (seconds, later) => {
      const before = segmentsAt(seconds);
      const after = segmentsAt(seconds + later);
      assert.equal(before.length, 5);
      const kept = before.filter((segment) => after.includes(segment));
      assert.ok(kept.length >= 2, 'at most three segments end in nine seconds');
      assert.deepEqual(after.slice(0, kept.length), kept);
      assert.deepEqual(before.slice(-kept.length), kept);
    }),
  );
});

test('the shipped live stream follows the clock', async (t) => {
  let now = Date.UTC(2026, 0, 1);
  const { call } = await openSandbox(t, { seed: seedOf({}), clock: () => now });
  const read = async (): Promise<string> => (await call('/media/live/colour-bars/360.m3u8')).text();
  const first = await read();
  assert.equal(await read(), first);
  now += 4000;
  const second = await read();
  const sequence = (text: string): number => sequenceOf(text.split('\n'), 'MEDIA-SEQUENCE');
  assert.equal(sequence(second), sequence(first) + 1);
  assert.doesNotMatch(second, /ENDLIST/);
  const segments = second.split('\n').filter((line) => line.endsWith('.m4s'));
  assert.equal(segments.length, 5);
  for (const segment of segments) assert.equal((await call(segment)).status, 200);
});

test('the master playlist of a live stream refers to the live renditions', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const master = await (await call('/media/live/colour-bars/master.m3u8')).text();
  const renditions = master.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  assert.deepEqual(renditions, ['180.m3u8', '360.m3u8']);
});

for (const text of ['', '#EXTM3U\n#EXT-X-MAP:URI="i.mp4"\n', '#EXTM3U\n#EXTINF:4,\na.ts\n']) {
  test(`a playlist without map or segments is refused: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseVodPlaylist(text), /fMP4/);
  });
}
