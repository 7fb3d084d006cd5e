import { address, readAddress } from './address.js';
import type { Source } from './player-config.js';
import type { ResolveOptions, StreamRequest } from './resolve-options.js';
import { report, type Wire } from './wire.js';
import { text } from './wire-value.js';

/** Fields in which replies carry stream addresses (spec 2.2, platform facts 7.1), and their usual siblings. */
export const STREAM_FIELDS = [
  'url_iphone',
  'url_hls',
  'url_video',
  'url_video_mp4',
  'url_mp4',
] as const;

/** Media types by file name extension, best first: a stream adapts, a file does not. */
const TYPES = [
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
] as const;

const extensionOf = (url: string): string | undefined =>
  /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase();

/** MIME type told by the file name in the address, or null. */
export const mediaType = (url: string): Source['type'] => {
  const told = extensionOf(url);
  return TYPES.find(([extension]) => extension === told)?.[1] ?? null;
};

const rank = (url: string): number => {
  const told = mediaType(url);
  return told === null ? TYPES.length : TYPES.findIndex(([, type]) => type === told);
};

/** The address that the caller gives for the object, or null; an odd one is reported at its id. */
const askedFor = (
  wire: Wire,
  kind: StreamRequest['kind'],
  { streamUrl }: ResolveOptions,
): string | null => {
  const id = text(wire, 'id');
  if (streamUrl === undefined || id === '') return null;
  try {
    const raw = streamUrl({ kind, id }) ?? null;
    return readAddress(wire, 'id', { raw, odd: 'stream-url-callback' });
  } catch {
    report(wire, 'id', 'stream-url-callback');
    return null;
  }
};

/** Addresses of the object's stream, HLS first, then files; those of the reply, else the caller's. */
export const streamAddresses = (
  wire: Wire,
  kind: StreamRequest['kind'],
  options: ResolveOptions,
): readonly string[] => {
  const carried = STREAM_FIELDS.map((name) => address(wire, name)).filter((url) => url !== null);
  if (carried.length > 0)
    return [...new Set(carried)].sort((one, other) => rank(one) - rank(other));
  const asked = askedFor(wire, kind, options);
  return asked === null ? [] : [asked];
};
