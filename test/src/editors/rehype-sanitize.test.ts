import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mediaEmbedSchema, rehypeMediaEmbed } from '../../../src/editors/rehype-sanitize.js';

const SITES = { embeds: ['https://www.example/embeds'], players: ['https://media.example'] };

const transformed = (node: object): unknown => {
  const tree = { type: 'root', children: [node as { type: string }] };
  rehypeMediaEmbed(SITES)(tree);
  return tree.children[0];
};

const embed = (title?: string) => ({
  type: 'element',
  tagName: 'media-embed',
  properties: { src: 'https://www.example/embeds/7.json', ...(title ? { title } : {}) },
  children: [
    {
      type: 'element',
      tagName: 'a',
      properties: { href: 'https://www.example/embeds/7' },
      children: [{ type: 'text', value: title ?? 'https://www.example/embeds/7' }],
    },
  ],
});

describe('rehypeMediaEmbed', () => {
  it('replaces a frame and the container of the service', () => {
    const src = 'https://media.example/proxy/iframe.php/7/acme';
    const frame = { type: 'element', tagName: 'iframe', properties: { src, title: 'Night' } };
    assert.deepEqual(transformed(frame), embed('Night'));
    const properties = { className: ['media-embed-container'], dataEmbed: '7' };
    assert.deepEqual(transformed({ type: 'element', tagName: 'div', properties }), embed());
  });

  it('replaces a frame of AMP, and a paragraph that is the address of an embed', () => {
    const src = 'https://media.example/proxy/iframe.php/7/acme';
    const frame = { type: 'element', tagName: 'amp-iframe', properties: { src } };
    assert.deepEqual(transformed(frame), embed());
    const paragraph = (value: string) => ({
      type: 'element',
      tagName: 'p',
      children: [{ type: 'text', value }],
    });
    assert.deepEqual(transformed(paragraph('https://www.example/embeds/7')), embed());
    for (const text of ['Text', 'See https://www.example/embeds/7', ''])
      assert.deepEqual(transformed(paragraph(text)), paragraph(text));
  });

  it('makes a div of a player of another site', () => {
    const properties = { src: 'https://evil.example/7.json' };
    const foreign = { type: 'element', tagName: 'media-embed', properties, children: [] };
    assert.deepEqual(transformed(foreign), { ...foreign, tagName: 'div' });
  });

  it('walks trees that are deeper than the stack', () => {
    let node: object = { type: 'text', value: 'x' };
    for (let depth = 0; depth < 50_000; depth += 1)
      node = { type: 'element', tagName: 'p', properties: {}, children: [node] };
    assert.ok(transformed(node));
  });
});

describe('mediaEmbedSchema', () => {
  it('adds the element and keeps the schema', () => {
    const schema = { tagNames: ['p'], attributes: { p: ['id'] }, strip: ['script'] };
    assert.deepEqual(mediaEmbedSchema(schema), {
      tagNames: ['p', 'media-embed'],
      attributes: {
        p: ['id'],
        'media-embed': ['src', 'title', 'width', 'height', 'dataAlign', 'style'],
      },
      strip: ['script', 'noscript'],
    });
  });
});
