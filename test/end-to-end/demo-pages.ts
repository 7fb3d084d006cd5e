import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { watchLayoutShift } from './layout-shift.js';
import { ownSandbox, sharedBrowser, sharedSandbox } from './shared-services.js';

/** The pages of the sandbox in a browser. */
export interface DemoPages {
  readonly origin: string;
  /** The sandbox under its other name: the hosted player is of another origin than the pages. */
  readonly playerOrigin: string;
  /**
   * A new page in a browser context of its own. Errors that it and its frames report (refused scripts
   * and styles too) and requests to other servers fail the test that calls `closed`.
   */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** A new page that shows this path of the sandbox. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Closes a page and asserts that nothing went wrong in it but what `expected` matches. */
  closed(page: Page, expected?: RegExp): Promise<void>;
}

/** Chromium takes a page that a test responds with for one of the internet, which may not request from this machine. */
const PERMISSIONS = ['local-network-access'];

const faultsOf = new WeakMap<Page, string[]>();

const isForeign = (address: string, origins: readonly string[]): boolean => {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !origins.includes(origin);
};

const watch = (page: Page, origins: readonly string[]): void => {
  const faults: string[] = [];
  faultsOf.set(page, faults);
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url(), origins)) faults.push(`foreign request: ${request.url()}`);
  });
};

/** Gives the suite that calls it the shared browser, and the shared sandbox or one of its own. */
export const demoPages = ({ hasOwnSandbox = false } = {}): DemoPages => {
  const browser = sharedBrowser();
  const sandbox = hasOwnSandbox ? ownSandbox() : sharedSandbox();
  return {
    get origin() {
      return sandbox().origin;
    },
    get playerOrigin() {
      return this.origin.replace('127.0.0.1', 'localhost');
    },
    async newPage(options = {}) {
      const context = await browser().newContext({ permissions: PERMISSIONS, ...options });
      const page = await context.newPage();
      watch(page, [this.origin, this.playerOrigin]);
      await watchLayoutShift(page);
      return page;
    },
    async open(path, options) {
      const page = await this.newPage(options);
      await page.goto(this.origin + path);
      return page;
    },
    async closed(page, expected = /^$/) {
      await page.context().close();
      const faults = faultsOf.get(page)?.filter((fault) => !expected.test(fault));
      assert.deepEqual(faults, []);
    },
  };
};
