import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articleContent } from '../../../../demo/cms/server/article.js';
import { editorDocument } from '../../../../demo/cms/server/editor-document.js';

const ORIGIN = 'http://site.example';

const read = (document: unknown) => articleContent(document, () => null);

const text = (value: string, ...marks: readonly unknown[]): unknown => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});

test('an article is continued as it was saved', () => {
  const link = { type: 'link', attrs: { href: 'https://a.example/' } };
  const paragraph = { type: 'paragraph', content: [text('One'), { type: 'hardBreak' }] };
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [text('Head', { type: 'bold' }, link)] },
      paragraph,
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph] }] },
      { type: 'blockquote', content: [paragraph] },
      { type: 'horizontalRule' },
      {
        type: 'mediaEmbed',
        attrs: {
          src: `${ORIGIN}/embeds/7.json`,
          title: 'Own',
          width: 216,
          height: 384,
          responsive: false,
        },
      },
    ],
  };
  assert.deepEqual(editorDocument(read(document), ORIGIN), document);
});

test('a document without blocks has an empty paragraph, as have quotes and items', () => {
  const empty = [{ type: 'paragraph' }];
  assert.deepEqual(editorDocument([], ORIGIN).content, empty);
  const document = {
    content: [
      { type: 'blockquote', content: [] },
      { type: 'bulletList', content: [] },
      { type: 'paragraph', content: [text('')] },
    ],
  };
  assert.deepEqual(editorDocument(read(document), ORIGIN).content, [
    { type: 'blockquote', content: empty },
    { type: 'bulletList', content: [{ type: 'listItem', content: empty }] },
    { type: 'paragraph', content: [] },
  ]);
});
