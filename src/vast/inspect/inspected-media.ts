import type { InspectedMedia } from './inspection.js';
import {
  isPlayable,
  MAX_BITRATE_KBPS,
  type MediaPreference,
  mediaPreferences,
  type MediaSurface,
} from '../play/media-choice.js';
import type { VastMedia } from '../vast-ad.js';
import type { VastError } from '../vast-error.js';

/** What decides between two files, or null if they are equal. */
const deciding = (
  chosen: VastMedia,
  other: VastMedia,
  surface: MediaSurface,
): MediaPreference | null => {
  const preferences = mediaPreferences(surface);
  const names: readonly MediaPreference[] = ['limit', 'excess', 'size', 'bitrate'];
  return names.find((name) => preferences[name](chosen, other) !== 0) ?? null;
};

const LIMIT = `${MAX_BITRATE_KBPS} kbit/s`;

const sizeOf = ({ width, height }: MediaSurface): string =>
  `${Math.round(width)} × ${Math.round(height)} pixels`;

/** Why a file that plays is not the one that is chosen. */
const reasonAgainst = (
  preference: MediaPreference | null,
  { bitrateKbps }: VastMedia,
  surface: MediaSurface,
): string => {
  switch (preference) {
    case 'limit':
      return `Its bitrate of ${Math.round(bitrateKbps ?? 0)} kbit/s exceeds ${LIMIT}.`;
    case 'excess':
      return `All files exceed ${LIMIT}, and the chosen file has a lower bitrate.`;
    case 'size':
      return `The size of the chosen file suits the player of ${sizeOf(surface)} better.`;
    case 'bitrate':
      return 'The chosen file suits the player equally well and has a higher bitrate.';
    case null:
      return 'The chosen file suits the player equally well and comes first.';
  }
};

/** Why the chosen file is preferred to the file that is second. */
const reasonFor = (preference: MediaPreference | null, surface: MediaSurface): string => {
  switch (preference) {
    case 'limit':
      return `It is the only file that plays within ${LIMIT}.`;
    case 'excess':
      return `All files exceed ${LIMIT}, and it has the lowest bitrate.`;
    case 'size':
      return `Its size suits the player of ${sizeOf(surface)} best.`;
    case 'bitrate':
      return 'Of the files whose size suits the player best, it has the highest bitrate.';
    case null:
      return 'It is the first of the files that suit the player best.';
  }
};

const reasonNotPlayable = ({ apiFramework, type }: VastMedia): string => {
  if (apiFramework !== null) return `The player does not run ${apiFramework.slice(0, 40)} code.`;
  return type === ''
    ? 'The file has no type, and its URL has no ending that the player knows.'
    : `The browser does not play ${type.slice(0, 100)}.`;
};

/**
 * The files of a linear creative in their order, with what becomes of each. `chosen` is one of them, or null; `failures`
 * are those of the files that are tried before it.
 */
export const inspectMedia = (
  media: readonly VastMedia[],
  chosen: VastMedia | null,
  surface: MediaSurface,
  failures: ReadonlyMap<VastMedia, Pick<VastError, 'message'>> = new Map(),
): readonly InspectedMedia[] => {
  const others = media.filter(
    (file) => file !== chosen && isPlayable(file, surface) && !failures.has(file),
  );
  const order: readonly (MediaPreference | null)[] = ['limit', 'excess', 'size', 'bitrate', null];
  const chosenReason = (file: VastMedia): string => {
    if (others.length === 0) return 'It is the only file that plays.';
    // The file that is second differs from the chosen one by the last preference of all.
    const found = others.map((other) => order.indexOf(deciding(file, other, surface)));
    return reasonFor(order[Math.max(...found)] ?? null, surface);
  };
  const reasonOf = (file: VastMedia): string => {
    const failure = failures.get(file);
    if (failure !== undefined) return failure.message;
    if (file === chosen) return chosenReason(file);
    if (!isPlayable(file, surface)) return reasonNotPlayable(file);
    if (chosen === null) return 'The ad does not play in this slot.';
    return reasonAgainst(deciding(chosen, file, surface), file, surface);
  };
  return media.map((file) => ({
    media: file,
    isPlayable: isPlayable(file, surface),
    isChosen: file === chosen,
    reason: reasonOf(file),
  }));
};
