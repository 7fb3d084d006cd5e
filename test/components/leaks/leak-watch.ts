import { expect } from '@open-wc/testing';
import { painted } from '../media-embed/mount.js';
import { type Counter, countListeners } from './listeners.js';
import { countObservers } from './observers.js';
import { countTimers } from './timers.js';

/** What is held outside of elements, by name. */
export type Holdings = Readonly<Record<string, number>>;

/** Counts what is held from its start on. Elements that are defined later are seen whole. */
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

/** Starts to count. The listeners, timers and observers from before are not counted. */
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

/** Expects that as much is held as before; a frame or an aborted request may take some frames of the browser to be gone. */
export const expectSame = async (watch: LeakWatch, before: Holdings): Promise<void> => {
  const isSame = () => JSON.stringify(watch.held()) === JSON.stringify(before);
  for (let tries = 0; tries < 300 && !isSame(); tries += 1) await painted();
  expect(watch.held()).to.deep.equal(before);
};
