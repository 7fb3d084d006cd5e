import type { Consent } from '../../viewer.js';
import { fields, jsonFields } from '../untrusted-fields.js';

/** Receives a response of a consent management platform (CMP). It may be of any type: values from a page are untrusted. */
export type ResponseCallback = (value: unknown, success?: unknown) => void;

/** Calls a CMP. Without `onResponse`, the response is ignored. */
export type ConsentApiCall = (
  command: string,
  parameter?: unknown,
  onResponse?: ResponseCallback,
) => void;

export interface ConsentApiResponse {
  readonly consent: Consent;
  /**
   * - `ready`: the choices may be used;
   * - `wait`: the choices may change, because the viewer is making them;
   * - `failed`: the CMP reports an error;
   * - `unclear`: the response is invalid or incomplete.
   */
  readonly signal: 'ready' | 'wait' | 'failed' | 'unclear';
  /** The id of this listener in the CMP. */
  readonly listenerId?: number | string;
}

/** One of the interfaces by which pages publish the viewer's choices. */
export interface ConsentApi {
  /** Name of the function in the page: `__tcfapi`. Locator frames and messages are named after it. */
  readonly name: string;
  readonly version: number | string;
  readonly commands: readonly string[];
  /** The arguments in the order of the page's function. */
  readonly call: (
    command: string,
    parameter: unknown,
    onResponse: ResponseCallback,
  ) => readonly unknown[];
  /** Reads a response. May throw what the response's own getters throw. */
  readonly read: (value: unknown) => ConsentApiResponse;
}

/** Reads the id by which a listener can be removed; 0 in the GPP means that there is no listener. */
export const listenerId = (value: unknown): Pick<ConsentApiResponse, 'listenerId'> =>
  typeof value === 'number' || (typeof value === 'string' && value.length < 100)
    ? { listenerId: value }
    : {};

/** Genuine responses are shorter. A longer text is not parsed. */
const MAX_RESPONSE_LENGTH = 1_000_000;

let calls = 0;

/** Unique among all callers in this window, because each of them receives the responses to the others. */
const newCallId = (): string => {
  calls += 1;
  return `${Math.random().toString(36).slice(2)}-${calls}`;
};

/**
 * Calls a CMP in a frame of another origin by messages, `{ __tcfapiCall: { command, … } }`
 * for `__tcfapi`. Responses may be objects or JSON texts, and one call may have many. Only messages
 * from that frame are read, until the signal aborts. Source: the IAB's three APIs, all of which use
 * this form.
 */
const locatorCall =
  (
    { name, version }: ConsentApi,
    frame: Window,
    pageWindow: Window,
    signal: AbortSignal,
  ): ConsentApiCall =>
  (command, parameter, onResponse) => {
    const callId = newCallId();
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame) return;
      const message =
        typeof data === 'string' ? jsonFields(data, MAX_RESPONSE_LENGTH) : fields(data);
      const response = fields(message[`${name}Return`]);
      if (response['callId'] === callId) onResponse?.(response['returnValue'], response['success']);
    };
    if (onResponse !== undefined) pageWindow.addEventListener('message', onMessage, { signal });
    // The frame's origin cannot be known, and the message contains nothing confidential.
    frame.postMessage({ [`${name}Call`]: { command, parameter, version, callId } }, '*');
  };

/** Reads a property of a window; undefined where a window of another origin throws. */
const property = (owner: unknown, name: string): unknown => {
  try {
    return (owner as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
};

const hasLocator = (frame: Window, { name }: ConsentApi): boolean => {
  const locator = property(frame, `${name}Locator`);
  return typeof locator === 'object' && typeof property(locator, 'postMessage') === 'function';
};

/** Reads the function at every call, because a CMP replaces its stub. */
const directCall =
  ({ name, call }: ConsentApi, frame: Window): ConsentApiCall =>
  (command, parameter, onResponse = () => undefined) => {
    const cmp = property(frame, name);
    if (typeof cmp === 'function') Reflect.apply(cmp, frame, call(command, parameter, onResponse));
  };

/** Null for a removed frame, contrary to the DOM types. */
const parentOf = ({ parent }: { readonly parent: Window | null }): Window | null => parent;

/** The frame and its ancestors, the nearest first. */
function* framesAbove(pageWindow: Window): Generator<Window> {
  let frame = pageWindow;
  let above: Window | null = pageWindow;
  do {
    frame = above;
    yield frame;
    above = parentOf(frame);
  } while (above !== null && above !== frame);
}

/**
 * Finds the nearest CMP: its function in this frame or in one above of the same origin, else the frame
 * with its locator, which is called by messages. Undefined when there is none.
 */
export const findConsentApi = (
  api: ConsentApi,
  pageWindow: Window,
  signal: AbortSignal,
): ConsentApiCall | undefined => {
  for (const frame of framesAbove(pageWindow)) {
    if (typeof property(frame, api.name) === 'function') return directCall(api, frame);
    if (hasLocator(frame, api)) return locatorCall(api, frame, pageWindow, signal);
  }
  return undefined;
};
