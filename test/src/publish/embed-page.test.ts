import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedPage, messagePage } from '../../../src/publish/embed-page.js';
import { codeRequest } from '../../../src/render/code-request.js';
import { elementsOf, htmlTree, type TreeElement } from '../render/html-tree.js';
import { FRAME, sampleEmbed } from '../render/sample-embed.js';

const OPTIONS = {
  pageUrl: 'https://www.example/embeds/e1',
  oEmbedUrl: 'https://www.example/embeds/oembed',
  siteName: 'Example',
  language: 'it',
  timeZone: 'Europe/Rome',
};

const pageOf = (fields: object = {}) =>
  embedPage(
    codeRequest(
      sampleEmbed({ created_at: '2026-07-01 12:00:00', description: 'The day.', ...fields }),
    ),
    OPTIONS,
  );

const elements = (html: string, name: string): readonly TreeElement[] =>
  elementsOf(htmlTree(html)).filter((element) => element.name === name);

test('a page has its address, the links for oEmbed, and the tags for networks and search engines', () => {
  const { html } = pageOf();
  assert.match(html, /^<!doctype html>\n<html lang="it">/);
  assert.deepEqual(
    elements(html, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]),
    [
      ['canonical', OPTIONS.pageUrl],
      ...['json', 'xml'].map((format) => [
        'alternate',
        `${OPTIONS.oEmbedUrl}?url=https%3A%2F%2Fwww.example%2Fembeds%2Fe1&format=${format}`,
      ]),
    ],
  );
  assert.deepEqual(
    elements(html, 'link').map(({ attributes }) => attributes['type']),
    [undefined, 'application/json+oembed', 'text/xml+oembed'],
  );
  const metas = elements(html, 'meta').map(
    ({ attributes }) => attributes['property'] ?? attributes['name'],
  );
  for (const name of ['description', 'og:video:url', 'twitter:player', 'og:site_name'])
    assert.ok(metas.includes(name), name);
  const [script, ...others] = elements(html, 'script');
  assert.equal(others.length, 0);
  assert.equal(script?.attributes['type'], 'application/ld+json');
  const [data] = script.children;
  assert.ok(typeof data === 'string');
  assert.match(data, /"uploadDate":"2026-07-01T10:00:00Z"/);
});

test('a page shows the hosted player with its name, and names its origin for the policy', () => {
  const { html, frameOrigin } = pageOf();
  const [frame] = elements(html, 'iframe');
  assert.equal(frame?.attributes['src'], FRAME);
  assert.equal(frame.attributes['title'], 'Morning news');
  assert.equal(frameOrigin, new URL(FRAME).origin);
});

test('no host adds a source or a directive to the policy of a page', () => {
  for (const character of Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code))) {
    const code = `<iframe src="https://a${character}script-src.example/iframe.php/1/c"></iframe>`;
    const { frameOrigin } = pageOf({ code_iframe: code });
    assert.doesNotMatch(
      frameOrigin ?? '',
      /[^\w.:/[\]-]/,
      `U+${character.charCodeAt(0).toString(16)}`,
    );
  }
});

test('a page without a hosted player shows the preview image, and one without both only texts', () => {
  const { html, frameOrigin } = pageOf({ code_iframe: null });
  assert.equal(frameOrigin, null);
  assert.equal(elements(html, 'iframe').length, 0);
  assert.equal(elements(html, 'img')[0]?.attributes['alt'], 'Morning news');
  const bare = pageOf({ code_iframe: null, video: null }).html;
  assert.deepEqual([elements(bare, 'img'), elements(bare, 'script')], [[], []]);
  assert.equal(elements(bare, 'h1').length, 1);
});

test('its style element has exactly the style that the policy allows, and nothing has a style attribute', () => {
  const { html, style } = pageOf();
  assert.deepEqual(
    elements(html, 'style').map(({ children }) => children),
    [[style]],
  );
  assert.ok(elementsOf(htmlTree(html)).every(({ attributes }) => !('style' in attributes)));
});

test('the page of a message has this message and no style', () => {
  const html = messagePage('Nothing <here>.');
  assert.deepEqual(elements(html, 'p')[0]?.children, ['Nothing <here>.']);
  assert.equal(elements(html, 'style').length, 0);
});
