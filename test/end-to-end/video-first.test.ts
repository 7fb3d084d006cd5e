import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { embedPages } from './embed-pages.js';
import { until } from './poll.js';

/** Chunks that an MP4 without ads, scroll mode or another language does not need. */
const UNNEEDED =
  /\/(?:breaks|vast|consent-before-ads|ima-manager|hls-engine|beacon-document|ad-recorder|scroll-mode|follow-frame|(?:[a-z]+-)*(?:de|es|fr|it|pt))-[^/]{8}\.js/;

const position = (page: Page): Promise<number> =>
  page.locator('media-embed-player').evaluate((el: HTMLMediaElement) => el.currentTime);

const isPaused = (page: Page): Promise<boolean> =>
  page.locator('media-embed-player').evaluate((el: HTMLMediaElement) => el.paused);

const press = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Video 7/ }).click();
  await page.locator('media-embed-player').waitFor();
};

/** Presses the button of the facade and waits until the content moves on. */
const pressAndPlay = async (page: Page): Promise<void> => {
  await press(page);
  await until('the content', async () => (await position(page)) > 0.2);
};

describe('a player in the page', { concurrency: AT_ONCE }, () => {
  const pages = embedPages();

  // Its film is shorter than a busy machine takes.
  const open = () =>
    pages.open(
      `<media-embed loading="click" format="player" loop>${pages.inline('7')}</media-embed>`,
    );

  it('plays before the code of its controls is there, by keyboard and mouse, and shows them then', async () => {
    const { page, closed } = await open();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/controls-*', async (route) => {
      await released;
      await route.continue();
    });
    await pressAndPlay(page);
    assert.equal(await page.locator('[part=controls]').count(), 0);
    await page.keyboard.press('k');
    await until('a pause by the keyboard', () => isPaused(page));
    await page.locator('media-embed-player video').click();
    await until('a start by the mouse', async () => !(await isPaused(page)));
    release();
    await page.locator('[part=control-mute]').waitFor();
    assert.equal(await isPaused(page), false);
    await closed();
  });

  it('shows a spinner until the first frame, without the code of its controls', async () => {
    const { page, closed } = await open();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/media/7.mp4', async (route) => {
      await released;
      await route.continue();
    });
    const spinner = page.locator('[part=waiting]');
    const opacity = (): Promise<string> => spinner.evaluate((el) => getComputedStyle(el).opacity);
    await press(page);
    await until('a spinner', async () => (await opacity()) === '1');
    assert.equal(await page.locator('[part=controls]').count(), 0);
    release();
    await until('the content', async () => (await position(page)) > 0.2);
    assert.equal(await opacity(), '0');
    await closed();
  });

  it("plays with the browser's controls when the code of its own cannot be loaded", async () => {
    const { page } = await open();
    await page.route('**/controls-*', (route) => route.abort());
    await pressAndPlay(page);
    await until('the controls', () =>
      page
        .locator('media-embed-player video')
        .evaluate(({ controls }: HTMLVideoElement) => controls),
    );
    assert.equal(await isPaused(page), false);
    await page.context().close();
  });

  it('requests the video before its controls, and nothing that the embed does not need', async () => {
    const { page, service, closed } = await open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /Video 7/ }).waitFor();
    await pressAndPlay(page);
    await page.locator('[part=control-play]').waitFor();
    const indexOf = (pattern: RegExp): number => requests.findIndex((path) => pattern.test(path));
    assert.ok(indexOf(/\/media\/7\.mp4$/) < indexOf(/\/controls-/), requests.join('\n'));
    assert.deepEqual(
      requests.filter((path) => UNNEEDED.test(path)),
      [],
    );
    assert.deepEqual([...new Set(service)].sort(), ['/media/7.mp4', '/poster/7.gif']);
    await closed();
  });
});
