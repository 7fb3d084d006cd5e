import { AdBreak } from './ad-break.js';
import { watchDestroyEvents } from './destroy-events.js';
import { FloatEndEvent, type FloatEndReason, FloatStartEvent } from './float-events.js';
import { FloatingBox, sizeFor } from './floating-box.js';
import type { Floatable } from './floating.js';
import { type HostView, watchHostView } from './host-view.js';
import { MouseOverMute } from './mouse-over-mute.js';
import { PlayingWatch } from './playing-watch.js';
import { holdFloat, mayFloat } from './single-float.js';
import { isInOwnWindow } from '../playback/fullscreen.js';

/** Scroll mode of one player, for script. */
export interface ScrollModeControl {
  readonly isFloating: boolean;
  /**
   * Floats now, wherever the reader is, until the player comes into view. Answers whether it floats:
   * not when it is paused, dismissed, in fullscreen or picture-in-picture, when there is no room,
   * when a player floats that began to play later, or when scroll mode has ended.
   */
  float(): boolean;
  /** Closes the floating player and floats no more. A player that is out of view is paused. */
  dismiss(): void;
}

class ScrollModeRun implements ScrollModeControl {
  readonly #floatable: Floatable;
  readonly #end = new AbortController();
  readonly #playing: PlayingWatch;
  readonly #mute: MouseOverMute;
  #view: HostView = 'none';
  #wasSeen = false;
  #isDismissed = false;
  /** Script floated it, so being in view does not end it. */
  #isAsked = false;
  #floating: AbortController | null = null;

  constructor(floatable: Floatable, signal: AbortSignal) {
    this.#floatable = floatable;
    const { host, stage, playback } = floatable;
    const until = this.#end.signal;
    const adBreak = new AdBreak(playback, until);
    this.#playing = new PlayingWatch(playback, adBreak, () => this.#decide(), until);
    this.#mute = new MouseOverMute(playback);
    watchDestroyEvents(floatable, adBreak, (cause) => this.#destroy(cause), until);
    watchHostView(host, (view) => this.#see(view), until);
    const decide = (): void => this.#decide();
    addEventListener('resize', decide, { signal: until });
    document.addEventListener('fullscreenchange', decide, { signal: until });
    // These leave no shadow tree: neither the stage's, nor that of a player on it.
    const players = [...stage.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const tree of [stage, ...players]) {
      for (const name of ['enterpictureinpicture', 'leavepictureinpicture'])
        tree.addEventListener(name, decide, { signal: until });
    }
    signal.addEventListener('abort', () => this.#stop(), { signal: until });
  }

  get isFloating(): boolean {
    return this.#floating !== null;
  }

  float(): boolean {
    if (this.isFloating) return true;
    this.#isAsked = true;
    if (!this.#playing.isOn || !this.#start()) this.#isAsked = false;
    return this.isFloating;
  }

  dismiss(): void {
    this.#isDismissed = true;
    if (!this.isFloating) return;
    this.#land('dismissed');
    // Sound without anything to stop it in sight (WCAG 1.4.2).
    if (this.#view !== 'in') this.#floatable.playback.pause();
  }

  #see(view: HostView): void {
    const cameIntoView = this.#view === 'out' && view === 'in';
    this.#view = view;
    this.#wasSeen ||= view === 'in';
    this.#isAsked &&= !cameIntoView;
    this.#decide();
  }

  #decide(): void {
    const { host } = this.#floatable;
    if (this.isFloating) {
      const isBack = this.#view !== 'out' && !this.#isAsked;
      if (!this.#playing.isOn) this.#land('paused');
      else if (isBack || isInOwnWindow(host)) this.#land('returned');
    } else if (this.#wasSeen && this.#view === 'out' && this.#playing.isOn) this.#start();
  }

  #start(): boolean {
    const { host, stage, settings } = this.#floatable;
    const size = sizeFor(host);
    if (this.#isDismissed || this.#end.signal.aborted || !host.isConnected) return false;
    if (size === null || isInOwnWindow(host)) return false;
    const { since } = this.#playing;
    if (!mayFloat(since)) return false;
    this.#floating = new AbortController();
    const { signal } = this.#floating;
    new FloatingBox(this.#floatable, size, this.#requests, signal);
    holdFloat(since, () => this.#land('replaced'), signal);
    if (settings.muteOnMouseOver) this.#mute.follow(stage, signal);
    host.dispatchEvent(new FloatStartEvent());
    return true;
  }

  readonly #requests = {
    close: () => this.dismiss(),
    goBack: () => this.#goBack(),
    hidden: () => this.#land('returned'),
    noRoom: () => this.#land('returned'),
  };

  #goBack(): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#floatable.host.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  }

  #land(reason: FloatEndReason): void {
    const floating = this.#floating;
    if (floating === null) return;
    this.#floating = null;
    this.#isAsked = false;
    floating.abort();
    this.#floatable.host.dispatchEvent(new FloatEndEvent(reason));
  }

  #stop(): void {
    this.#end.abort();
    this.#land('destroyed');
  }

  #destroy(cause: string): void {
    if (this.#end.signal.aborted) return;
    this.#stop();
    this.#floatable.destroy(cause);
  }
}

const NO_SCROLL_MODE: ScrollModeControl = {
  isFloating: false,
  float: () => false,
  dismiss: () => undefined,
};

/**
 * The player follows the reader down the page (spec 2.5, `scrollmode_*`): once at least half of it
 * was seen, and while it plays with less than half of it in view, its stage floats in a corner, in
 * the top layer and without leaving its place in the tree. Dispatches `floatstart` and `floatend`
 * at the host. Ends for good with the signal, and with the first event of `destroyOn`.
 *
 * The host must be positioned (any `position` but `static`): a `part="float-place"` fills it while
 * the stage floats. The stage must not be the element that goes into fullscreen.
 */
export const startScrollMode = (floatable: Floatable, signal: AbortSignal): ScrollModeControl =>
  floatable.settings.enabled && !signal.aborted
    ? new ScrollModeRun(floatable, signal)
    : NO_SCROLL_MODE;
