import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  articleContent,
  articleTitle,
  excerptOf,
  isBlank,
  slugOf,
} from '../../../../demo/cms/server/article.js';
import { articlePage } from '../../../../demo/cms/server/article-page.js';
import { normalizeForSearch } from '../../../../demo/cms/server/search-terms.js';
import type { Language } from '../../../../src/messages/languages.js';

const document = (...content: readonly unknown[]): unknown => ({ type: 'doc', content });

const text = (value: string, ...marks: readonly unknown[]): unknown => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});

const read = (value: unknown) =>
  articleContent(value, (id) => ({ title: `Title of ${id}`, width: null, height: null }));

const published = (value: unknown, language: Language = 'en') =>
  articlePage(
    {
      slug: 'a',
      title: 'A <b>',
      publishedAt: '2026-01-09T00:00:00Z',
      author: 'editor',
      language,
      content: read(value),
    },
    'http://localhost:1',
  );

const pageOf = async (value: unknown): Promise<string> => String(await published(value).html);

test('an article keeps paragraphs, headings, lists, quotes, marks, links and embeds', async () => {
  const page = await pageOf(
    document(
      { type: 'heading', attrs: { level: 3 }, content: [text('Head')] },
      { type: 'paragraph', content: [text('bold', { type: 'bold' }), { type: 'hardBreak' }] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('item')] }] }],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('quote')] }] },
      {
        type: 'paragraph',
        content: [text('link', { type: 'link', attrs: { href: 'https://a.example/?b&c' } })],
      },
      { type: 'mediaEmbed', attrs: { src: 'http://site.example/embeds/plain-video.json' } },
      { type: 'mediaEmbed', attrs: { src: 'http://site.example/embeds/7.json', title: 'Own' } },
    ),
  );
  for (const markup of [
    '<h3>Head</h3>',
    '<p><strong>bold</strong><br></p>',
    '<ul><li><p>item</p></li></ul>',
    '<blockquote><p>quote</p></blockquote>',
    '<a href="https://a.example/?b&amp;c" rel="noopener nofollow">link</a>',
    '<p class="embed"><media-embed class="wide" src="/embeds/plain-video.json" title="Title of plain-video" ><a href="/embeds/plain-video">Title of plain-video</a></media-embed></p>',
    '<a href="/embeds/7">Own</a></media-embed></p>',
  ])
    assert.ok(page.includes(markup), markup);
});

const embedNode = (attrs: object): unknown => ({
  type: 'mediaEmbed',
  attrs: { src: 'http://a.example/embeds/7.json', ...attrs },
});

test('each size of an embed has one rule, which the policy of the page allows', async () => {
  const { html, policy } = published(
    document(
      embedNode({ width: 216, height: 384, responsive: true }),
      embedNode({ width: 640, height: 480, responsive: true }),
      { type: 'blockquote', content: [embedNode({ width: 640, height: 480, responsive: false })] },
      embedNode({ width: 640, height: 480, responsive: true }),
      embedNode({ width: '1;x:y', height: -1 }),
    ),
  );
  const [, style = ''] = /<style>(.*)<\/style>/.exec(String(await html)) ?? [];
  assert.equal(
    style,
    '.embed>.size-216-384{inline-size:min(100%,216px);aspect-ratio:216/384}' +
      '.embed>.ratio-640-480{aspect-ratio:640/480}' +
      '.embed>.size-640-480{inline-size:min(100%,640px);aspect-ratio:640/480}' +
      '.embed>.wide{aspect-ratio:16/9}',
  );
  const hash = createHash('sha256').update(style).digest('base64');
  assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}';`));
});

test('an embed without a size has that of the account', () => {
  const content = articleContent(document(embedNode({})), () => ({
    title: 'Portrait',
    width: 216,
    height: 384,
  }));
  assert.deepEqual(content, [
    { type: 'embed', id: '7', title: 'Portrait', width: 216, height: 384, responsive: false },
  ]);
});

test('the byline has the date as the language of the article writes it', async () => {
  for (const [language, date] of [
    ['en', '9 January 2026'],
    ['it', '9 gennaio 2026'],
    ['de', '9. Januar 2026'],
    ['pt', '9 de janeiro de 2026'],
  ] as const) {
    const page = String(await published(document(), language).html);
    assert.ok(page.includes(`<html lang="${language}">`));
    assert.ok(page.includes(`<time datetime="2026-01-09T00:00:00Z">${date}</time>`));
  }
});

