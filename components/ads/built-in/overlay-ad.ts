import { render } from 'lit';
import type { Overlay } from '../../../src/resolve/player-config.js';
import { adMessages } from '../../messages/ad-messages.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdStage } from '../ad-stage.js';
import { playedSeconds, watchContent } from '../content-move.js';
import { staySeconds } from '../overlay-schedule.js';
import type { VastNonLinear, VastTracker } from '../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import { takePlace } from './layer-place.js';
import { type Box, pictureBox, textBox } from './overlay-box.js';
import { overlayStyles } from './overlay-styles.js';
import { overlayView } from './overlay-view.js';
import { watchViewability } from './viewability.js';

/** An overlay that is ready to be shown. */
export interface OverlayCreative {
  readonly nonLinear: VastNonLinear;
  /** Loaded, or null for a text. */
  readonly picture: HTMLImageElement | null;
  readonly overlay: Overlay;
  readonly details: AdDetails;
  readonly tracker: VastTracker;
}

/** The size of an overlay in the player as it is now, or null when it does not fit. */
export const overlaySize = (
  { nonLinear, picture, overlay: { maxWidth, maxHeight } }: OverlayCreative,
  { clientWidth, clientHeight }: HTMLElement,
): Box | null => {
  const room = { player: { width: clientWidth, height: clientHeight }, maxWidth, maxHeight };
  if (picture === null) return textBox(room);
  const width = nonLinear.width || picture.naturalWidth;
  return pictureBox({ width, height: nonLinear.height || picture.naturalHeight }, room);
};

/** Resolves when the overlay has been on for as long as it may, in seconds of playing content. */
const timeOver = (seconds: number, content: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let played = 0;
    const moved = (move: Parameters<typeof playedSeconds>[0]): void => {
      played += playedSeconds(move);
      if (played >= seconds) resolve();
    };
    watchContent(content, moved, signal);
  });

/** Keeps an overlay's size as the player's changes; where it does not fit any more it is not seen. */
const keepSize = (
  host: HTMLElement,
  box: HTMLElement,
  creative: OverlayCreative,
  { layer }: AdStage,
): ResizeObserver => {
  const resize = (): void => {
    const size = overlaySize(creative, layer);
    host.classList.toggle('unfit', size === null);
    if (size === null) return;
    box.style.setProperty('inline-size', `${size.width}px`);
    box.style.setProperty(creative.picture ? 'block-size' : 'max-block-size', `${size.height}px`);
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(layer);
  return observer;
};
