import assert from 'node:assert/strict';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { MediaEmbed, MediaEmbedCode } from '../../components/index.js';
import type { Loopback } from '../loopback.js';
import { until } from './poll.js';
import { serveSandboxEmbeds } from './sandbox-embeds.js';
import { sharedSandbox } from './shared-services.js';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of Firefox, or undefined where it is not installed. */
const firefoxPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => [join(folder, 'firefox'), join(folder, 'firefox-esr')])
  .find(isExecutable);

const playback = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector<MediaEmbed>('media-embed');
    if (element === null) throw new Error('The page has no embed.');
    const { state, currentTime, ad, error } = element;
    return { state, currentTime, position: ad?.position ?? null, error: error?.code ?? null };
  });

const canPlayMp4 = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
  );

describe('Firefox', { skip: firefoxPath === undefined && 'Firefox is not installed.' }, () => {
  const sandbox = sharedSandbox();
  let pages: Loopback | undefined;
  let browser: Browser | undefined;

  before(async () => {
    pages = await serveSandboxEmbeds(sandbox().origin);
    browser = await puppeteer.launch({
      browser: 'firefox',
      ...(firefoxPath !== undefined && { executablePath: firefoxPath }),
    });
  });
  after(async () => {
    await browser?.close();
    await pages?.stop();
  });

  const open = async (path: string): Promise<Page> => {
    assert.ok(browser && pages);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${pages.origin}/${path}`);
    await page.waitForFunction(() => customElements.get('media-embed') !== undefined);
    return page;
  };

  const press = async (page: Page): Promise<void> => {
    const facade = await page.waitForSelector('media-embed >>> [part=play]');
    await facade?.click();
  };

  for (const format of ['iframe', 'player'] as const) {
    it(`plays an embed after a click, as ${format}`, async (context) => {
      const page = await open(`plain-video?loading=click&format=${format}`);
      if (!(await canPlayMp4(page))) context.skip('Firefox has no decoder for H.264.');
      else {
        await press(page);
        await until('the content', async () => (await playback(page)).currentTime > 1);
      }
      await page.close();
    });

    it(`plays a preroll before the content, as ${format}`, async (context) => {
      const page = await open(`ad-skippable?loading=click&format=${format}`);
      if (!(await canPlayMp4(page))) context.skip('Firefox has no decoder for H.264.');
      else {
        await press(page);
        await until('the ad', async () => (await playback(page)).position === 'preroll');
        await until('the content', async () => (await playback(page)).currentTime > 0.5);
      }
      await page.close();
    });
  }

  it('floats a playing player while the reader scrolls', async (context) => {
    const page = await open('scroll-mode?loading=click&format=player');
    if (!(await canPlayMp4(page))) context.skip('Firefox has no decoder for H.264.');
    else {
      await press(page);
      await until('the content', async () => (await playback(page)).currentTime > 0.5);
      await page.evaluate(() => scrollTo(0, 2000));
      await page.waitForSelector('media-embed >>> [part=float-close]', { visible: true });
      assert.equal((await playback(page)).state, 'ready');
    }
    await page.close();
  });

  it('waits for consent, and shows the player after it', async () => {
    const page = await open('plain-video?consent=required');
    await until('the request', async () => (await playback(page)).state === 'consent');
    const allow = await page.waitForSelector('media-embed >>> [part=allow]');
    await allow?.click();
    await until('the player', async () => (await playback(page)).state === 'ready');
    await page.close();
  });

  it('shows the code of an embed', async () => {
    const page = await open('plain-video');
    const code = () =>
      page.evaluate(() => document.querySelector<MediaEmbedCode>('media-embed-code')?.code ?? '');
    await until('the code', async () => (await code()).startsWith('<iframe '));
    await page.close();
  });
});
