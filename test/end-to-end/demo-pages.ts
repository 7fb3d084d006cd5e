import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchLayoutShift } from './layout-shift.js';
import { type RunningSandbox, startSandbox } from './running-sandbox.js';

/** The flags of every browser that the tests start; headless comes from the launcher. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The demo pages in a browser. */
export interface DemoPages {
  readonly origin: string;
  /**
   * Opens a page in a context of its own. Whatever it and its frames report as an error (a refused
   * script or style too) and every request that leaves the sandbox fails the test that calls `closed`.
   */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Closes a page and asserts that nothing went wrong in it. */
  closed(page: Page): Promise<void>;
}

const faultsOf = new WeakMap<Page, string[]>();

/** The sandbox has two names: the hosted player is of another origin than the pages. */
const isForeign = (address: string, origin: string): boolean => {
  const { protocol, hostname, port } = new URL(address);
  const isOwnHost = hostname === '127.0.0.1' || hostname === 'localhost';
  return protocol.startsWith('http') && !(isOwnHost && port === new URL(origin).port);
};

const watch = (page: Page, origin: string): void => {
  const faults: string[] = [];
  faultsOf.set(page, faults);
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (isForeign(request.url(), origin)) faults.push(`foreign request: ${request.url()}`);
  });
};

/** One sandbox and one browser for the suite that calls it. */
export const demoPages = (): DemoPages => {
  let sandbox: RunningSandbox | null = null;
  let browser: Browser | null = null;
  const started = <T>(value: T | null): T => {
    if (value === null) throw new Error('The suite has not begun.');
    return value;
  };
  before(async () => {
    sandbox = await startSandbox();
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  after(async () => {
    await browser?.close();
    await sandbox?.stop();
  });
  return {
    get origin() {
      return started(sandbox).origin;
    },
    async open(path, options = {}) {
      const context = await started(browser).newContext(options);
      const page = await context.newPage();
      watch(page, this.origin);
      await watchLayoutShift(page);
      await page.goto(this.origin + path);
      return page;
    },
    async closed(page) {
      await page.context().close();
      assert.deepEqual(faultsOf.get(page), []);
    },
  };
};
