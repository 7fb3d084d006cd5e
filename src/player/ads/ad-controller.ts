import type { Ad } from '../../resolve/player-config.js';
import { Deadline } from '../../vast/request/deadline.js';
import { EmbedError } from '../embed-error.js';
import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import { type ContentMove, secondsPlayed, watchContent } from '../playback/playing-time.js';
import { withViewer } from '../playback/viewer-at-play.js';
import { loadRecorder } from '../recorder/load-recorder.js';
import { AdBreak } from './ad-break.js';
import type { AdManager } from './ad-manager.js';
import { AdManagers, type ManagerLoaders } from './ad-managers.js';
import { dueMidrolls, dueOverlay, overlaySchedule } from './ad-schedule.js';
import { adSettings } from './ad-settings.js';
import type { AdStage, PlayerStage } from './ad-stage.js';
import { isOfPage, pageAd } from './page-ad.js';
import type { PlayableAd, PlayableOverlay, TimedAd } from './vmap-ad.js';
import { VmapSchedule } from './vmap-schedule.js';

const defaultLoaders: ManagerLoaders = {
  vast: async (stage) => {
    const [parts, recorder] = await Promise.all([import('./lazy-vast.js'), loadRecorder()]);
    return recorder?.recordVast(parts, stage) ?? parts;
  },
  ima: async (stage, settings) => {
    const code = await import('./ima/ima-manager.js').catch(reportError);
    return code ? code.createImaManager(stage, settings) : Promise.reject(new EmbedError('module'));
  },
};

/**
 * The ads of one playback of an embed: decides which break and which overlay is due, and which manager plays it. The
 * player calls it before the content and after it; midrolls and overlays follow the events of the content.
 */
export class AdController {
  readonly #stage: AdStage;
  readonly #settings: typeof adSettings;
  readonly #managers: AdManagers;
  readonly #life = new AbortController();
  readonly #playedBreaks = new Set<AdPosition>();
  readonly #playedMidrolls = new Set<TimedAd>();
  readonly #shownOverlays = new Set<PlayableOverlay>();
  readonly #playlists: VmapSchedule;
  /** Called when the viewer has chosen in the dialog of the consent platform. */
  #onChosen: () => void = () => undefined;
  #break: AdBreak | null = null;
  #manager: AdManager | null = null;
  /** Ads of the break that is on, from the next one on. */
  #queue: PlayableAd[] = [];
  /** Seconds of content played so far. */
  #seconds = 0;
  #overlay: { readonly overlay: PlayableOverlay; readonly end: AbortController } | null = null;

