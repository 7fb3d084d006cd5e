import { address } from './address.js';
import type { Look } from './player-config.js';
import type { Wire } from './wire.js';
import { text } from './wire-value.js';
import { color } from './wire-format.js';

/** Skin, colours and background (spec 2.5). */
export const look = (settings: Wire): Look => ({
  skin: text(settings, 'skin'),
  backgroundColor: color(settings, 'background_color'),
  backgroundImage: address(settings, 'background_image'),
  playerColor: color(settings, 'player_color'),
});
