import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ByteRange, byteRange } from '../../../../demo/sandbox/server/file-response.js';
import { openSandbox, seedOf } from '../open-sandbox.js';

const range = (first: number, last: number): ByteRange => ({ first, last });

const RANGES: readonly (readonly [string, string | undefined, ReturnType<typeof byteRange>])[] = [
  ['no header', undefined, 'whole'],
  ['the first bytes', 'bytes=0-9', range(0, 9)],
  ['a start but no end', 'bytes=90-', range(90, 99)],
  ['the last bytes', 'bytes=-10', range(90, 99)],
  ['more last bytes than there are', 'bytes=-500', range(0, 99)],
  ['an end after the last byte', 'bytes=50-5000', range(50, 99)],
  ['one byte', 'bytes=99-99', range(99, 99)],
  ['a start after the last byte', 'bytes=100-', 'unsatisfiable'],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['ends the wrong way round', 'bytes=9-0', 'whole'],
  ['several ranges', 'bytes=0-1,3-4', 'whole'],
  ['another unit', 'items=0-9', 'whole'],
  ['no numbers', 'bytes=-', 'whole'],
  ['a number out of bounds', `bytes=0-${'9'.repeat(40)}`, 'whole'],
];

for (const [what, header, expected] of RANGES) {
  test(`a Range header with ${what} is read`, () =>
    assert.deepEqual(byteRange(header, 100), expected));
}

test('the ranges of a file join to the whole', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const path = '/media/advert.mp4';
  const whole = await call(path);
  const bytes = Buffer.from(await whole.arrayBuffer());
  assert.equal(whole.headers.get('content-type'), 'video/mp4');
  assert.equal(whole.headers.get('accept-ranges'), 'bytes');
  assert.equal(Number(whole.headers.get('content-length')), bytes.length);
  const parts = await Promise.all(
    ['bytes=0-999', 'bytes=1000-'].map(async (header) => {
      const reply = await call(path, { headers: { range: header } });
      assert.equal(reply.status, 206);
      return Buffer.from(await reply.arrayBuffer());
    }),
  );
  assert.deepEqual(Buffer.concat(parts), bytes);
});

test('If-Range results in a range only for the same file', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const tag = (await call('/media/advert.mp4')).headers.get('etag') ?? '';
  for (const [ifRange, status] of [
    [tag, 206],
    ['"other"', 200],
  ] as const) {
    const headers = { range: 'bytes=0-0', 'if-range': ifRange };
    assert.equal((await call('/media/advert.mp4', { headers })).status, status);
  }
});

test('a range outside the file is refused with 416 and the size', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  const reply = await call('/media/watermark.png', { headers: { range: 'bytes=99999999-' } });
  assert.equal(reply.status, 416);
  assert.match(reply.headers.get('content-range') ?? '', /^bytes \*\/\d+$/);
});

const MEDIA_TYPES = [
  ['colour-bars/master.m3u8', 'application/vnd.apple.mpegurl'],
  ['colour-bars/360/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['colour-bars/360/00.m4s', 'video/iso.segment'],
  ['colour-bars/180/init.mp4', 'video/mp4'],
  ['subtitles/italiano.vtt', 'text/vtt; charset=utf-8'],
  ['portrait-poster.jpg', 'image/jpeg'],
  ['watermark.png', 'image/png'],
] as const;

for (const [path, mediaType] of MEDIA_TYPES) {
  test(`${path} is sent as ${mediaType}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    const reply = await call(`/media/${path}`);
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), mediaType);
    assert.equal(reply.headers.get('access-control-allow-origin'), '*');
    assert.ok((await reply.arrayBuffer()).byteLength > 0);
  });
}

const OUTSIDE = [
  '/media/..%2fsandbox.ts',
  '/media/..%2f..%2f..%2fpackage.json',
  '/media/%2e%2e/seed/embeds.json',
  '/media/%00.png',
  '/media/%',
  '/media/colour-bars',
  '/media/colour-bars//master.m3u8',
  '/media/..%5csandbox.ts',
  '/media/make-media.sh',
  '/media/none.mp4',
  '/media/live/none/master.m3u8',
  '/media/live/colour-bars/..%2f360.m3u8',
  '/..%2f..%2fpackage.json',
  '/.git/config',
];

for (const path of OUTSIDE) {
  test(`${path} is not served`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({}) });
    assert.equal((await call(path)).status, 404);
  });
}
