import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type CodeFormat, type Embed, renderCode } from '../../src/index.js';
import { AT_ONCE } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { demoPages } from './demo-pages.js';
import { layoutShift, scrollThrough } from './layout-shift.js';
import { until } from './poll.js';

const SHAPES = [
  { width: '640', height: '360', responsive: '0' },
  { width: '640', height: '480', responsive: '1' },
  { width: '216', height: '384', responsive: '0' },
  { width: '216', height: '384', responsive: '1' },
  { width: '1920', height: '1080', responsive: '0' },
] as const;

/** The formats of which a browser shows a player without the runtime of AMP or the script of the service. */
const FORMATS = [
  'iframe',
  'responsive-iframe',
  '360',
  'instant-article',
  'media-embed',
  'media-embed-src',
] as const satisfies readonly CodeFormat[];

const WIDTHS = [320, 768, 1280] as const;

/** The margin of the page. */
const MARGIN = 16;

interface Box {
  readonly width: number;
  readonly height: number;
}

const documentOf = (codes: readonly string[], script = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,"><style>body{margin:${MARGIN}px}</style>${script}<body>${codes
    .map((code) => `<p>Before</p>${code}<p>After</p>`)
    .join('')}`;

const boxes = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body > iframe, figure > iframe, media-embed'), (one) => {
      const { width, height } = one.getBoundingClientRect();
      return { width, height };
    }),
  );

describe('embed code in a page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const fetchEmbed = async (name: string): Promise<Embed> => {
    const reply = await fetch(`${pages.origin}/published/embed/${name}.json`);
    return (await reply.json()) as Embed;
  };

  /** Shows HTML at an address of the sandbox. */
  const show = async (page: Page, html: string, embeds: readonly object[] = []): Promise<void> => {
    const scripts = await cdnFiles();
    await page.route(`${pages.origin}/article/**`, (route) => {
      const path = new URL(route.request().url()).pathname.replace('/article', '');
      const embed = embeds[Number(/^\/(\d+)\.json$/.exec(path)?.[1])];
      if (embed !== undefined) return route.fulfill({ json: embed });
      const script = scripts[path];
      return script === undefined
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.fulfill({ contentType: script.type ?? '', body: Buffer.from(script.body ?? '') });
    });
    await page.goto(`${pages.origin}/article/page`);
  };

  for (const width of WIDTHS) {
    it(`keeps its ratio, fits its column and shifts nothing at ${width} px`, async () => {
      const embed = await fetchEmbed('plain-video');
      const code360 = `<iframe src="${pages.playerOrigin}/proxy/iframe.php/plain-video/demo" width="100%"></iframe>`;
      const page = await pages.newPage({ viewport: { width, height: 800 } });
      const shown = SHAPES.flatMap((shape) => FORMATS.map((format) => ({ shape, format })));
      const embeds = SHAPES.map((shape): Embed => {
        return { ...embed, ...shape, code_360: code360, code_instant_article: null };
      });
      const codes = shown.map(({ shape, format }) => {
        const index = SHAPES.indexOf(shape);
        const src = `${pages.origin}/article/${index}.json`;
        const isElement = format === 'media-embed' || format === 'media-embed-src';
        return renderCode(embeds[index] ?? embed, format, {
          ...(isElement && { elementLoading: 'click' }),
          ...(format === 'media-embed-src' && { src }),
        });
      });
      const script = '<script type="module" src="media-embed.js"></script>';
      await show(page, documentOf(codes, script), embeds);
      await page.waitForFunction(() => customElements.get('media-embed') !== undefined);
      await scrollThrough(page);
      const column = width - 2 * MARGIN;
      const all = await boxes(page);
      assert.equal(all.length, shown.length);
      for (const [index, box] of all.entries()) {
        const { shape, format } = shown[index] ?? { shape: SHAPES[0], format: 'iframe' };
        const about = `${format} of ${shape.width} by ${shape.height}, responsive ${shape.responsive}`;
        const ratio = Number(shape.width) / Number(shape.height);
        assert.ok(box.width <= column, `${about} is ${box.width} px wide in ${column}`);
        assert.ok(Math.abs(box.width / box.height / ratio - 1) < 0.01, `${about}: ${box.height}`);
        if (ratio < 1) assert.ok(box.height <= 384.5, `${about} is ${box.height} px high`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      assert.equal(await layoutShift(page), 0);
      const borders = await page.evaluate(() =>
        Array.from(document.querySelectorAll('iframe'), (one) => getComputedStyle(one).borderWidth),
      );
      assert.deepEqual(new Set(borders), new Set(['0px']));
      await pages.closed(page);
    });
  }

  it('plays in the sandboxed frame of an editor, as far as the sandbox allows it', async () => {
    const embed = await fetchEmbed('plain-video');
    const code = renderCode(embed, 'iframe', { autoplay: true, mute: true, lazy: false });
    const page = await pages.newPage();
    const srcdoc = documentOf([code]).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    await show(
      page,
      documentOf([
        `<iframe title="Editor" sandbox="allow-scripts" width="700" height="500" srcdoc="${srcdoc}"></iframe>`,
      ]),
    );
    await until('the video in the frame plays', async () => {
      const frame = page.frames().find((one) => one.url().includes('/iframe.php/'));
      return (
        (await frame?.evaluate(() => {
          const video =
            document.querySelector('media-embed-player')?.shadowRoot?.querySelector('video') ??
            document.querySelector('video');
          return (video?.currentTime ?? 0) > 0;
        })) === true
      );
    });
    await pages.closed(page);
  });
});
