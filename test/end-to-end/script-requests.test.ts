import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { AT_ONCE, type PlayingElement } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';
import { isSomethingShown } from './something-shown.js';

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
    const code_iframe = '<iframe src="http://localhost/proxy/iframe.php/7/client"></iframe>';
    const embed = { id: '7', title: 'A file', autoplay: '1', mute: '1', code_iframe, video };
    return `<media-embed ${attributes}><script type="application/json">${JSON.stringify(embed)}</script><a href="/">Watch</a></media-embed>`;
  };

const published =
  (name: string): Markup =>
  () =>
    `<media-embed format="player" loading="eager" src="/published/embed/${name}.json"><a href="/">Watch</a></media-embed>`;

const MP4 = file('format="player" loading="eager"');

/** What plays, and how many files of scripts it may request. */
const PLAYING: readonly (readonly [what: string, embed: Markup, maxFiles: number])[] = [
  ['an MP4 file', MP4, 6],
  ['an HLS stream', published('autoplay-muted'), 7],
  ['a preroll before an MP4 file', published('autoplay-with-ad'), 9],
];

const FRAME = ['a frame', file('loading="eager"')] as const;

const plays = (page: Page): Promise<boolean> =>
  page
    .locator('media-embed')
    .evaluate((el: Partial<PlayingElement>) => (el.currentTime ?? 0) > 0 && el.ad === null);

/** What never comes: the player waits 10 s for its code, which is a moment here. */
const withoutPatience = (): void => {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (setTimer, self, [run, ms = 0, ...rest]: Parameters<typeof setTimeout>) =>
      Reflect.apply(setTimer, self, [run, ms >= 8_000 ? 200 : ms, ...rest]) as unknown,
  });
};

const ABSENCES: readonly (readonly [string, (route: Route) => unknown])[] = [
  ['be missing', (route) => route.abort()],
  ['never come', () => undefined],
];

describe('the scripts that a page without a bundler requests', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** Opens a page with an embed, which does without a script if one is given. */
  const open = async (embed: Markup, missing?: string, absence = ABSENCES[0]?.[1]) => {
    const page = await pages.newPage();
    await serveElements(page, documentOf(embed(pages.origin)), { sheet: SHEET });
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.route('http://localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    );
    if (missing !== undefined && absence) {
      await page.addInitScript(withoutPatience);
      await page.route(`**${missing}`, (route) => void absence(route));
    }
    await page.goto(pages.origin + FOLDER, { waitUntil: 'commit' });
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

  for (const [what, embed] of [FRAME, ...PLAYING])
    for (const [absent, absence] of ABSENCES)
      it(`may ${absent}, one by one: a reader sees ${what} or a message`, async () => {
        const { page, scripts } = await open(embed);
        await until('the content', () =>
          embed === FRAME[1] ? page.evaluate(isSomethingShown) : plays(page),
        );
        const isLast = (path: string): boolean => /\/(?:controls|follow-frame)-/.test(path);
        await until('the last script', () => Promise.resolve(scripts.some(isLast)));
        await page.context().close();
        for (const script of scripts) {
          const without = await open(embed, script, absence);
          await until(`something without ${script}`, () => without.page.evaluate(isSomethingShown));
          await without.page.context().close();
        }
      });
});
