import type { Midroll, Overlay } from '../../resolve/player-config.js';
import type { AdDetails } from '../playback/ad-details.js';
import type { AdManager } from './ad-manager.js';
import type { AdSession } from './ad-session.js';
import type { AdBreak, AdStage } from './ad-stage.js';
import { type ContentMove, playedSeconds, watchContent } from './content-move.js';
import { guard, guardedStage } from './guarded.js';
import type { OpenManager } from './kept-manager.js';
import { dueMidrolls } from './midroll-schedule.js';
import { dueOverlay, overlaySchedule } from './overlay-schedule.js';

/** Says when the ads of a stage are due; its manager shows them. */
export class StagedAdSession implements AdSession {
  readonly #stage: AdStage;
  readonly #openManager: OpenManager;
  readonly #life = new AbortController();
  readonly #playedBreaks = new Set<AdBreak['position']>();
  readonly #playedMidrolls = new Set<Midroll>();
  readonly #shownOverlays = new Set<Overlay>();
  #manager: AdManager | null = null;
  #isLinear = false;
  /** The viewer paused before there was an ad to pause. */
  #isHeld = false;
  /** Seconds of the content played so far. */
  #seconds = 0;
  #overlay: { readonly overlay: Overlay; readonly end: AbortController } | null = null;

  constructor(stage: AdStage, openManager: OpenManager) {
    const { signal } = this.#life;
    const heard: AdStage['tell'] = (name) => {
      if (name === 'adstart') this.#isHeld = false;
    };
    this.#stage = guardedStage(stage, heard, signal);
    this.#openManager = openManager;
    const { content } = stage;
    watchContent(content, (move) => this.#moved(move), signal);
    content.addEventListener('ended', () => this.#overlay?.end.abort(), { signal });
    // Whoever starts the content during a break: it does not play beside an ad.
    content.addEventListener('play', () => this.#isLinear && content.pause(), { signal });
  }

  get ad(): AdDetails | null {
    return this.#manager?.ad ?? null;
  }

  get isLinear(): boolean {
    return this.#isLinear;
  }

  get paused(): boolean {
    return this.#isHeld || (this.#manager?.paused ?? false);
  }

  async beforeContent(): Promise<void> {
    await this.#playOnce({ position: 'preroll', ads: this.#stage.config.ads.preroll });
  }

  async afterContent(): Promise<void> {
    await this.#playOnce({ position: 'postroll', ads: this.#stage.config.ads.postroll });
  }

  async play(): Promise<void> {
    this.#isHeld = false;
    await this.#manager?.play();
  }

  pause(): void {
    this.#isHeld = this.#isLinear && this.ad === null;
    this.#manager?.pause();
  }

  skip(): void {
    this.#manager?.skip();
  }

  soundChanged(): void {
    this.#manager?.soundChanged();
  }

  destroy(): void {
    if (this.#isLinear) this.#stage.linear(false);
    this.#life.abort();
    this.#manager?.destroy();
  }

  async #playOnce(adBreak: AdBreak): Promise<void> {
    if (this.#playedBreaks.has(adBreak.position)) return;
    this.#playedBreaks.add(adBreak.position);
    await this.#playBreak(adBreak);
  }

  /** Plays a break while the content stands still. Never rejects, and ends with the session at once. */
  async #playBreak(adBreak: AdBreak): Promise<void> {
    const { signal } = this.#life;
    if (adBreak.ads.length === 0 || this.#isLinear || signal.aborted) return;
    const { position } = adBreak;
    this.#isLinear = true;
    this.#isHeld = false;
    this.#stage.content.pause();
    this.#stage.linear(true);
    this.#stage.tell('adbreakstart', { position });
    await this.#withManager((manager) => manager.playBreak(adBreak, signal));
    this.#isLinear = false;
    this.#stage.linear(false);
    this.#stage.tell('adbreakend', { position });
  }

  async #withManager(act: (manager: AdManager) => Promise<void>): Promise<void> {
    const { signal } = this.#life;
    const over = new AbortController();
    const destroyed = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { signal: over.signal }),
    );
    // A manager that loads for long, or does not heed its end, holds nobody who waits.
    await Promise.race([destroyed, this.#actWith(act)]);
    over.abort();
  }

  async #actWith(act: (manager: AdManager) => Promise<void>): Promise<void> {
    try {
      const manager = await this.#openManager(this.#stage);
      if (this.#life.signal.aborted) {
        manager.destroy();
        return;
      }
      this.#manager = manager;
      const done = act(manager);
      if (this.#isHeld) manager.pause();
      await done;
    } catch (error) {
      reportError(error);
    }
  }

  #moved(move: ContentMove): void {
    if (this.#isLinear) return;
    this.#seconds += playedSeconds(move);
    const midrolls = dueMidrolls(this.#stage.config.ads.midroll, this.#playedMidrolls, move);
    if (midrolls.length > 0) void this.#playMidrolls(midrolls);
    else this.#showOverlay();
  }

  async #playMidrolls(midrolls: readonly Midroll[]): Promise<void> {
    for (const midroll of midrolls) this.#playedMidrolls.add(midroll);
    await this.#playBreak({ position: 'midroll', ads: midrolls.map(({ ad }) => ad) });
    if (this.#life.signal.aborted || this.#isHeld) return;
    // Refused, the content stays paused, and that is what the player shows.
    guard(() => this.#stage.content.play(), Promise.resolve()).catch(() => undefined);
  }

  #showOverlay(): void {
    const overlay = dueOverlay(overlaySchedule(this.#stage.config.ads), {
      seconds: this.#seconds,
      shown: this.#shownOverlays,
      current: this.#overlay?.overlay ?? null,
    });
    if (overlay === null) return;
    this.#shownOverlays.add(overlay);
    this.#overlay?.end.abort();
    const end = new AbortController();
    const until = AbortSignal.any([this.#life.signal, end.signal]);
    const current = { overlay, end };
    this.#overlay = current;
    void this.#withManager((manager) => manager.showOverlay(overlay, until)).then(() => {
      if (this.#overlay === current) this.#overlay = null;
      end.abort();
    });
  }
}
