/** Lives in `frame.html`. What it is comes with the address: `?as=player`, or nothing of its own. */
import { serveAmpVideo } from '../../../../src/player/frame/serve-amp-video.js';
import { servePlayback } from '../../../../src/player/frame/serve-playback.js';
import {
  AdEvent,
  type AdEventInit,
  type AdEventName,
  PlayerDestroyEvent,
} from '../../../../src/player/playback/player-events.js';
import { VideoPlayback } from '../../../components/video-playback.js';

/** What a test tells the frame to do, by `postMessage`. */
export interface Order {
  readonly adEvent?: readonly [name: AdEventName, init: AdEventInit];
  readonly destroy?: string;
  readonly end?: true;
  readonly reload?: true;
  readonly timeupdates?: number;
  /** To the parent, as it is. */
  readonly say?: unknown;
  /** To the first frame of the parent, as it is. */
  readonly toSibling?: unknown;
  /** On the newest port that the frame was given, as it is. */
  readonly onPort?: unknown;
  /** So many times. */
  readonly times?: number;
}

const parameters = new URLSearchParams(location.search);

const player = (): void => {
  const ending = new AbortController();
  const video = document.createElement('video');
  document.body.append(video);
  const playback = new VideoPlayback(video, '/demo/sandbox/media/test-card.mp4');
  const trusts = (): boolean => parameters.has('trusting');
  servePlayback(playback, {
    signal: ending.signal,
    ...(parameters.has('trusting') ? { trusts } : {}),
  });
  if (parameters.has('amp')) serveAmpVideo(playback, { signal: ending.signal });
  addEventListener('message', ({ data }: MessageEvent<Order>) => {
    if (data.adEvent) {
      playback.ad = data.adEvent[1].ad ?? null;
      playback.dispatchEvent(new AdEvent(...data.adEvent));
    }
    if (data.destroy !== undefined) {
      playback.dispatchEvent(new PlayerDestroyEvent(data.destroy));
      ending.abort();
    }
    if (data.end) ending.abort();
    for (let count = 0; count < (data.timeupdates ?? 0); count += 1) {
      playback.dispatchEvent(new Event('timeupdate'));
    }
  });
};

/** Texts the frame was sent, and what came on the ports it was given. */
const texts: unknown[] = [];
const onPorts: unknown[] = [];
let newest: MessagePort | undefined;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Order | string>) => {
  if (typeof data === 'string') {
    texts.push(data);
    if (!port) return;
    newest = port;
    port.onmessage = (event) => onPorts.push(event.data);
    return;
  }
  for (let count = 0; count < (data.times ?? 1); count += 1) {
    if ('say' in data) parent.postMessage(data.say, '*');
    if ('toSibling' in data) parent.frames[0]?.postMessage(data.toSibling, '*');
    if ('onPort' in data) newest?.postMessage(data.onPort);
  }
  if (data.reload) location.reload();
});
Object.assign(window, { texts, onPorts, isReady: true });

if (parameters.get('as') === 'player') player();
