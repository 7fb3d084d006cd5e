import type { FieldReader } from './field-reader.js';
import type { PlaybackSettings } from './player-config.js';
import { flag, text } from './read-value.js';

// Separate from `player-settings.ts`, so that a video starts without the code that reads sizes and colors.

/** How the content starts (spec 2.5). Everything is off by default. */
export const playback = (settings: FieldReader): PlaybackSettings => ({
  autoplay: flag(settings, 'autoplay'),
  muted: flag(settings, 'mute'),
  preload: flag(settings, 'preload'),
  pictureInPicture: flag(settings, 'pip'),
  desktopPlayer: text(settings, 'desktop_player'),
});

/** Whether the video fills the box and is cropped (spec 2.5). */
export const crop = (settings: FieldReader): boolean => flag(settings, 'crop');
