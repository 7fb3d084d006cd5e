import { adSlot, type AdSlotContext } from './ad-slots.js';
import { midrollTimes } from './midroll-times.js';
import type { Midroll } from './player-config.js';
import type { Wire } from './wire.js';

/** The midrolls in the order of the wire, each with its time. */
export const midrolls = (
  settings: Wire,
  context: AdSlotContext & { readonly duration: number | null },
): readonly Midroll[] => {
  const slotted = adSlot(settings, 'midroll', context);
  const times = midrollTimes(slotted.length, context.duration, context.options.midrollAt);
  return slotted.map(({ ad, wire }, index) => {
    const at = times[index] ?? null;
    if (at === null) wire.tell('midroll-without-time', wire.path);
    return { ad, at };
  });
};
