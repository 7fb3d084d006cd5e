import type { SlottedAd } from '../../src/index.js';

/** A slot of the embed, for people. */
export interface Slot {
  readonly name: SlottedAd['slot'];
  readonly title: string;
  /** The embed's field for desktop; that for mobile has `mobile_` before it (spec 2.5). */
  readonly field: string;
}

export const SLOTS: readonly Slot[] = [
  { name: 'preroll', title: 'Preroll', field: 'preroll' },
  { name: 'midroll', title: 'Midroll', field: 'midroll' },
  { name: 'postroll', title: 'Postroll', field: 'postroll' },
  { name: 'overlayInitial', title: 'Initial overlay', field: 'overlay_initial' },
  { name: 'overlayMain', title: 'Main overlay', field: 'overlay_main' },
];
