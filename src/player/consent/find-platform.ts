import type { ConsentApi, PlatformCall } from './consent-api.js';
import { locatorCall } from './locator-call.js';

/** A property of what may be a window of another origin, which throws for all but its frames. */
const property = (owner: unknown, name: string): unknown => {
  try {
    return (owner as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
};

/** An element with the locator's name is no frame. */
const hasLocator = (frame: Window, { name }: ConsentApi): boolean => {
  const locator = property(frame, `${name}Locator`);
  return typeof locator === 'object' && typeof property(locator, 'postMessage') === 'function';
};

/** The function is looked up at every call: a platform puts its own in the place of a stub. */
const directCall =
  ({ name, call }: ConsentApi, frame: Window): PlatformCall =>
  (command, parameter, answer = () => undefined) => {
    const ask = property(frame, name);
    if (typeof ask === 'function') Reflect.apply(ask, frame, call(command, parameter, answer));
  };

/** A frame that was removed has none, whatever the DOM types say. */
const parentOf = ({ parent }: { readonly parent: Window | null }): Window | null => parent;

/** The frame and those that hold it, the nearest first. */
function* framesAbove(own: Window): Generator<Window> {
  let frame = own;
  let above: Window | null = own;
  do {
    frame = above;
    yield frame;
    above = parentOf(frame);
  } while (above !== null && above !== frame);
}

/**
 * How to ask the nearest platform: by its function in the own frame or in one above of the same
 * origin, else by messages to the frame that has its locator. Undefined when there is none.
 */
export const findPlatform = (
  api: ConsentApi,
  own: Window,
  signal: AbortSignal,
): PlatformCall | undefined => {
  for (const frame of framesAbove(own)) {
    if (typeof property(frame, api.name) === 'function') return directCall(api, frame);
    if (hasLocator(frame, api)) return locatorCall(api, frame, own, signal);
  }
  return undefined;
};
