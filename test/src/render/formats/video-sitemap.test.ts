import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderCode } from '../../../../src/render/render-code.js';
import { FRAME, sampleEmbed } from '../sample-embed.js';
import { elementsNamed, fullText, parseXml } from '../xml-document.js';

const VIDEO = {
  title: 'News',
  preview_image: 'https://images.example.com/news.jpg',
  url_video: 'https://media.example.com/v1.mp4',
};

const page = 'https://page.example/news';

/** The elements below `video:video` in order, with their texts. */
const entryOf = (fields: object): readonly (readonly [string, string | null])[] => {
  const root = parseXml(renderCode(sampleEmbed(fields), 'video-sitemap', { page }));
  const [video] = elementsNamed(root, 'video:video');
  return (video?.children ?? []).map((element) => [element.name, fullText(element)]);
};

const textOf = (fields: object, name: string): string | null | undefined =>
  entryOf(fields).find(([each]) => each === `video:${name}`)?.[1];

test('an entry has everything that is known of a video', () => {
  assert.deepEqual(
    entryOf({
      description: 'The day.',
      tags: 'a,b',
      created_at: '2026-01-01 10:00:00',
      video: { ...VIDEO, duration: '61.6' },
    }),
    [
      ['video:thumbnail_loc', VIDEO.preview_image],
      ['video:title', 'Morning news'],
      ['video:description', 'The day.'],
      ['video:content_loc', VIDEO.url_video],
      ['video:player_loc', FRAME],
      ['video:duration', '62'],
      ['video:publication_date', '2026-01-01T10:00:00Z'],
      ['video:tag', 'a'],
      ['video:tag', 'b'],
      ['video:live', 'no'],
    ],
  );
});

test('an entry of a live says that it is one', () => {
  assert.equal(textOf({ video: null, live: { id: 'l1', ...VIDEO } }, 'live'), 'yes');
});

for (const [duration, written] of [
  [1, '1'],
  [28_800, '28800'],
  [28_801, undefined],
  [0.4, undefined],
  [undefined, undefined],
] as const) {
  test(`a duration of ${duration ?? 'no'} seconds is ${written ?? 'left out'}`, () => {
    assert.equal(textOf({ video: { ...VIDEO, duration } }, 'duration'), written);
  });
}

test('a title has at most 100 characters and a description 2048', () => {
  for (const [field, name, max] of [
    ['title', 'title', 100],
    ['description', 'description', 2048],
  ] as const) {
    const longest = 'x'.repeat(max);
    assert.equal(textOf({ video: VIDEO, [field]: longest }, name), longest);
    assert.equal(textOf({ video: VIDEO, [field]: `${longest}y` }, name), `${longest.slice(1)}…`);
    const pairs = '😀'.repeat(max + 1);
    assert.equal(Array.from(textOf({ video: VIDEO, [field]: pairs }, name) ?? '').length, max);
  }
});
