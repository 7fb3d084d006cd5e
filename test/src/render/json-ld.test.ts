import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeRequest } from '../../../src/render/code-request.js';
import { jsonLdScript, videoObject, type VideoObjectOptions } from '../../../src/render/json-ld.js';
import { FRAME, sampleEmbed } from './sample-embed.js';

const VIDEO = {
  id: 'v1',
  title: 'News at eight',
  preview_image: 'https://images.example.com/news.jpg',
  duration: 3725.4,
  url_video: 'https://media.example.com/v1.m3u8',
};

const describe = (fields: object = {}, options: VideoObjectOptions = {}) =>
  videoObject(
    codeRequest(sampleEmbed({ created_at: '2026-07-01 12:00:00', video: VIDEO, ...fields })),
    options,
  );

test('a video is described by everything that search engines read', () => {
  assert.deepEqual(describe({ tags: 'news, morning', description: 'The day.' }), {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Morning news',
    description: 'The day.',
    thumbnailUrl: ['https://images.example.com/news.jpg'],
    uploadDate: '2026-07-01T12:00:00Z',
    contentUrl: 'https://media.example.com/v1.m3u8',
    embedUrl: FRAME,
    duration: 'PT1H2M5S',
    keywords: 'news, morning',
  });
});

test('a live has no broadcast event, which would need a start and an end', () => {
  const object = describe({ video: null, live: { preview_image: VIDEO.preview_image } });
  assert.ok('name' in object && !('publication' in object));
});

test('the date is read in the time zone of the service', () => {
  const object = describe({}, { timeZone: 'Europe/Rome' });
  assert.ok('uploadDate' in object);
  assert.equal(object.uploadDate, '2026-07-01T10:00:00Z');
});

const MISSING: readonly (readonly [string, object, string])[] = [
  ['has no name', { title: ' ', video: { ...VIDEO, title: '' } }, '/title'],
  ['has no preview image', { video: { ...VIDEO, preview_image: null } }, '/video/preview_image'],
  ['has no date', { created_at: null }, '/created_at'],
  ['has a date that does not exist', { created_at: '2026-02-30 00:00:00' }, '/created_at'],
  ['has a date before there were videos', { created_at: '0000-01-01 00:00:00' }, '/created_at'],
  ['has a date at the end of time', { created_at: '9999-12-31 23:59:59' }, '/created_at'],
  ['is being converted', { video: { ...VIDEO, available_video: '0' } }, '/video'],
  ['has neither video nor live', { video: null }, '/video'],
];

for (const [behavior, fields, path] of MISSING) {
  test(`an embed that ${behavior} is not described, and the field is named`, () => {
    const missing = describe(fields, { timeZone: 'Pacific/Auckland' });
    assert.ok('path' in missing);
    assert.equal(missing.path, path);
  });
}

test('no text ends the script', () => {
  const object = describe({ title: '</script><!--' });
  assert.ok('name' in object);
  assert.doesNotMatch(jsonLdScript(object).slice(0, -'</script>'.length), /<\/script|<!--/);
});
