import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE, type PlayingElement } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

const MIN_CHUNK_BYTES = 1000;

const SHEET = 'media-embed{display:block;inline-size:640px;aspect-ratio:16/9}';

const documentOf = (embed: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Scripts</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="${FOLDER}page.css"><script type="module" src="${FOLDER}media-embed.js"></script></head>
<body>${embed}</body></html>`;

type Markup = (origin: string) => string;

/** An embed whose player is an MP4 file without ads. */
const file =
  (attributes: string): Markup =>
  (origin) => {
    const media = {
      preview_image: `${origin}/media/test-card-poster.jpg`,
      url_video_mp4: `${origin}/media/test-card.mp4`,
    };
    const video = { id: '70', title: 'A file', ...media };
    const embed = { id: '7', title: 'A file', autoplay: '1', mute: '1', video };
    return `<media-embed ${attributes}><script type="application/json">${JSON.stringify(embed)}</script><a href="/">Watch</a></media-embed>`;
  };

const published =
  (name: string): Markup =>
  () =>
    `<media-embed format="player" loading="eager" src="/published/embed/${name}.json"></media-embed>`;

const MP4 = file('format="player" loading="eager"');

/** What plays, and how many files of scripts it may request. */
const PLAYING: readonly (readonly [what: string, embed: Markup, maxFiles: number])[] = [
  ['an MP4 file', MP4, 6],
  ['an HLS stream', published('autoplay-muted'), 7],
  ['a preroll before an MP4 file', published('autoplay-with-ad'), 9],
];

const plays = (page: Page): Promise<boolean> =>
  page
    .locator('media-embed')
    .evaluate((el: Partial<PlayingElement>) => (el.currentTime ?? 0) > 0 && el.ad === null);

/** Whether a reader sees a video, a message, a button, or the content of a page without the element. */
const isShown = (page: Page): Promise<boolean> =>
  page.locator('media-embed').evaluate((el: Partial<PlayingElement> & Element) => {
    const trees = [el.shadowRoot, el.shadowRoot?.querySelector('media-embed-player')?.shadowRoot];
    const notices = trees.map((tree) => tree?.querySelector('[part=notice]'));
    const hasMessage = notices.some((notice) => (notice?.textContent.trim() ?? '') !== '');
    const hasLink = el.shadowRoot?.querySelector('[part=notice] slot') != null;
    const isPlain = el.matches(':not(:defined)') && el.querySelector('a') !== null;
    return isPlain || (el.currentTime ?? 0) > 0 || hasMessage || hasLink;
  });

describe('the scripts that a page without a bundler requests', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** Opens a page with an embed, which does without a script if one is given. */
  const open = async (embed: Markup, missing?: string) => {
    const page = await pages.newPage();
    await serveElements(page, documentOf(embed(pages.origin)), { sheet: SHEET });
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    if (missing !== undefined) await page.route(`**${missing}`, (route) => route.abort());
    await page.goto(pages.origin + FOLDER);
    return { page, scripts };
  };

  it('are chunks of 1 kB at least', async () => {
    const chunks = Object.entries(await cdnFiles()).filter(([path]) => path.includes('/chunks/'));
    assert.ok(chunks.length > 50);
    const small = chunks.filter(([, { body = '' }]) => body.length < MIN_CHUNK_BYTES);
    assert.deepEqual(
      small.map(([path, { body = '' }]) => `${path}: ${body.length}`),
      [],
    );
  });

  it('are two while nothing is pressed', async () => {
    const { page, scripts } = await open(file('loading="click" format="player"'));
    await page.getByRole('button').waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(scripts.length <= 2, scripts.join('\n'));
    await pages.closed(page);
  });

  for (const [what, embed, maxFiles] of PLAYING)
    it(`are at most ${maxFiles} for ${what}`, async () => {
      const { page, scripts } = await open(embed);
      await until('the content', () => plays(page));
      assert.ok(scripts.length <= maxFiles, scripts.join('\n'));
      await pages.closed(page);
    });

  it('may be missing, one by one: a reader sees the video or a message', async () => {
    const { page, scripts } = await open(MP4);
    await until('the content', () => plays(page));
    await page.context().close();
    for (const script of scripts) {
      const without = await open(MP4, script);
      await until(`the content or a message without ${script}`, () => isShown(without.page));
      await without.page.context().close();
    }
  });
});
