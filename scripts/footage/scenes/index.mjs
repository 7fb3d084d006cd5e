/** All scenes by name. A scene has a size in pixels and draws itself at a time in seconds. */
import { umbrellaAdvert, umbrellaBanner, waterAdvert, waterBanner } from './adverts.mjs';
import { closeUp } from './close-up.mjs';
import { harbour } from './harbour.mjs';
import { lowTide } from './low-tide.mjs';
import { watermark, waves } from './pictures.mjs';
import { walkBack } from './walk-back.mjs';
import { windowOnTheBay } from './window.mjs';

const scenes = {
  harbour,
  'harbour-ferry': closeUp(harbour, { x: 215, y: 135, by: 2 }),
  'harbour-moon': closeUp(harbour, { x: 40, y: 20, by: 1.7 }),
  'harbour-quay': closeUp(harbour, { x: 10, y: 128, by: 2.4 }),
  'low-tide': lowTide,
  'umbrella-advert': umbrellaAdvert,
  'umbrella-banner': umbrellaBanner,
  'walk-back': walkBack,
  'water-advert': waterAdvert,
  'water-banner': waterBanner,
  watermark,
  waves,
  window: windowOnTheBay,
};

/** Of JPEG; the least at which the gradients of the skies show no bands. */
const QUALITY = 0.74;

/** A frame as PNG or JPEG (`type`) in base64. `width` is that of the picture in pixels. */
export const drawFrame = async ({ name, time, width, type }) => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene is called ${name}.`);
  const scale = width / scene.width;
  const canvas = new OffscreenCanvas(width, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  scene.draw(context, time);
  const blob = await canvas.convertToBlob({ type: `image/${type}`, quality: QUALITY });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
