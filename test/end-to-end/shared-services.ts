import { after, before } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { LAST_LIMIT_MS } from '../timing/wait-for.js';
import { watchBrowser } from './browser-progress.js';
import { type RunningSandbox, startSandbox } from './running-sandbox.js';

const { chromiumFlags, chromiumPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly chromiumFlags: readonly string[]; readonly chromiumPath: () => string };

/**
 * Shares a service among all suites of the process: the first that runs starts it, the last stops it.
 * The returned function belongs into the body of a suite; its result returns the service to the suite's tests.
 */
const shared = <T>(start: () => Promise<T>, stop: (service: T) => Promise<void>) => {
  let suites = 0;
  let starting: Promise<T> | null = null;
  return (): (() => T) => {
    let service: T | null = null;
    suites += 1;
    before(async () => {
      service = await (starting ??= start());
    });
    after(async () => {
      suites -= 1;
      if (suites > 0 || starting === null) return;
      const last = await starting;
      starting = null;
      await stop(last);
    });
    return () => {
      if (service === null) throw new Error('The service is started by a hook: use it in a test.');
      return service;
    };
  };
};

const launch =
  (...flags: readonly string[]) =>
  async (): Promise<Browser> =>
    watchBrowser(
      await chromium.launch({
        executablePath: chromiumPath(),
        args: [...chromiumFlags, ...flags],
        timeout: LAST_LIMIT_MS,
      }),
    );

const close = (browser: Browser): Promise<void> => browser.close();

export const sharedBrowser = shared(launch(), close);

/**
 * A browser that reaches this machine only: a request to another one is reported and fails.
 * One process for all frames makes it faster.
 */
export const offlineBrowser = shared(
  launch(
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process',
  ),
  close,
);

/** A browser in which a gesture in a page allows none of its frames to play with sound. */
export const gestureBrowser = shared(launch('--autoplay-policy=user-gesture-required'), close);

const stop = (sandbox: RunningSandbox): Promise<void> => sandbox.stop();

export const sharedSandbox = shared(startSandbox, stop);

/** For suites that read what a sandbox has counted since its start. */
export const ownSandbox = (): (() => RunningSandbox) => shared(startSandbox, stop)();
