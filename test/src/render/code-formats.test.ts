import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODE_FORMATS, type CodeOptions, renderCode } from '../../../src/render/render-code.js';
import { REQUIRED } from './required-options.js';
import { sampleEmbed } from './sample-embed.js';

test('the table names sixteen formats, one of them legacy, each with a label of its own', () => {
  assert.deepEqual(
    CODE_FORMATS.map(({ format }) => format),
    (
      'standard iframe amp 360 instant-article media-embed media-embed-src responsive-iframe link email ' +
      'json-ld open-graph oembed vmap mrss video-sitemap'
    ).split(' '),
  );
  assert.deepEqual(
    CODE_FORMATS.filter(({ legacy }) => legacy).map(({ format }) => format),
    ['instant-article'],
  );
  assert.equal(new Set(CODE_FORMATS.map(({ label }) => label)).size, CODE_FORMATS.length);
});

test('the labels name the formats for people', () => {
  assert.deepEqual(
    CODE_FORMATS.map(({ label }) => label),
    [
      'Container and script',
      'Iframe',
      'AMP',
      '360° video',
      'Instant article',
      '<media-embed> element',
      '<media-embed src>',
      'Responsive iframe',
      'Link',
      'E-mail',
      'JSON-LD',
      'Open Graph and Twitter',
      'oEmbed JSON',
      'VMAP 1.0 ad playlist',
      'Media RSS item',
      'Video sitemap entry',
    ],
  );
});

/** The options that replace the service's own code. */
const REPLACING = {
  standard: 'width height aspectRatio responsive autoplay mute label customer script',
  'instant-article':
    'width height aspectRatio responsive autoplay mute loop captions start end label title frame',
} as const;

for (const format of ['standard', 'instant-article'] as const) {
  test(`${format}: the service’s own code is used unless an option changes it`, () => {
    const own = renderCode(DATED, format);
    const changing = Object.entries(OTHER).filter(
      ([name, value]) => renderCode(DATED, format, { [name]: value }) !== own,
    );
    assert.deepEqual(changing.map(([name]) => name).sort(), REPLACING[format].split(' ').sort());
  });
}

/** A value for each option that differs from the value of the sample. */
const OTHER: Required<{ [Name in keyof CodeOptions]: NonNullable<CodeOptions[Name]> }> = {
  width: 123,
  height: 77,
  aspectRatio: 2,
  responsive: true,
  autoplay: true,
  mute: true,
  loop: true,
  captions: true,
  start: 5,
  end: 9,
  label: 'other',
  title: 'Other',
  lazy: false,
  src: 'https://other.example/e.json',
  elementFormat: 'standard',
  elementLoading: 'visible',
  consent: 'required',
  fallback: false,
  page: 'https://other.example/page',
  addressOnly: true,
  timeZone: 'Europe/Rome',
  customer: 'other',
  script: 'https://other.example/s.js',
  frame: 'https://other.example/f',
};

const DATED = sampleEmbed({ created_at: '2026-03-01 10:00:00' });

for (const { format, options: carried } of CODE_FORMATS) {
  test(`${format}: only the options of its row change the code`, () => {
    const required: CodeOptions = REQUIRED[format] ?? {};
    const plain = renderCode(DATED, format, required);
    for (const [name, value] of Object.entries(OTHER)) {
      const changes = renderCode(DATED, format, { ...required, [name]: value }) !== plain;
      assert.equal(
        changes,
        carried.some((option) => option === name),
        name,
      );
    }
  });
}

test('the embed and the options are not changed', () => {
  const embed = structuredClone(DATED);
  const copy = structuredClone(embed);
  for (const { format } of CODE_FORMATS) renderCode(embed, format, Object.freeze({ ...OTHER }));
  assert.deepEqual(embed, copy);
});
