import type { Counter } from './listeners.js';
import { type Callable, patch } from './patch.js';

/** The functions that start something later, whether it ends by itself, and the functions that end it. */
const TIMERS = [
  { start: 'setTimeout', stop: 'clearTimeout', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', isOnce: true },
] as const;

const countOne = ({ start, stop, isOnce }: (typeof TIMERS)[number]): Counter => {
  const held = new Set<unknown>();
  const undo = [
    patch(window, start, (original: Callable) => (callback: unknown, ...values: unknown[]) => {
      const id: unknown = original.call(
        window,
        (...given: unknown[]) => {
          if (isOnce) held.delete(id);
          (callback as Callable).apply(window, given);
        },
        ...values,
      );
      held.add(id);
      return id;
    }),
    patch(window, stop, (original) => (id) => {
      held.delete(id);
      return original.call(window, id);
    }),
  ];
  return { count: () => held.size, end: () => undo.forEach((each) => each()) };
};

/** Counts the timers, intervals, animation frames and idle callbacks that are under way. */
export const countTimers = (): Counter => {
  const counters = TIMERS.map(countOne);
  return {
    count: () => counters.reduce((sum, counter) => sum + counter.count(), 0),
    end: () => counters.forEach((counter) => counter.end()),
  };
};
