import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { onlyBlock } from '../documents.js';
import { cdnFiles } from './cdn-files.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const GUIDE = 'docs/guides/cms/builder-in-a-frame.md';

const BUILDER_PAGE = onlyBlock(GUIDE, 'html');
const BUILDER_SCRIPT = onlyBlock(GUIDE, 'js', /^\/\/ builder\.js/);
const PLUGIN = onlyBlock(GUIDE, 'js', /^\/\/ plugin\.js/);
const POLICY = onlyBlock(GUIDE, 'http')
  .replace(/^[\w-]+: /, '')
  .trim();

const CMS_PAGE = `<!doctype html><html lang="en"><title>A CMS</title><link rel="icon" href="data:,">
<textarea aria-label="Article" data-embed="plain-video"></textarea>
<button id="insert-embed">Insert an embed</button>
<script type="module" src="plugin.js"></script>`;

describe('the CMS plugin of the guide', () => {
  const pages = demoPages();

  /** Both sites: the CMS under one name of the sandbox, the builder under the other. */
  const serve = async (page: Page): Promise<void> => {
    const [cms, builder] = [pages.playerOrigin, pages.origin];
    const named = (text: string): string =>
      text
        .replaceAll('https://cms.example.com', cms)
        .replaceAll('https://embeds.example.com', builder);
    const builderPolicy = { 'content-security-policy': named(POLICY) };
    const cmsPolicy = {
      'content-security-policy': `default-src 'none'; script-src 'self'; img-src data:; frame-src ${builder}; require-trusted-types-for 'script'`,
    };
    const scripts = await cdnFiles();
    await page.context().route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const files: Readonly<Record<string, readonly [string, string, Record<string, string>]>> = {
        [`${cms}/cms-page`]: ['text/html', CMS_PAGE, cmsPolicy],
        [`${cms}/plugin.js`]: ['text/javascript', named(PLUGIN), {}],
        [`${builder}/builder.html`]: ['text/html', BUILDER_PAGE, builderPolicy],
        [`${builder}/builder.js`]: ['text/javascript', named(BUILDER_SCRIPT), {}],
      };
      const [contentType, body, headers] = files[origin + pathname] ?? [];
      const script = origin === builder ? scripts[pathname]?.body : undefined;
      if (body !== undefined && contentType !== undefined)
        await route.fulfill({ contentType, body, headers: headers ?? {} });
      else if (script !== undefined)
        await route.fulfill({ contentType: 'text/javascript', body: Buffer.from(script) });
      else await route.fallback();
    });
  };

  it('passes the embed and the size in, and gets the snippet out, under a strict policy', async () => {
    const page = await pages.newPage();
    await serve(page);
    await page.goto(`${pages.playerOrigin}/cms-page`);
    await page.getByRole('button', { name: 'Insert an embed' }).click();
    const builder = page.frameLocator('iframe');
    const insert = builder.getByRole('button', { name: 'Insert code' });
    await insert.waitFor();
    const frame = page.locator('iframe');
    await until('the height of the builder', async () => {
      const height = Number(await frame.getAttribute('height'));
      return height > 200 && height <= 2000;
    });
    // A page of the right origin that is not the frame, and a message of the CMS itself.
    await page.evaluate(() => postMessage({ type: 'media-embed-code', code: 'forged' }, '*'));
    await insert.click();
    await frame.waitFor({ state: 'detached' });
    const text = await page.getByLabel('Article').inputValue();
    assert.match(text, /^<iframe src="[^"]+plain-video[^"]*"[^>]* width="640" height="360"/);
    assert.doesNotMatch(text, /forged/);
    await pages.closed(page);
  });

  it('shows a page without an embed when the CMS asks for none', async () => {
    const page = await pages.newPage();
    await serve(page);
    await page.goto(`${pages.playerOrigin}/cms-page`);
    await page
      .locator('textarea')
      .evaluate((area) => delete (area as HTMLElement).dataset['embed']);
    await page.getByRole('button', { name: 'Insert an embed' }).click();
    const code = page.frameLocator('iframe').locator('media-embed-code:defined');
    await code.waitFor({ state: 'attached' });
    assert.equal(await code.getAttribute('src'), null);
    await pages.closed(page);
  });
});
