import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { until } from './poll.js';

/** The URL of the request that the page shows. */
export const requestUrl = async (page: Page): Promise<string> =>
  (await page.locator('[data-url]').getAttribute('data-url')) ?? '';

/** The buttons of one device in the table of slots, in the order of the slots. */
export const entries = (page: Page, device: 'Desktop' | 'Mobile'): Locator =>
  page.locator(`.matrix td[data-label=${device}] .entry`);

/** The verdict with its buttons. */
export const verdict = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' });

/** Waits until the sandbox has responded to every request of the diagnosis. */
export const verdictReady = (page: Page): Promise<void> =>
  page.locator('.verdict[aria-busy=false] .next').waitFor();

/** Waits until the text of the verdict matches. Fails with the text if it never does. */
export const verdictMatches = async (page: Page, words: RegExp): Promise<void> => {
  let text = '';
  const isMatch = async (): Promise<boolean> => {
    text = (await verdict(page).innerText()).replace(/\s+/g, ' ');
    return words.test(text);
  };
  await until('the verdict', isMatch).catch(() => undefined);
  assert.match(text, words);
};

/** A section of the evidence by its name in the debugger. */
export const section = (page: Page, name: string): Locator => page.locator(`#section-${name}`);

/** Opens a section and waits for its content. */
export const openSection = async (page: Page, name: string): Promise<Locator> => {
  const found = section(page, name);
  if ((await found.getAttribute('open')) === null) await found.locator('summary').first().click();
  await found.locator('.body').waitFor();
  await found.locator('.loading').waitFor({ state: 'detached' });
  return found;
};

/** The row of a table with this header. */
export const row = (page: Page, placeholder: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: placeholder }) });