  /** Requests nothing until an ad is due. */
  constructor(stage: AdStage, settings = adSettings, loaders = defaultLoaders) {
    this.#stage = stage;
    this.#settings = settings;
    const { content } = stage;
    this.#playlists = new VmapSchedule(stage, this.#playedMidrolls);
    this.#managers = new AdManagers(stage, settings, loaders, {
      playVpaid: (ad) => this.#playVpaid(ad),
      schedulePlaylist: (...playlist) => {
        const due = this.#playlists.add(...playlist);
        this.#queue.unshift(...(due ?? []));
        return due !== null;
      },
    });
    const { signal } = this.#life;
    watchContent(content, (move) => this.#moved(move), signal);
    content.addEventListener('ended', () => this.#overlay?.end.abort(), { signal });
    // Whatever starts the content during a break, it does not play beside an ad.
    content.addEventListener('play', () => this.#break !== null && content.pause(), { signal });
  }

  /** The linear ad that is on, or null. */
  get ad(): AdDetails | null {
    return this.#manager?.ad ?? null;
  }

  /** Whether a linear break is on, from its request to its end. */
  get isLinear(): boolean {
    return this.#break !== null;
  }

  /** Whether the break that is on is paused. */
  get paused(): boolean {
    return this.#break?.isPaused === true || this.#manager?.paused === true;
  }

  /** Plays the prerolls, once. Resolves when the content may start. */
  beforeContent(): Promise<void> {
    return this.#playOnce('preroll');
  }

  /** Plays the postrolls, once. Resolves when everything is over. */
  afterContent(): Promise<void> {
    return this.#playOnce('postroll');
  }

  async play(): Promise<void> {
    if (this.#break !== null) this.#break.isPaused = false;
    await this.#manager?.play();
  }

  pause(): void {
    if (this.#break !== null) this.#break.isPaused = true;
    this.#manager?.pause();
  }

  skip(): void {
    this.#manager?.skip();
  }

  soundChanged(): void {
    this.#manager?.soundChanged();
  }

  viewerChanged(): void {
    if (!this.#isChoosing) this.#onChosen();
  }

  /** A move of the content before the controller was opened, which made a break or an overlay due. */
  contentMoved(move: ContentMove): void {
    this.#seconds = move.before;
    this.#moved(move);
  }

  destroy(): void {
    this.#life.abort();
    this.#managers.destroy();
  }

  get #isChoosing(): boolean {
    return this.#stage.viewer().consent?.dialogOpen === true;
  }

  /** Resolves when the viewer has chosen, after the timeout for that, or at the end. */
  async #chosen(): Promise<void> {
    const deadline = new Deadline(this.#settings.consentTimeout, this.#life.signal).start();
    const chosen = new Promise<void>((resolve) => (this.#onChosen = resolve));
    await deadline.race(chosen).catch(() => undefined);
    deadline.stop();
  }

  async #playOnce(position: 'preroll' | 'postroll'): Promise<void> {
    if (this.#playedBreaks.has(position)) return;
    this.#playedBreaks.add(position);
    const ads: readonly PlayableAd[] = this.#stage.config.ads[position];
    const after = position === 'postroll' ? this.#playlists.postrolls : [];
    await this.#playBreak(position, [...ads, ...after]);
  }

  /** Plays a break while the content is paused. Resolves with whether the viewer paused it. */
  async #playBreak(position: AdPosition, ads: readonly PlayableAd[]): Promise<boolean> {
    const { signal } = this.#life;
    const queue = ads.filter((ad) => !this.#playlists.covers(ad));
    if (queue.length === 0 || this.#break !== null || signal.aborted) return false;
    const adBreak = new AdBreak(position, this.#settings, signal);
    this.#break = adBreak;
    this.#stage.content.pause();
    this.#stage.onLinearChange(true);
    try {
      if (position === 'preroll' && this.#isChoosing) await this.#chosen();
      const start = new AdBreakStartEvent({ position });
      if (!this.#life.signal.aborted) this.#stage.emit('adbreakstart', { position }, start);
      const { response } = start;
      const ofPage = response === null ? null : await this.#pageAds(response, queue, adBreak);
      if (ofPage !== null) await this.#playQueue(ofPage, adBreak);
      if (adBreak.startedAds === 0)
        await this.#playQueue(
          queue.filter((ad) => ofPage === null || !isOfPage(ad)),
          adBreak,
        );
      return adBreak.isPaused;
    } finally {
      this.#break = null;
      this.#manager = null;
      if (!this.#life.signal.aborted) {
        this.#stage.onLinearChange(false);
        this.#stage.emit('adbreakend', { position });
      }
    }
  }

  /**
   * The ads that the page gives for a break, or null: its ad tag or text, or the breaks that are due of a playlist that
   * it gave before.
   */
  async #pageAds(
    response: Promise<unknown>,
    queue: readonly PlayableAd[],
    adBreak: AdBreak,
  ): Promise<PlayableAd[] | null> {
    const ad = await pageAd(response, adBreak, this.#stage);
    if (ad === null) return null;
    return this.#playlists.covers(ad) ? queue.filter(isOfPage) : [ad];
  }

  async #playQueue(queue: PlayableAd[], adBreak: AdBreak): Promise<void> {
    this.#queue = queue;
    for (let ad = queue.shift(); ad !== undefined; ad = queue.shift()) {
      if (this.#life.signal.aborted) break;
      if (this.#playlists.covers(ad)) continue;
      adBreak.remainingObjects = queue.length + 1;
      await this.#playAd(ad, adBreak);
    }
  }

  async #playAd(ad: PlayableAd, adBreak: AdBreak): Promise<void> {
    const manager = await this.#managers.choose(ad, adBreak.requestDeadline);
    if (adBreak.signal.aborted) return;
    this.#manager = manager;
    if ((await manager.playAd(ad, adBreak)) !== 'playlist') return;
    this.#manager = this.#managers.builtIn;
    await this.#manager.playAd(ad, adBreak);
  }

  /** Hands an ad object to the manager that plays interactive units, which requests it anew. Resolves with whether it showed an ad. */
  async #playVpaid(ad: Ad): Promise<boolean> {
    const adBreak = this.#break;
    if (adBreak === null) return false;
    const manager = await this.#managers.forVpaid(adBreak.requestDeadline);
    if (manager === null || adBreak.signal.aborted) return false;
    const builtIn = this.#manager;
    const { startedAds } = adBreak;
    this.#manager = manager;
    await manager.playAd(ad, adBreak);
    this.#manager = builtIn;
    return adBreak.startedAds > startedAds;
  }

  #moved(move: ContentMove): void {
    if (this.#break !== null) return;
    if (!move.isSeek) this.#seconds += secondsPlayed(move.before, move.after);
    this.#playlists.passOverlays(move);
    const all = [...this.#stage.config.ads.midroll, ...this.#playlists.midrolls(move)];
    const midrolls = dueMidrolls(all, this.#playedMidrolls, move);
    if (midrolls.length > 0) this.#playMidrolls(midrolls).catch(reportError);
    else this.#showOverlay();
  }

  async #playMidrolls(midrolls: readonly TimedAd[]): Promise<void> {
    for (const midroll of midrolls) this.#playedMidrolls.add(midroll);
    const ads = midrolls.map(({ ad }) => ad);
    const isPaused = await this.#playBreak('midroll', ads);
    // If the browser refuses, the content stays paused, and the player shows that.
    if (!isPaused && !this.#life.signal.aborted)
      await this.#stage.content.play().catch(() => undefined);
  }

  #showOverlay(): void {
    const schedule = [...overlaySchedule(this.#stage.config.ads), ...this.#playlists.overlays];
    const overlay = dueOverlay<PlayableOverlay>(schedule, {
      seconds: this.#seconds,
      shown: this.#shownOverlays,
      current: this.#overlay?.overlay ?? null,
    });
    if (overlay === null) return;
    this.#shownOverlays.add(overlay);
    if (this.#playlists.covers(overlay.ad)) return;
    this.#overlay?.end.abort();
    const current = { overlay, end: new AbortController() };
    this.#overlay = current;
    this.#playOverlay(overlay, AbortSignal.any([this.#life.signal, current.end.signal]))
      .catch(reportError)
      .finally(() => {
        if (this.#overlay === current) this.#overlay = null;
        current.end.abort();
      });
  }

  async #playOverlay(overlay: PlayableOverlay, signal: AbortSignal): Promise<void> {
    const deadline = new Deadline(this.#settings.requestTimeout, signal);
    const manager = await this.#managers.choose(overlay.ad, deadline);
    deadline.stop();
    if (!signal.aborted) await manager.showOverlay(overlay, signal);
  }
}

export const openAds = (stage: PlayerStage): AdController => new AdController(withViewer(stage));

/** What the player uses of the ads of an embed. */
export type AdPlayback = Pick<AdController, keyof AdController>;
