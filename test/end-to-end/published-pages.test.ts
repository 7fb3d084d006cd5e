import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { AT_ONCE, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { playedTwoSeconds, playerReady } from './player-frame.js';
import { until } from './poll.js';

const NAME = 'plain-video';

/** Clicks the play button of the hosted player, wherever its frame is, and waits until it has played. */
const play = async (page: Page): Promise<void> => {
  await playerReady(page, NAME);
  const frame = page.frames().find((each) => each.url().includes(`/iframe.php/${NAME}/`));
  await frame?.getByRole('button', { name: /^play/i }).first().click();
  await playedTwoSeconds(page, NAME);
};

/** What WordPress keeps of a frame by a provider that it does not know, with the secret that it adds. */
const asWordPress = (html: string): string => {
  const attribute = (name: string): string =>
    new RegExp(` (${name}="[^"]*")`).exec(html)?.[1] ?? '';
  const src = attribute('src').replace(/"$/, '#?secret=wA8mZ2jYQK"');
  const kept = ['title', 'width', 'height'].map(attribute).join(' ');
  return `<iframe sandbox="allow-scripts" security="restricted" ${src} ${kept} data-secret="wA8mZ2jYQK"></iframe>`;
};

const documentOf = (body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A page of another site</title><link rel="icon" href="data:,">${head}</head>
<body>${body}</body>
</html>`;

const policyOf = (player: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${player}`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

describe('published embeds', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('play in the page that a pasted link leads to', async () => {
    const page = await pages.newPage();
    await page.context().route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${pages.origin}/embeds/${NAME}`);
    assert.equal(await page.title(), 'A plain video');
    await play(page);
    await pages.closed(page);
  });

  it('play in the sandboxed frame that a CMS makes of the oEmbed response that the page names', async () => {
    const page = await pages.open(`/embeds/${NAME}`);
    const endpoint = await page
      .locator('link[type="application/json+oembed"]')
      .evaluate((link: HTMLLinkElement) => link.href);
    const { html } = (await (await fetch(endpoint)).json()) as { readonly html: string };
    await serveElements(page, documentOf(asWordPress(html)));
    await page.goto(pages.origin + FOLDER);
    await play(page);
    const frame = page.frames().find((each) => each.url().includes('iframe.php'));
    assert.equal(await frame?.evaluate(() => self.origin), 'null');
    await page.context().close();
  });

  /** Starts the player of an embed in the sandboxed frame of a CMS, which has no origin. */
  const playSandboxed = async (page: Page, name: string): Promise<Locator> => {
    const src = `${pages.playerOrigin}/proxy/iframe.php/${name}/demo`;
    await serveElements(page, documentOf(asWordPress(`<iframe title="Player" src="${src}">`)));
    await page.goto(pages.origin + FOLDER);
    await playerReady(page, name);
    const player = page.frameLocator('iframe').locator('media-embed-player');
    await player.getByRole('button', { name: /^play/i }).first().click();
    return player;
  };

  it('request an ad without credentials where the frame has no origin', async () => {
    const page = await pages.newPage();
    const started = page.waitForRequest('**/ads/track/start?*');
    await playSandboxed(page, 'ad-skippable');
    await started;
    await page.context().close();
  });

  it('load subtitles where the frame has no origin', async () => {
    const page = await pages.newPage();
    const player = await playSandboxed(page, 'subtitles');
    await until('the cues', () =>
      player
        .locator('video[part~="video"]')
        .evaluate((video: HTMLVideoElement) =>
          Array.from(video.textTracks).some(({ cues }) => (cues?.length ?? 0) > 0),
        ),
    );
    await page.context().close();
  });

  it('play where a theme has the script for links, under a strict policy, and load nothing before', async () => {
    const page = await pages.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const script = `<script defer src="${FOLDER}upgrade-links.js" data-embeds="/embeds" data-players="${pages.playerOrigin}"></script>`;
    const link = `<div class="space"></div><p><a href="/embeds/${NAME}">Watch it</a></p>`;
    const sheet =
      'media-embed{display:block;inline-size:640px;aspect-ratio:16/9}.space{height:500vh}';
    await serveElements(
      page,
      documentOf(link, `<link rel="stylesheet" href="${FOLDER}page.css">${script}`),
      { sheet, policy: policyOf(pages.playerOrigin) },
    );
    await page.goto(pages.origin + FOLDER, { waitUntil: 'networkidle' });
    assert.deepEqual(
      requests.map((path) => path.replace(FOLDER, '')),
      ['', 'page.css', 'upgrade-links.js'],
    );
    await page.locator('a').scrollIntoViewIfNeeded();
    const player = page.locator('media-embed');
    await player.waitFor();
    assert.equal(await player.getAttribute('title'), 'Watch it');
    await play(page);
    await until('the time of the element', () =>
      player.evaluate((el: PlayingElement) => el.currentTime > 1),
    );
    await pages.closed(page);
  });
});
