import type { AdVolume } from './player-config.js';
import { report, type Wire } from './wire.js';
import { text } from './wire-value.js';

const VOLUMES: ReadonlyMap<string, AdVolume> = new Map([
  ['', 'player'],
  ['-1', 'player'],
  ['none', 'unchecked'],
  ['defaultOn', 'on'],
  ['defaultOff', 'off'],
]);

/** The ads' volume (`setting_volume`, spec 2.5), which the content's own `mute` leaves alone. */
export const volume = (settings: Wire): AdVolume => {
  const setting = text(settings, 'setting_volume');
  const known = VOLUMES.get(setting);
  if (known === undefined) report(settings, 'setting_volume', 'unknown-volume', setting);
  return known ?? 'player';
};
