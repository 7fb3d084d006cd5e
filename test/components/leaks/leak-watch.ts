import { expect } from '@open-wc/testing';

import { type Counter, countListeners, countObservers, countTimers } from './counters.js';
import { painted } from '../page.js';

/** How many resources are held outside of elements, by kind. */
export type Holdings = Readonly<Record<string, number>>;

/** Counts resources from its start on. */
export interface LeakWatch {
  held(): Holdings;
  end(): void;
}

const mediaBelow = (root: ParentNode): number =>
  [...root.querySelectorAll('*')].reduce(
    (sum, element) =>
      sum +
      (element instanceof HTMLMediaElement ? 1 : 0) +
      (element.shadowRoot === null ? 0 : mediaBelow(element.shadowRoot)),
    0,
  );

/** Starts to count; earlier listeners, timers and observers are not counted. */
export const watchLeaks = (): LeakWatch => {
  const counters: Readonly<Record<string, Counter>> = {
    listeners: countListeners(),
    timers: countTimers(),
    'intersection observers': countObservers(IntersectionObserver),
    'mutation observers': countObservers(MutationObserver),
    'resize observers': countObservers(ResizeObserver),
  };
  return {
    held: () => ({
      ...Object.fromEntries(
        Object.entries(counters).map(([name, counter]) => [name, counter.count()]),
      ),
      // Of every frame in the page, in open and closed shadow roots too.
      frames: window.length,
      media: mediaBelow(document),
    }),
    end: () => Object.values(counters).forEach((counter) => counter.end()),
  };
};

/** Waits until as much is held as before: frames and aborted requests go away asynchronously. */
export const expectSame = async (watch: LeakWatch, before: Holdings): Promise<void> => {
  const isSame = () => JSON.stringify(watch.held()) === JSON.stringify(before);
  for (let tries = 0; tries < 300 && !isSame(); tries += 1) await painted();
  expect(watch.held()).to.deep.equal(before);
};
