import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '../../../src/messages/languages.js';
import type { BlockSize } from '../../../src/editors/block-size.js';
import type { Article, Block, Blocks, Inline, Mark } from './article.js';

type Markup = ReturnType<typeof html>;

/** Each mark wraps a text; Hono's `html` escapes every text. */
const MARKUP: ReadonlyMap<Mark, (content: Markup) => Markup> = new Map([
  ['bold', (content) => html`<strong>${content}</strong>`],
  ['italic', (content) => html`<em>${content}</em>`],
  ['strike', (content) => html`<s>${content}</s>`],
  ['underline', (content) => html`<u>${content}</u>`],
  ['code', (content) => html`<code>${content}</code>`],
]);

const inlineMarkup = (inline: Inline): Markup => {
  if (inline.type === 'break') return html`<br>`;
  const text = inline.marks.reduce(
    (content, mark) => MARKUP.get(mark)?.(content) ?? content,
    html`${inline.text}`,
  );
  return inline.href === null
    ? text
    : html`<a href="${inline.href}" rel="noopener nofollow">${text}</a>`;
};

const sizeClass = ({ width, height, responsive }: BlockSize): string =>
  width === null ? 'wide' : `${responsive ? 'ratio' : 'size'}-${width}-${height ?? 0}`;

/** The policy allows no style attributes, so each size has a rule in the style of the page. */
const sizeRule = ({ width, height, responsive }: BlockSize): string => {
  const ratio = `aspect-ratio:${width ?? 16}/${height ?? 9}`;
  return responsive || width === null ? ratio : `inline-size:min(100%,${width}px);${ratio}`;
};

/** A player whose content is a link, for readers without scripts. */
const embedMarkup = (block: Block & { readonly type: 'embed' }): Markup => {
  const title = block.title === '' ? `Video ${block.id}` : block.title;
  const { width, height, responsive } = block;
  const size = responsive || width === null ? '' : html`width="${width}" height="${height}"`;
  return html`<p class="embed"><media-embed class="${sizeClass(block)}" src="/embeds/${block.id}.json" title="${title}" ${size}><a href="/embeds/${block.id}">${title}</a></media-embed></p>`;
};

const embedsIn = (blocks: Blocks): readonly BlockSize[] =>
  blocks.flatMap((block) => {
    if (block.type === 'embed') return [block];
    if (block.type === 'quote') return embedsIn(block.content);
    return block.type === 'list' ? block.items.flatMap(embedsIn) : [];
  });

const styleOf = (content: Blocks): string => {
  const rules = embedsIn(content).map((size) => `.embed>.${sizeClass(size)}{${sizeRule(size)}}`);
  return [...new Set(rules)].join('');
};

const blockMarkup = (block: Block): Markup => {
  switch (block.type) {
    case 'paragraph':
      return html`<p>${block.content.map(inlineMarkup)}</p>`;
    case 'heading':
      return block.level === 2
        ? html`<h2>${block.content.map(inlineMarkup)}</h2>`
        : html`<h3>${block.content.map(inlineMarkup)}</h3>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${blocksMarkup(item)}</li>`);
      return block.isOrdered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'quote':
      return html`<blockquote>${blocksMarkup(block.content)}</blockquote>`;
    case 'rule':
      return html`<hr>`;
    case 'embed':
      return embedMarkup(block);
  }
};

const blocksMarkup = (blocks: Blocks): Markup[] => blocks.map(blockMarkup);

/**
 * The policy of an article: scripts, styles and embeds of the site itself, frames of the hosted player, and nothing
 * from the text of the article.
 */
const articlePolicy = (player: string, style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `img-src 'self' ${player} https: data:`,
    "media-src 'self' blob:",
    `frame-src ${player}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

const dayText = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(time));

/** The page of an article, and its Content Security Policy. `player` is the origin of the hosted player. */
export const articlePage = (
  { title, language, author, publishedAt, content }: Article,
  player: string,
): { readonly html: Markup; readonly policy: string } => {
  const style = styleOf(content);
  return {
    policy: articlePolicy(player, style),
    html: html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – The Harbour Post</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/theme/theme.css">
<link rel="stylesheet" href="/cms/article.css">
<style>${raw(style)}</style>
<script defer src="/upgrade-links.js" data-embeds="/embeds" data-players="${player}" data-elements="/media-embed.js"></script>
</head>
<body>
<main>
<p class="masthead" translate="no">The Harbour Post</p>
<article>
<header>
<h1 dir="auto">${title}</h1>
<p class="byline">${author} · <time datetime="${publishedAt}">${dayText(publishedAt, language)}</time></p>
</header>
${blocksMarkup(content)}
</article>
</main>
</body>
</html>
`,
  };
};
