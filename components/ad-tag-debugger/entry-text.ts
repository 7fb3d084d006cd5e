import { type Entry, statusOf } from './entries.js';
import type { DebuggerMessages } from './locales/messages.js';

/** The status of an entry in a few words. */
export const entryStatusText = (entry: Entry, { slots }: DebuggerMessages): string => {
  const status = statusOf(entry);
  if (status.kind === 'result') return slots.results[status.result];
  if (status.kind === 'failure') return slots.failure(status.code);
  const texts = {
    'no-url': slots.noUrl,
    'not-requested': slots.notRequested,
    'no-tag': slots.noTag,
    hosted: slots.hosted,
    'unknown-ad': slots.unknownAd,
  };
  return texts[status.kind];
};

/** Slot, device, title and step of an entry. */
export const entryName = (entry: Entry, { slots }: DebuggerMessages): string => {
  const { slot, device, ad, step, steps } = entry;
  return [
    slot === null ? '' : (slots.names[slot] ?? slot),
    slots.devices[device],
    ad?.ad.title ?? '',
    steps > 1 ? slots.step(step, steps) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
};
