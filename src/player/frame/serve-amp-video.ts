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
  const listen = (names: readonly string[], listener: (event: Event) => void): void => {
    for (const name of names) playback.addEventListener(name, listener, { signal });
  };
  /** Reports a change, once. */
  const reporter =
    (last: string) =>
    (event: string): void => {
      if (event !== last) post(event);
      last = event;
    };
  const reportReady = reporter('');
  const reportSound = reporter('');
  const reportAd = reporter('ad_end');
  listen(['playerready', 'loadedmetadata'], () => reportReady('canplay'));
  listen(['playing', 'pause', 'ended'], ({ type }) => post(type));
  listen(['volumechange'], () => reportSound(playback.muted ? 'muted' : 'unmuted'));
  listen(['adstart', 'adskip', 'adend', 'aderror'], (event) => {
    if (event instanceof AdEvent && event.ad?.linearity === 'linear')
      reportAd(event.type === 'adstart' ? 'ad_start' : 'ad_end');
  });
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === view.parent) CALLS.get(calledMethod(data))?.(playback);
  };
  view.addEventListener('message', onMessage, { signal });
  if (!Number.isNaN(playback.duration)) reportReady('canplay');
};
