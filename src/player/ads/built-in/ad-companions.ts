import type { VastAd, VastCompanion } from '../../../vast/vast-ad.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdCompanion } from '../../playback/ad-companion.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdBreak } from '../ad-break.js';
import type { AdStage } from '../ad-stage.js';
import { companionOf, offerCompanions } from '../companion-slots.js';

/** Milliseconds in which the page has to show the companions that an ad requires. Not in the specification. */
const PAGE_TIMEOUT_MS = 1_500;

/** The fraction of the media time of the break in which they have to load; the rest is for the media of the ad. */
const LOAD_SHARE = 0.5;

let lastKey = 0;

interface OfferedCompanion extends Pick<VastCompanion, 'renderingMode' | 'viewTracking'> {
  /** Null until the page shows it. */
  state: 'loading' | 'failed' | 'viewed' | null;
}

const deferred = (): readonly [promise: Promise<void>, resolve: () => void] => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return [promise, () => resolve()];
};

/** The companions of one linear ad, from their offer to the page to the end of the ad. */
export class OfferedCompanions {
  readonly #ad: VastAd;
  readonly #stage: AdStage;
  readonly #offered: OfferedCompanion[] = [];
  readonly #reported = new Set<unknown>();
  readonly #started = deferred();
  readonly #ended = deferred();
  #isStarted = false;
  #isEnded = false;
  #onChange: () => void = () => undefined;

  constructor(ad: VastAd, stage: AdStage) {
    this.#ad = ad;
    this.#stage = stage;
  }

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
    const loading = mediaDeadline.part(mediaDeadline.remainingMs * LOAD_SHARE);
    const page = loading.part(PAGE_TIMEOUT_MS);
    await this.#decided(page.signal, loading.signal);
    page.pause();
    signal.throwIfAborted();
    if (!this.#haveEnough('viewed')) throw new VastError(602, 'companion-not-shown');
  }

  end(): void {
    if (!this.#isStarted || this.#isEnded) return;
    this.#isEnded = true;
    this.#ended[1]();
    this.#reportDue();
  }

  #companion({ viewTracking, clickTracking, ...data }: VastCompanion): AdCompanion {
    lastKey += 1;
    const offered: OfferedCompanion = {
      viewTracking,
      renderingMode: data.renderingMode,
      state: null,
    };
    this.#offered.push(offered);
    const change = (state: OfferedCompanion['state']) => (): void => {
      if (offered.state !== 'viewed') offered.state = state;
      this.#onChange();
      this.#reportDue();
    };
    const times = { started: this.#started[0], ended: this.#ended[0] };
    return companionOf({ ...data, key: lastKey }, times, {
      loading: change('loading'),
      failed: change('failed'),
      viewed: change('viewed'),
      clicked: () => this.#report(clickTracking),
    });
  }

  #start(): void {
    this.#isStarted = true;
    this.#started[1]();
    this.#reportDue();
  }

  #haveEnough(...states: readonly OfferedCompanion['state'][]): boolean {
    const isOne = ({ state }: OfferedCompanion): boolean => states.includes(state);
    return this.#ad.companions.required === 'all'
      ? this.#offered.every(isOne)
      : this.#offered.some(isOne);
  }

  /**
   * Resolves when the required companions are viewed, or can no longer be: when the time of the page is over, only
   * those can that load.
   */
  #decided(page: AbortSignal, loading: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        const mayFollow = page.aborted ? [] : [null];
        const isPossible = this.#haveEnough('viewed', 'loading', ...mayFollow);
        if (this.#haveEnough('viewed') || !isPossible || loading.aborted) resolve();
      };
      this.#onChange = check;
      page.addEventListener('abort', check);
      loading.addEventListener('abort', check);
      check();
    });
  }

  /** Reports the views of the companions whose time has come. */
  #reportDue(): void {
    for (const { renderingMode, viewTracking, state } of this.#offered) {
      if (state !== 'viewed') continue;
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
