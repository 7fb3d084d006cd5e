import type { ClientOptions } from '../api/index.js';
import { systemClock } from '../api/transport/deadline.js';
import { parseAddress } from '../resolve/address.js';
import type { Embed } from '../schema/embed.js';
import type { PublisherStore } from './publisher-store.js';

/** A problem that a caller of the handler only sees as a status, or not at all. */
export interface PublishingProblem {
  /** Id of the embed. */
  readonly id: string;
  /** The status that is sent when no older version can be; 200 if the embed is published nevertheless. */
  readonly status: 200 | 502 | 503 | 504;
  /** One sentence for developers, without secrets and without the service's reply. */
  readonly message: string;
}

/** How long responses are kept, in seconds. */
export interface CacheTimes {
  /** In browsers; 60 when absent. */
  readonly maxAge: number;
  /** In this handler and in shared caches such as a CDN; 60 when absent. */
  readonly sharedMaxAge: number;
  /** Further time in which an older version is sent while a new one is fetched; 600 when absent. */
  readonly staleWhileRevalidate: number;
  /** Further time in which an older version is sent while the service fails; 86,400 when absent. */
  readonly staleIfError: number;
  /** For embeds that do not exist; 10 when absent. */
  readonly notFoundMaxAge: number;
}

/** CSS pixels. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
}

/** The options of publishing. */
export interface PublishingSettings {
  /**
   * Address below which the handler is reachable, without query: `https://www.example/embeds`. Pages and
   * oEmbed responses refer to it. Its path is the beginning of the paths that the handler answers.
   */
  readonly publicUrl: string;
  /** Name of the site, for oEmbed and Open Graph. */
  readonly siteName?: string | undefined;
  /** Language of titles and descriptions as a BCP 47 tag, for pages; `en` when absent. */
  readonly language?: string | undefined;
  /** Address of the hosted player, for embeds whose `code_iframe` does not have it. */
  readonly frame?: string | undefined;
  /**
   * CSS pixels of the preview image of an embed, which the service does not send. Without it, oEmbed responses have no
   * thumbnail. What throws or rejects is an image of unknown size.
   */
  readonly thumbnailSize?:
    ((embed: Embed) => ThumbnailSize | null | PromiseLike<ThumbnailSize | null>) | undefined;
  /** Origins whose pages may read the responses, or `*` for all, which is the default. */
  readonly allowedOrigins?: '*' | readonly string[] | undefined;
  /**
   * Whether an embed may be published. Without it, everything is that the key can read, and ids are easy
   * to guess. Fields may differ from the type if the service sent them so; what throws or rejects is not published.
   */
  readonly isPublished?: ((embed: Embed) => boolean | PromiseLike<boolean>) | undefined;
  readonly cache?: Partial<CacheTimes> | undefined;
  /** Bytes that the cache may hold; 33,554,432 when absent. An eighth of it is for ids that do not exist. */
  readonly maxCacheBytes?: number | undefined;
  /**
   * How many embeds may be fetched at the same time; 256 when absent. Others get 503. If `maxParallelCalls` is less,
   * some of them wait.
   */
  readonly maxPendingEmbeds?: number | undefined;
  /** Limit of the wait for the service in milliseconds; 10,000 when absent. */
  readonly totalTimeout?: number | undefined;
  /** A store that several processes share beside the memory of each; none when absent. */
  readonly store?: PublisherStore | undefined;
  /** Limit of each wait for the store in milliseconds; 200 when absent. After it, embeds are read without the store. */
  readonly storeTimeout?: number | undefined;
  /** Called when an embed could not be fetched or is not as the interface describes it, or when the store fails. */
  readonly onProblem?: ((problem: PublishingProblem) => void) | undefined;
}

/** The options of `createPublisher`: those of publishing, and those of the client that reads the embeds. */
export type PublisherOptions = PublishingSettings & ClientOptions;

type Given<Names extends keyof PublisherOptions> = {
  readonly [Name in Names]-?: NonNullable<PublisherOptions[Name]>;
};

