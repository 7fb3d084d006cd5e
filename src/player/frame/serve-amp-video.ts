import { jsonFields } from '../untrusted-fields.js';
import type { Playback } from '../playback/playback.js';
import { AdEvent } from '../playback/ad-event.js';

/** Genuine calls are much shorter. */
const MAX_LENGTH = 1000;

const CALLS = new Map<unknown, (playback: Playback) => void>([
  ['play', (playback) => void playback.play().catch(() => undefined)],
  ['pause', (playback) => playback.pause()],
  ['mute', (playback) => void (playback.muted = true)],
  ['unmute', (playback) => void (playback.muted = false)],
]);

const calledMethod = (data: unknown): unknown => {
  const { event, method } = jsonFields(data, MAX_LENGTH);
  return event === 'method' ? method : undefined;
};

/** Reports a player's events to AMP, each change once. */
class AmpReport {
  readonly #playback: Playback;
  readonly #post: (event: string) => void;
  #canPlay = false;
  #muted: boolean | null = null;
  #adIsOn = false;

  constructor(playback: Playback, post: (event: string) => void) {
    this.#playback = playback;
    this.#post = post;
  }

  readonly onReady = (): void => {
    if (!this.#canPlay) this.#post('canplay');
    this.#canPlay = true;
  };

  readonly onVolumeChange = (): void => {
    const { muted } = this.#playback;
    if (muted !== this.#muted) this.#post(muted ? 'muted' : 'unmuted');
    this.#muted = muted;
  };

  readonly onAd = (event: Event): void => {
    if (!(event instanceof AdEvent) || event.ad?.linearity !== 'linear') return;
    const isOn = event.type === 'adstart';
    if (isOn === this.#adIsOn) return;
    this.#adIsOn = isOn;
    this.#post(isOn ? 'ad_start' : 'ad_end');
  };
}

/**
 * Lets an AMP page with the frame in an `amp-video-iframe` control the player: play, pause, mute and
 * unmute; controls and full screen are the player's own. It posts the bare names of events to any
 * parent, without a request: call it only if the frame is known to be in AMP. Source: the
 * video-iframe integration of AMP.
 */
export const serveAmpVideo = (
  playback: Playback,
  { signal, view = window }: { readonly signal: AbortSignal; readonly view?: Window },
): void => {
  if (view.parent === view || signal.aborted) return;
  const post = (event: string): void => view.parent.postMessage(JSON.stringify({ event }), '*');
  const report = new AmpReport(playback, post);
  const listen = (names: readonly string[], listener: (event: Event) => void): void => {
    for (const name of names) playback.addEventListener(name, listener, { signal });
  };
  listen(['playerready', 'loadedmetadata'], report.onReady);
  listen(['playing', 'pause', 'ended'], ({ type }) => post(type));
  listen(['volumechange'], report.onVolumeChange);
  listen(['adstart', 'adskip', 'adend', 'aderror'], report.onAd);
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === view.parent) CALLS.get(calledMethod(data))?.(playback);
  };
  view.addEventListener('message', onMessage, { signal });
  if (!Number.isNaN(playback.duration)) report.onReady();
};
