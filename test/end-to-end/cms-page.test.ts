import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
  type Embed,
  renderCode,
} from '../../src/index.js';
import type { MediaEmbedCode } from '../../components/index.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { layoutShift } from './layout-shift.js';
import { signedIn } from './cms-session.js';
import { until } from './poll.js';

describe('the CMS page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  /** A page of an editor who is signed in. */
  const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await pages.newPage(options);
    await signedIn(page, pages.origin);
    await page.goto(pages.origin + path);
    return page;
  };

  const fetchEmbed = async (name: string): Promise<Embed> => {
    const reply = await fetch(`${pages.origin}/published/embed/${name}.json`);
    return (await reply.json()) as Embed;
  };

  /** Waits until the page shows the result of renderCode. */
  const showsCode = async (
    page: Page,
    name: string,
    format: CodeFormat,
    options: CodeOptions,
  ): Promise<void> => {
    const src = `${pages.origin}/embeds/${name}.json`;
    const expected = renderCode(await fetchEmbed(name), format, { src, ...options });
    await until(`the ${format} code of ${name}`, async () => {
      const shown = await page.evaluate(
        () => document.querySelector<MediaEmbedCode>('media-embed-code')?.code,
      );
      return shown === expected;
    });
  };

  /** Waits until the list has every embed. */
  const showsAll = (page: Page): Promise<void> => page.getByText(/^(\d+) of \1 embeds$/).waitFor();

  it('finds and chooses an embed with the keyboard', async () => {
    const page = await open('/cms/');
    await showsAll(page);
    await page.getByLabel('Search by title, tag or id').focus();
    await page.keyboard.type('WATERmark option');
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ embeds$/)
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A watermark with every option' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#embed=watermark');
    await showsCode(page, 'watermark', 'media-embed-src', {});
    await pages.closed(page);
  });

  it('moves the focus through the list and back to the search field with the arrow keys', async () => {
    const page = await open('/cms/');
    await page.getByText('Filters and order').click();
    await page.getByLabel('Order').selectOption('Oldest first');
    const first = page.getByRole('option', { name: 'A plain video' });
    await first.waitFor();
    const focused = (): Promise<string | null> => page.locator(':focus .title').textContent();
    await page.getByLabel('Search by title, tag or id').focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'A plain video');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'A live channel');
    await page.keyboard.press('End');
    assert.equal(await focused(), await page.locator('.embeds .title').last().textContent());
    await page.keyboard.press('PageDown');
    await page.getByText(/^51–/).waitFor();
    await until('the focus on the next page', async () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-posinset') === '51'),
    );
    await page.keyboard.press('PageUp');
    await first.waitFor();
    await page.keyboard.press('Home');
    assert.equal(await focused(), 'A plain video');
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: 'A plain video' }).waitFor();
    assert.equal(await first.getAttribute('aria-selected'), 'true');
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.locator(':focus').getAttribute('id'), 'search');
    await pages.closed(page);
  });

  it('finds an embed by a title with typos, by a part of it and by its id', async () => {
    const page = await open('/cms/');
    for (const [query, title] of [
      ['テスト', /テスト映像/],
      ['watermrak', /A watermark with every option/],
      ['picture-in', /Picture-in-picture and a background image/],
      ['#103', /Picture-in-picture and a background image/],
      ['103', /Picture-in-picture and a background image/],
    ] as const) {
      await page.getByLabel('Search by title, tag or id').fill(query);
      await page
        .getByRole('status')
        .getByText(/^1 of \d+ embeds$/)
        .waitFor();
      await page.getByRole('option', { name: title }).waitFor();
    }
    await page.getByLabel('Search by title, tag or id').fill('no such thing');
    await page.getByText('No embed matches.').waitFor();
    await pages.closed(page);
  });

  it('filters by status, and says that it does', async () => {
    const page = await open('/cms/');
    await page.getByText('Filters and order').click();
    await page.getByLabel('Status').selectOption('processing');
    await page.getByText('1 active').waitFor();
    const badges = page.locator('.embeds li .badge');
    await until('the filtered list', async () => {
      const texts = await badges.allTextContents();
      const isEach = texts.length === (await page.locator('.embeds li').count());
      return isEach && texts.length > 0 && texts.every((text) => text === 'processing');
    });
    await page.getByRole('button', { name: 'Reset the filters' }).click();
    await showsAll(page);
    await pages.closed(page);
  });

  it('writes every format with the options, and keeps both in the URL', async () => {
    const page = await open('/cms/#embed=plain-video');
    await showsCode(page, 'plain-video', 'media-embed-src', {});
    for (const { format } of CODE_FORMATS.filter((row) => row.format !== 'video-sitemap')) {
      await page.getByLabel('Format').selectOption(format);
      await showsCode(page, 'plain-video', format, {});
    }
    await page.getByLabel('Format').selectOption('iframe');
    await page.getByLabel('Width, px').fill('320');
    await page.getByLabel('Autoplay').selectOption('true');
    await page.getByText('Appearance', { exact: true }).click();
    await page.getByLabel('Title for screen readers').fill('Half "quoted"');
    const options = { width: 320, autoplay: true, title: 'Half "quoted"' };
    await showsCode(page, 'plain-video', 'iframe', options);
    const shared = await open(page.url().replace(pages.origin, ''));
    await showsCode(shared, 'plain-video', 'iframe', options);
    await page.getByRole('button', { name: 'Reset the options' }).click();
    await showsCode(page, 'plain-video', 'iframe', {});
    assert.equal(new URL(page.url()).hash, '#embed=plain-video&format=iframe');
    await pages.closed(shared);
    await pages.closed(page);
  });

  it('uses the bulk whose label is chosen, in the code and the preview', async () => {
    const page = await open('/cms/#embed=bulks&format=iframe');
    await page.getByText('Delivery', { exact: true }).click();
    await page.getByLabel('Bulk label').selectOption('newsletter');
    await showsCode(page, 'bulks', 'iframe', { label: 'newsletter' });
    await page.getByText('newsletter (by its label)').waitFor();
    await page.getByRole('button', { name: 'Show the player' }).click();
    await page.locator('media-embed iframe[src*="/bulks/demo/newsletter"]').waitFor();
    await pages.closed(page);
  });

  it('shows the player in the chosen size', async () => {
    const page = await open('/cms/#embed=plain-video&width=320&height=320');
    assert.equal(await page.locator('iframe').count(), 0);
    await page.getByRole('button', { name: 'Show the player' }).click();
    await page.locator('media-embed iframe').waitFor();
    const box = await page.locator('media-embed').boundingBox();
    assert.deepEqual([box?.width, box?.height], [320, 320]);
    await pages.closed(page);
  });

  it('copies the code', async () => {
    const page = await open('/cms/#embed=plain-video&format=iframe', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Code copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, renderCode(await fetchEmbed('plain-video'), 'iframe'));
    await pages.closed(page);
  });

  it('shows the code on a phone before the options', async () => {
    const page = await open('/cms/#embed=plain-video', { viewport: VIEWPORTS[0] });
    const top = async (name: RegExp): Promise<number> =>
      (await page.getByRole('button', { name }).boundingBox())?.y ?? 0;
    const heading = await page.getByRole('heading', { level: 2 }).boundingBox();
    const copy = await top(/^Copy code$/);
    assert.ok(copy - (heading?.y ?? 0) < VIEWPORTS[0].height, `${copy} px`);
    assert.ok(copy < (await top(/^Reset the options$/)));
    await pages.closed(page);
  });

  it('reports an embed that cannot be loaded and shows the next one', async () => {
    const page = await open('/cms/');
    await page.route('**/cms/api/embeds/999', (route) =>
      route.fulfill({ status: 200, contentType: 'text/plain', body: 'not JSON' }),
    );
    await page.goto(`${pages.origin}/cms/#embed=999`);
    await page
      .getByRole('alert')
      .getByText('The response of the server is not the JSON that this page expects.')
      .waitFor();
    await page.getByRole('option', { name: 'Ads of a VMAP playlist' }).click();
    await page.getByRole('heading', { name: 'Ads of a VMAP playlist' }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await pages.closed(page);
  });

  it('shows the list first on a phone, and one view at a time', async () => {
    const page = await open('/cms/', { viewport: VIEWPORTS[0] });
    const first = page.locator('.embeds li').first();
    await first.waitFor();
    assert.ok(((await first.boundingBox())?.y ?? Infinity) < VIEWPORTS[0].height);
    assert.equal(await page.getByRole('button', { name: 'Copy code' }).isVisible(), false);
    await first.click();
    await page.getByRole('button', { name: 'Copy code' }).waitFor();
    assert.equal(await first.isVisible(), false);
    await page.goBack();
    await first.waitFor();
    await pages.closed(page);
  });

  it('has the language of the browser, else the one that the editor chose', async () => {
    const page = await open('/cms/', { locale: 'it-IT' });
    await page.getByLabel('Cerca per titolo, tag o id').waitFor();
    await page.getByRole('button', { name: 'Copia il codice' }).waitFor();
    await page.getByRole('link', { name: 'Pubblicità' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'it');
    await page.getByLabel('Lingua').selectOption('de');
    await page.getByLabel('Nach Titel, Tag oder ID suchen').waitFor();
    await page.getByRole('button', { name: 'Code kopieren' }).waitFor();
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByLabel('Search by title, tag or id').waitFor();
    await page.reload();
    await page.getByLabel('Search by title, tag or id').waitFor();
    await pages.closed(page);
  });

  for (const viewport of VIEWPORTS) {
    it(`is accessible, fits and does not shift at ${viewport.width} px`, async () => {
      const page = await open('/cms/#embed=bulks', { viewport });
      await page.getByRole('button', { name: 'Copy code' }).waitFor();
      await page.getByRole('button', { name: 'Show the player' }).waitFor();
      assert.equal(await layoutShift(page), 0);
      for (const format of ['media-embed', 'vmap']) {
        await page.getByLabel('Format').selectOption(format);
        await assertAccessible(page);
      }
      await page.getByRole('button', { name: 'Write', exact: true }).click();
      await page.getByRole('textbox', { name: 'Text of the article' }).waitFor();
      await assertAccessible(page);
      await page.getByRole('button', { name: 'Articles', exact: true }).click();
      await assertAccessible(page);
      await pages.closed(page);
    });

    it(`has an accessible list and sign-in form at ${viewport.width} px`, async () => {
      const page = await pages.open('/cms/?sign-in', { viewport });
      await page.getByLabel('User name').waitFor();
      await assertAccessible(page);
      await signedIn(page, pages.origin);
      await page.reload();
      await page.locator('.embeds li').first().waitFor();
      await page.getByText('Filters and order').click();
      await page.getByText('Upload a video').click();
      assert.equal(await layoutShift(page), 0);
      await assertAccessible(page);
      await pages.closed(page);
    });
  }
});
