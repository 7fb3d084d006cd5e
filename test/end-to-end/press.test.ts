import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Embed } from '../../src/schema/embed.js';
import type { CdnIntegrity } from '../../src/render/cdn-integrity.js';
import { renderMediaEmbed } from '../../components/server/index.js';
import type { MediaEmbed } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';
import { until } from './poll.js';

const PLAYER = '/proxy/iframe.php/7/client';

const TOUCH: BrowserContextOptions = { hasTouch: true, viewport: { width: 400, height: 700 } };

/** The ways to press the middle of an embed or its button. */
const PRESSES: readonly (readonly [
  string,
  BrowserContextOptions,
  (page: Page) => Promise<void>,
])[] = [
  ['the mouse', {}, (page) => page.locator('media-embed').click()],
  [
    'a key',
    {},
    async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  ],
  ['a finger', TOUCH, (page) => page.locator('media-embed').tap()],
];

/** Scripts that are requested from now on, none of which ever arrives. */
const withoutScripts = async (page: Page): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.route('**/*.js', (route) => {
    requested.push(new URL(route.request().url()).pathname);
  });
  return requested;
};

const isRequested = (service: readonly string[]) => () => Promise.resolve(service.includes(PLAYER));

const isActivated = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.userActivation.hasBeenActive);

/** In the order of a video that is told to play. */
const ONCE = ['play', 'loadstart', 'loadedmetadata', 'loadeddata', 'playing'];

const embedOf = (inline: string): Embed =>
  JSON.parse(inline.replace(/^<script[^>]*>|<\/script>$/g, '')) as Embed;