export interface NormalizedSettings
  extends
    Given<'publicUrl' | 'language' | 'timeZone' | 'isPublished' | 'onProblem' | 'clock'>,
    Given<'maxCacheBytes' | 'maxPendingEmbeds' | 'totalTimeout' | 'storeTimeout'>,
    Pick<PublisherOptions, 'siteName' | 'frame' | 'store' | 'thumbnailSize'> {
  /** Path of `publicUrl`. Neither has a slash at the end. */
  readonly basePath: string;
  readonly allowedOrigins: '*' | ReadonlySet<string>;
  readonly cache: CacheTimes;
}

const DEFAULT_CACHE: CacheTimes = {
  maxAge: 60,
  sharedMaxAge: 60,
  staleWhileRevalidate: 600,
  staleIfError: 86_400,
  notFoundMaxAge: 10,
};

const DEFAULT_TOTAL_TIMEOUT_MS = 10_000;
const DEFAULT_STORE_TIMEOUT_MS = 200;

/** Calls a function of the host. What it throws or rejects must not break a response, and not end the process. */
export const callHost = async (call: () => unknown): Promise<void> => {
  try {
    await call();
  } catch {
    // The log itself may be what is broken.
  }
};

const normalizePublicUrl = (publicUrl: string): URL => {
  const address = parseAddress(publicUrl);
  const url = address?.stripped === false ? new URL(address.href) : null;
  if (url?.search !== '' || url.hash !== '') {
    throw new TypeError(
      'publicUrl must be an absolute http(s) address without user name, query and fragment',
    );
  }
  return url;
};

const normalizeOrigins = (origins: '*' | readonly string[]): '*' | ReadonlySet<string> => {
  if (origins === '*') return '*';
  const wrong = origins.find(
    (origin) => !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return new Set(origins);
  throw new TypeError(
    `allowedOrigins must hold origins such as https://www.example, but it holds ${wrong}`,
  );
};

const normalizeFrame = (frame: string | undefined): string | undefined => {
  if (frame === undefined || parseAddress(frame) !== null) return frame;
  throw new TypeError('frame must be an absolute http(s) address');
};

const normalizeCache = (cache: Partial<CacheTimes>): CacheTimes => {
  const times = { ...DEFAULT_CACHE, ...cache };
  for (const [name, seconds] of Object.entries(times)) {
    if (Number.isSafeInteger(seconds) && seconds >= 0) continue;
    throw new TypeError(`cache.${name} must be a whole number of seconds, 0 or more`);
  }
  return times;
};

const wholeNumber = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new TypeError(`${name} must be a whole number above 0`);
};

/** Adds the defaults. Throws a `TypeError` that names the first option with an invalid value. */
export const normalizeSettings = (options: PublisherOptions): NormalizedSettings => {
  const url = normalizePublicUrl(options.publicUrl);
  const basePath = url.pathname.replace(/(?<!\/)\/+$/, '');
  return {
    publicUrl: url.origin + basePath,
    basePath,
    siteName: options.siteName,
    thumbnailSize: options.thumbnailSize,
    language: options.language ?? 'en',
    frame: normalizeFrame(options.frame),
    timeZone: options.timeZone ?? 'UTC',
    allowedOrigins: normalizeOrigins(options.allowedOrigins ?? '*'),
    isPublished: options.isPublished ?? (() => true),
    cache: normalizeCache(options.cache ?? {}),
    maxCacheBytes: wholeNumber('maxCacheBytes', options.maxCacheBytes ?? 32 * 1024 * 1024),
    maxPendingEmbeds: wholeNumber('maxPendingEmbeds', options.maxPendingEmbeds ?? 256),
    totalTimeout: options.totalTimeout ?? DEFAULT_TOTAL_TIMEOUT_MS,
    store: options.store,
    storeTimeout: wholeNumber('storeTimeout', options.storeTimeout ?? DEFAULT_STORE_TIMEOUT_MS),
    onProblem: (problem) => void callHost(() => options.onProblem?.(problem)),
    clock: options.clock ?? systemClock,
  };
};
