import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The bundle for CDNs, which a page takes as it is. */
const BUNDLE = 'dist/cdn/';

/** Folder of the pages that `serveElements` answers; the sandbox has none there. */
export const FOLDER = '/elements-page/';

/** A page with one element that plays an embed by itself, without a frame. */
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

/** A page that frames a player, as code of the service does. */
export const frameDocument = (address: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A page with a frame</title><link rel="icon" href="data:,"></head>
<body><iframe title="Player" src="${address}" width="640" height="360" allow="autoplay; fullscreen"></iframe></body>
</html>`;

/** Answers a page, and the elements that it loads; what a test answers at the page itself goes before. */
export const serveElements = async (page: Page, document: string): Promise<void> => {
  await page.context().route(
    ({ pathname }) => pathname.startsWith(FOLDER),
    async (route) => {
      const path = new URL(route.request().url()).pathname.slice(FOLDER.length);
      if (path === '') await route.fulfill({ contentType: 'text/html', body: document });
      else {
        const body = await readFile(BUNDLE + path);
        await route.fulfill({ contentType: 'text/javascript', body });
      }
    },
  );
};
