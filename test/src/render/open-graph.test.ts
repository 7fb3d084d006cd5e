import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeRequest } from '../../../src/render/code-request.js';
import { metaTags, openGraphTags } from '../../../src/render/open-graph.js';
import { elementsOf, htmlTree } from './html-tree.js';
import { FRAME, sampleEmbed } from './sample-embed.js';

const tagsOf = (fields: object = {}, options = {}) =>
  Object.fromEntries(
    openGraphTags(codeRequest(sampleEmbed(fields)), options).map(({ key, content }) => [
      key,
      content,
    ]),
  );

test('a page has the tags of a video with its player, and of a player card', () => {
  const image = 'https://images.example.com/news.jpg';
  assert.deepEqual(
    tagsOf(
      { description: 'The day.' },
      { pageUrl: 'https://embeds.example/e1', siteName: 'Example' },
    ),
    {
      'og:type': 'video.other',
      'og:title': 'Morning news',
      'og:description': 'The day.',
      'og:url': 'https://embeds.example/e1',
      'og:site_name': 'Example',
      'og:image': image,
      'og:image:alt': 'Morning news',
      'og:video': FRAME,
      'og:video:url': FRAME,
      'og:video:secure_url': FRAME,
      'og:video:type': 'text/html',
      'og:video:width': '640',
      'og:video:height': '360',
      'twitter:card': 'player',
      'twitter:title': 'Morning news',
      'twitter:description': 'The day.',
      'twitter:image': image,
      'twitter:image:alt': 'Morning news',
      'twitter:player': FRAME,
      'twitter:player:width': '640',
      'twitter:player:height': '360',
    },
  );
});

test('a player that is not secure has no player card and no secure address', () => {
  const tags = tagsOf({ code_iframe: '<iframe src="http://media.example.com/iframe.php/e1/a">' });
  assert.equal(tags['twitter:card'], 'summary_large_image');
  assert.equal(tags['og:video:url'], 'http://media.example.com/iframe.php/e1/a');
  assert.equal('og:video:secure_url' in tags || 'twitter:player' in tags, false);
});

test('an embed without a hosted player and without an image has no tags for them', () => {
  const names = Object.keys(tagsOf({ code_iframe: null, video: null })).join(' ');
  assert.doesNotMatch(names, /video:|image|player/);
});

test('a long description is shortened between two characters', () => {
  const { 'og:description': description = '' } = tagsOf({ description: '😀'.repeat(50_000) });
  assert.equal(description, `${'😀'.repeat(149)}…`);
});

test('hostile text is unchanged when the tags are parsed', () => {
  const title = '"><script>alert(1)</script>\r\n\'`&quot;';
  const html = metaTags(openGraphTags(codeRequest(sampleEmbed({ title }))));
  const elements = elementsOf(htmlTree(html));
  assert.ok(elements.every(({ name }) => name === 'meta'));
  const parsed = elements.find(({ attributes }) => attributes['property'] === 'og:title');
  assert.equal(parsed?.attributes['content'], title);
});
