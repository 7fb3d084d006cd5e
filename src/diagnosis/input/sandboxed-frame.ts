import type { ErrorCodeInput } from './recognized-input.js';

/** What a player needs to load its ads. */
const NEEDED = ['allow-scripts', 'allow-same-origin'];

/** The sandbox of a frame, with its value. */
const SANDBOX =
  /<(?:iframe|amp-iframe)\b(?=[^<>]*\ssandbox\b(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+)))?)/i;

/** The first frame of a page, if it has a sandbox in which no player loads ads; null for all others. */
export const sandboxedFrame = (html: string): ErrorCodeInput | null => {
  const sandbox = SANDBOX.exec(html);
  const allowed = (sandbox?.slice(1).find(Boolean) ?? '').toLowerCase().split(/\s+/);
  return sandbox === null || NEEDED.every((name) => allowed.includes(name))
    ? null
    : { kind: 'error-code', system: 'browser', code: 'frame-sandboxed', host: '' };
};
