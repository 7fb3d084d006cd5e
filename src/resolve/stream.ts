import { address, readAddress } from './address.js';
import type { Source } from './player-config.js';
import type { ResolveOptions, StreamRequest } from './resolve-options.js';
import { report, type FieldReader } from './field-reader.js';
import { text } from './read-value.js';

/** Fields in which replies carry stream addresses (spec 2.2, platform facts 7.1), and likely variants of their names. */
export const STREAM_FIELDS = [
  'url_iphone',
  'url_hls',
  'url_video',
  'url_video_mp4',
  'url_mp4',
] as const;

/** Media types by file name extension, best first, because a stream adapts and a file does not. */
const TYPES = [
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
] as const;

const extensionOf = (url: string): string | undefined =>
  /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase();

export const mediaType = (url: string): Source['type'] => {
  const urlExtension = extensionOf(url);
  return TYPES.find(([extension]) => extension === urlExtension)?.[1] ?? null;
};

const rank = (url: string): number => {
  const urlType = mediaType(url);
  return urlType === null ? TYPES.length : TYPES.findIndex(([, type]) => type === urlType);
};

/** The address that `options.streamUrl` returns for the object, or null; a problem is reported at the id. */
const requestedUrl = (
  fields: FieldReader,
  kind: StreamRequest['kind'],
  { streamUrl }: ResolveOptions,
): string | null => {
  const id = text(fields, 'id');
  if (streamUrl === undefined || id === '') return null;
  try {
    const raw = streamUrl({ kind, id }) ?? null;
    return readAddress(fields, 'id', { raw, findingId: 'stream-url-callback' });
  } catch {
    report(fields, 'id', 'stream-url-callback');
    return null;
  }
};

/** Addresses of the object's stream, HLS first, then files: those of the reply, else the one of `options.streamUrl`. */
export const streamAddresses = (
  fields: FieldReader,
  kind: StreamRequest['kind'],
  options: ResolveOptions,
): readonly string[] => {
  const carried = STREAM_FIELDS.map((name) => address(fields, name)).filter((url) => url !== null);
  if (carried.length > 0) return [...new Set(carried)].sort((a, b) => rank(a) - rank(b));
  const requested = requestedUrl(fields, kind, options);
  return requested === null ? [] : [requested];
};
