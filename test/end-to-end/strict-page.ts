import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const BUNDLE = 'dist/cdn/';

/** Folder of the page; the sandbox has none there. */
const FOLDER = '/strict-page/';

/**
 * What the README asks of a page with `format="player"`, and no more: the policy for all formats, the sources of
 * media and ads, which here are of the page's own origin, and `blob:` for streams.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html media-embed',
].join('; ');

const SHEET = 'media-embed{display:block;inline-size:640px}footer{block-size:3000px}';

const documentOf = (embed: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A strict page</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${FOLDER}page.css">
<script type="module" src="${FOLDER}media-embed.js"></script>
</head>
<body><media-embed format="player" controls="native" loading="eager" src="/published/embed/${embed}.json"></media-embed><footer></footer></body>
</html>`;

const fileOf = async (path: string, embed: string) => {
  if (path === '') return { contentType: 'text/html', body: documentOf(embed) };
  if (path === 'page.css') return { contentType: 'text/css', body: SHEET };
  return { contentType: 'text/javascript', body: await readFile(BUNDLE + path) };
};

interface StrictWindow extends Window {
  /** Every report of the policy, by directive. */
  readonly violations: readonly string[];
}

/** Shows an embed of the sandbox in a page of the strictest policy that the README tells of. */
export const openStrictPage = async (page: Page, origin: string, embed: string): Promise<void> => {
  await page.context().route(
    ({ pathname }) => pathname.startsWith(FOLDER),
    async (route) => {
      const file = await fileOf(
        new URL(route.request().url()).pathname.slice(FOLDER.length),
        embed,
      );
      await route.fulfill({ ...file, headers: { 'content-security-policy': POLICY } });
    },
  );
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
      violations.push(`${effectiveDirective} ${String(sourceFile)}`);
    });
  });
  await page.goto(origin + FOLDER);
};

/** What the policy reported so far. */
export const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as StrictWindow).violations);
