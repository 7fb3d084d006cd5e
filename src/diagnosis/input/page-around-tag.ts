import { hostOf } from '../evidence/url-host.js';
import { errorCode } from './error-text.js';
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
    : errorCode('browser', 'frame-sandboxed');
};

/** A frame in a piece of a page, and no document of an ad server. */
const FRAME = /^<(?:amp-iframe|iframe|div|figure|p|section|span)\b/i;
const FRAME_TAG = /<(?:amp-iframe|iframe)\b[^<>]*>/i;
const HAS_ADDRESS = /\s(?:src|srcdoc)\s?=\s?["']?(?!about:|["'\s>])/i;
const LATE_ADDRESS = /\sdata-[a-z-]{0,20}src\s?=\s?["']?(https?:[^\s"'<>]{1,2000})/i;

/** The first frame of a piece of a page, if it has no address, or one that only a script sets; null for all others. */
export const emptyFrame = (html: string): ErrorCodeInput | null => {
  const frame = FRAME.test(html) ? (FRAME_TAG.exec(html)?.[0] ?? '') : '';
  if (frame === '' || HAS_ADDRESS.test(frame)) return null;
  return errorCode('browser', 'frame-empty', hostOf(LATE_ADDRESS.exec(frame)?.[1] ?? ''));
};

/** The Content Security Policy in the source of a page. */
export const POLICY =
  /<meta\b(?=[^<>]*http-equiv\s*=\s*["']?content-security-policy["'\s>])[^<>]*?\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

export const IMA_SDK = 'imasdk.googleapis.com';

/** The directive to change, and those that are asked in turn (Content Security Policy, "fetch directives"). */
export type Directives = readonly [changed: string, asked: readonly string[]];

export const SCRIPTS: Directives = ['script-src', ['script-src-elem', 'script-src', 'default-src']];
export const FRAMES: Directives = ['frame-src', ['frame-src', 'child-src', 'default-src']];
export const REQUESTS: Directives = ['connect-src', ['connect-src', 'default-src']];
export const MEDIA: Directives = ['media-src', ['media-src', 'default-src']];

/** Whether a policy allows a host. Scripts with a nonce or a hash, and what they load, are allowed by other means. */
export const isAllowed = (policy: string, directives: readonly string[], host: string): boolean => {
  const lists = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  const list = directives.map((name) => lists.find(([own]) => own === name)).find(Boolean);
  return (
    list === undefined ||
    list.some((source) => {
      if (source === '*' || source === 'https:' || /^'(?:nonce|sha|strict)/.test(source))
        return true;
      const name = source.replace(/^https?:\/\//, '').split(/[:/]/)[0] ?? '';
      return name === host || (name.startsWith('*.') && host.endsWith(name.slice(1)));
    })
  );
};

/** What the Content Security Policy of a page keeps from an ad tag or the IMA SDK; null if that is nothing. */
export const refusedByPage = (html: string, tag: string): ErrorCodeInput | null => {
  const [, quoted, single = ''] = POLICY.exec(html) ?? [];
  const policy = quoted ?? single;
  if (policy === '') return null;
  // The frame of the IMA SDK requests the ads, and the policy of the page does not count in it.
  const usesIma = html.includes(IMA_SDK);
  const host = usesIma ? IMA_SDK : hostOf(tag);
  const needs = usesIma ? [SCRIPTS, FRAMES] : [REQUESTS];
  const [detail] = needs.find(([, asked]) => host !== '' && !isAllowed(policy, asked, host)) ?? [];
  return detail === undefined ? null : { ...errorCode('browser', 'csp', host), detail };
};

/** Whether HTML is the page of a publisher, and not what an ad server sends in place of an ad. */
export const isPageOfPlayer = (html: string): boolean =>
  html.includes(IMA_SDK) || /<(?:video|audio|amp-video)[\s>]/i.test(html);
