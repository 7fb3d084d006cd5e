import { render } from 'lit';
import type { Overlay } from '../../../resolve/player-config.js';
import { adMessages } from '../../../locales/lookup.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdStage } from '../ad-stage.js';
import { afterPlaying } from '../content-move.js';
import { staySeconds } from '../overlay-schedule.js';
import type { VastNonLinear, VastTracker } from '../../../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import { type LayerPlace, takePlace } from './layer-place.js';
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

/** Keeps an overlay's size as the player's changes; where it does not fit any more it is not seen. */
const keepSize = (
  place: LayerPlace,
  creative: OverlayCreative,
  layer: HTMLElement,
  signal: AbortSignal,
): void => {
  const box = place.root.querySelector<HTMLElement>('[part=overlay]');
  const resize = (): void => {
    const size = overlaySize(creative, layer);
    place.host.classList.toggle('unfit', size === null);
    if (size === null || box === null) return;
    box.style.setProperty('inline-size', `${size.width}px`);
    box.style.setProperty(creative.picture ? 'block-size' : 'max-block-size', `${size.height}px`);
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(layer);
  signal.addEventListener('abort', () => observer.disconnect());
};

/** One overlay on the stage. */
export class OverlayAd {
  readonly #creative: OverlayCreative;
  readonly #stage: AdStage;
  readonly #life = new AbortController();
  readonly #place: LayerPlace;
  #isFollowed = false;

  /** Takes its place. Throws AdFailure 501 when the player has no room for it. */
  constructor(creative: OverlayCreative, stage: AdStage) {
    this.#creative = creative;
    this.#stage = stage;
    this.#place = takePlace(stage.layer, overlayStyles);
    if (overlaySize(creative, stage.layer) !== null) return;
    this.#place.remove();
    throw new AdFailure(501, 'The overlay does not fit into the player.');
  }

  /** Hides it while a linear ad has the player. */
  set isCovered(isCovered: boolean) {
    this.#place.host.hidden = isCovered;
  }

  /** Shows it until it is closed, its time is over, or the signal aborts. Never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { details, tracker } = this.#creative;
    const life = this.#life.signal;
    await new Promise<void>((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      signal.addEventListener('abort', () => resolve(), { signal: life });
      this.#show(resolve);
      tracker.impression();
      tracker.event('loaded');
      tracker.event('creativeView');
      const start = performance.now();
      const shown = (): number => performance.now() - start;
      watchViewability(this.#place.host, { tracker, shown, signal: life });
      this.#stage.tell('adstart', { position: 'overlay', ad: details });
      const stay = this.#staySeconds();
      if (stay !== null) afterPlaying(stay, this.#stage.content, resolve, life);
    });
    this.#life.abort();
    this.#place.remove();
  }

  #show(end: () => void): void {
    const { nonLinear, picture, tracker } = this.#creative;
    const texts = adMessages(this.#stage.language());
    if (picture !== null) picture.alt = nonLinear.clickThrough === null ? texts.advertisement : '';
    const close = (): void => {
      this.#life.abort();
      tracker.event('close');
      end();
    };
    const sight = { picture, text: nonLinear.text ?? '', link: nonLinear.clickThrough, texts };
    render(overlayView(sight, { follow: () => this.#follow(), close }), this.#place.root);
    keepSize(this.#place, this.#creative, this.#stage.layer, this.#life.signal);
  }

  #follow(): void {
    const { details, tracker } = this.#creative;
    if (!this.#isFollowed) tracker.click();
    this.#isFollowed = true;
    this.#stage.tell('adclick', { position: 'overlay', ad: details });
  }

  /** The embed's time, or the answer's own least time where that is longer. */
  #staySeconds(): number | null {
    const { overlay, nonLinear } = this.#creative;
    const stay = staySeconds(overlay);
    return stay === null ? null : Math.max(stay, nonLinear.minimum ?? 0);
  }
}
