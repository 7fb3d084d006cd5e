import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { CODE_FORMATS, type CodeOptions, type Embed, renderCode } from '../../src/index.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { layoutShift } from './layout-shift.js';
import { until } from './poll.js';

/** The code of every format on the page. */
const shownCodes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('media-embed-code'),
      (element) => element.shadowRoot?.querySelector('code')?.textContent ?? '',
    ),
  );

describe('the CMS page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const fetchEmbed = async (name: string): Promise<Embed> => {
    const reply = await fetch(`${pages.origin}/published/embed/${name}.json`);
    return (await reply.json()) as Embed;
  };

  /** Waits until the page shows the result of renderCode in every format. */
  const showsCodes = async (page: Page, name: string, options: CodeOptions): Promise<void> => {
    const embed = await fetchEmbed(name);
    const expected = CODE_FORMATS.map(({ format }) => renderCode(embed, format, options));
    await until(`the code of ${name} in every format`, async () => {
      const shown = await shownCodes(page);
      return JSON.stringify(shown) === JSON.stringify(expected);
    });
  };

  it('finds and chooses an embed with the keyboard', async () => {
    const page = await pages.open('/cms/');
    await page
      .getByRole('status')
      .getByText(/^(\d+) of \1 embeds$/)
      .waitFor();
    await page.getByLabel('Search by title or id').focus();
    await page.keyboard.type('WATERmark option');
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ embeds$/)
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A watermark with every option' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#embed=watermark');
    await showsCodes(page, 'watermark', {});
    await pages.closed(page);
  });

  it('moves the focus through the list and back to the search field with the arrow keys', async () => {
    const page = await pages.open('/cms/');
    const focused = (): Promise<string | null> => page.locator(':focus .title').textContent();
    await page.getByRole('link', { name: 'A plain video' }).focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'A live channel');
    await page.keyboard.press('End');
    assert.equal(await focused(), await page.locator('.embeds .title').last().textContent());
    await page.keyboard.press('Home');
    assert.equal(await focused(), 'A plain video');
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.locator(':focus').getAttribute('id'), 'search');
    await pages.closed(page);
  });

  it('finds a title without its accents', async () => {
    const page = await pages.open('/cms/');
    await page.getByLabel('Search by title or id').fill('テスト');
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ embeds$/)
      .waitFor();
    await page.getByLabel('Search by title or id').fill('picture-in-picture');
    await page.getByRole('link', { name: 'Picture-in-picture and a background image' }).waitFor();
    await pages.closed(page);
  });

  it('updates every format that shows a player when an option changes, and keeps the option in the URL', async () => {
    const page = await pages.open('/cms/#embed=plain-video');
    await showsCodes(page, 'plain-video', {});
    const before = await shownCodes(page);
    await page.getByLabel('Width, px').fill('320');
    await showsCodes(page, 'plain-video', { width: 320 });
    const after = await shownCodes(page);
    for (const [index, { format }] of CODE_FORMATS.entries()) {
      // A playlist of ads has no size.
      if (format === 'vmap') continue;
      assert.notEqual(after[index], before[index], format);
      assert.match(after[index] ?? '', /320/, format);
    }
    await page.getByRole('group', { name: 'Autoplay' }).getByText('Yes').click();
    await page.getByLabel('Title for screen readers').fill('Half "quoted"');
    const options = { width: 320, autoplay: true, title: 'Half "quoted"' };
    await showsCodes(page, 'plain-video', options);
    const shared = await pages.open(new URL(page.url()).pathname + new URL(page.url()).hash);
    await showsCodes(shared, 'plain-video', options);
    await page.getByRole('button', { name: 'Reset to the embed’s settings' }).click();
    await showsCodes(page, 'plain-video', {});
    await pages.closed(shared);
    await pages.closed(page);
  });

  it('uses the bulk whose label is chosen', async () => {
    const page = await pages.open('/cms/#embed=bulks');
    await page.getByLabel('Bulk label').selectOption('newsletter');
    await showsCodes(page, 'bulks', { label: 'newsletter' });
    await page.locator('media-embed iframe[src$="/bulks/demo/newsletter"]').waitFor();
    await pages.closed(page);
  });

  it('shows the player in the chosen size', async () => {
    const page = await pages.open('/cms/#embed=plain-video&width=320&height=320');
    await page.locator('media-embed iframe').waitFor();
    const box = await page.locator('media-embed').boundingBox();
    assert.deepEqual([box?.width, box?.height], [320, 320]);
    await pages.closed(page);
  });

  it('chooses a format with the arrow keys and copies its code', async () => {
    const page = await pages.open('/cms/#embed=plain-video', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('tab', { name: 'Container and script' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(
      await page
        .locator(':focus')
        .textContent()
        .then((text) => text?.trim()),
      'Iframe',
    );
    await page.getByRole('tabpanel').getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Code copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, renderCode(await fetchEmbed('plain-video'), 'iframe'));
    await pages.closed(page);
  });

  it('shows hostile titles as text', async () => {
    const page = await pages.open('/cms/#embed=invalid-fields');
    const heading = page.getByRole('heading', { level: 2 });
    await heading.waitFor();
    assert.match((await heading.textContent()) ?? '', /<script>alert\('title'\)<\/script>/);
    await pages.closed(page);
  });

  it('reports an embed that cannot be loaded and shows the next one', async () => {
    const page = await pages.open('/cms/');
    await page.route('**/published/embed/999.json', (route) =>
      route.fulfill({ status: 200, contentType: 'text/plain', body: 'not JSON' }),
    );
    await page.goto(`${pages.origin}/cms/#embed=999`);
    await page
      .getByRole('alert')
      .getByText('The response of the sandbox is not valid JSON.')
      .waitFor();
    await page.getByRole('link', { name: 'A plain video' }).click();
    await page.getByRole('heading', { name: 'A plain video' }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await pages.closed(page);
  });

  for (const viewport of VIEWPORTS) {
    it(`is accessible, fits and does not shift at ${viewport.width} px`, async () => {
      const page = await pages.open('/cms/#embed=bulks', { viewport });
      await page.locator('media-embed iframe').waitFor();
      assert.equal(await layoutShift(page), 0);
      // The tabs differ only in their code: one of them is enough on the second screen.
      const tabs = await page.getByRole('tab').all();
      for (const tab of viewport.width < 400 ? tabs : tabs.slice(-1)) {
        await tab.click();
        await assertAccessible(page);
      }
      await pages.closed(page);
    });
  }
});
