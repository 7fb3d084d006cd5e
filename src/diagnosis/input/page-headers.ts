import { hostOf } from '../evidence/url-host.js';
import { AUTOPLAY_OFF } from './browser-messages.js';
import { copiedTags } from './copied-tag.js';
import { errorCode } from './error-text.js';
import {
  type Directives,
  FRAMES,
  IMA_SDK,
  isAllowed,
  MEDIA,
  REQUESTS,
  SCRIPTS,
} from './page-around-tag.js';
import type { RecognizedInput } from './recognized-input.js';

/** Characters of headers with what stands beside them. */
const MAX_LENGTH = 20_000;

/** A policy in the headers of a response. What browsers say of one does not begin with a directive. */
const POLICY = /^[ \t<>*]{0,9}content-security-policy:[ \t]{0,9}(?=[a-z]{1,20}-[a-z])/i;
const HEADER = /^[ \t<>*]{0,9}[\w-]{1,60}:/;
const IS_PAGE = /^[ \t<>*]{0,9}content-type:[ \t]{0,9}text\/html/i;

const ADDRESS = /https?:\/\/[^\s"'<>]{1,2000}/gi;
const MEDIA_FILE = /\.(?:mp4|m4v|webm|mov|m3u8|mpd)(?:[?#]|$)/i;
const FRAME = /<iframe\s(?:[^<>]*\s)?src\s?=\s?["']?(https?:[^\s"'<>]{1,2000})/i;

/** The response to a command that shows the headers of a page alone: the first line and the one behind the last. */
const headOfPage = (lines: readonly string[]): readonly [start: number, end: number] => {
  const status = lines.findIndex((line) => /^HTTP\/\d/.test(line));
  const length = lines.slice(status + 1).findIndex((line) => !HEADER.test(line));
  const end = length === -1 ? lines.length : status + 1 + length;
  if (status === -1 || !lines.slice(status, end).some((line) => IS_PAGE.test(line))) return [0, 0];
  return [lines[status - 1]?.includes('curl ') === true ? status - 1 : status, end];
};

/** What a policy keeps from loading, of all that a text has addresses of. */
const refusedBy = (policy: string, text: string, tag: string): RecognizedInput | null => {
  const addresses = Array.from(text.matchAll(ADDRESS), ([address]) => address);
  const frame = FRAME.exec(text)?.[1] ?? '';
  const needs: readonly (readonly [Directives, address: string | undefined])[] = [
    [FRAMES, frame],
    [SCRIPTS, addresses.find((address) => address.includes(IMA_SDK))],
    [REQUESTS, frame === '' ? tag : ''],
    [MEDIA, addresses.find((address) => MEDIA_FILE.test(address))],
  ];
  for (const [[detail, asked], address = ''] of needs) {
    const host = hostOf(address);
    if (host !== '' && !isAllowed(policy, asked, host))
      return { ...errorCode('browser', 'csp', host), detail };
  }
  return null;
};

/**
 * What the response headers of a page keep from loading, or the ad tag that stands beside them; null for a text without
 * such headers, or with a document.
 */
export const besidePageHeaders = (text: string): RecognizedInput | null => {
  if (text.length > MAX_LENGTH || /<(?:VAST|vmap:VMAP|html)\b/i.test(text)) return null;
  const lines = text.split(/\r?\n/);
  const header = lines.find((line) => POLICY.test(line)) ?? '';
  const [start, end] = headOfPage(lines);
  if (header === '' && end === 0) return null;
  const rest = lines
    .filter((line, index) => line !== header && (index < start || index >= end))
    .join('\n');
  const tags = copiedTags(rest);
  const [tag = ''] = tags?.tags ?? [];
  const [command = ''] = lines.slice(start, end);
  const own = hostOf(command.match(ADDRESS)?.[0] ?? '') || "'self'";
  const policy = header.replace(POLICY, '').replaceAll("'self'", own);
  const isFile = MEDIA_FILE.test(tag);
  const refusal = policy === '' ? null : refusedBy(policy, rest, isFile ? '' : tag);
  if (refusal !== null) return refusal;
  return AUTOPLAY_OFF.test(text) ? errorCode('browser', 'autoplay-policy') : tags;
};
