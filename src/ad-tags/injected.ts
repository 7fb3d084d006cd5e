import type { Injected } from '../viewer.js';

/** The number of a clock or random that was handed in, or undefined when it gives none. */
export const draw = (injected: Injected<number> | undefined): number | undefined => {
  const value: unknown = typeof injected === 'function' ? injected() : injected;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
