import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const PHONE = { viewport: VIEWPORTS[0] };

const previews = (page: Page): Locator =>
  page.locator('.text').getByRole('button', { name: /^Play the preview/ });

const showArticle = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of the article' }).waitFor();
};

/** Height divided by width. */
const ratioOf = async (box: Locator): Promise<number> => {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return height / width;
};

const showList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Articles', exact: true }).click();
  await page.locator('.articles li').first().waitFor();
};

describe('articles of the CMS page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages({ hasOwnSandbox: true });

  const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await pages.newPage(options);
    await signedIn(page, pages.origin);
    await page.goto(pages.origin + path);
    return page;
  };

  const showCode = async (page: Page, embed: string): Promise<void> => {
    await page.goto(`${pages.origin}/cms/#embed=${embed}`);
    await page.getByRole('button', { name: 'Code', exact: true }).click();
  };

  const publish = async (page: Page, title: string): Promise<string> => {
    await page.getByLabel('Title of the article').fill(title);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').waitFor();
    return (await page.locator('.publish a').getAttribute('href')) ?? '';
  };

  it('shows a portrait as a portrait, in the editor and for readers', async () => {
    const page = await open('/cms/#embed=portrait-with-ads');
    await page.getByRole('button', { name: 'Insert into the article' }).click();
    const stage = page.locator('.media-embed-block > div').first();
    await until('the portrait in the editor', async () => {
      const ratio = await ratioOf(stage);
      return Math.abs(ratio - 384 / 216) < 0.02;
    });
    await page.goto(pages.origin + (await publish(page, 'A portrait')));
    await page.locator('media-embed:defined').waitFor();
    const ratio = await ratioOf(page.locator('media-embed'));
    assert.ok(Math.abs(ratio - 384 / 216) < 0.02, String(ratio));
    await pages.closed(page);
  });

  it('gives a pasted link the size of the embed', async () => {
    const page = await open('/cms/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await showArticle(page);
    const link = `${pages.origin}/embeds/portrait-with-ads`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), link);
    await page.getByRole('textbox', { name: 'Text of the article' }).click();
    await page.keyboard.press('ControlOrMeta+v');
    await previews(page).waitFor();
    await until('the portrait in the editor', async () => {
      const ratio = await ratioOf(page.locator('.media-embed-block > div').first());
      return Math.abs(ratio - 384 / 216) < 0.02;
    });
    const path = await publish(page, 'A pasted portrait');
    const html = await (await page.request.get(pages.origin + path)).text();
    assert.match(html, /<media-embed class="size-216-384"/);
    await pages.closed(page);
  });

  it('never starts an embed by itself in the editor, and plays it on a click', async () => {
    const page = await open('/cms/#embed=autoplay-with-ad');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Insert into the article' }).click();
    await page.locator('.text img').waitFor();
    assert.equal(await page.locator('.text iframe').count(), 0);
    assert.deepEqual(
      requested.filter((path) => /^\/(?:ads|proxy)\//.test(path)),
      [],
    );
    await showCode(page, 'plain-video');
    await page.getByRole('button', { name: 'Insert into the article' }).click();
    await previews(page).last().click();
    const video = page.frameLocator('.text iframe').locator('video[part~=video]');
    await until('the preview that plays', () =>
      video.evaluate((media: HTMLVideoElement) => !media.paused && media.currentTime > 0),
    );
    // Chromium sends clicks that follow a scroll at once to where the frame was before.
    await page.getByRole('button', { name: 'Stop the preview' }).press('Enter');
    await page.locator('.text iframe').waitFor({ state: 'detached' });
    await pages.closed(page);
  });

  it('says what the article keeps of a format, and inserts the embed in any case', async () => {
    const page = await open('/cms/#embed=plain-video&format=vmap');
    const note = page.locator('#insertion-note');
    await note.getByText('The article does not keep code of the format “VMAP').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Insert code' }).isVisible(), false);
    await page.getByRole('button', { name: 'Insert as embed' }).click();
    await previews(page).waitFor();

    await showCode(page, 'plain-video&format=iframe&autoplay=true');
    await note.getByText('The article keeps the player, its size and its title.').waitFor();
    await note.getByText('It does not keep “Autoplay”').waitFor();
    await pages.closed(page);
  });

  it('stays in the article when an embed is chosen, and inserts one after the other at the cursor', async () => {
    const page = await open('/cms/');
    await showArticle(page);
    await page.getByRole('textbox', { name: 'Text of the article' }).click();
    await page.keyboard.type('Before.');
    for (const [index, title] of ['A portrait video with ads', 'A plain video'].entries()) {
      await page.getByLabel('Search by title, tag or id').fill(title);
      await page.getByRole('option', { name: title }).first().click();
      await page.getByRole('status').getByText(`Chosen: ${title}`).waitFor();
      await page.getByRole('button', { name: 'Insert at the cursor' }).click();
      await previews(page).nth(index).waitFor();
    }
    await page.keyboard.type('After.');
    const order = await page
      .locator('.text .ProseMirror > *')
      .evaluateAll((blocks) => blocks.map((block) => block.textContent.replace('▶', '').trim()));
    assert.match(order.join('|'), /^Before\.\|A portrait video.*\|A plain video.*\|After\.$/);
    await pages.closed(page);
  });

  it('keeps a draft that nobody saved, and continues it after a reload', async () => {
    const page = await open('/cms/');
    await showArticle(page);
    await page.getByLabel('Title of the article').fill('A draft');
    // Leads to the text, and publishes nothing; the page draws no frame before the next key.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await page.getByLabel('Title of the article').press('Enter');
    await page.keyboard.type('Unfinished');
    await page
      .locator('.publish [role=status]')
      .getByText(/^Saved /)
      .waitFor();
    await page.reload();
    await showList(page);
    const draft = page.locator('.articles li').filter({ hasText: 'A draft' });
    await draft.getByText('draft', { exact: true }).waitFor();
    assert.equal(await draft.getByRole('button', { name: /^Unpublish/ }).count(), 0);
    await draft.getByRole('button', { name: /^Open/ }).click();
    await page.locator('.text p').getByText('Unfinished').waitFor();
    assert.equal(await page.getByLabel('Title of the article').inputValue(), 'A draft');
    await pages.closed(page);
  });

  it('saves what was written before another article is opened', async () => {
    const page = await open('/cms/');
    await showArticle(page);
    await page.getByLabel('Title of the article').fill('Saved on the way');
    await showList(page);
    await page.getByRole('button', { name: 'New article' }).and(page.locator('.listed *')).click();
    await page.getByLabel('Title of the article').and(page.locator(':visible')).waitFor();
    await until('the empty article', async () => {
      return (await page.getByLabel('Title of the article').inputValue()) === '';
    });
    await showList(page);
    await page.getByRole('button', { name: 'Open: Saved on the way' }).waitFor();
    await pages.closed(page);
  });

  for (const [where, options] of [
    ['with the keyboard', {}],
    ['on a phone', PHONE],
  ] as const)
    it(`takes an article from the readers and deletes it, ${where}`, async () => {
      const page = await open('/cms/', options);
      await showArticle(page);
      const title = `To delete ${where}`;
      await page.getByRole('textbox', { name: 'Text of the article' }).fill('Text');
      const path = await publish(page, title);
      await showList(page);
      const press = async (name: string): Promise<void> => {
        const button = page.getByRole('button', { name: `${name}: ${title}` });
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await press('Unpublish');
      const item = page.locator('.articles li').filter({ hasText: title });
      await item.getByText('draft', { exact: true }).waitFor();
      assert.equal((await page.request.get(pages.origin + path)).status(), 404);

      await press('Delete');
      await page.getByRole('dialog').getByText(`Delete “${title}”?`).waitFor();
      await assertAccessible(page);
      await page.keyboard.press('Escape');
      assert.equal(await item.count(), 1);
      await press('Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await item.waitFor({ state: 'detached' });
      await pages.closed(page);
    });

  it('leads from the article to the list and back on a phone', async () => {
    const page = await open('/cms/', PHONE);
    await showArticle(page);
    await page.getByRole('button', { name: /^Choose an/ }).click();
    await page.getByLabel('Search by title, tag or id').fill('A plain video');
    await page.getByRole('option', { name: 'A plain video' }).first().click();
    await page.getByRole('status').getByText('Chosen: A plain video').waitFor();
    await page.getByRole('button', { name: 'Insert at the cursor' }).click();
    await previews(page).waitFor();
    await pages.closed(page);
  });
});
