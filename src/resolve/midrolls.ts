import { adSlot, type AdSlotContext } from './ad-slots.js';
import type { FieldReader } from './field-reader.js';
import type { Midroll } from './player-config.js';

interface MidrollContext extends AdSlotContext {
  readonly duration: number | null;
}

/**
 * When one of `count` midrolls plays, in seconds into the content: as `options.midrollAt` says, else
 * evenly spread over the duration, else (a live, an unknown duration) null. The interface has no
 * times (platform facts 1.4); an even spread was chosen because it needs nothing but the duration.
 */
const midrollTime = (
  index: number,
  count: number,
  { duration, options: { midrollAt } }: MidrollContext,
): number | null => {
  const at =
    midrollAt === undefined ? ((duration ?? 0) * (index + 1)) / (count + 1) : midrollAt[index];
  return at !== undefined && at > 0 && Number.isFinite(at) ? at : null;
};

/** The midrolls in the order of the embed, each with its time. */
export const midrolls = (settings: FieldReader, context: MidrollContext): readonly Midroll[] =>
  adSlot(settings, 'midroll', context).map(({ ad, fields }, index, { length }) => {
    const at = midrollTime(index, length, context);
    if (at === null) fields.report('midroll-without-time', fields.path);
    return { ad, at };
  });
