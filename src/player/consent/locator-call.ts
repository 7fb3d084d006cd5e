import { fields } from './answer-fields.js';
import type { ConsentApi, PlatformCall } from './consent-api.js';

/** No genuine answer is as long as this; a longer text is not parsed. */
const LONGEST = 1_000_000;

let calls = 0;

/** Distinct among all who ask from this window: each of them sees the answers to the others. */
const newCallId = (): string => {
  calls += 1;
  return `${Math.random().toString(36).slice(2)}-${calls}`;
};

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  if (data.length > LONGEST) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/**
 * Asks the platform of another origin's frame by messages, `{ __tcfapiCall: { command, … } }`
 * for `__tcfapi`. Answers may be objects or JSON texts, and one call may have many. Only the
 * frame that was asked is listened to, until the signal. Source: the IAB's three APIs,
 * all of which use this form.
 */
export const locatorCall =
  ({ name, version }: ConsentApi, frame: Window, own: Window, signal: AbortSignal): PlatformCall =>
  (command, parameter, answer) => {
    const callId = newCallId();
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame) return;
      const reply = fields(fields(parsed(data))[`${name}Return`]);
      if (reply['callId'] === callId) answer?.(reply['returnValue'], reply['success']);
    };
    if (answer !== undefined) own.addEventListener('message', hear, { signal });
    // Its origin cannot be known, and the question holds nothing to hide.
    frame.postMessage({ [`${name}Call`]: { command, parameter, version, callId } }, '*');
  };
