import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeRequest } from '../../../src/render/code-request.js';
import { oEmbed, type OEmbed, type OEmbedOptions, oEmbedXml } from '../../../src/render/oembed.js';
import { elementsOf, htmlTree } from './html-tree.js';
import { FRAME, sampleEmbed } from './sample-embed.js';

const respond = (fields: object = {}, options: OEmbedOptions = {}): OEmbed => {
  const response = oEmbed(codeRequest(sampleEmbed(fields)), options);
  assert.ok('type' in response);
  return response;
};

const THUMBNAIL_SIZE = { width: 1280, height: 720 };

test('a response has every field that oEmbed requires of a video, and the thumbnail with its size', () => {
  const { html, ...response } = respond({}, { thumbnailSize: THUMBNAIL_SIZE });
  assert.deepEqual(response, {
    version: '1.0',
    type: 'video',
    title: 'Morning news',
    width: 640,
    height: 360,
    thumbnail_url: 'https://images.example.com/news.jpg',
    thumbnail_width: 1280,
    thumbnail_height: 720,
  });
  const [frame, ...others] = elementsOf(htmlTree(html));
  assert.deepEqual(others, []);
  assert.equal(frame?.name, 'iframe');
  assert.equal(frame.attributes['src'], FRAME);
  assert.equal(frame.attributes['title'], 'Morning news');
  assert.equal(frame.attributes['frameborder'], '0');
  assert.equal('style' in frame.attributes, false);
});

test('the frame of a responsive player fits its container, and keeps its ratio', () => {
  const { html } = respond({ responsive: '1' }, { maxWidth: 500 });
  const [frame] = elementsOf(htmlTree(html));
  assert.equal(frame?.attributes['style'], 'max-width:100%;height:auto;aspect-ratio:500/281');
});

const WITHOUT_THUMBNAIL: readonly (readonly [string, object, OEmbedOptions])[] = [
  ['has no preview image', { video: { id: 'v1' } }, { thumbnailSize: THUMBNAIL_SIZE }],
  ['has an image of unknown size', {}, {}],
  ['has a wider image than wanted', {}, { thumbnailSize: THUMBNAIL_SIZE, maxWidth: 1279 }],
  ['has a higher image than wanted', {}, { thumbnailSize: THUMBNAIL_SIZE, maxHeight: 719 }],
];

for (const [behavior, fields, options] of WITHOUT_THUMBNAIL) {
  test(`an embed that ${behavior} has no part of a thumbnail`, () => {
    assert.deepEqual(
      Object.keys(respond(fields, options)).filter((name) => name.startsWith('thumbnail')),
      [],
    );
  });
}

const SIZES: readonly (readonly [string, object, OEmbedOptions, readonly [number, number]])[] = [
  ['a fixed player shrinks to the width', {}, { maxWidth: 320 }, [320, 180]],
  ['a fixed player shrinks to the height', {}, { maxHeight: 90 }, [160, 90]],
  ['a fixed player does not grow', {}, { maxWidth: 1280 }, [640, 360]],
  ['a responsive player grows', { responsive: '1' }, { maxWidth: 1280 }, [1280, 720]],
  ['the smaller bound decides', { responsive: 1 }, { maxWidth: 1280, maxHeight: 180 }, [320, 180]],
  ['one pixel is the minimum', {}, { maxWidth: 1, maxHeight: 1 }, [1, 1]],
  ['bounds that are no sizes are ignored', {}, { maxWidth: 0, maxHeight: Number.NaN }, [640, 360]],
];

for (const [behavior, fields, options, [width, height]] of SIZES) {
  test(`of the sizes of a player, ${behavior}`, () => {
    const response = respond(fields, options);
    assert.deepEqual([response.width, response.height], [width, height]);
  });
}

test('the player exceeds no bounds', () => {
  const length = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 1, noNaN: true }));
  fc.assert(
    fc.property(length, length, fc.boolean(), (maxWidth, maxHeight, responsive) => {
      const response = respond({ responsive }, { maxWidth, maxHeight });
      assert.ok(response.width >= 1 && response.width <= maxWidth);
      assert.ok(response.height >= 1 && response.height <= maxHeight);
    }),
  );
});

test('a frame for viewers who must not be tracked has no credentials', () => {
  assert.match(respond({}, { doNotTrack: true }).html, / credentialless /);
  assert.doesNotMatch(respond().html, /credentialless/);
});

test('an embed without a hosted player has no response', () => {
  const response = oEmbed(codeRequest(sampleEmbed({ code_iframe: null })));
  assert.ok('path' in response);
  assert.equal(response.path, '/code_iframe');
});

test('XML has the fields of JSON, and hostile text in it stays text', () => {
  const response = respond({ title: '</title><x a="b">&amp;' }, { cacheAge: 60 });
  const xml = oEmbedXml(response);
  assert.match(xml, /<title>&lt;\/title&gt;&lt;x a=&quot;b&quot;&gt;&amp;amp;<\/title>/);
  assert.match(xml, /<cache_age>60<\/cache_age>/);
  assert.deepEqual(
    [...xml.matchAll(/<(\w+)>/g)].map(([, name]) => name),
    ['oembed', ...Object.keys(response)],
  );
});
