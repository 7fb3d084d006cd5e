import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { MediaEmbed } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

/** A page whose second script sets what it trusts, after the first has upgraded its elements. */
const documentOf = (element: string, settings: string, attributes = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page that says what it trusts</title>
<link rel="icon" href="data:,">
<script type="module" src="${FOLDER}media-embed.js"></script>
</head>
<body>
${element}
<script type="module"${attributes}>
  import { MediaEmbed } from '${FOLDER}media-embed.js';
  window.wasUpgraded = document.querySelector('media-embed') instanceof MediaEmbed;
  document.querySelector('media-embed').addEventListener('error', ({ code }) => (window.code = code));
  ${settings}
</script>
</body>
</html>`;

const EAGER = '<media-embed loading="eager" src="/published/embed/plain-video.json"></media-embed>';

interface TrustingPage extends Window {
  readonly wasUpgraded?: boolean;
  readonly code?: string;
  readonly MediaEmbed?: typeof MediaEmbed;
}

describe('what a page trusts', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const openPage = async (document: string): Promise<readonly [Page, readonly string[]]> => {
    const page = await pages.newPage();
    const framed: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${pages.playerOrigin}/proxy/`)) framed.push(request.url());
    });
    await serveElements(page, document);
    await page.goto(pages.origin + FOLDER);
    return [page, framed];
  };

  const stateOf = (page: Page): Promise<string> =>
    page.locator('media-embed').evaluate((el: MediaEmbed) => el.state);

  const untilState = (page: Page, state: string): Promise<void> =>
    until(`the state ${state}`, async () => (await stateOf(page)) === state);

  it('holds for the player of an eager element that was upgraded before', async () => {
    const settings = "MediaEmbed.allowedPlayerOrigins = ['https://media.example'];";
    const [page, framed] = await openPage(documentOf(EAGER, settings));
    await untilState(page, 'error');
    const found = await page.evaluate(() => {
      const { wasUpgraded, code } = window as TrustingPage;
      return [wasUpgraded, code];
    });
    assert.deepEqual(found, [true, 'player-refused']);
    assert.deepEqual(framed, []);
    await pages.closed(page);
  });

  it('holds for the preconnection of an element that was upgraded before', async () => {
    const settings = "MediaEmbed.allowedPlayerOrigins = ['https://media.example'];";
    const element = EAGER.replace('eager', 'click');
    const [page] = await openPage(documentOf(element, settings));
    await page.locator('[part=play]').hover();
    await page.locator('[part=play]').click();
    await untilState(page, 'error');
    assert.equal(await page.locator('link[rel=preconnect]').count(), 0);
    await pages.closed(page);
  });

  it('holds for the source of an eager element that was upgraded before', async () => {
    const source = `${pages.playerOrigin}/published/embed/plain-video.json`;
    // The sandbox frames the player of its other name, which is the page's own here.
    const settings = `MediaEmbed.allowedSources = ['${pages.playerOrigin}'];
      MediaEmbed.allowedPlayerOrigins = [location.origin];`;
    const [page] = await openPage(
      documentOf(`<media-embed loading="eager" src="${source}"></media-embed>`, settings),
    );
    await untilState(page, 'ready');
    assert.equal(await page.evaluate(() => (window as TrustingPage).code), undefined);
    await pages.closed(page);
  });

  it('refuses a source that no script of the page allows', async () => {
    const source = `${pages.playerOrigin}/published/embed/plain-video.json`;
    const [page] = await openPage(
      documentOf(`<media-embed loading="eager" src="${source}"></media-embed>`, ''),
    );
    await untilState(page, 'error');
    assert.equal(await page.evaluate(() => (window as TrustingPage).code), 'source-refused');
    await pages.closed(page);
  });

  it('removes a framed player that a later list does not allow, and shows it when it is allowed again', async () => {
    const [page] = await openPage(documentOf(EAGER, 'window.MediaEmbed = MediaEmbed;'));
    await untilState(page, 'ready');
    const allow = (origins: readonly string[]): Promise<void> =>
      page.evaluate((list) => {
        const { MediaEmbed: element } = window as TrustingPage;
        if (element) element.allowedPlayerOrigins = list;
      }, origins);
    await allow(['https://media.example']);
    await untilState(page, 'error');
    assert.equal(await page.locator('iframe').count(), 0);
    await allow([pages.playerOrigin]);
    await page.locator('media-embed').evaluate((el: MediaEmbed) => el.retry());
    await untilState(page, 'ready');
    await pages.closed(page);
  });
});
