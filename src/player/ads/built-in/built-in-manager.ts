import type { Overlay } from '../../../resolve/player-config.js';
import { adMessages } from '../../../locales/lookup.js';
import type { AdDetails } from '../../playback/ad-details.js';
import type { AdManager } from '../ad-manager.js';
import type { AdBreak, AdStage } from '../ad-stage.js';
import { Announcer } from './announcer.js';
import type { BuiltInOptions } from './built-in-options.js';
import { type BreakSetting, LinearBreak } from './linear-break.js';
import type { OverlayAd } from './overlay-ad.js';

/** Rejections of what was aborted are its end; the rest is a fault of ours, and reported. */
const settled = async (work: Promise<void>, signal: AbortSignal): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!signal.aborted) reportError(error);
  }
};

/** Plays the ads of a stage with what the browser has: VAST, pictures and video. */
export class BuiltInManager implements AdManager {
  /** The stage as it was given, and as this manager uses it: it reads aloud what it tells. */
  readonly #outer: AdStage;
  readonly #stage: AdStage;
  readonly #options: BuiltInOptions;
  readonly #announcer: Announcer;
  readonly #life = new AbortController();
  readonly #overlays = new Set<OverlayAd>();
  #break: LinearBreak | null = null;
  /** Milliseconds that the viewer has waited for this manager; they count for its first break. */
  #waited: number;

  constructor(stage: AdStage, options: BuiltInOptions) {
    this.#announcer = new Announcer(stage.layer);
    this.#stage = { ...stage, tell: this.#tell };
    this.#options = options;
    this.#outer = stage;
    this.#waited = performance.now() - options.since;
  }

  get ad(): AdDetails | null {
    return this.#break?.delegate?.ad ?? this.#break?.current?.details ?? null;
  }

  get paused(): boolean {
    return this.#break?.delegate?.paused ?? this.#break?.current?.paused ?? false;
  }

  async playBreak(adBreak: AdBreak, signal: AbortSignal): Promise<void> {
    const setting = this.#setting(signal);
    this.#break = new LinearBreak(adBreak, setting, this.#waited);
    this.#waited = 0;
    for (const shown of this.#overlays) shown.isCovered = true;
    await settled(this.#break.run(), setting.signal);
    this.#break = null;
    for (const shown of this.#overlays) shown.isCovered = false;
  }

  async showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void> {
    const setting = {
      ...this.#setting(signal),
      shown: this.#overlays,
      isCovered: () => this.#break !== null,
    };
    // Few embeds have overlays.
    const shown = import('./overlay-show.js').then(({ showOverlay }) =>
      showOverlay(overlay, setting),
    );
    await settled(shown, setting.signal);
  }

  async play(): Promise<void> {
    await (this.#break?.delegate ?? this.#break)?.play();
  }

  pause(): void {
    (this.#break?.delegate ?? this.#break)?.pause();
  }

  skip(): void {
    (this.#break?.delegate ?? this.#break?.current)?.skip();
  }

  soundChanged(): void {
    (this.#break?.delegate ?? this.#break)?.soundChanged();
  }

  destroy(): void {
    this.#life.abort();
    this.#announcer.end();
  }

  /** Ends with the signal and with the manager. */
  #setting(signal: AbortSignal): BreakSetting {
    return {
      stage: this.#stage,
      options: this.#options,
      signal: AbortSignal.any([signal, this.#life.signal]),
    };
  }

  readonly #tell: AdStage['tell'] = (name, init) => {
    const texts = adMessages(this.#stage.language());
    if (name === 'adstart') this.#announcer.say(texts.started);
    // Without an ad there was nothing to end.
    else if (init.ad && ['adskip', 'adend', 'aderror'].includes(name))
      this.#announcer.sayLast(texts.ended);
    this.#outer.tell(name, init);
  };
}
