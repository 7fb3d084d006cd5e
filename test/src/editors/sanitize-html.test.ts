import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sanitizeHtmlMediaEmbed } from '../../../src/editors/sanitize-html.js';

const PAGE = 'https://www.example/embeds/7';
const settings = sanitizeHtmlMediaEmbed(
  { embeds: ['https://www.example/embeds'], players: ['https://media.example'] },
  { allowedTags: ['p', 'a'], allowedAttributes: { a: ['href'] } },
);

const transform = (tagName: string, attribs: Record<string, string>) =>
  settings.transformTags[tagName]?.(tagName, attribs);

describe('sanitizeHtmlMediaEmbed', () => {
  it('keeps the settings and allows the element', () => {
    assert.deepEqual(settings.allowedTags, ['p', 'a', 'media-embed']);
    assert.deepEqual(settings.allowedAttributes, {
      a: ['href'],
      'media-embed': ['src', 'title', 'width', 'height', 'data-align', 'style'],
    });
  });

  it('makes an element of a frame of the player, and leaves other frames to the settings', () => {
    const src = 'https://media.example/proxy/iframe.php/7/acme';
    assert.deepEqual(transform('iframe', { src, title: 'Night' }), {
      tagName: 'media-embed',
      attribs: { src: `${PAGE}.json`, title: 'Night' },
      text: 'Night',
    });
    assert.deepEqual(transform('iframe', { src, width: '216', height: '384' })?.attribs, {
      src: `${PAGE}.json`,
      width: '216',
      height: '384',
      style: 'aspect-ratio:216/384',
    });
    const foreign = { src: 'https://evil.example/proxy/iframe.php/7/acme' };
    assert.deepEqual(transform('iframe', foreign), { tagName: 'iframe', attribs: foreign });
  });

  it('takes its element from a player of another site', () => {
    const { tagName } = transform('media-embed', { src: 'https://evil.example/7.json' }) ?? {};
    assert.equal(tagName, 'div');
  });

  it('leads a link to the player to the page of the embed', () => {
    const href = 'https://media.example/proxy/iframe.php/7/acme';
    assert.deepEqual(transform('a', { href })?.attribs, { href: PAGE });
  });
});
