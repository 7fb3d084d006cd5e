import type { Consent } from '../../viewer.js';
import { fields } from '../untrusted-fields.js';

/** Receives a response of a consent platform. It may be of any type: values from a page are untrusted. */
export type ResponseCallback = (value: unknown, success?: unknown) => void;

/** Calls a consent platform. Without `onResponse`, nothing listens for a response. */
export type PlatformCall = (
  command: string,
  parameter?: unknown,
  onResponse?: ResponseCallback,
) => void;

/** The content of one response. */
export interface PlatformResponse {
  readonly consent: Consent;
  /**
   * - `ready`: the choices may be used;
   * - `wait`: the choices may change, because the viewer is making them;
   * - `failed`: the platform reports that it cannot answer;
   * - `unclear`: nothing reliable.
   */
  readonly signal: 'ready' | 'wait' | 'failed' | 'unclear';
  /** The platform's id of our listener. */
  readonly listenerId?: number | string;
}

/** One of the interfaces by which pages publish the viewer's choices. */
export interface ConsentApi {
  /** Name of the function in the page: `__tcfapi`. Locator frames and messages are named after it. */
  readonly name: string;
  readonly version: number | string;
  /** The commands to send, in this order. */
  readonly commands: readonly string[];
  /** The arguments in the order of the page's function. */
  readonly call: (
    command: string,
    parameter: unknown,
    onResponse: ResponseCallback,
  ) => readonly unknown[];
  /** Reads a response. May throw what the response's own getters throw. */
  readonly read: (value: unknown) => PlatformResponse;
}

/** A listener's id, for its removal; the GPP's 0 means that there is no listener. */
export const listenerId = (value: unknown): Pick<PlatformResponse, 'listenerId'> =>
  typeof value === 'number' || (typeof value === 'string' && value.length < 100)
    ? { listenerId: value }
    : {};

/** No genuine response is as long; a longer text is not parsed. */
const MAX_RESPONSE_LENGTH = 1_000_000;

let calls = 0;

/** Unique among all callers in this window: each of them sees the responses to the others. */
const newCallId = (): string => {
  calls += 1;
  return `${Math.random().toString(36).slice(2)}-${calls}`;
};

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  if (data.length > MAX_RESPONSE_LENGTH) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/**
 * Calls the platform of another origin's frame by messages, `{ __tcfapiCall: { command, … } }`
 * for `__tcfapi`. Responses may be objects or JSON texts, and one call may have many. Only messages
 * from that frame are read, until the signal aborts. Source: the IAB's three APIs, all of which use
 * this form.
 */
const locatorCall =
  ({ name, version }: ConsentApi, frame: Window, own: Window, signal: AbortSignal): PlatformCall =>
  (command, parameter, onResponse) => {
    const callId = newCallId();
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame) return;
      const response = fields(fields(parsed(data))[`${name}Return`]);
      if (response['callId'] === callId) onResponse?.(response['returnValue'], response['success']);
    };
    if (onResponse !== undefined) own.addEventListener('message', onMessage, { signal });
    // The frame's origin cannot be known, and the message contains nothing confidential.
    frame.postMessage({ [`${name}Call`]: { command, parameter, version, callId } }, '*');
  };

/** A property of what may be a window of another origin, which throws for all but its frames. */
const property = (owner: unknown, name: string): unknown => {
  try {
    return (owner as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
};

/** An element with the locator's name is not a frame. */
const hasLocator = (frame: Window, { name }: ConsentApi): boolean => {
  const locator = property(frame, `${name}Locator`);
  return typeof locator === 'object' && typeof property(locator, 'postMessage') === 'function';
};

/** Looks the function up at every call, because a platform replaces its stub. */
const directCall =
  ({ name, call }: ConsentApi, frame: Window): PlatformCall =>
  (command, parameter, onResponse = () => undefined) => {
    const platform = property(frame, name);
    if (typeof platform === 'function')
      Reflect.apply(platform, frame, call(command, parameter, onResponse));
  };

/** A removed frame has no parent, whatever the DOM types declare. */
const parentOf = ({ parent }: { readonly parent: Window | null }): Window | null => parent;

/** The frame and its ancestors, the nearest first. */
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
 * How to call the nearest platform: its function in this frame or in one above of the same origin,
 * else by messages to the frame that has its locator. Undefined when there is none.
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
