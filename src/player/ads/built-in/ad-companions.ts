import type { VastAd, VastCompanion } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdCompanion } from '../../playback/ad-companion.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdBreak } from '../ad-break.js';
import type { AdStage } from '../ad-stage.js';
import { companionOf, offerCompanions } from '../companion-slots.js';

/** How long an ad waits for the companions that it requires. Not in the specification. */
const REQUIRED_TIMEOUT_MS = 1_500;

let lastKey = 0;

/** A companion that the page shows. */
type View = Pick<VastCompanion, 'renderingMode' | 'viewTracking'>;

/** Resolves when it is called. */
const moment = (): readonly [promise: Promise<void>, happen: () => void] => {
  let happen = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return [promise, happen];
};

/** The companions of one linear ad, from their offer to the page to the end of the ad. */
export class OfferedCompanions {
  readonly #ad: VastAd;
  readonly #stage: AdStage;
  readonly #viewed = new Set<View>();
  readonly #reported = new Set<unknown>();
  readonly #started = moment();
  readonly #ended = moment();
  #isStarted = false;
  #isEnded = false;
  #onViewed: () => void = () => undefined;

  constructor(ad: VastAd, stage: AdStage) {
    this.#ad = ad;
    this.#stage = stage;
  }

  /** The stage for the ad; its start is that of the companions. */
  get stage(): AdStage {
    const emit: AdStage['emit'] = (name, init) => {
      this.#stage.emit(name, init);
      if (name === 'adstart') this.#start();
    };
    return { ...this.#stage, emit };
  }

  /**
   * Emits them, shows those that nothing in the page took in its slots, and waits for those that the ad requires.
   * Rejects with VastError 602 if they are not shown in time.
   */
  async offer(ad: AdDetails, { signal, mediaDeadline }: AdBreak): Promise<void> {
    const { required, items } = this.#ad.companions;
    offerCompanions(
      this.#stage.layer,
      items.map((item) => this.#companion(item)),
      (companions) => this.#stage.emit('adcompanions', { position: ad.position, ad, companions }),
    );
    if (required === 'none') return;
    mediaDeadline.start();
    await this.#requiredViews(AbortSignal.any([signal, AbortSignal.timeout(REQUIRED_TIMEOUT_MS)]));
    mediaDeadline.pause();
    signal.throwIfAborted();
    if (!this.#isComplete) throw new VastError(602, 'The page does not show a required companion.');
  }

  end(): void {
    if (!this.#isStarted || this.#isEnded) return;
    this.#isEnded = true;
    this.#ended[1]();
    this.#reportDue();
  }

  #companion({ viewTracking, clickTracking, ...data }: VastCompanion): AdCompanion {
    lastKey += 1;
    const view: View = { viewTracking, renderingMode: data.renderingMode };
    const viewed = (): void => {
      this.#viewed.add(view);
      this.#onViewed();
      this.#reportDue();
    };
    const clicked = (): void => this.#report(clickTracking);
    const times = { started: this.#started[0], ended: this.#ended[0] };
    return companionOf({ ...data, key: lastKey }, times, { viewed, clicked });
  }

  #start(): void {
    this.#isStarted = true;
    this.#started[1]();
    this.#reportDue();
  }

  get #isComplete(): boolean {
    const { required, items } = this.#ad.companions;
    return required === 'all' ? this.#viewed.size === items.length : this.#viewed.size > 0;
  }

  #requiredViews(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#onViewed = () => this.#isComplete && resolve();
      this.#onViewed();
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** Reports the views of the companions whose time has come. */
  #reportDue(): void {
    for (const { renderingMode, viewTracking } of this.#viewed) {
      if (renderingMode === 'end-card' ? this.#isEnded : this.#isStarted)
        this.#report(viewTracking);
    }
  }

  #report(templates: readonly string[]): void {
    if (this.#reported.has(templates)) return;
    this.#reported.add(templates);
    this.#ad.tracker.report(templates);
  }
}
