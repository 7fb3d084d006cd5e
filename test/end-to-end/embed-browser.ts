import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { FLAGS } from './demo-pages.js';
import { type EmbedPages, startEmbedPages } from './embed-pages.js';
import { watchLayoutShift } from './layout-shift.js';

/** A page of embeds, and what it asked for. */
export interface EmbedPage {
  readonly page: Page;
  /** Paths that were asked of the service, in order. */
  readonly service: readonly string[];
  /** Closes the page and asserts that it said nothing and asked nobody else. */
  readonly closed: () => Promise<void>;
}

/** A browser, and pages that hold embeds, for the suite that calls it. */
export interface EmbedBrowser {
  readonly pages: EmbedPages;
  open(body: string, options?: BrowserContextOptions): Promise<EmbedPage>;
}

const watched = (page: Page, { origin, foreign }: EmbedPages) => {
  const service: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === foreign) service.push(url.pathname);
    else if (url.origin !== origin && url.protocol !== 'data:') faults.push(`asked ${url.href}`);
  });
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  return { service, faults };
};

/** One browser and one server for the suite that calls it. */
export const embedBrowser = (): EmbedBrowser => {
  let browser: Browser | undefined;
  let pages: EmbedPages | undefined;
  const started = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The suite has not begun.');
    return value;
  };
  before(async () => {
    pages = await startEmbedPages();
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    await pages?.stop();
  });
  return {
    get pages() {
      return started(pages);
    },
    async open(body, options = {}) {
      const context = await started(browser).newContext(options);
      const page = await context.newPage();
      const { service, faults } = watched(page, started(pages));
      await watchLayoutShift(page);
      await page.goto(started(pages).show(body));
      return {
        page,
        service,
        closed: async () => {
          await context.close();
          assert.deepEqual(faults, []);
        },
      };
    },
  };
};
