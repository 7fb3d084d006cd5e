import { address } from './address.js';
import { color, pixels } from './read-format.js';
import type { FieldReader } from './field-reader.js';
import { flag, text } from './read-value.js';
import { crop } from './playback-settings.js';
import type { Controls, Look, PlayerSize } from './player-config.js';

/** Aspect ratio of an embed without a size. Not in the specification; chosen because most videos have it. */
const DEFAULT_ASPECT_RATIO = 16 / 9;

/** Default player size (spec 2.5); 0 counts as not set, as in the service's own code generator (platform facts 4.3). */
export const size = (settings: FieldReader): PlayerSize => {
  const width = pixels(settings, 'width');
  const height = pixels(settings, 'height');
  return {
    width,
    height,
    responsive: flag(settings, 'responsive'),
    crop: crop(settings),
    aspectRatio: width !== null && height !== null ? width / height : DEFAULT_ASPECT_RATIO,
  };
};

/**
 * The control bar (spec 2.5), visible by default (platform facts 2.2). The specification of `seekable`
 * is ambiguous; only 0 forbids seeking, because a viewer expects to be able to seek.
 */
export const controlSettings = (settings: FieldReader): Controls => ({
  visible: flag(settings, 'controlbar_visible', true),
  autoHide: flag(settings, 'controlbar_auto_hide'),
  seekable: flag(settings, 'seekable', true),
});

/** Skin, colors and background (spec 2.5). */
export const look = (settings: FieldReader): Look => ({
  skin: text(settings, 'skin'),
  backgroundColor: color(settings, 'background_color'),
  backgroundImage: address(settings, 'background_image'),
  playerColor: color(settings, 'player_color'),
});
