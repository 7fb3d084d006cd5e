import type { ClientOptions, ClientSettings } from './client-options.js';
import { systemClock } from './clock.js';
import { isDuration } from './transport/duration.js';

/** The settings of a client with nothing left open. */
export type FilledOptions = {
  readonly [K in keyof ClientSettings]-?: NonNullable<ClientSettings[K]>;
};

const SECOND = 1000;

/** 128 random bits in hexadecimal. */
const createState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const defaults: Omit<FilledOptions, 'baseUrl' | 'authUrl'> = {
  verifyPath: '/restauth/verify.json',
  tokenHeader: 'access-token',
  timeZone: 'UTC',
  allowInsecure: false,
  dangerouslyAllowBrowser: false,
  timeout: 30 * SECOND,
  totalTimeout: 60 * SECOND,
  uploadTimeout: 3600 * SECOND,
  maxResponseBytes: 10 * 1024 * 1024,
  retries: 2,
  maxPages: 10_000,
  methodOverride: 'auto',
  bodyFormat: 'json',
  onWarning: () => undefined,
  fetch: (request) => fetch(request),
  clock: systemClock,
  random: () => Math.random(),
  createState,
};

const CREDENTIALS: ReadonlySet<string> = new Set(['authKey', 'accessToken']);

const isCount =
  (least: number) =>
  (value: number): boolean =>
    Number.isSafeInteger(value) && value >= least;

const NUMBERS = [
  ['timeout', isDuration, 'milliseconds above 0'],
  ['totalTimeout', isDuration, 'milliseconds above 0'],
  ['uploadTimeout', isDuration, 'milliseconds above 0'],
  ['maxResponseBytes', isCount(1), 'a whole number above 0'],
  ['maxPages', isCount(1), 'a whole number above 0'],
  ['retries', isCount(0), 'a whole number, 0 or more'],
] as const;

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * Fills in what is absent or undefined, without the key or the token. Throws a `TypeError` that
 * names an option whose value cannot be.
 */
export const fillOptions = (options: ClientOptions): FilledOptions => {
  const { baseUrl } = options;
  const given = Object.entries(options).filter(
    ([option, value]) => value !== undefined && !CREDENTIALS.has(option),
  );
  const filled = { ...defaults, baseUrl, authUrl: baseUrl, ...Object.fromEntries(given) };
  for (const [option, accepts, must] of NUMBERS) {
    if (!accepts(filled[option])) throw new TypeError(`${option} must be ${must}`);
  }
  if (!isTimeZone(filled.timeZone)) throw new TypeError('timeZone must be the name of a time zone');
  return filled;
};
