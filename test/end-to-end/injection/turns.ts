import type { Page } from 'playwright-core';
import type { MediaEmbed, MediaEmbedCode } from '../../../components/index.js';

/** Waits until all elements of the page have their data. */
export const elementsSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const codes = [...document.querySelectorAll<MediaEmbedCode>('media-embed-code')];
    const embeds = [...document.querySelectorAll<MediaEmbed>('media-embed')];
    return (
      customElements.get('media-embed') !== undefined &&
      embeds.every(({ state, loading }) =>
        loading === 'eager' ? state !== 'loading' && state !== 'facade' : state !== 'loading',
      ) &&
      codes.every(({ code, error }) => code !== null || error !== null)
    );
  });
};

/** The number of elements of the page in each state. */
export const states = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const { state } of document.querySelectorAll<MediaEmbed>('media-embed'))
      counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  });

/** Clicks every facade of an embed in the page, and waits until each has become a player. */
export const clickFacades = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('media-embed:not([src])'))
      shadowRoot?.querySelector<HTMLElement>('[part=play]')?.click();
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<MediaEmbed>('media-embed:not([src])')].every(
      ({ state }) => state !== 'facade',
    ),
  );
};

/** Dispatches its event to every element with a handler, in all frames of the page's origin. */
export const fireHandlers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const handlers = (element: Element): readonly string[] =>
      element.getAttributeNames().filter((name) => /^on/i.test(name));
    const fire = (inner: Document): void => {
      for (const element of inner.querySelectorAll('*')) {
        for (const name of handlers(element)) element.dispatchEvent(new Event(name.slice(2)));
        if (element instanceof HTMLElement && element.localName === 'a') element.click();
      }
      for (const frame of inner.querySelectorAll('iframe'))
        if (frame.contentDocument !== null) fire(frame.contentDocument);
    };
    fire(document);
  });
