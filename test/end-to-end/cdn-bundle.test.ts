import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { type CdnIntegrity, requiredScript } from '../../src/index.js';
import type { MediaEmbed } from '../../components/index.js';
import type { PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

const BUNDLE = 'media-embed.bundle.js';

const SHEET = 'media-embed{display:block;inline-size:640px;aspect-ratio:16/9}';

const POLICY = (player: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${player}; require-trusted-types-for 'script'; trusted-types lit-html media-embed`;

describe('the element in one file', () => {
  const pages = demoPages();

  const open = async (attributes: string) => {
    const integrity = JSON.parse(await readFile('dist/cdn/integrity.json', 'utf8')) as CdnIntegrity;
    const address = `${pages.origin}${FOLDER}${BUNDLE}`;
    const { code = '' } = requiredScript('media-embed', { address, integrity }) ?? {};
    assert.match(code, /^<script [^>]*integrity="sha384-[^"]+" [^>]*><\/script>$/);
    const page = await pages.newPage();
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One file</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${FOLDER}page.css">${code}</head><body><media-embed ${attributes} src="/published/embed/autoplay-muted.json"></media-embed></body></html>`;
    const policy = POLICY(pages.playerOrigin);
    await serveElements(page, html, { sheet: SHEET, policy });
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(FOLDER) && pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(pages.origin + FOLDER);
    return { page, scripts };
  };

  it('shows its facade, and plays and controls the framed player after a click', async () => {
    const { page, scripts } = await open('loading="click"');
    await page.getByRole('button').click();
    const element = page.locator('media-embed');
    await until('playback', () => element.evaluate((el: PlayingElement) => el.currentTime > 0.1));
    await element.evaluate((el: PlayingElement) => el.pause());
    await until('a pause', () => element.evaluate((el: PlayingElement) => el.paused));
    assert.deepEqual(scripts, [FOLDER + BUNDLE]);
    await pages.closed(page);
  });

  it('says that it has no player for the page itself', async () => {
    const { page, scripts } = await open('loading="eager" format="player"');
    const element = page.locator('media-embed');
    const errorOf = () =>
      element.evaluate(({ error }: MediaEmbed) => [error?.code, error?.found].join(' '));
    await until('the error', async () => (await errorOf()) === `module ${BUNDLE}`);
    await page.getByRole('button').waitFor();
    assert.deepEqual(scripts, [FOLDER + BUNDLE]);
    await pages.closed(page);
  });
});
