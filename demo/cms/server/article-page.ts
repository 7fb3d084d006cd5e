import { html } from 'hono/html';
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

/** A link alone in its paragraph, which `upgrade-links.js` turns into a player; without scripts it stays a link. */
const embedMarkup = (id: string, title: string): Markup =>
  html`<p class="embed"><a href="/embeds/${id}">${title === '' ? `Video ${id}` : title}</a></p>`;

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
      return embedMarkup(block.id, block.title);
  }
};

const blocksMarkup = (blocks: Blocks): Markup[] => blocks.map(blockMarkup);

/**
 * The policy of an article: scripts, styles and embeds of the site itself, frames of the hosted player, and nothing
 * from the text of the article.
 */
export const articlePolicy = (player: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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

/** The page of an article. `player` is the origin of the hosted player. */
export const articlePage = (article: Article, player: string): Markup =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${article.title} – The Harbour Post</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/theme/theme.css">
<link rel="stylesheet" href="/cms/article.css">
<script defer src="/upgrade-links.js" data-embeds="/embeds" data-players="${player}" data-elements="/media-embed.js"></script>
</head>
<body>
<main>
<p class="masthead" translate="no">The Harbour Post</p>
<article>
<header>
<h1 dir="auto">${article.title}</h1>
<p class="byline">${article.author} · <time datetime="${article.publishedAt}">${article.publishedAt.slice(0, 10)}</time></p>
</header>
${blocksMarkup(article.content)}
</article>
</main>
</body>
</html>
`;
