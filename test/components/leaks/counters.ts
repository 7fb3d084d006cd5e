type Callable = (this: unknown, ...values: unknown[]) => unknown;

/** Replaces a method of an object. Returns a function that restores it. */
const patch = (
  owner: object,
  name: string,
  replacement: (original: Callable) => Callable,
): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const original = Reflect.get(owner, name) as Callable;
  Object.defineProperty(owner, name, {
    value: replacement(original),
    configurable: true,
    writable: true,
  });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, own);
  };
};

/** Counts until `end` is called. */
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

/** Whether a target outlives every element. */
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

/** Counts the listeners on targets that outlive every element. */
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

/** Counts the observers of a class that observe anything. */
export const countObservers = ({ prototype }: { readonly prototype: object }): Counter => {
  const held = new Map<unknown, Set<unknown>>();
  const watch = (name: string, record: (observer: unknown, target: unknown) => void) =>
    patch(prototype, name, (original) => {
      return function (this: unknown, ...values: unknown[]) {
        record(this, values[0]);
        return original.apply(this, values);
      };
    });
  const unobserve = (observer: unknown, target: unknown): void => {
    const targets = held.get(observer);
    targets?.delete(target);
    if (targets?.size === 0) held.delete(observer);
  };
  const undo = [
    watch('observe', (observer, target) =>
      held.set(observer, (held.get(observer) ?? new Set()).add(target)),
    ),
    watch('disconnect', (observer) => held.delete(observer)),
    ...('unobserve' in prototype ? [watch('unobserve', unobserve)] : []),
  ];
  return { count: () => held.size, end: () => undo.forEach((each) => each()) };
};

/** The functions that schedule a callback, the functions that cancel it, and whether it runs once. */
const TIMERS = [
  { start: 'setTimeout', stop: 'clearTimeout', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', isOnce: true },
] as const;

const countTimer = ({ start, stop, isOnce }: (typeof TIMERS)[number]): Counter => {
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
  const counters = TIMERS.map(countTimer);
  return {
    count: () => counters.reduce((sum, counter) => sum + counter.count(), 0),
    end: () => counters.forEach((counter) => counter.end()),
  };
};
