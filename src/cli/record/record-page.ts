import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { isLocalAddress, isLocalHost } from '../../network/local-host.js';
import type { JsonObject } from '../../text/json.js';
import { InputError, NetworkError } from '../cli-error.js';
import { beforeDeadline, timeLeft } from './before-deadline.js';
import { NetworkLog } from './network-log.js';
import { waitUntilSettled } from './settled-target.js';

export interface RecordOptions {
  readonly durationMs: number;
  /** Path of Chromium. Default: Chromium or Chrome as it is installed. */
  readonly browser: string | undefined;
  /** PATH of the environment. */
  readonly path: string;
  /** CSS selector of what is clicked to play. Default: the page plays by itself. */
  readonly click: string | undefined;
  readonly isMobile: boolean;
  /** Whether private networks are requested. The origin of the page always is. */
  readonly allowPrivate: boolean;
  readonly version: string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Pages play without a gesture, and all frames are in the process of the page, whose session has their requests. */
const FLAGS = ['--autoplay-policy=no-user-gesture-required', '--disable-site-isolation-trials'];

const POLL_MS = 100;

const installedBrowser = (path: string): string | undefined => {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, ...APPLICATIONS].find((file) => existsSync(file));
};

const loadPlaywright = async () => {
  try {
    return await import('playwright-core');
  } catch {
    throw new InputError(
      'record opens pages with the package playwright-core, which is not installed: run "npm install playwright-core", or add "--package playwright-core" to npx.',
    );
  }
};

const launch = async ({ browser, path }: RecordOptions): Promise<Browser> => {
  const { chromium } = await loadPlaywright();
  const executablePath = browser ?? installedBrowser(path);
  try {
    return await chromium.launch({
      ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
      args: FLAGS,
      // Chromium has no sandbox for root.
      chromiumSandbox: process.getuid?.() !== 0,
    });
  } catch {
    throw new InputError(
      executablePath === undefined
        ? 'There is no Chromium or Chrome in PATH: install one, or name its executable with --browser.'
        : `${executablePath} cannot be started as Chromium: name its executable with --browser.`,
    );
  }
};

/** Says of each URL whether it leads into a private network and not to the origin of the page. */
const refuserOf = (pageUrl: string): ((url: string) => Promise<boolean>) => {
  const { origin } = new URL(pageUrl);
  return async (address) => {
    const url = new URL(address);
    if (url.origin === origin || !url.protocol.startsWith('http')) return false;
    if (isLocalHost(url.hostname)) return true;
    const addresses = await lookup(url.hostname, { all: true }).catch(() => []);
    return addresses.some((entry) => isLocalAddress(entry.address));
  };
};

const open = async (page: Page, url: string, timeout: number): Promise<void> => {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout });
  } catch (error) {
    const [reason = 'no response'] = /net::ERR_\w+/.exec(String(error)) ?? [];
    throw new NetworkError(
      `${new URL(url).host} gave no page (${reason}): check the address, or give it more time with --timeout.`,
    );
  }
};

const click = async (target: Locator, selector: string, deadline: number): Promise<void> => {
  await waitUntilSettled(target, (Date.now() + deadline) / 2);
  try {
    await target.click({ timeout: timeLeft(deadline), force: true });
  } catch {
    throw new InputError(
      `What matches ${selector} could not be clicked in time: check the selector of --click, or give it more time with --timeout.`,
    );
  }
};

/**
 * Clicks what the selector finds first in any frame, as soon as it can take a click, at the latest after half the time.
 */
const clickFirst = async (page: Page, selector: string, deadline: number): Promise<void> => {
  while (Date.now() < deadline) {
    for (const frame of page.frames()) {
      const target = frame.locator(selector).first();
      if (await beforeDeadline(target.isVisible(), deadline, false))
        return click(target, selector, deadline);
    }
    await sleep(POLL_MS);
  }
  throw new InputError(
    `Nothing that matches ${selector} was visible on the page: check the selector of --click.`,
  );
};

/** Whether a video or audio element in any frame plays, or has played. */
const hasPlayed = async (page: Page, deadline: number): Promise<boolean> => {
  for (const frame of page.frames()) {
    const played = frame
      .locator('video, audio')
      .evaluateAll((media: readonly unknown[]) =>
        media.some((each) => (each as { played: { length: number } }).played.length > 0),
      );
    if (await beforeDeadline(played, deadline, false)) return true;
  }
  return false;
};

/** Waits until the time is over. Returns whether anything has played. */
const watchPlayback = async (page: Page, deadline: number): Promise<boolean> => {
  let isPlayed = false;
  while (!isPlayed && Date.now() < deadline) {
    await sleep(POLL_MS);
    isPlayed = await hasPlayed(page, deadline);
  }
  await sleep(Math.max(0, deadline - Date.now()));
  return isPlayed;
};

/** Opens a page in Chromium, and gives what it requested as a HAR file. The browser is closed in every case. */
export const recordPage = async (url: string, options: RecordOptions): Promise<JsonObject> => {
  const { durationMs, click: selector, isMobile, allowPrivate, version } = options;
  const browser = await launch(options);
  try {
    const { devices } = await loadPlaywright();
    const page = await browser.newPage(devices[isMobile ? 'Pixel 7' : 'Desktop Chrome']);
    const log = new NetworkLog(await page.context().newCDPSession(page));
    await log.start(allowPrivate ? null : refuserOf(url));
    const deadline = Date.now() + durationMs;
    await open(page, url, durationMs);
    if (selector !== undefined) await clickFirst(page, selector, deadline);
    const isPlayed = await watchPlayback(page, deadline);
    return await log.har(url, version, { _isPlayed: isPlayed, _isMobile: isMobile });
  } finally {
    await browser.close();
  }
};
