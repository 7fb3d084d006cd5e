import { expandTemplate } from '../../../ad-tags/expand-template.js';
import type { Ad, Overlay } from '../../../resolve/player-config.js';
import { adTagContext } from '../../../resolve/slot-context.js';
import type { Deadline } from '../../../vast/request/deadline.js';
import { VastError } from '../../../vast/vast-error.js';
import type { AdDetails } from '../../playback/ad-details.js';
import { afterPlaying } from '../../playback/playing-time.js';
import { AdBreak } from '../ad-break.js';
import type { AdManager, AdObjectResult } from '../ad-manager.js';
import { requestAdTags } from '../ad-request.js';
import { staySeconds } from '../ad-schedule.js';
import type { AdSettings } from '../ad-settings.js';
import { loudness } from '../ad-sound.js';
import { type AdStage, emitAdError } from '../ad-stage.js';
import { type LayerSlot, mountLayer } from '../layer-slot.js';
import { pageAdXml } from '../page-ad.js';
import { ImaPlayback, type ImaTag } from './ima-playback.js';
import { type Ima, loadImaSdk } from './ima-sdk.js';

/** Aborts when an overlay has been shown for its seconds of playing content, or the content is over. */
const untilOverlayEnds = (
  overlay: Pick<Overlay, 'stay' | 'fixed'>,
  content: HTMLVideoElement,
  signal: AbortSignal,
): AbortController => {
  const over = new AbortController();
  const watching = AbortSignal.any([signal, over.signal]);
  const end = (): void => over.abort();
  const stay = staySeconds(overlay);
  if (stay !== null) afterPlaying(stay, content, end, watching);
  content.addEventListener('ended', end, { signal: watching });
  return over;
};

/** What a non-linear ad may cover: the rest of the player keeps the pointer input. */
const MAX_OVERLAY_HEIGHT = '33%';

/** A slot for the SDK: the whole layer for linear ads, its lower part for others. */
const mountImaSlot = (layer: HTMLElement, isLinear: boolean): LayerSlot => {
  const slot = mountLayer(layer);
  const style = {
    position: 'absolute',
    'inset-inline': '0',
    'inset-block-end': '0',
    'block-size': isLinear ? '100%' : MAX_OVERLAY_HEIGHT,
    'pointer-events': 'auto',
  };
  for (const [name, value] of Object.entries(style)) slot.host.style.setProperty(name, value);
  return slot;
};

/** Plays ad tags with Google's IMA SDK. */
class ImaManager implements AdManager {
  readonly #ima: Ima;
  readonly #stage: AdStage;
  readonly #settings: AdSettings;
  readonly #life = new AbortController();
  #playback: ImaPlayback | null = null;

  constructor(ima: Ima, stage: AdStage, settings: AdSettings) {
    this.#ima = ima;
    this.#stage = stage;
    this.#settings = settings;
  }

  get ad(): AdDetails | null {
    return this.#playback?.ad ?? null;
  }

  get paused(): boolean {
    return this.#playback?.paused ?? false;
  }

  async playAd(ad: Ad, adBreak: AdBreak): Promise<AdObjectResult> {
    const { position, requestDeadline: deadline } = adBreak;
    if (ad.kind !== 'tag') {
      emitAdError(this.#stage, position, new VastError(900, 'ima-only-tags'));
      return 'over';
    }
    const request = { ad, position, stage: this.#stage, deadline };
    let result: AdObjectResult = 'over';
    const playTag = async (tag: string, part: Deadline): Promise<void> => {
      const response = { path: ad.path, tag, xml: pageAdXml(ad) ?? null, deadline: part };
      result = await this.#playTag(response, adBreak);
    };
    // It rejects only when it is canceled.
    await requestAdTags(request, { expandTemplate, adTagContext }, playTag).catch(() => undefined);
    deadline.pause();
    return result;
  }

  async showOverlay(overlay: Overlay, signal: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, this.#life.signal]);
    const over = untilOverlayEnds(overlay, this.#stage.content, until);
    const { signal: overSignal } = over;
    const adBreak = new AdBreak('overlay', this.#settings, AbortSignal.any([until, overSignal]));
    if ((await this.playAd(overlay.ad, adBreak)) === 'playlist')
      emitAdError(this.#stage, 'overlay', new VastError(200, 'ima-playlist'));
    over.abort();
  }

  play(): Promise<void> {
    this.#playback?.play();
    return Promise.resolve();
  }

  pause(): void {
    this.#playback?.pause();
  }

  skip(): void {
    this.#playback?.skip();
  }

  soundChanged(): void {
    const { config, sound } = this.#stage;
    if (config.ads.volume === 'player' && this.#playback !== null)
      this.#playback.volume = loudness(sound());
  }

  destroy(): void {
    this.#life.abort();
  }

  async #playTag(
    tag: Pick<ImaTag, 'path' | 'tag' | 'xml' | 'deadline'>,
    adBreak: AdBreak,
  ): Promise<AdObjectResult> {
    const isLinear = adBreak.position !== 'overlay';
    const slot = mountImaSlot(this.#stage.layer, isLinear);
    const stage = this.#stage;
    const playback = new ImaPlayback({ ...tag, ima: this.#ima, stage, slot, adBreak });
    if (isLinear) this.#playback = playback;
    try {
      const result = await playback.run(this.#life.signal);
      adBreak.isPaused = false;
      return result;
    } finally {
      if (isLinear) this.#playback = null;
      slot.remove();
    }
  }
}

/**
 * Ads by Google's IMA SDK, which requests, draws and tracks them with its own controls. Loads the SDK; rejects if
 * that fails, so that another manager can take over.
 */
export const createImaManager = async (stage: AdStage, settings: AdSettings): Promise<AdManager> =>
  new ImaManager(await loadImaSdk(settings.imaSdk ?? ''), stage, settings);
