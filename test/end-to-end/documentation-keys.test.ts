import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../../src/messages/languages.js';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible } from './appearance.js';
import { demoPages } from './demo-pages.js';

const PHONE = { width: 390, height: 844 };

describe('the header and the keys of the documentation site', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('lists its keys in a dialog in the language of the reader', async () => {
    const page = await pages.open('/docs/guides/publisher/consent/', { locale: 'de-DE' });
    const button = page.getByRole('button', { name: 'Tasten' });
    await button.waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Tasten dieser Website' });
    await dialog.getByText('Nächste Seite').waitFor();
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await button.click();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await pages.closed(page);
  });

  it('has the language that a reader chooses around its texts, which stay English', async () => {
    const page = await pages.open('/docs/guides/publisher/show-an-embed/', { locale: 'de-DE' });
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it');
    await page.getByRole('combobox', { name: 'Cercare nella documentazione' }).fill('zzzz qqqq');
    await page.getByText('Niente corrisponde a «zzzz qqqq».').waitFor();
    const texts = page.locator('article, .pages details, .contents ul');
    for (const text of await texts.all()) assert.equal(await text.getAttribute('lang'), 'en');
    await page.locator('[rel=next]').click();
    await page.getByRole('link', { name: 'Precedente Show an embed' }).waitFor();
    await page.goto(`${pages.origin}/`);
    await page.locator('html[lang=it]').waitFor();
    await pages.closed(page);
  });

  it('goes to other pages by keys, unless the reader turns them off', async () => {
    const page = await pages.open('/docs/guides/publisher/show-an-embed/');
    const start = page.url();
    const next = await page
      .locator('[rel=next]')
      .evaluate((link) => (link as HTMLAnchorElement).href);
    const button = page.getByRole('button', { name: 'Keys' });
    await button.waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(next);
    await button.waitFor();
    await page.keyboard.press('p');
    await page.waitForURL(start);
    await button.click();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('n');
    assert.equal(await page.getByRole('combobox', { name: 'Search' }).inputValue(), '');
    assert.equal(page.url(), start);
    await pages.closed(page);
  });

  it('finds a lint rule from the keyboard and opens its page', async () => {
    const page = await pages.open('/docs/');
    await page.locator('form.search').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('waterfall duplicate');
    await page.getByRole('option', { name: /waterfall-duplicate/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/lint-rules\/waterfall-duplicate\//);
    await pages.closed(page);
  });

  for (const language of LANGUAGES)
    it(`fits a phone with its search in ${language}`, async () => {
      const page = await pages.open('/docs/guides/publisher/react/', {
        viewport: PHONE,
        locale: language,
      });
      await page.locator(`html[lang=${language}]`).waitFor();
      for (const [words, results] of [
        ['consent', '#site-results'],
        ['zzzz qqqq', '.result-message'],
      ] as const) {
        await page.locator('#site-search').fill(words);
        await page.locator(results).waitFor();
        const box = await page.locator(results).boundingBox();
        assert.ok(box !== null && box.x >= 0 && box.x + box.width <= PHONE.width, words);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, PHONE.width, words);
      }
      await pages.closed(page);
    });
});
