import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import type { ArticleListReply, ArticleReply } from '../../demo/cms/server/article-routes.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { EDITOR, signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** What the browser reports about a lost request, an ended session and an article that somebody else saved. */
const REPORTED = /Failed to load resource|net::ERR/;

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the article' });

const statusOf = (page: Page): Locator => page.locator('.publish [role=status]');

const saved = (page: Page): Promise<void> =>
  statusOf(page)
    .getByText(/^Saved /)
    .waitFor();

const kept = (page: Page): Promise<void> =>
  statusOf(page).getByText('Kept on this device. It will be sent').waitFor();

const paragraphsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.text .ProseMirror > p').allTextContents();

/** Writes at the end of a paragraph. */
const append = async (page: Page, paragraph: number, text: string): Promise<void> => {
  await page.locator('.text .ProseMirror > p').nth(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
};

const finishConflict = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue with the chosen texts' }).click();

describe('saving in the CMS page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages({ hasOwnSandbox: true });

  const openPage = async (context?: BrowserContext): Promise<Page> => {
    const page = await (context?.newPage() ?? pages.newPage());
    await signedIn(page, pages.origin);
    await page.goto(`${pages.origin}/cms/`);
    return page;
  };

  const write = async (context?: BrowserContext): Promise<Page> => {
    const page = await openPage(context);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await textOf(page).waitFor();
    return page;
  };

  const openArticle = async (title: string, context?: BrowserContext): Promise<Page> => {
    const page = await openPage(context);
    await page.getByRole('button', { name: 'Articles', exact: true }).click();
    await page.getByRole('button', { name: `Open: ${title}` }).click();
    await textOf(page).waitFor();
    return page;
  };

  /** A page of somebody who has saved an article of three paragraphs. */
  const writeArticle = async (title: string): Promise<Page> => {
    const page = await write();
    await page.getByLabel('Title of the article').fill(title);
    await textOf(page).click();
    for (const text of ['First.', 'Middle.', 'Last.']) {
      await page.keyboard.type(text);
      if (text !== 'Last.') await page.keyboard.press('Enter');
    }
    await saved(page);
    return page;
  };

  /** The text of the article on the server, without its formats. */
  const storedText = async (page: Page, title: string): Promise<string> => {
    const { request } = page.context();
    const list = await request.get(`${pages.origin}/cms/api/articles`);
    const { articles } = (await list.json()) as ArticleListReply;
    const { id } = articles.find((article) => article.title === title) ?? assert.fail(title);
    const reply = await request.get(`${pages.origin}/cms/api/articles/${id}`);
    return JSON.stringify(((await reply.json()) as ArticleReply).document);
  };

  it('merges what two people write in different paragraphs, and keeps the cursor', async () => {
    const first = await writeArticle('Two people');
    const second = await openArticle('Two people');
    await append(first, 0, ' Alpha.');
    await saved(first);
    await append(second, 2, ' Omega');
    await until('the merged text', async () => (await paragraphsOf(second))[0] === 'First. Alpha.');
    await second.keyboard.type(' at the cursor.');
    assert.deepEqual(await paragraphsOf(second), [
      'First. Alpha.',
      'Middle.',
      'Last. Omega at the cursor.',
    ]);
    await saved(second);
    assert.match(await storedText(second, 'Two people'), /Alpha.*Omega/);
    await pages.closed(first, REPORTED);
    await pages.closed(second, REPORTED);
  });

  for (const viewport of VIEWPORTS)
    it(`shows both texts where two tabs changed the same, at ${viewport.width} px`, async () => {
      const title = `Same ${viewport.width}`;
      const first = await writeArticle(title);
      const second = await openArticle(title, first.context());
      await second.setViewportSize(viewport);
      await append(first, 1, ' Mine.');
      await saved(first);
      await second.getByLabel('Title of the article').fill(`${title} new`);
      await append(second, 1, ' Yours.');
      await second.getByText('Somebody else has changed the same passages.').waitFor();
      await statusOf(second).getByText('Kept on this device until you have chosen.').waitFor();
      const texts = await second.locator('.conflicts .texts [dir]').allTextContents();
      assert.deepEqual(texts, ['Middle. Yours.', 'Middle. Mine.']);
      await assertAccessible(second);
      await finishConflict(second);
      await saved(second);
      assert.deepEqual(await paragraphsOf(second), [
        'First.',
        'Middle. Mine.',
        'Middle. Yours.',
        'Last.',
      ]);
      await pages.closed(first, REPORTED);
    });

  it('lets the author choose one of the texts, and of two titles', async () => {
    const first = await writeArticle('Title');
    const second = await openArticle('Title');
    await first.getByLabel('Title of the article').fill('Title of the first');
    await append(first, 1, ' Mine.');
    await saved(first);
    await second.getByLabel('Title of the article').fill('Title of the second');
    await append(second, 1, ' Yours.');
    await second.getByRole('group', { name: 'Passage' }).getByLabel('Keep your text').check();
    await second
      .getByRole('group', { name: 'Title of the article' })
      .getByLabel('Keep the other text')
      .check();
    await finishConflict(second);
    await saved(second);
    assert.equal(
      await second.getByLabel('Title of the article').inputValue(),
      'Title of the first',
    );
    assert.deepEqual(await paragraphsOf(second), ['First.', 'Middle. Yours.', 'Last.']);
    await pages.closed(first, REPORTED);
    await pages.closed(second, REPORTED);
  });

  it('keeps a title that was written before the editor was loaded', async () => {
    const page = await openPage();
    const requests: Route[] = [];
    await page.route(/article-editor.*\.js$/, (route) => void requests.push(route));
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page.getByLabel('Title of the article').fill('Early');
    await until('the request of the editor', () => Promise.resolve(requests.length > 0));
    await requests[0]?.continue();
    await saved(page);
    assert.equal(await page.getByLabel('Title of the article').inputValue(), 'Early');
    assert.match(await storedText(page, 'Early'), /paragraph/);
    await pages.closed(page);
  });

  it('keeps the text without a network, and sends it when the network is back', async () => {
    const page = await writeArticle('Offline');
    await page.context().setOffline(true);
    await append(page, 2, ' Typed offline.');
    await kept(page);
    await assertAccessible(page);
    await page.context().setOffline(false);
    await saved(page);
    assert.match(await storedText(page, 'Offline'), /Typed offline/);
    await pages.closed(page, REPORTED);
  });

  it('sends the text of a closed tab the next time, also that of a new article', async () => {
    const page = await write();
    await page.context().setOffline(true);
    await page.getByLabel('Title of the article').fill('Closed');
    await textOf(page).click();
    await page.keyboard.type('Only on this device.');
    await page.close();
    const context = page.context();
    await context.setOffline(false);
    const next = await openPage(context);
    await next.locator('.text p').getByText('Only on this device.').waitFor();
    await saved(next);
    assert.match(await storedText(next, 'Closed'), /Only on this device/);
    assert.deepEqual(await next.evaluate(() => Object.keys(localStorage)), []);
    await pages.closed(page, REPORTED);
  });

  it('does not take what somebody else saved for a conflict when only a reply was lost', async () => {
    const page = await writeArticle('Lost reply');
    await page.route(
      '**/cms/api/articles/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await append(page, 1, ' Arrived.');
    await kept(page);
    await append(page, 1, ' And more.');
    await saved(page);
    assert.equal(await page.locator('.conflicts').count(), 0);
    assert.match(await storedText(page, 'Lost reply'), /Middle\. Arrived\. And more\./);
    await pages.closed(page, REPORTED);
  });

  it('keeps the text when the session ends, and sends it after signing in', async () => {
    const page = await writeArticle('Session');
    await page.context().clearCookies();
    await append(page, 1, ' Typed signed out.');
    await statusOf(page).getByText('Signed out. The text is kept on this device').waitFor();
    await page.locator('.publish').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('User name').fill(EDITOR.name);
    await page.getByLabel('Password').fill(EDITOR.password);
    await page.keyboard.press('Enter');
    await saved(page);
    assert.match(await storedText(page, 'Session'), /Typed signed out/);
    await pages.closed(page, REPORTED);
  });

  it('saves the text of a deleted article as a new one', async () => {
    const page = await writeArticle('Deleted');
    const { request } = page.context();
    const reply = await request.get(`${pages.origin}/cms/api/articles`);
    const { articles } = (await reply.json()) as ArticleListReply;
    const { id } = articles.find(({ title }) => title === 'Deleted') ?? assert.fail();
    await request.delete(`${pages.origin}/cms/api/articles/${id}`);
    await append(page, 1, ' Still here.');
    await page.getByRole('button', { name: 'Save as a new article' }).click();
    await saved(page);
    assert.match(await storedText(page, 'Deleted'), /Still here/);
    await pages.closed(page, REPORTED);
  });

  it('lets a guest write, and asks for a password after signing out', async () => {
    const page = await pages.open('/cms/');
    await page.getByText('You write as a guest').waitFor();
    await page.locator('.embeds li').first().waitFor();
    await page.locator('.account').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('User name').waitFor();
    await pages.closed(page);
  });

  it('sends a file again when the network is back, as one video', async () => {
    const page = await openPage();
    await page.getByText('Upload a video').click();
    await page.getByLabel('Title', { exact: true }).fill('Interrupted');
    const buffer = Buffer.alloc(1000);
    await page
      .getByLabel('Video file')
      .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('The connection was lost. The upload starts again').waitFor();
    await page.context().setOffline(false);
    await page.locator('.upload li').waitFor();
    assert.equal(await page.locator('.upload li').count(), 1);
    await pages.closed(page, REPORTED);
  });
});
