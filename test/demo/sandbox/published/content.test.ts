import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PublishedContent, contentOf } from '../../../../demo/sandbox/published/content.js';

const CASES: readonly (readonly [string, object, Partial<PublishedContent>])[] = [
  [
    'a video takes precedence over a live',
    { video: { url_video: 'https://x.test/a.mp4' }, live: { url_iphone: 'https://x.test/l.m3u8' } },
    { source: 'https://x.test/a.mp4' },
  ],
  [
    'a live plays its manifest',
    { live: { url_iphone: 'https://x.test/l.m3u8?a=1' } },
    { source: 'https://x.test/l.m3u8?a=1', state: 'ready' },
  ],
  [
    'a stream takes precedence over a file',
    { video: { url_video_mp4: 'https://x.test/a.mp4', url_video: 'https://x.test/a.m3u8' } },
    { source: 'https://x.test/a.m3u8' },
  ],
  ['a poster must have an http URL', { video: { preview_image: 'data:,x' } }, { poster: null }],
  [
    'a URL with a user name is refused',
    { video: { url_video: 'https://a:b@x.test/a.mp4' } },
    { source: null },
  ],
  [
    'a video is not ready during its conversion',
    { video: { available_video: '0' } },
    { state: 'processing' },
  ],
  [
    'a failed conversion takes precedence over a running one',
    { video: { available_video: '0', invalid_video: '1' } },
    { state: 'failed' },
  ],
  [
    'values of wrong types are ignored',
    { title: 7, video: 'x', live: [], subtitles: 'it' },
    { title: '', state: 'empty', source: null, poster: null, subtitles: [] },
  ],
];

for (const [rule, embed, expected] of CASES) {
  test(rule, () => {
    const content = contentOf(embed as Record<string, unknown>);
    assert.deepEqual({ ...content, ...expected }, content);
  });
}

test('a subtitle track needs a URL and a language tag', () => {
  const url = 'https://x.test/a.vtt';
  const { subtitles } = contentOf({
    subtitles: [
      { url, language: 'it', label: 'I' },
      { url, language: 'no tag' },
      { language: 'en' },
      null,
      { url, language: 'en' },
    ],
    subtitles_default_lang: 'it',
  });
  assert.deepEqual(subtitles, [
    { url, language: 'it', label: 'I', isDefault: true },
    { url, language: 'en', label: 'en', isDefault: false },
  ]);
});
