/** A function as it is called through `apply`. */
export type Callable = (this: unknown, ...values: unknown[]) => unknown;

/** Puts another function in place of one of an object's. Answers with what undoes it. */
export const patch = (
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