test('texts never become markup', async () => {
  const hostile = `</p><script>alert(1)</script><img src=x onerror="alert(1)">'"&`;
  const page = await pageOf(
    document(
      { type: 'paragraph', content: [text(hostile)] },
      { type: 'mediaEmbed', attrs: { src: 'http://a.example/embeds/7.json', title: hostile } },
      { type: 'script', content: [text(hostile)] },
    ),
  );
  assert.equal(page.match(/<script/g)?.length, 1, 'only the script of the page itself');
  assert.ok(!page.includes('<img'));
  assert.ok(page.includes('<h1 dir="auto">A &lt;b&gt;</h1>'));
});

for (const href of [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'https://user:password@a.example/',
  'file:///etc/passwd',
  7,
]) {
  test(`the link ${JSON.stringify(href)} becomes text`, async () => {
    const content = [text('here', { type: 'link', attrs: { href } })];
    assert.ok((await pageOf(document({ type: 'paragraph', content }))).includes('<p>here</p>'));
  });
}

for (const src of [
  'http://a.example/embeds/oembed.json',
  'http://a.example/embeds/../7.json',
  'http://a.example/other/7.json',
  'javascript:/embeds/7.json',
  'http://a.example/embeds/"><script>.json',
  null,
]) {
  test(`the embed ${JSON.stringify(src)} is left out`, () => {
    assert.deepEqual(read(document({ type: 'mediaEmbed', attrs: { src } })), []);
  });
}

test('whatever an editor sends is read without an error', () => {
  for (const value of [null, 7, 'text', [], { content: {} }, { content: [null, 7] }])
    assert.ok(Array.isArray(read(value)));
});

test('of a long article nothing is lost', () => {
  const long = 'a'.repeat(30_000);
  const href = `https://a.example/?${long}`;
  const paragraph = { type: 'paragraph', content: [text(long, { type: 'link', attrs: { href } })] };
  const rules = Array.from({ length: 6000 }, () => ({ type: 'horizontalRule' }));
  const [first, ...others] = read(document(paragraph, ...rules));
  assert.deepEqual(first, {
    type: 'paragraph',
    content: [{ type: 'text', text: long, marks: [], href }],
  });
  assert.equal(others.length, 6000);
});

const nested = (levels: number): unknown => {
  let node: unknown = { type: 'paragraph', content: [text('deep')] };
  for (let level = 0; level < levels; level += 1) node = { type: 'blockquote', content: [node] };
  return document(node);
};

test('an article with too many quotes in each other is refused, and not cut', () => {
  assert.ok(JSON.stringify(read(nested(100))).includes('deep'));
  assert.throws(() => read(nested(101)), { status: 413, code: 'article-too-deep' });
  assert.throws(() => read(nested(100_000)), { status: 413 });
});

test('an excerpt is the beginning of the text, or the title of an embed, on one line', () => {
  const paragraph = (value: string) => ({ type: 'paragraph', content: [text(value)] });
  const list = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('item')] }],
  };
  assert.equal(excerptOf(read(document(paragraph(' One\n two '), list))), 'One two item');
  assert.equal(excerptOf(read(document(embedNode({})))), 'Title of 7');
  assert.equal(excerptOf([]), '');
  assert.equal(excerptOf(read(document(paragraph('😀'.repeat(200))))), `${'😀'.repeat(120)} …`);
});

test('a title is one line without control characters', () => {
  assert.equal(articleTitle(' A\u0000\n  title\ud800 '), 'A title\ufffd');
  assert.equal(articleTitle(7), '');
});

test('the name of an article is made of its title', () => {
  assert.equal(slugOf('Die Größe von Łódź!', normalizeForSearch), 'die-grosse-von-lodz');
  assert.equal(slugOf('テスト', normalizeForSearch), 'article');
  assert.match(slugOf('a b '.repeat(100), normalizeForSearch), /^[a-z-]{1,60}$/);
});

test('an article is blank until it has a letter or an embed, however deep', () => {
  const quoted = (content: unknown): unknown =>
    document({ type: 'blockquote', content: [content, { type: 'horizontalRule' }] });
  const paragraph = (value: string): unknown => ({ type: 'paragraph', content: [text(value)] });
  assert.equal(isBlank(read(document())), true);
  assert.equal(isBlank(read(quoted(paragraph(' ')))), true);
  assert.equal(isBlank(read(quoted(paragraph('a')))), false);
  const embed = { type: 'mediaEmbed', attrs: { src: 'http://site.example/embeds/7.json' } };
  assert.equal(isBlank(read(quoted(embed))), false);
});
