import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { startBuiltCommand } from '../src/cli/run-built-command.js';
import { verdictMatches } from './ad-ops-page.js';
import { assertAccessible, VIEWPORTS } from './appearance.js';
import { demoPages } from './demo-pages.js';
import { KEY } from './running-sandbox.js';

describe('a report of the audit on the ad-ops page', () => {
  const pages = demoPages();
  let folder = '';
  let report = '';

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'media-embed-report-'));
    report = join(folder, 'report.ndjson');
    const url = `${pages.origin}/large-account`;
    const limits = ['--inspect', '--allow-private', '--rate', '1000', '--timeout', '60000'];
    const args = ['audit', '--url', url, ...limits, '--format', 'ndjson', '-o', report];
    const env = { MEDIA_EMBED_KEY: KEY };
    const { code, stderr } = await startBuiltCommand(args, { cwd: folder, env });
    assert.equal(code, 1, stderr);
  });
  after(() => rmSync(folder, { recursive: true }));

  const open = async (viewport: (typeof VIEWPORTS)[number] = VIEWPORTS[1]): Promise<Page> => {
    const page = await pages.open('/ad-ops/', { viewport });
    await page.locator('.report > summary').click();
    await page.locator('.report input').setInputFiles(report);
    await page.locator('.report .cause').first().waitFor();
    return page;
  };

  for (const viewport of VIEWPORTS)
    it(`is accessible, ${viewport.width} px wide`, async () => {
      const page = await open(viewport);
      await page.locator('.cause summary').first().click();
      await assertAccessible(page);
      await pages.closed(page);
    });

  it('leads by the keyboard from a row to the ad in the debugger', async () => {
    const page = await open();
    const cause = page.locator('.cause').filter({ hasText: /404/ }).first();
    await cause.locator('summary').focus();
    await page.keyboard.press('Enter');
    const mobile = cause.locator('a[href*="device=mobile"]').first();
    await mobile.focus();
    await page.keyboard.press('Enter');
    await verdictMatches(page, /404/);
    assert.match(page.url(), /account=large-account/);
    assert.match(page.url(), /ad=mobile_preroll/);
    assert.equal(await page.locator('ad-tag-debugger').getAttribute('device'), 'mobile');
    await page.reload();
    await verdictMatches(page, /404/);
    await pages.closed(page, /404/);
  });

  it('is told from another file', async () => {
    const page = await open();
    const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await page.locator('.report input').setInputFiles(other);
    await page.locator('.report .failure').waitFor();
    await pages.closed(page);
  });
});
