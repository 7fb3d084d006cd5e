import { html } from 'hono/html';
import type { Language } from '../../../src/messages/languages.js';
import { pageText } from '../page-language.js';

export interface ErrorPageOptions {
  /** Status of the response, 400 or more. */
  readonly status: number;
  /** Path of the address as it was requested, percent-encoded. */
  readonly path: string;
  readonly language: Language;
  /** What the service says about the error, in English; null if it says nothing. */
  readonly message: string | null;
}

export interface ErrorPage {
  /** The document. Every text in it is escaped. */
  readonly markup: string;
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

const PAGES = ['publisher', 'cms', 'ad-ops', 'docs'] as const;

const faultOf = (status: number): 'not-found' | 'server' | 'request' => {
  if (status === 404) return 'not-found';
  return status >= 500 ? 'server' : 'request';
};

const shortened = (path: string): string =>
  path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;

/** A page in the look of the demo pages that says what an address responded with, and links to the pages that exist. */
export const errorPage = async ({
  status,
  path,
  language,
  message,
}: ErrorPageOptions): Promise<ErrorPage> => {
  const text = await pageText(language);
  const title = text('sandbox-error-title', { fault: faultOf(status) });
  const markup = await html`<!doctype html>
<html lang="${language}">
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
${PAGES.map((page) => html`<a href="/${page}/">${text(`site-${page}`)}</a>`)}
</nav>
</header>
<main class="message-page">
<h1>${title}</h1>
<p><code>${shortened(path)}</code> ${text('sandbox-error-status', { status })} ${message === null ? null : html`<span lang="en">${message}</span>`}</p>
<p>${text('sandbox-error-advice')}</p>
<ul role="list">
${PAGES.map((page) => html`<li><a href="/${page}/">${text(`site-${page}`)}</a> <span>${text(`sandbox-shows-${page}`)}</span></li>`)}
<li><a href="/published/embed.json">${text('sandbox-published')}</a> <span>${text('sandbox-shows-published')}</span></li>
</ul>
</main>
</body>
</html>
`;
  return { markup: String(markup), policy: POLICY };
};
