import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { onlyBlock } from '../documents.js';
import { AT_ONCE, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

/** The policy of the guide for a page with `format="player"`, without the name of the header. */
const POLICY = onlyBlock('docs/guides/publisher/content-security-policy.md', 'http')
  .replace(/^[\w-]+: /, '')
  .replaceAll(/\s+/g, ' ');

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
<body><media-embed format="player" loading="eager" src="/published/embed/${embed}.json"></media-embed><footer></footer></body>
</html>`;

interface StrictWindow extends Window {
  /** Every report of the policy, by directive. */
  readonly violations: readonly string[];
}

const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as StrictWindow).violations);

/** Waits until the content plays at a second, with no ad on. */
const contentAt = (player: Locator, seconds: number): Promise<void> =>
  until(`second ${seconds} of the content`, () =>
    player.evaluate((el: PlayingElement, to) => el.ad === null && el.currentTime >= to, seconds),
  );

const adPlays = (player: Locator): Promise<void> =>
  until('an ad', () => player.evaluate((el: PlayingElement) => el.ad !== null));

/** Clicks the player as soon as it is ready, as a viewer does. */
const play = async (player: Locator): Promise<void> => {
  await until('the player', () => player.evaluate((el) => el.matches(':state(ready)')));
  await player.click();
};

const isFloating = (player: Locator): Promise<boolean> =>
  player.evaluate((el) => el.shadowRoot?.querySelector(':popover-open') !== null);

/** What a viewer does with an embed of the seed. */
const USES: readonly (readonly [string, string, (page: Page, player: Locator) => Promise<void>])[] =
  [
    [
      'a muted autoplay with a preroll',
      'autoplay-with-ad',
      async (_, player) => {
        await adPlays(player);
        await contentAt(player, 1);
      },
    ],
    [
      'a stream with an overlay',
      'overlays-timed',
      async (page, player) => {
        await play(player);
        await page.locator('[part="overlay"] img').waitFor();
        await contentAt(player, 2);
      },
    ],
    [
      'an embed in scroll mode, which floats after its preroll and returns',
      'scroll-mode',
      async (page, player) => {
        await play(player);
        await adPlays(player);
        await contentAt(player, 0.5);
        await page.evaluate(() => scrollTo(0, 2000));
        await until('the player to float', () => isFloating(player));
        await page.evaluate(() => scrollTo(0, 0));
        await until('the player to return', async () => !(await isFloating(player)));
      },
    ],
  ];

describe(
  'a page with a strict Content Security Policy and Trusted Types',
  {
    concurrency: AT_ONCE,
  },
  () => {
    const pages = demoPages();

    const openStrictPage = async (embed: string): Promise<Page> => {
      const page = await pages.newPage();
      await serveElements(page, documentOf(embed), { sheet: SHEET, policy: POLICY });
      await page.addInitScript(() => {
        const reports: string[] = [];
        Object.assign(window, { violations: reports });
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, sourceFile }) => {
            reports.push(`${effectiveDirective} ${String(sourceFile)}`);
          },
        );
      });
      await page.goto(pages.origin + FOLDER);
      return page;
    };

    it('enforces its policy', async () => {
      const page = await openStrictPage('autoplay-with-ad');
      const isRefused = await page.evaluate(() => {
        const element = document.createElement('p');
        element.setAttribute('style', 'color: red');
        try {
          return !Reflect.set(element, 'innerHTML', '<b>');
        } catch (error) {
          return error instanceof TypeError;
        }
      });
      assert.equal(isRefused, true);
      await until('both reports', async () => (await violations(page)).length === 2);
      await page.context().close();
    });

    for (const [what, embed, use] of USES) {
      it(`plays ${what} without a violation or an error`, async () => {
        const page = await openStrictPage(embed);
        await use(page, page.locator('media-embed'));
        assert.deepEqual(await violations(page), []);
        await pages.closed(page);
      });
    }
  },
);
