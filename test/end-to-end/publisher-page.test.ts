import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { layoutShift, scrollThrough } from './layout-shift.js';
import { playedIn, playedTwoSeconds, playerReady } from './player-frame.js';
import { until } from './poll.js';

const ARTICLE = '/publisher/';

/** An embed without a public id, whose name is its id. */
const PORTRAIT = '119';

/** An embed of the article: its name, and the element that shows it. */
const EMBEDS = [
  ['a video in the format iframe', 'plain-video'],
  ['a live', 'live-channel'],
  ['a portrait video', PORTRAIT],
  ['a video in the format standard', 'watermark'],
] as const;

const element = (name: string): string => `media-embed[src="/published/embed/${name}.json"]`;

describe('the publisher page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [what, name] of EMBEDS) {
    it(`plays ${what} when it is clicked`, async () => {
      const page = await pages.open(ARTICLE);
      await page.locator(element(name)).scrollIntoViewIfNeeded();
      await playerReady(page, name);
      assert.equal(await playedIn(page, name), 0);
      await page.locator(element(name)).click();
      await playedTwoSeconds(page, name);
      await pages.closed(page);
    });
  }

  it('loads no part of the player before a click on the facade and plays after one click', async () => {
    const page = await pages.open(ARTICLE);
    const facade = page.locator(element('italian'));
    await facade.scrollIntoViewIfNeeded();
    await facade.getByRole('button', { name: /Il bello della diretta/ }).waitFor();
    assert.equal(await facade.locator('iframe').count(), 0);
    await facade.click();
    await playedTwoSeconds(page, 'italian');
    await pages.closed(page);
  });

  it('plays from the keyboard when the title is in Arabic and Japanese', async () => {
    const page = await pages.open(ARTICLE);
    const play = page
      .locator(element('arabic-and-japanese'))
      .getByRole('button', { name: /عرض تجريبي.*テスト映像/ });
    // An element far from the viewport has not loaded its embed and has no button yet.
    await page.locator(element('arabic-and-japanese')).scrollIntoViewIfNeeded();
    await play.focus();
    await page.keyboard.press('Enter');
    await playedTwoSeconds(page, 'arabic-and-japanese');
    const player = page
      .frameLocator('iframe[src*="/iframe.php/arabic-and-japanese/"]')
      .locator('media-embed-player');
    const isMuted = (): Promise<boolean> => player.evaluate((el) => (el as HTMLMediaElement).muted);
    const wasMuted = await isMuted();
    await page.keyboard.press('m');
    await until('the player to toggle its sound', async () => (await isMuted()) !== wasMuted);
    await pages.closed(page);
  });

  it('shows a message while a video is being converted', async () => {
    const page = await pages.open(ARTICLE);
    const box = page.locator(element('in-conversion'));
    await box.scrollIntoViewIfNeeded();
    await box.getByText('This video is being prepared').waitFor();
    assert.equal(await box.locator('iframe').count(), 0);
    await pages.closed(page);
  });

  it('explains the fields of the player in view and highlights the field that caused the latest event', async () => {
    const page = await pages.open(ARTICLE, { viewport: { width: 1400, height: 900 } });
    const panel = page.locator('#fields');
    await page
      .locator(element('ad-breaks'))
      .evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await panel.getByText('Interrupts the content after 12 seconds.').waitFor();
    await page.locator(element('ad-breaks')).click();
    await panel.locator('li.latest', { hasText: 'Plays 2 ads before the content.' }).waitFor();
    await page
      .locator(element('custom-look'))
      .evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await panel.getByText('Shows subtitles in it at the start.').waitFor();
    await pages.closed(page);
  });

  it('shows the playing player in a corner while the reader scrolls until it is closed', async () => {
    const page = await pages.open(ARTICLE, { viewport: { width: 1400, height: 900 } });
    const host = page.locator(element('scroll-mode'));
    const video = host.locator('video[part~=video]');
    const played = (): Promise<number> =>
      video.evaluate((media: HTMLVideoElement) => media.currentTime);
    await host.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await host.click();
    await until('the content', async () => (await video.count()) === 1 && (await played()) > 0.5);
    await page.locator(element(PORTRAIT)).scrollIntoViewIfNeeded();
    const close = page.getByRole('button', { name: /close/i });
    await close.waitFor();
    const box = await video.boundingBox();
    assert.ok(box !== null && box.x > 700 && box.y > 400 && box.width >= 256, JSON.stringify(box));
    assert.equal(await layoutShift(page), 0);
    await close.click();
    await close.waitFor({ state: 'detached' });
    await pages.closed(page);
  });

  it('requests nothing for the player before the reader allows it', async () => {
    const page = await pages.open(ARTICLE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const box = page.locator(element('custom-look'));
    await box.scrollIntoViewIfNeeded();
    const allow = box.getByRole('button', { name: /^Allow and show/ });
    await allow.waitFor();
    const isPlayers = (url: string): boolean => url.includes('/custom-look/');
    assert.deepEqual(requested.filter(isPlayers), []);
    await allow.click();
    await until('the player', () => Promise.resolve(requested.some(isPlayers)));
    await pages.closed(page);
  });

  for (const viewport of VIEWPORTS) {
    it(`never shifts its layout, is accessible and fits at ${viewport.width} px`, async () => {
      const page = await pages.open(ARTICLE, { viewport });
      await scrollThrough(page);
      await page.locator(element('in-conversion')).getByText('being prepared').waitFor();
      for (const [, name] of EMBEDS) await playerReady(page, name);
      assert.equal(await layoutShift(page), 0);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await assertAccessible(page);
      await pages.closed(page);
    });
  }

  it('detects a layout shift when there is one', async () => {
    const page = await pages.open(ARTICLE);
    await page.evaluate(() => {
      document.querySelector('article')?.before(document.querySelector('figure') ?? '');
    });
    await until('the shift', async () => (await layoutShift(page)) > 0);
    await pages.closed(page);
  });

  it('shows the markup under every embed', async () => {
    const html = await readFile('demo/publisher/index.html', { encoding: 'utf8' });
    const page = await pages.open(ARTICLE);
    const shown = await page.locator('figure pre').allTextContents();
    const flat = (markup: string): string =>
      markup.replace(/\s+/g, ' ').replace(/\s*([<>])\s*/g, '$1');
    assert.equal(shown.length, await page.locator('media-embed').count());
    for (const markup of shown) assert.ok(flat(html).includes(flat(markup)), markup);
    await pages.closed(page);
  });
});
