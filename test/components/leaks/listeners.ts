import { type Callable, patch } from './patch.js';

/** Something that is counted until it is undone. */
export interface Counter {
  count(): number;
  end(): void;
}

interface Listening {
  readonly target: unknown;
  readonly type: unknown;
  readonly listener: unknown;
  readonly capture: boolean;
}

type Options = boolean | AddEventListenerOptions | undefined;

/** What outlives every element: to listen there is to be held. */
const outlives = (target: unknown): boolean =>
  target instanceof MediaQueryList ||
  [window, document, document.documentElement, document.body, screen, navigator].includes(
    target as Window & Document & HTMLElement & Screen & Navigator,
  );

const listeningOf = (target: unknown, values: readonly unknown[]): Listening => {
  const [type, listener, options] = values as [unknown, unknown, Options];
  const capture = typeof options === 'object' ? options.capture === true : options === true;
  return { target, type, listener, capture };
};

const isSame = (a: Listening, b: Listening): boolean =>
  a.target === b.target &&
  a.type === b.type &&
  a.listener === b.listener &&
  a.capture === b.capture;

/** Counts the listeners on what outlives every element. */
export const countListeners = (): Counter => {
  const held = new Set<Listening>();
  const drop = (one: Listening): void => {
    for (const each of held) if (isSame(each, one)) held.delete(each);
  };
  const add = (original: Callable): Callable =>
    function (this: unknown, ...values: unknown[]) {
      const target = this ?? window;
      const one = listeningOf(target, values);
      const options = values[2] as Options;
      const { signal, once } = typeof options === 'object' ? options : {};
      if (outlives(target) && one.listener !== null && signal?.aborted !== true) {
        drop(one);
        held.add(one);
        const gone = () => drop(one);
        if (signal) original.call(signal, 'abort', gone, { once: true });
        if (once === true) original.call(target, one.type, gone, { once: true });
      }
      return original.apply(target, values);
    };
  const remove = (original: Callable): Callable =>
    function (this: unknown, ...values: unknown[]) {
      drop(listeningOf(this ?? window, values));
      return original.apply(this ?? window, values);
    };
  const undo = [
    patch(EventTarget.prototype, 'addEventListener', add),
    patch(EventTarget.prototype, 'removeEventListener', remove),
  ];
  return { count: () => held.size, end: () => undo.forEach((each) => each()) };
};
