import type { Overlay, PlayerConfig, SlottedAd } from '../../src/index.js';

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const overlay = ({ after, stay, delay, fixed }: Overlay): string =>
  [
    `appears after ${after} s`,
    stay === null ? 'stays to the end' : `stays ${stay} s`,
    delay > 0 ? `comes back after ${delay} s` : '',
    fixed ? 'fixed' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** When the ad at an index of a slot plays, in words; the empty string when the slot says it all. */
export const timing = ({ ads }: PlayerConfig, slot: SlottedAd['slot'], index: number): string => {
  if (slot === 'midroll') {
    const at = ads.midroll[index]?.at ?? null;
    return at === null ? 'at a time that is not known' : `at ${clock(at)}`;
  }
  if (slot === 'preroll') return ads.skip === null ? '' : `skippable after ${ads.skip.after} s`;
  if (slot === 'postroll') return '';
  const shown = ads[slot][index];
  return shown === undefined ? '' : overlay(shown);
};
