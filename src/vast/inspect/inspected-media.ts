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

/** What decides between two files; `order` if they are equal. */
type Decision = MediaPreference | 'order';

/** The last one decides least. */
const DECISIONS: readonly Decision[] = ['limit', 'excess', 'size', 'bitrate', 'order'];

const decisionBetween = (
  chosen: VastMedia,
  otherFile: VastMedia,
  surface: MediaSurface,
): Decision => {
  const preferences = mediaPreferences(surface);
  const differs = (name: Decision): boolean =>
    name !== 'order' && preferences[name](chosen, otherFile) !== 0;
  return DECISIONS.find(differs) ?? 'order';
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
  decision: Decision,
  { bitrateKbps }: VastMedia,
  surface: MediaSurface,
): KnownReason => {
  const bitrate = Math.round(bitrateKbps ?? 0);
  const reasons: Readonly<Record<Decision, KnownReason>> = {
    limit: { id: 'file-over-limit', params: { bitrate, ...LIMIT } },
    excess: { id: 'file-higher-over-limit', params: LIMIT },
    size: { id: 'file-size-worse', params: sizeOf(surface) },
    bitrate: { id: 'file-bitrate-lower', params: {} },
    order: { id: 'file-later', params: {} },
  };
  return reasons[decision];
};

/** Why the chosen file is preferred to the file that is second. */
const reasonFor = (decision: Decision, surface: MediaSurface): KnownReason => {
  const reasons: Readonly<Record<Decision, KnownReason>> = {
    limit: { id: 'file-only-within-limit', params: LIMIT },
    excess: { id: 'file-lowest-over-limit', params: LIMIT },
    size: { id: 'file-size-best', params: sizeOf(surface) },
    bitrate: { id: 'file-bitrate-best', params: {} },
    order: { id: 'file-first', params: {} },
  };
  return reasons[decision];
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
  const chosenReason = (file: VastMedia): KnownReason => {
    if (others.length === 0) return { id: 'file-only', params: {} };
    // The file that is second differs from the chosen one by the last preference of all.
    const decisions = others.map((otherFile) => decisionBetween(file, otherFile, surface));
    const last = DECISIONS.filter((decision) => decisions.includes(decision)).at(-1);
    return reasonFor(last ?? 'order', surface);
  };
  const reasonOf = (file: VastMedia): VastReason => {
    const failure = failures.get(file);
    if (failure !== undefined) return failure;
    if (file === chosen) return chosenReason(file);
    if (!isPlayable(file, surface)) return reasonNotPlayable(file);
    if (chosen === null) return { id: 'file-ad-not-played', params: {} };
    return reasonAgainst(decisionBetween(chosen, file, surface), file, surface);
  };
  return media.map((file) => ({
    media: file,
    isPlayable: isPlayable(file, surface),
    isChosen: file === chosen,
    reason: inspectionReason(reasonOf(file)),
  }));
};