describe('a press on the facade of an element', { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  for (const format of ['iframe', 'standard'])
    for (const [way, options, press] of PRESSES)
      it(`makes the frame before any further script arrives: ${format}, by ${way}`, async () => {
        const { page, closed } = await pages.open(
          `<media-embed loading="click" format="${format}">${pages.inline('7')}</media-embed>`,
          options,
        );
        await page.getByRole('button', { name: /Video 7/ }).waitFor();
        await page.waitForLoadState('networkidle');
        await withoutScripts(page);
        await press(page);
        const state = () => page.locator('media-embed').evaluate((el: MediaEmbed) => el.state);
        await until('the player', async () => (await state()) === 'ready');
        const frame = page.locator('media-embed iframe');
        assert.match((await frame.getAttribute('allow')) ?? '', /autoplay/);
        if (format === 'iframe')
          assert.match((await frame.getAttribute('src')) ?? '', /client#autoplay=1$/);
        assert.equal(await isActivated(page), true);
        await closed();
      });

  for (const [way, options, press] of PRESSES)
    it(`plays the video before any further script arrives: by ${way}`, async () => {
      const { page, closed } = await pages.open(
        `<media-embed loading="click" format="player" muted>${pages.inline('7')}</media-embed>`,
        options,
      );
      await page.getByRole('button', { name: /Video 7/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await withoutScripts(page);
      await press(page);
      const video = page.locator('media-embed video');
      const position = () => video.evaluate((el: HTMLVideoElement) => el.currentTime);
      await until('the video', async () => (await position()) > 0);
      assert.equal(await isActivated(page), true);
      await closed();
    });

  it('hands the video that plays to its player, whose listeners get each event once', async () => {
    const { page, service, closed } = await pages.open(
      `<media-embed loading="click" format="player" muted loop>${pages.inline('7')}</media-embed>`,
    );
    await page.getByRole('button', { name: /Video 7/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const host = page.locator('media-embed');
    await host.evaluate(
      (el: MediaEmbed, names) => {
        const seen: string[] = [];
        const videos = new Set<HTMLMediaElement>();
        Object.assign(window, { seen, videos });
        // The video plays again at its end, with the same events.
        const end = new AbortController();
        el.addEventListener('ended', () => end.abort());
        for (const name of names)
          el.addEventListener(name, () => seen.push(name), { signal: end.signal });
        const { prototype } = HTMLMediaElement;
        const play: () => Promise<void> = Reflect.get(prototype, 'play');
        prototype.play = function () {
          videos.add(this);
          return play.call(this);
        };
      },
      ['playerready', ...ONCE],
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('media-embed-player [part=control-play]').waitFor();
    const isSame = await page
      .locator('media-embed-player video')
      .evaluate((video) =>
        [...(window as unknown as { videos: Set<Element> }).videos].every((each) => each === video),
      );
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    assert.deepEqual([isSame, seen], [true, ['playerready', ...ONCE]]);
    assert.ok(service.includes('/media/7.mp4'));
    await page.keyboard.press('k');
    const isPaused = () => host.evaluate((el: MediaEmbed) => el.paused);
    await until('a pause by the keyboard', isPaused);
    await closed();
  });

  it('connects the page to the player after the request for its frame', async () => {
    const { page, closed } = await pages.open(
      `<media-embed loading="click">${pages.inline('7')}</media-embed>`,
    );
    await page.getByRole('button', { name: /Video 7/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      const root = document.querySelector('media-embed')?.shadowRoot;
      root?.querySelector<HTMLElement>('[part=play]')?.click();
    });
    const isFollow = (path: string): boolean => path.includes('/follow-frame');
    await until('what follows', () => Promise.resolve(requests.some(isFollow)));
    assert.equal(requests[0], PLAYER);
    await closed();
  });

  it('leaves a player that plays although what follows cannot be loaded', async () => {
    const { page, service } = await pages.open(
      `<media-embed loading="click">${pages.inline('7')}</media-embed>`,
    );
    await page.getByRole('button', { name: /Video 7/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/follow-frame*', (route) => route.abort());
    await page.getByRole('button', { name: /Video 7/ }).click();
    await until('the player', isRequested(service));
    const outcome = await page
      .locator('media-embed')
      .evaluate((el: MediaEmbed) =>
        el.play().catch((error: unknown) => (error as { code: string }).code),
      );
    assert.equal(outcome, 'module');
    assert.equal(await page.locator('media-embed iframe').count(), 1);
    await page.context().close();
  });
});

const integrity = async (): Promise<CdnIntegrity> =>
  JSON.parse(await readFile('dist/cdn/integrity.json', { encoding: 'utf8' })) as CdnIntegrity;

describe('a press on the facade of an element that is not loaded', { concurrency: AT_ONCE }, () => {
  const pages = embedPages('media-embed-loader');

  for (const [way, options, press] of PRESSES) {
    it(`makes the frame of a rendered facade before any script arrives: by ${way}`, async () => {
      const embed = embedOf(pages.inline('7'));
      const { page, service, closed } = await pages.open(
        renderMediaEmbed(embed, { loading: 'click' }),
        options,
      );
      await page.waitForLoadState('networkidle');
      await withoutScripts(page);
      await press(page);
      await until('the player', isRequested(service));
      assert.equal(await isActivated(page), true);
      await closed();
    });

    it(`requests every file that comes before a frame at once: by ${way}`, async () => {
      const { imports } = await integrity();
      const { page, closed } = await pages.open(
        '<media-embed loading="click" src="/embed/7.json"><a href="/video">Watch</a></media-embed>',
        options,
      );
      await page.waitForLoadState('networkidle');
      const requested = await withoutScripts(page);
      await press(page);
      const needed = ['media-embed.js', ...(imports['media-embed.js'] ?? [])];
      await until('all files', () =>
        Promise.resolve(needed.every((name) => requested.includes(`/${name}`))),
      );
      await closed();
    });
  }

  for (const [way, options, press] of PRESSES)
    it(`makes the frame of inline JSON with one file, and loads the element after it: by ${way}`, async () => {
      const { page, service, closed } = await pages.open(
        `<media-embed loading="click">${pages.inline('7')}<a href="/video">Watch</a></media-embed>`,
        options,
      );
      await page.waitForLoadState('networkidle');
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await press(page);
      const state = () => page.locator('media-embed').evaluate((el: MediaEmbed) => el.state);
      await until('the element', async () => (await state()) === 'ready');
      assert.match(requested[0] ?? '', /^\/chunks\/elements-/);
      assert.equal(requested[1], PLAYER);
      assert.equal(service.filter((path) => path === PLAYER).length, 1);
      assert.equal(await page.locator('media-embed iframe').count(), 1);
      assert.equal(await isActivated(page), true);
      await closed();
    });

  it('makes no frame by itself while a script of the page loads the element', async () => {
    const embed = embedOf(pages.inline('7'));
    const { page, service, closed } = await pages.open(
      renderMediaEmbed(embed, { loading: 'click' }),
    );
    await page.waitForLoadState('networkidle');
    const requested = await withoutScripts(page);
    await page.evaluate(() => {
      const loader = '/media-embed-loader.js';
      void import(loader).then(({ loadMediaEmbed }: { loadMediaEmbed: () => unknown }) =>
        loadMediaEmbed(),
      );
    });
    await until('the element', () => Promise.resolve(requested.includes('/media-embed.js')));
    await page.locator('media-embed').click();
    assert.equal(await page.locator('media-embed iframe').count(), 0);
    assert.equal(service.includes(PLAYER), false);
    await closed();
  });

  it('keeps the frame when the element takes it over', async () => {
    const embed = embedOf(pages.inline('7'));
    const { page, service, closed } = await pages.open(
      renderMediaEmbed(embed, { loading: 'click' }),
    );
    await page.waitForLoadState('networkidle');
    await page.locator('media-embed').click();
    const state = () => page.locator('media-embed').evaluate((el: MediaEmbed) => el.state);
    await until('the element', async () => (await state()) === 'ready');
    assert.equal(service.filter((path) => path === PLAYER).length, 1);
    assert.equal(await page.locator('media-embed iframe').count(), 1);
    assert.equal(await page.locator('media-embed [part=play]').count(), 0);
    await closed();
  });
});
