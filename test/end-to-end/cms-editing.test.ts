import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Embed, renderCode } from '../../src/index.js';
import { AT_ONCE } from './ad-scene.js';
import { VIEWPORTS } from './appearance.js';
import { EDITOR, signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the article' });

const previews = (page: Page): Locator =>
  page.locator('.text').getByRole('button', { name: /^Play the preview/ });

let lastPaste: Promise<void> = Promise.resolve();

/** The pages of a browser have one clipboard, and the tests run at once. */
const pasteInTurn = (page: Page, copy: () => Promise<void>): Promise<void> => {
  const previous = lastPaste;
  lastPaste = (async () => {
    await previous.catch(() => undefined);
    await copy();
    await page.keyboard.press('ControlOrMeta+v');
  })();
  return lastPaste;
};

const paste = (page: Page, text: string): Promise<void> =>
  pasteInTurn(page, () => page.evaluate((each) => navigator.clipboard.writeText(each), text));

const pasteHtml = (page: Page, html: string): Promise<void> =>
  pasteInTurn(page, () =>
    page.evaluate((each) => {
      const item = new ClipboardItem({
        'text/html': new Blob([each], { type: 'text/html' }),
        'text/plain': new Blob(['a text'], { type: 'text/plain' }),
      });
      return navigator.clipboard.write([item]);
    }, html),
  );

/** The blocks of the text; a player is written as its title in brackets. */
const blocksOf = (page: Page): Promise<string> =>
  page.locator('.text .ProseMirror > *').evaluateAll((blocks) =>
    blocks
      .filter((block) => !block.classList.contains('ProseMirror-gapcursor'))
      .map((block) => (block.matches('.media-embed-block') ? '[player]' : block.textContent))
      .join('|'),
  );

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

describe('writing in the CMS page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages({ hasOwnSandbox: true });

  const openArticle = async (options?: BrowserContextOptions): Promise<Page> => {
    const page = await pages.newPage(options);
    await signedIn(page, pages.origin);
    await page.goto(`${pages.origin}/cms/#embed=plain-video`);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await textOf(page).waitFor();
    return page;
  };

  it('writes on below a player whose link was pasted, and below one at which Enter was pressed', async () => {
    const page = await openArticle(CLIPBOARD);
    await textOf(page).click();
    await paste(page, `${pages.origin}/embeds/plain-video`);
    await previews(page).waitFor();
    await page.keyboard.type('Below');
    assert.equal(await blocksOf(page), '[player]|Below');
    await page.locator('.media-embed-block').click({ position: { x: 2, y: 2 } });
    await page.locator('.media-embed-block.ProseMirror-selectednode').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Between');
    assert.equal(await blocksOf(page), '[player]|Between|Below');
    await pages.closed(page);
  });

  it('names the options of pasted code that the article does not keep', async () => {
    const page = await openArticle(CLIPBOARD);
    await textOf(page).click();
    await paste(
      page,
      `<media-embed src="${pages.origin}/embeds/plain-video.json" autoplay start="5"></media-embed>`,
    );
    await previews(page).waitFor();
    const notice = page.getByRole('alert');
    await notice.getByText('does not keep “Autoplay” and “Start, s” of the pasted code').waitFor();
    await page.keyboard.type('Below');
    assert.equal(await notice.count(), 0);
    await pages.closed(page);
  });

  it('keeps a player of this site in a pasted text, and says that one of another site is left out', async () => {
    const page = await openArticle(CLIPBOARD);
    await textOf(page).click();
    const frame = `<iframe src="${pages.origin}/embeds/plain-video"></iframe>`;
    await pasteHtml(page, `<p>First</p>${frame}<p>Last</p>`);
    await previews(page).waitFor();
    assert.equal(await blocksOf(page), 'First|[player]|Last');
    assert.equal(await page.getByRole('alert').count(), 0);
    await pasteHtml(
      page,
      '<p>, and</p><iframe src="https://videos.example/7"></iframe><p>More</p>',
    );
    await page.getByRole('alert').getByText('The pasted code is not in the article').waitFor();
    assert.equal(await blocksOf(page), 'First|[player]|Last, and|More');
    await pages.closed(page);
  });

  it('does not publish an article without text, and says so at the text', async () => {
    const page = await openArticle();
    await page.getByLabel('Title of the article').fill('Only a title');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').getByText('The article has no text.').waitFor();
    await until('the focus in the text', () => hasFocus(textOf(page)));
    const status = page.locator('.publish [role=status]');
    await status.getByText(/^Saved /).waitFor();
    assert.equal(await page.getByRole('alert').count(), 1);
    await page.keyboard.type('Now with text');
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').waitFor();
    await until('the focus on the link', () => hasFocus(page.locator('.publish a')));
    await pages.closed(page);
  });

  it('makes a player of pasted AMP code, and keeps code of other sites out of the article', async () => {
    const page = await openArticle(CLIPBOARD);
    const reply = await fetch(`${pages.origin}/published/embed/plain-video.json`);
    const code = renderCode((await reply.json()) as Embed, 'amp');
    await textOf(page).click();
    await paste(page, code);
    await previews(page).waitFor();
    await paste(page, '<iframe src="https://videos.example/7"></iframe>');
    await page.getByRole('alert').getByText('The pasted code is not in the article').waitFor();
    await page.keyboard.type('After ');
    await paste(page, 'see https://videos.example/7"></amp-iframe>');
    assert.equal(
      await blocksOf(page),
      '[player]|After see https://videos.example/7"></amp-iframe>',
    );
    assert.equal(await page.locator('.text .ProseMirror a[href*="amp-iframe"]').count(), 0);
    await pages.closed(page);
  });

  it('names the embed of the code, and says when the list does not show it', async () => {
    const page = await openArticle();
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    const subject = page.locator('.subject');
    await subject.getByText('A plain video').waitFor();
    await page.getByLabel('Search by title, tag or id').fill('watermark');
    await subject.getByText('The list does not show this embed now.').waitFor();
    await page.getByText('Appearance', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy code' }).scrollIntoViewIfNeeded();
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 300);
    const top = async (): Promise<number> => (await subject.boundingBox())?.y ?? -1;
    await until('the title in view', async () => (await top()) >= 0 && (await top()) < 300);
    await page.getByLabel('Search by title, tag or id').fill('A plain video');
    await subject.getByText('The list does not show').waitFor({ state: 'detached' });
    await pages.closed(page);
  });

  it('moves the focus to the search field after signing in', async () => {
    const page = await pages.open('/cms/?sign-in');
    await page.getByLabel('User name').fill(EDITOR.name);
    await page.getByLabel('Password').fill(EDITOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const search = page.getByLabel('Search by title, tag or id');
    await search.waitFor();
    await until('the focus in the search field', () => hasFocus(search));
    await pages.closed(page);
  });

  it('moves the focus to the text of an opened article and to the title of a new one', async () => {
    const page = await openArticle();
    await page.getByLabel('Title of the article').fill('To open');
    await page.getByRole('button', { name: 'Articles', exact: true }).click();
    await page.getByRole('button', { name: 'Open: To open' }).click();
    await until('the focus in the text', () => hasFocus(textOf(page)));
    await page.getByRole('button', { name: 'Articles', exact: true }).click();
    await page.getByRole('button', { name: 'New article' }).and(page.locator('.listed *')).click();
    await until('the focus in the title', () => hasFocus(page.getByLabel('Title of the article')));
    await pages.closed(page);
  });

  it('keeps only the styles of the text above a long article on a phone', async () => {
    const page = await openArticle({ viewport: VIEWPORTS[0] });
    await textOf(page).click();
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('The end');
    /** The height of what is above the topmost visible part of the text. */
    const covered = () =>
      page.evaluate(() => {
        const text = document.querySelector('.text');
        const isText = (y: number): boolean =>
          text?.contains(document.elementFromPoint(innerWidth / 2, y)) ?? false;
        return Array.from({ length: innerHeight }, (_, y) => y).find(isText) ?? innerHeight;
      });
    await page.locator('.text').getByText('The end').scrollIntoViewIfNeeded();
    await until('a text that only the styles cover', async () => {
      const height = await covered();
      return height > 0 && height < 64;
    });
    await pages.closed(page);
  });
});
