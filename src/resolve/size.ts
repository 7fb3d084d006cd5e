import type { Size } from './player-config.js';
import type { Wire } from './wire.js';
import { flag } from './wire-value.js';
import { pixels } from './wire-format.js';

/** Aspect ratio of an embed that names no size. Ours. */
const USUAL_ASPECT_RATIO = 16 / 9;

/** Default player size (spec 2.5); 0 is no size, as the service's own code generator has it (platform facts 4.3). */
export const size = (settings: Wire): Size => {
  const width = pixels(settings, 'width');
  const height = pixels(settings, 'height');
  return {
    width,
    height,
    responsive: flag(settings, 'responsive'),
    crop: flag(settings, 'crop'),
    aspectRatio: width !== null && height !== null ? width / height : USUAL_ASPECT_RATIO,
  };
};
