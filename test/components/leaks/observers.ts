import type { Counter } from './listeners.js';
import { patch } from './patch.js';

/** Counts the observers of a class that observe anything. */
export const countObservers = (observerClass: { readonly prototype: object }): Counter => {
  const held = new Map<unknown, Set<unknown>>();
  const { prototype } = observerClass;
  const drop = (observer: unknown, target: unknown): void => {
    const targets = held.get(observer);
    targets?.delete(target);
    if (targets?.size === 0) held.delete(observer);
  };
  const undo = [
    patch(prototype, 'observe', (original) => {
      return function (this: unknown, ...values: unknown[]) {
        held.set(this, (held.get(this) ?? new Set()).add(values[0]));
        return original.apply(this, values);
      };
    }),
    patch(prototype, 'disconnect', (original) => {
      return function (this: unknown) {
        held.delete(this);
        return original.call(this);
      };
    }),
  ];
  if ('unobserve' in prototype) {
    undo.push(
      patch(prototype, 'unobserve', (original) => {
        return function (this: unknown, ...values: unknown[]) {
          drop(this, values[0]);
          return original.apply(this, values);
        };
      }),
    );
  }
  return { count: () => held.size, end: () => undo.forEach((each) => each()) };
};
