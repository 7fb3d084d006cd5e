/** All scenes by name. A scene has a size in pixels and draws itself at a time in seconds. */
import { umbrellaAdvert, umbrellaBanner, waterAdvert, waterBanner } from './adverts.mjs';
import { harbour } from './harbour.mjs';
import { lowTide } from './low-tide.mjs';
import { watermark, waves } from './pictures.mjs';
import { walkBack } from './walk-back.mjs';
import { windowOnTheBay } from './window.mjs';

const scenes = {
  harbour,
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

/** A frame as PNG in base64. `width` is that of the picture in pixels. */
export const drawFrame = async ({ name, time, width }) => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene is called ${name}.`);
  const scale = width / scene.width;
  const canvas = new OffscreenCanvas(width, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  scene.draw(context, time);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
