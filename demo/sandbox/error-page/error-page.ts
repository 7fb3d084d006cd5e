import { html } from 'hono/html';

export interface ErrorPageOptions {
  /** Status of the response, 400 or more. */
  readonly status: number;
  /** Path of the address as it was requested, percent-encoded. */
  readonly path: string;
  /** What the service says about the error; null if it says nothing. */
  readonly message: string | null;
}

export interface ErrorPage {
  /** The document. Every text in it is escaped. */
  readonly markup: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A longer path is cut, so that the sentence stays readable. */
const MAX_PATH_LENGTH = 200;

const PAGES = [
  { path: '/publisher/', name: 'Publisher', shows: 'an article with players of every kind' },
  { path: '/cms/', name: 'CMS', shows: 'the embeds, and their code in every format' },
  { path: '/ad-ops/', name: 'Ad ops', shows: 'why an ad does not play' },
  { path: '/docs/', name: 'Docs', shows: 'guides, elements, reference and lint rules' },
] as const;

const titleOf = (status: number): string => {
  if (status === 404) return 'There is nothing at this address';
  return status >= 500 ? 'The sandbox failed' : 'This address cannot be shown';
};

const shortened = (path: string): string =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;

/** A page in the look of the demo pages that says what an address responded with, and links to the pages that exist. */
export const errorPage = async ({
  status,
  path,
  message,
}: ErrorPageOptions): Promise<ErrorPage> => {
  const title = titleOf(status);
  const detail = message === null || `${title}.` === message ? '' : message;
  const markup = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – media-embed</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/theme/theme.css">
<link rel="stylesheet" href="/theme/message-page.css">
</head>
<body>
<header class="bar">
<nav aria-label="Demo">
<a href="/"><img src="/favicon.svg" alt="" width="20" height="20">media-embed</a>
${PAGES.map((page) => html`<a href="${page.path}">${page.name}</a>`)}
</nav>
</header>
<main class="message-page">
<h1>${title}</h1>
<p><code>${shortened(path)}</code> responded with status ${status}. ${detail}</p>
<p>Check the address, or open one of these pages:</p>
<ul role="list">
${PAGES.map((page) => html`<li><a href="${page.path}">${page.name}</a> <span>${page.shows}</span></li>`)}
<li><a href="/published/embed.json">Published embeds</a> <span>the list as JSON, with the names for addresses</span></li>
</ul>
</main>
</body>
</html>
`;
  return { markup: String(markup), policy: POLICY };
};
