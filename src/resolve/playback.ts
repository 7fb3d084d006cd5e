import type { Playback } from './player-config.js';
import type { Wire } from './wire.js';
import { flag, text } from './wire-value.js';

/** How the content starts (spec 2.5). All is off when the embed does not say. */
export const playback = (settings: Wire): Playback => ({
  autoplay: flag(settings, 'autoplay'),
  muted: flag(settings, 'mute'),
  preload: flag(settings, 'preload'),
  pictureInPicture: flag(settings, 'pip'),
  desktopPlayer: text(settings, 'desktop_player'),
});
