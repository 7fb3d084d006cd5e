import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { KEY } from './running-sandbox.js';

const DEMOS = [
  ['Publisher developer', '/publisher/', 'The festival that waits for the tide'],
  ['CMS developer', '/cms/', 'Embeds and their code'],
  ['Ad operations', '/ad-ops/', 'Why is there no ad?'],
] as const;

describe('the start page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [link, path, heading] of DEMOS) {
    it(`links to the demo for ${link}`, async () => {
      const page = await pages.open('/');
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL(pages.origin + path);
      assert.equal(await page.locator('h1').textContent(), heading);
      await pages.closed(page);
    });
  }

  it('can be used with the keyboard', async () => {
    const page = await pages.open('/');
    await page.keyboard.press('Tab');
    assert.equal(await page.locator(':focus').textContent(), 'Skip to the demos');
    await page.keyboard.press('Enter');
    for (const [link] of DEMOS) {
      await page.keyboard.press('Tab');
      assert.equal(await page.locator(':focus').textContent(), link);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`${pages.origin}/ad-ops/`);
    await pages.closed(page);
  });

  it('is in the language of the browser, or in the one that a reader chooses', async () => {
    const page = await pages.open('/', { locale: 'de-AT' });
    await page.getByRole('link', { name: 'Für Publisher' }).waitFor();
    await page.locator('.bar').getByText('Magazin').waitFor();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it');
    await page.getByRole('link', { name: 'Per gli editori' }).click();
    await page.waitForURL(`${pages.origin}/publisher/`);
    await page.locator('html[lang=it]').waitFor();
    await pages.closed(page);
  });

  it('shows the key on no page', async () => {
    for (const path of ['/', ...DEMOS.map(([, path]) => path)]) {
      const page = await pages.open(path);
      await page.waitForLoadState('networkidle');
      assert.doesNotMatch(await page.content(), new RegExp(KEY));
      await pages.closed(page);
    }
  });

  for (const viewport of VIEWPORTS) {
    it(`is accessible and fits at ${viewport.width} px`, async () => {
      const page = await pages.open('/', { viewport });
      await assertAccessible(page);
      await pages.closed(page);
    });
  }
});
