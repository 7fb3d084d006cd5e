import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { runBuiltCommand } from '../src/cli/run-built-command.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';

const ad = (query: string) => ({
  source_url: `https://ads.example/vast?cb=[CACHEBUSTING]${query}`,
});

const EMBEDS = [
  { id: '1', title: '<img src=x onerror=alert(1)>', categories: [{ id: '3', title: 'News' }] },
  {
    id: '2',
    title: 'Festival',
    preroll: [ad('&x=[VENDOR]')],
    categories: [{ id: '4', title: 'Sport' }],
  },
  { id: '3', title: 'Regatta', preroll: [ad('&x=[VENDOR]')], mobile_preroll: [ad(' ')] },
];

describe('the page of an audit', () => {
  const pages = demoPages();
  let folder = '';
  let address = '';

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'media-embed-audit-page-'));
    writeFileSync(join(folder, 'embeds.json'), JSON.stringify(EMBEDS));
    const args = ['audit', 'embeds.json', '--format', 'html', '-o', 'report.html'];
    assert.equal(runBuiltCommand(args, { cwd: folder }).code, 0);
    address = pathToFileURL(join(folder, 'report.html')).href;
  });
  after(() => rmSync(folder, { recursive: true }));

  const open = async (viewport: (typeof VIEWPORTS)[number] = VIEWPORTS[1]): Promise<Page> => {
    const page = await pages.newPage({ viewport });
    await page.goto(address);
    return page;
  };

  const shown = (page: Page): Promise<readonly string[]> =>
    page.locator('tbody.cause:visible summary').allTextContents();

  for (const viewport of VIEWPORTS)
    it(`is accessible and requests nothing, ${viewport.width} px wide`, async () => {
      const page = await open(viewport);
      await page.locator('summary').first().click();
      await assertAccessible(page);
      await pages.closed(page);
    });

  it('shows each cause in the width of a phone', async () => {
    const page = await open(VIEWPORTS[0]);
    const frame = page.locator('.frame');
    assert.deepEqual(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), 0);
    await pages.closed(page);
  });

  it('shows commands and settings of a sentence as code', async () => {
    const page = await open();
    const sentences = page.locator('tbody.cause > tr > td > p');
    assert.ok((await sentences.locator('code').count()) > 0);
    assert.deepEqual(await sentences.filter({ hasText: '`' }).allTextContents(), []);
    await pages.closed(page);
  });

  it('is searched, and filtered by owner, category and cause', async () => {
    const page = await open();
    const all = await shown(page);
    assert.ok(all.length > 3);
    await page.locator('[data-filter=category]').selectOption('News');
    assert.deepEqual(await shown(page), ['embed-without-ads']);
    await page.locator('[data-filter=category]').selectOption('');
    await page.locator('[data-filter=cause]').selectOption('macro-unresolved');
    assert.deepEqual(await shown(page), ['macro-unresolved']);
    await page.locator('[data-filter=cause]').selectOption('');
    await page.locator('[data-filter=text]').fill('no such text');
    assert.deepEqual(await shown(page), []);
    assert.equal(await page.getByRole('status').textContent(), `0 / ${all.length}`);
    await pages.closed(page);
  });

  it('is sorted by its columns in both directions', async () => {
    const page = await open();
    await page.locator('button[data-sort=cause]').click();
    const sorted = await shown(page);
    assert.deepEqual(sorted, [...sorted].sort());
    await page.locator('button[data-sort=cause]').click();
    assert.deepEqual(await shown(page), [...sorted].reverse());
    assert.equal(await page.locator('th[aria-sort=descending]').count(), 1);
    await pages.closed(page);
  });
});
