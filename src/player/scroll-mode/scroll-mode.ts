import type { ScrollMode } from '../../resolve/player-config.js';
import { isInOwnWindow } from '../playback/fullscreen.js';
import type { Playback } from '../playback/playback.js';
import { HALF_THRESHOLDS, isHalfInView } from '../viewer/visible-area.js';
import { watchDestroyEvents } from './destroy-events.js';
import { FloatEndEvent, type FloatEndReason, FloatStartEvent } from './float-events.js';
import { FloatingBox, type FloatingElements, sizeFor } from './floating-box.js';
import { MouseOverMute } from './mouse-over-mute.js';
import { AdBreakMonitor, PlayingMonitor } from './ad-break-monitor.js';

export interface Floatable extends FloatingElements {
  /** `destroy` ends the player, for an event in `settings.destroyOn`. */
  readonly host: HTMLElement & { destroy(cause: string): void };
  readonly playback: Playback;
  readonly settings: ScrollMode;
}

/** Whether enough of an element is in view; `none` if it has no box. */
type HostView = 'in' | 'out' | 'none';

const viewOf = (entry: IntersectionObserverEntry): HostView => {
  const { width, height } = entry.boundingClientRect;
  if (width === 0 || height === 0) return 'none';
  return isHalfInView(entry) ? 'in' : 'out';
};

/**
 * Reports the view of an element initially and at every change, until the signal aborts. In a frame, the
 * frame's own viewport counts, because the element floats in it.
 */
const watchHostView = (
  host: Element,
  onChange: (view: HostView) => void,
  signal: AbortSignal,
): void => {
  let last: HostView | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      const view = entry === undefined ? last : viewOf(entry);
      if (view === null || view === last) return;
      last = view;
      onChange(view);
    },
    { root: document, threshold: HALF_THRESHOLDS },
  );
  observer.observe(host);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

/**
 * One player floats at a time on a page, also between two copies of this library: a player dispatches
 * this event at the document before it floats. The floating player calls `preventDefault` if it started
 * to play later, and stops floating otherwise.
 */
const FLOAT_REQUEST = 'mediaembedfloatrequest';

const requestedSince = (event: Event): number => {
  const since: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof since === 'number' ? since : -Infinity;
};

/** Whether a player that has played since `since` (`performance.now`) may float now. */
const requestFloat = (since: number): boolean =>
  document.dispatchEvent(new CustomEvent(FLOAT_REQUEST, { detail: since, cancelable: true }));

/** Responds for the floating player until the signal aborts; `onReplaced` is called for a newer one. */
const answerFloatRequests = (since: number, onReplaced: () => void, signal: AbortSignal): void =>
  document.addEventListener(
    FLOAT_REQUEST,
    (event) => {
      if (requestedSince(event) < since) event.preventDefault();
      else onReplaced();
    },
    { signal },
  );

class ScrollModeController {
  readonly #floatable: Floatable;
  readonly #end = new AbortController();
  readonly #playing: PlayingMonitor;
  readonly #mute: MouseOverMute;
  #view: HostView = 'none';
  #wasInView = false;
  #isDismissed = false;
  #floating: AbortController | null = null;

  constructor(floatable: Floatable, signal: AbortSignal) {
    this.#floatable = floatable;
    const { host, stage, playback } = floatable;
    const until = this.#end.signal;
    const adBreak = new AdBreakMonitor(playback, until);
    const update = (): void => this.#update();
    this.#playing = new PlayingMonitor(playback, adBreak, update, until);
    this.#mute = new MouseOverMute(playback);
    watchDestroyEvents(floatable, adBreak, (cause) => this.#destroy(cause), until);
    watchHostView(host, (view) => this.#setView(view), until);
    addEventListener('resize', update, { signal: until });
    document.addEventListener('fullscreenchange', update, { signal: until });
    // These events do not leave the shadow trees of the stage and of a player in it.
    const players = [...stage.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const tree of [stage, ...players]) {
      for (const name of ['enterpictureinpicture', 'leavepictureinpicture'])
        tree.addEventListener(name, update, { signal: until });
    }
    signal.addEventListener('abort', () => this.#stop(), { signal: until });
  }

  #setView(view: HostView): void {
    this.#view = view;
    this.#wasInView ||= view === 'in';
    this.#update();
  }

  #update(): void {
    if (this.#floating !== null) {
      if (!this.#playing.isOn) this.#land('paused');
      else if (this.#view !== 'out' || isInOwnWindow(this.#floatable.host)) this.#land('returned');
    } else if (this.#wasInView && this.#view === 'out' && this.#playing.isOn) this.#float();
  }

  #float(): void {
    const { host, stage, settings } = this.#floatable;
    const size = sizeFor(host);
    if (this.#isDismissed || this.#end.signal.aborted || !host.isConnected) return;
    if (size === null || isInOwnWindow(host)) return;
    const { since } = this.#playing;
    if (!requestFloat(since)) return;
    this.#floating = new AbortController();
    const { signal } = this.#floating;
    const events = {
      onClose: () => this.#dismiss(),
      onReturn: () => this.#scrollBack(),
      onInterrupted: () => this.#land('returned'),
    };
    new FloatingBox(this.#floatable, size, events, signal);
    answerFloatRequests(since, () => this.#land('replaced'), signal);
    if (settings.muteOnMouseOver) this.#mute.follow(stage, signal);
    host.dispatchEvent(new FloatStartEvent());
  }

  #scrollBack(): void {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isReduced ? 'instant' : 'smooth';
    this.#floatable.host.scrollIntoView({ block: 'center', behavior });
  }

  #dismiss(): void {
    this.#isDismissed = true;
    this.#land('dismissed');
    // Otherwise there would be sound without a visible control to stop it (WCAG 1.4.2).
    if (this.#view !== 'in') this.#floatable.playback.pause();
  }

  #land(reason: FloatEndReason): void {
    const floating = this.#floating;
    if (floating === null) return;
    this.#floating = null;
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
    this.#floatable.host.destroy(cause);
  }
}

/**
 * Makes the player follow the reader down the page (spec 2.5, `scrollmode_*`): once at least half of it
 * was in view, and while it plays with less than half of it in view, its stage floats in a corner, in
 * the top layer and without being moved in the tree. Dispatches `floatstart` and `floatend` at the
 * host. Ends when the signal aborts, and with the first event in `destroyOn`.
 *
 * The host must be positioned (any `position` but `static`): a `part="float-place"` fills it while
 * the stage floats. The stage must not be the element that goes to full screen.
 */
export const startScrollMode = (floatable: Floatable, signal: AbortSignal): void => {
  if (floatable.settings.enabled && !signal.aborted) new ScrollModeController(floatable, signal);
};
