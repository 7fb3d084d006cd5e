import { render } from 'lit';
import { timecode } from '../../../ad-tags/value-formats.js';
import { adMessages } from '../../../locales/area-messages.js';
import { doesNotFit, overlaySize, type PixelSize } from '../../../vast/play/overlay-size.js';
import { reportOverlayStart } from '../../../vast/play/playback-reports.js';
import type { VastNonLinear, VastTracker } from '../../../vast/vast-ad.js';
import type { AdDetails } from '../../playback/ad-details.js';
import { afterPlaying } from '../../playback/playing-time.js';
import { staySeconds } from '../ad-schedule.js';
import type { AdStage } from '../ad-stage.js';
import { mountShadowLayer, type ShadowSlot } from '../layer-slot.js';
import type { PlayableOverlay } from '../vmap-ad.js';
import { clickPosition } from './ad-controls.js';
import { overlayStyles, overlayView } from './overlay-view.js';
import { watchViewability } from './viewability.js';

export interface OverlayCreative {
  readonly nonLinear: VastNonLinear;
  /** Loaded, or null for a text. */
  readonly picture: HTMLImageElement | null;
  readonly overlay: PlayableOverlay;
  readonly details: AdDetails;
  readonly tracker: VastTracker;
}

/** The size of an overlay in the player as it is now, or null if it does not fit. */
const sizeOf = (
  { nonLinear, picture, overlay: { maxWidth, maxHeight } }: OverlayCreative,
  { clientWidth, clientHeight }: HTMLElement,
): PixelSize | null => {
  const bounds = { player: { width: clientWidth, height: clientHeight }, maxWidth, maxHeight };
  const natural = picture && { width: picture.naturalWidth, height: picture.naturalHeight };
  return overlaySize(nonLinear, natural, bounds);
};

/** Adapts an overlay to the size of the player, and hides it while it does not fit. */
const keepSize = (
  slot: ShadowSlot,
  creative: OverlayCreative,
  layer: HTMLElement,
  signal: AbortSignal,
): void => {
  const box = slot.root.querySelector<HTMLElement>('[part=overlay]');
  const resize = (): void => {
    const size = sizeOf(creative, layer);
    slot.host.classList.toggle('unfit', size === null);
    if (size === null || box === null) return;
    box.style.setProperty('inline-size', `${size.width}px`);
    box.style.setProperty(creative.picture ? 'block-size' : 'max-block-size', `${size.height}px`);
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(layer);
  signal.addEventListener('abort', () => observer.disconnect());
};

export class OverlayAd {
  readonly #creative: OverlayCreative;
  readonly #stage: AdStage;
  readonly #life = new AbortController();
  readonly #slot: ShadowSlot;
  #isClicked = false;
  #isClosed = false;
  /** When it was shown, in milliseconds of `performance.now()`. */
  #shownAt: number | null = null;

  /** Throws VastError 501 if the overlay does not fit into the player. */
  constructor(creative: OverlayCreative, stage: AdStage) {
    this.#creative = creative;
    this.#stage = stage;
    // Mounted first: the layer has no size while it is hidden.
    this.#slot = mountShadowLayer(stage.layer, overlayStyles);
    if (sizeOf(creative, stage.layer) !== null) return;
    this.#slot.remove();
    throw doesNotFit();
  }

  /** Hides it while a linear ad is on. */
  set isCovered(isCovered: boolean) {
    this.#slot.host.hidden = isCovered;
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
      const playedMs = (): number =>
        this.#shownAt === null ? 0 : performance.now() - this.#shownAt;
      const ASSETURI = this.#creative.nonLinear.image;
      tracker.readPlayer(() => ({ ASSETURI, ADPLAYHEAD: timecode(playedMs() / 1000) }));
      reportOverlayStart(tracker);
      this.#shownAt = performance.now();
      watchViewability(this.#slot.host, { tracker, playedMs, signal: life });
      this.#stage.emit('adstart', { position: 'overlay', ad: details });
      const stay = this.#staySeconds();
      if (stay !== null) afterPlaying(stay, this.#stage.content, resolve, life);
    });
    this.#life.abort();
    if (this.#shownAt !== null) tracker.event('overlayViewDuration');
    if (this.#isClosed) tracker.event('close');
    this.#slot.remove();
  }

  #show(end: () => void): void {
    const { nonLinear, picture } = this.#creative;
    const texts = adMessages(this.#stage.language());
    if (picture !== null) picture.alt = nonLinear.clickThrough === null ? texts.advertisement : '';
    const close = (): void => {
      this.#isClosed = true;
      end();
    };
    const model = { picture, text: nonLinear.text ?? '', link: nonLinear.clickThrough, texts };
    render(overlayView(model, { follow: (event) => this.#follow(event), close }), this.#slot.root);
    keepSize(this.#slot, this.#creative, this.#stage.layer, this.#life.signal);
  }

  #follow(event: MouseEvent): void {
    const { details, tracker } = this.#creative;
    if (!this.#isClicked) tracker.click(clickPosition(event, this.#stage.layer));
    this.#isClicked = true;
    this.#stage.emit('adclick', { position: 'overlay', ad: details });
  }

  /** The time of the embed, or the minimum of the response if that is longer. */
  #staySeconds(): number | null {
    const { overlay, nonLinear } = this.#creative;
    const stay = staySeconds(overlay);
    return stay === null ? null : Math.max(stay, nonLinear.minDurationSeconds ?? 0);
  }
}
