import { parseDateTime } from '../time/dates.js';
import { type CodeRequest, codeTitle } from './code-request.js';
import { frameAddress } from './frame-address.js';
import { element, json, type Markup } from './markup.js';
import { type MissingField, missingField } from './missing-field.js';

/** A `VideoObject` of schema.org, as search engines read it from pages. */
export interface VideoObject {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'VideoObject';
  readonly name: string;
  readonly description: string;
  readonly thumbnailUrl: readonly [string];
  /** ISO 8601 in UTC. */
  readonly uploadDate: string;
  /** Address of the stream. */
  readonly contentUrl?: string;
  /** Address of the hosted player. */
  readonly embedUrl?: string;
  /** ISO 8601, for example `PT1M30S`. */
  readonly duration?: string;
  readonly keywords?: string;
}

export interface VideoObjectOptions {
  /** IANA name of the time zone of the service's dates, which have none; `UTC` when absent. */
  readonly timeZone?: string | undefined;
}

const isoDuration = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  return `PT${parts.map(([amount, unit]) => (amount > 0 ? `${amount}${unit}` : '')).join('')}`;
};

/** Years in which a video can have been uploaded, one less than those that a date can have in every time zone. */
const YEARS = [1970, 9998] as const;

/** The date of the embed as a moment; null if it does not exist. Throws a `RangeError` for an unknown zone. */
export const uploadDate = (createdAt: string | null, timeZone: string): string | null => {
  const year = Number(createdAt?.slice(0, 4));
  if (createdAt === null || !(year >= YEARS[0] && year <= YEARS[1])) return null;
  return parseDateTime(createdAt, timeZone)?.toISOString().replace('.000Z', 'Z') ?? null;
};

/**
 * Describes the video of an embed for search engines. Without a name, a preview image or a date they
 * ignore the description, so none is written. A live has no `BroadcastEvent`, which requires the start and the
 * end of the broadcast, because the service knows neither. Source: Google Search documentation, "Video structured data".
 * Throws a `RangeError` for an unknown time zone.
 */
export const videoObject = (
  request: CodeRequest,
  { timeZone = 'UTC' }: VideoObjectOptions = {},
): VideoObject | MissingField => {
  const { config, options } = request;
  const { source, state } = config;
  if (source === null || state !== 'ready') return missingField('playable-media', '/video');
  if (![options.title, config.title, source.title].some((title) => title?.trim()))
    return missingField('title', '/title');
  if (source.poster === null) return missingField('preview-image', `/${source.kind}/preview_image`);
  const date = uploadDate(config.createdAt, timeZone);
  if (date === null) return missingField('date', '/created_at');
  const frame = frameAddress(request);
  const name = codeTitle(request);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: config.description.trim() === '' ? name : config.description,
    thumbnailUrl: [source.poster],
    uploadDate: date,
    ...(source.url === null ? {} : { contentUrl: source.url }),
    ...(typeof frame === 'string' ? { embedUrl: frame } : {}),
    ...(source.duration === null ? {} : { duration: isoDuration(source.duration) }),
    ...(config.tags.length === 0 ? {} : { keywords: config.tags.join(', ') }),
  };
};

/** The script element for the head or body of a page. */
export const jsonLdScript = (object: VideoObject): Markup =>
  element('script', { type: 'application/ld+json' }, json(object));
