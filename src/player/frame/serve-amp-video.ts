import { fields } from '../untrusted-fields.js';
import type { Playback } from '../playback/playback.js';
import { AdEvent } from '../playback/player-events.js';

/** Characters; a call is far shorter. */
const LONGEST = 1000;

const CALLS: ReadonlyMap<unknown, (playback: Playback) => void> = new Map<
  unknown,
  (playback: Playback) => void
>([
  ['play', (playback) => void playback.play().catch(() => undefined)],
  ['pause', (playback) => playback.pause()],
  ['mute', (playback) => void (playback.muted = true)],
  ['unmute', (playback) => void (playback.muted = false)],
]);

/** The method that a message of the AMP page calls, or undefined. */
const calledMethod = (data: unknown): unknown => {
  if (typeof data !== 'string' || data.length > LONGEST || !data.startsWith('{')) return undefined;
  try {
    const { event, method } = fields(JSON.parse(data));
    return event === 'method' ? method : undefined;
  } catch {
    return undefined;
  }
};

/** What AMP is told of a player's events: each change once. */
class AmpReport {
  readonly #playback: Playback;
  readonly #say: (event: string) => void;
  #canPlay = false;
  #muted: boolean | null = null;
  #adIsOn = false;

  constructor(playback: Playback, say: (event: string) => void) {
    this.#playback = playback;
    this.#say = say;
  }

  readonly canPlay = (): void => {
    if (!this.#canPlay) this.#say('canplay');
    this.#canPlay = true;
  };

  readonly sound = (): void => {
    const { muted } = this.#playback;
    if (muted !== this.#muted) this.#say(muted ? 'muted' : 'unmuted');
    this.#muted = muted;
  };

  readonly ad = (event: Event): void => {
    if (!(event instanceof AdEvent) || event.ad?.linearity !== 'linear') return;
    const isOn = event.type === 'adstart';
    if (isOn === this.#adIsOn) return;
    this.#adIsOn = isOn;
    this.#say(isOn ? 'ad_start' : 'ad_end');
  };
}

/**
 * Lets the AMP page that holds the frame in an `amp-video-iframe` drive the player: play, pause,
 * mute and unmute; controls and full screen are the player's own. It speaks first, to any parent,
 * by the bare names of events: call it only where the frame is known to be AMP's. Source: the
 * video-iframe integration of AMP.
 */
export const serveAmpVideo = (
  playback: Playback,
  { signal, view = window }: { readonly signal: AbortSignal; readonly view?: Window },
): void => {
  if (view.parent === view || signal.aborted) return;
  const say = (event: string): void => view.parent.postMessage(JSON.stringify({ event }), '*');
  const report = new AmpReport(playback, say);
  const listen = (names: readonly string[], listener: (event: Event) => void): void => {
    for (const name of names) playback.addEventListener(name, listener, { signal });
  };
  listen(['playerready', 'loadedmetadata'], report.canPlay);
  listen(['playing', 'pause', 'ended'], ({ type }) => say(type));
  listen(['volumechange'], report.sound);
  listen(['adstart', 'adskip', 'adend', 'aderror'], report.ad);
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === view.parent) CALLS.get(calledMethod(data))?.(playback);
  };
  view.addEventListener('message', hear, { signal });
  if (!Number.isNaN(playback.duration)) report.canPlay();
};
