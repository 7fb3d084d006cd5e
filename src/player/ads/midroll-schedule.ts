import type { Midroll } from '../../resolve/player-config.js';
import type { ContentMove } from './content-move.js';

type TimedMidroll = Midroll & { readonly at: number };

const isPassed =
  ({ before, after }: ContentMove) =>
  (midroll: Midroll): midroll is TimedMidroll =>
    midroll.at !== null && midroll.at > before && midroll.at <= after;

/**
 * The midrolls that a move of the content makes due, in the order to play them as one break: all
 * that were played over, but of those that were jumped over only the last, with what shares its
 * time. The others wait for the viewer to play over them. Source: ours.
 */
export const dueMidrolls = (
  midrolls: readonly Midroll[],
  played: ReadonlySet<Midroll>,
  move: ContentMove,
): readonly Midroll[] => {
  const passed = midrolls.filter(isPassed(move)).filter((midroll) => !played.has(midroll));
  if (!move.isSeek) return passed.sort((one, other) => one.at - other.at);
  const last = Math.max(...passed.map(({ at }) => at));
  return passed.filter(({ at }) => at === last);
};
