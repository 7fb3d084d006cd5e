import type { Page } from 'playwright-core';
import { cdnFiles } from './cdn-files.js';

/** Folder of the pages that `serveElements` answers; the sandbox has no such folder. */
export const FOLDER = '/elements-page/';

/** A page with one element that plays an embed without a frame. */
export const playerDocument = (name: string, script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page with a player</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px }</style>
<script type="module">import { adSettings } from '${FOLDER}media-embed.js'; ${script}</script>
</head>
<body><media-embed format="player" src="/published/embed/${name}.json"></media-embed></body>
</html>`;

/** A page that frames a player, as the service's embed code does. */
export const frameDocument = (address: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A page with a frame</title><link rel="icon" href="data:,"></head>
<body><iframe title="Player" src="${address}" width="640" height="360" allow="autoplay; fullscreen"></iframe></body>
</html>`;

/** Answers requests for the page at FOLDER, its style sheet and the elements that it loads. */
export const serveElements = async (
  page: Page,
  document: string,
  { sheet = '', policy = '', isReportOnly = false } = {},
): Promise<void> => {
  const scripts = await cdnFiles();
  const name = `content-security-policy${isReportOnly ? '-report-only' : ''}`;
  const headers: Record<string, string> = policy === '' ? {} : { [name]: policy };
  await page.context().route(
    ({ pathname }) => pathname.startsWith(FOLDER),
    async (route) => {
      const path = new URL(route.request().url()).pathname.slice(FOLDER.length);
      const script = scripts[`/${path}`]?.body;
      if (script !== undefined)
        await route.fulfill({
          contentType: 'text/javascript',
          body: Buffer.from(script),
          headers,
        });
      else if (path === 'page.css') await route.fulfill({ contentType: 'text/css', body: sheet });
      else await route.fulfill({ contentType: 'text/html', body: document, headers });
    },
  );
};
