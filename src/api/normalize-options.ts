import type { ClientOptions, ClientSettings } from './client-options.js';
import { isTimeout, systemClock } from './transport/deadline.js';

/** The settings of a client with all defaults. */
export type NormalizedOptions = {
  readonly [K in keyof ClientSettings]-?: NonNullable<ClientSettings[K]>;
};

const SECOND_MS = 1000;

/** 128 random bits in hexadecimal. */
const createState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const DEFAULT_OPTIONS: Omit<NormalizedOptions, 'baseUrl' | 'authUrl'> = {
  verifyPath: '/restauth/verify.json',
  tokenHeader: 'access-token',
  timeZone: 'UTC',
  allowInsecure: false,
  dangerouslyAllowBrowser: false,
  timeout: 30 * SECOND_MS,
  totalTimeout: 60 * SECOND_MS,
  uploadTimeout: 3600 * SECOND_MS,
  maxResponseBytes: 10 * 1024 * 1024,
  maxParallelCalls: 16,
  retries: 2,
  maxPages: 10_000,
  methodOverride: 'auto',
  bodyFormat: 'json',
  onWarning: () => undefined,
  onRequest: () => undefined,
  onResponse: () => undefined,
  fetch: (request) => fetch(request),
  clock: systemClock,
  random: () => Math.random(),
  createState,
};

const CREDENTIALS: ReadonlySet<string> = new Set(['authKey', 'accessToken']);

const isIntegerFrom =
  (min: number) =>
  (value: number): boolean =>
    Number.isSafeInteger(value) && value >= min;

const NUMBERS = [
  ['timeout', isTimeout, 'milliseconds above 0'],
  ['totalTimeout', isTimeout, 'milliseconds above 0'],
  ['uploadTimeout', isTimeout, 'milliseconds above 0'],
  ['maxResponseBytes', isIntegerFrom(1), 'a whole number above 0'],
  ['maxPages', isIntegerFrom(1), 'a whole number above 0'],
  ['maxParallelCalls', isIntegerFrom(1), 'a whole number above 0'],
  ['retries', isIntegerFrom(0), 'a whole number, 0 or more'],
] as const;

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const addressProblem = (url: URL, allowInsecure: boolean): string | null => {
  if (url.username !== '' || url.password !== '') {
    return 'must not hold a user name or a password; the key goes into authKey';
  }
  if (url.search !== '' || url.hash !== '') return 'must not have a query or a fragment';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'must be an https address';
  if (allowInsecure || LOOPBACK.test(url.hostname)) return null;
  return 'must be an https address, or set allowInsecure';
};

/** The URL without a trailing slash. Errors name the option, not its value, which may hold secrets. */
const normalizeAddress = (option: string, address: string, allowInsecure: boolean): string => {
  if (!URL.canParse(address)) throw new TypeError(`${option} must be an absolute address`);
  const url = new URL(address);
  const problem = addressProblem(url, allowInsecure);
  if (problem !== null) throw new TypeError(`${option} ${problem}`);
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
};

/** In pages and workers of a browser, visitors can read what a client holds. */
const refuseBrowser = (): void => {
  const isPage = 'window' in globalThis && 'document' in globalThis;
  if (!isPage && !('importScripts' in globalThis)) return;
  throw new TypeError(
    'A key or a token in a browser can be read by every visitor. Call the service from a server, or set dangerouslyAllowBrowser.',
  );
};

/**
 * Adds the defaults and leaves out the key and the token. Throws a `TypeError` that names the
 * first option with an invalid value.
 */
export const normalizeOptions = (options: ClientOptions): NormalizedOptions => {
  const { baseUrl } = options;
  const given = Object.entries(options).filter(
    ([option, value]) => value !== undefined && !CREDENTIALS.has(option),
  );
  const all = { ...DEFAULT_OPTIONS, baseUrl, authUrl: baseUrl, ...Object.fromEntries(given) };
  for (const [option, accepts, must] of NUMBERS) {
    if (!accepts(all[option])) throw new TypeError(`${option} must be ${must}`);
  }
  if (!isTimeZone(all.timeZone)) {
    throw new TypeError('timeZone must be the IANA name of a time zone, for example Europe/Rome');
  }
  if (!all.dangerouslyAllowBrowser) refuseBrowser();
  return {
    ...all,
    baseUrl: normalizeAddress('baseUrl', all.baseUrl, all.allowInsecure),
    authUrl: normalizeAddress('authUrl', all.authUrl, all.allowInsecure),
  };
};
