import type { InspectedMedia } from './inspection.js';
import { inspectionReason } from './write-reason.js';
import {
  isPlayable,
  MAX_BITRATE_KBPS,
  type MediaPreference,
  mediaPreferences,
  type MediaSurface,
} from '../play/media-choice.js';
import type { VastMedia } from '../vast-ad.js';
import { type KnownReason, MAX_QUOTE_LENGTH, type VastReason } from '../vast-error.js';

/** What decides between two files, or null if they are equal. */
const deciding = (
  chosen: VastMedia,
  otherFile: VastMedia,
  surface: MediaSurface,
): MediaPreference | null => {
  const preferences = mediaPreferences(surface);
  const names: readonly MediaPreference[] = ['limit', 'excess', 'size', 'bitrate'];
  return names.find((name) => preferences[name](chosen, otherFile) !== 0) ?? null;
};

/** Characters of a media type that a reason quotes: it may have the names of codecs. */
const MAX_TYPE_LENGTH = 100;

const LIMIT = { limit: MAX_BITRATE_KBPS };

const sizeOf = ({ width, height }: MediaSurface) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** Why a file that plays is not the one that is chosen. */
const reasonAgainst = (
  preference: MediaPreference | null,
  { bitrateKbps }: VastMedia,
  surface: MediaSurface,
): KnownReason => {
  switch (preference) {
    case 'limit':
      return {
        id: 'file-over-limit',
        params: { bitrate: Math.round(bitrateKbps ?? 0), ...LIMIT },
      };
    case 'excess':
      return { id: 'file-higher-over-limit', params: LIMIT };
    case 'size':
      return { id: 'file-size-worse', params: sizeOf(surface) };
    case 'bitrate':
      return { id: 'file-bitrate-lower', params: {} };
    case null:
      return { id: 'file-later', params: {} };
  }
};

/** Why the chosen file is preferred to the file that is second. */
const reasonFor = (preference: MediaPreference | null, surface: MediaSurface): KnownReason => {
  switch (preference) {
    case 'limit':
      return { id: 'file-only-within-limit', params: LIMIT };
    case 'excess':
      return { id: 'file-lowest-over-limit', params: LIMIT };
    case 'size':
      return { id: 'file-size-best', params: sizeOf(surface) };
    case 'bitrate':
      return { id: 'file-bitrate-best', params: {} };
    case null:
      return { id: 'file-first', params: {} };
  }
};

const reasonNotPlayable = ({ apiFramework, type }: VastMedia): KnownReason => {
  if (apiFramework !== null)
    return { id: 'file-code', params: { framework: apiFramework.slice(0, MAX_QUOTE_LENGTH) } };
  return type === ''
    ? { id: 'file-type-unknown', params: {} }
    : { id: 'file-type-not-played', params: { type: type.slice(0, MAX_TYPE_LENGTH) } };
};

/**
 * The files of a linear creative in their order, with what becomes of each. `chosen` is one of them, or null; `failures`
 * are those of the files that are tried before it.
 */
export const inspectMedia = (
  media: readonly VastMedia[],
  chosen: VastMedia | null,
  surface: MediaSurface,
  failures: ReadonlyMap<VastMedia, VastReason> = new Map(),
): readonly InspectedMedia[] => {
  const others = media.filter(
    (file) => file !== chosen && isPlayable(file, surface) && !failures.has(file),
  );
  const order: readonly (MediaPreference | null)[] = ['limit', 'excess', 'size', 'bitrate', null];
  const chosenReason = (file: VastMedia): KnownReason => {
    if (others.length === 0) return { id: 'file-only', params: {} };
    // The file that is second differs from the chosen one by the last preference of all.
    const preferenceIndexes = others.map((otherFile) =>
      order.indexOf(deciding(file, otherFile, surface)),
    );
    return reasonFor(order[Math.max(...preferenceIndexes)] ?? null, surface);
  };
  const reasonOf = (file: VastMedia): VastReason => {
    const failure = failures.get(file);
    if (failure !== undefined) return failure;
    if (file === chosen) return chosenReason(file);
    if (!isPlayable(file, surface)) return reasonNotPlayable(file);
    if (chosen === null) return { id: 'file-ad-not-played', params: {} };
    return reasonAgainst(deciding(chosen, file, surface), file, surface);
  };
  return media.map((file) => ({
    media: file,
    isPlayable: isPlayable(file, surface),
    isChosen: file === chosen,
    reason: inspectionReason(reasonOf(file)),
  }));
};
