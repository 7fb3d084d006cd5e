/** The script of `frame.html`. With `?as=player` it is a served player, else it only follows instructions. */
import { AdBreakStartEvent } from '../../../../src/player/playback/ad-break-start-event.js';
import { serveAmpVideo } from '../../../../src/player/frame/serve-amp-video.js';
import { servePlayback } from '../../../../src/player/frame/serve-playback.js';
import type { CompanionData } from '../../../../src/player/playback/ad-companion.js';
import {
  AdEvent,
  type AdEventInit,
  type AdEventName,
} from '../../../../src/player/playback/player-events.js';
import { PlayerDestroyEvent } from '../../../../src/player/playback/player-destroy-event.js';
import { VideoPlayback } from '../../../components/video-playback.js';

/** An instruction of a test, sent by `postMessage`. */
export interface Instruction {
  readonly adEvent?: readonly [name: AdEventName, init: AdEventInit];
  /** Offered in an `adcompanions` event; their calls are posted to the parent: `viewed 1`. */
  readonly companions?: readonly CompanionData[];
  /** Starts a break; the response is the message of the `adempty` that follows, as JSON. */
  readonly startBreak?: true;
  readonly destroy?: string;
  readonly end?: true;
  readonly reload?: true;
  readonly timeupdates?: number;
  /** Posted to the parent. */
  readonly post?: unknown;
  /** Posted to the first frame of the parent. */
  readonly toSibling?: unknown;
  /** Posted on the newest port of the frame. */
  readonly onPort?: unknown;
  /** How often. Default: once. */
  readonly times?: number;
}

const parameters = new URLSearchParams(location.search);

/** Starts a break, and emits an `adempty` whose message is what was responded. */
const startBreak = async (playback: VideoPlayback): Promise<void> => {
  const event = new AdBreakStartEvent({ position: 'preroll' });
  playback.dispatchEvent(event);
  const message = JSON.stringify(event.response === null ? 'no request' : await event.response);
  playback.dispatchEvent(new AdEvent('adempty', { position: 'preroll', message }));
};

const player = (): void => {
  const ending = new AbortController();
  const video = document.createElement('video');
  document.body.append(video);
  const playback = new VideoPlayback(video, '/demo/sandbox/media/test-card.mp4');
  const trusts = (): boolean => parameters.has('trusting');
  servePlayback(playback, {
    signal: ending.signal,
    ...(parameters.has('trusting') ? { trusts } : {}),
    ...(parameters.has('taking') ? { takesAds: () => true } : {}),
    waitsForAds: Number(parameters.get('waiting') ?? 0),
  });
  if (parameters.has('break')) void startBreak(playback);
  if (parameters.has('amp')) serveAmpVideo(playback, { signal: ending.signal });
  addEventListener('message', ({ data }: MessageEvent<Instruction>) => {
    if (data.adEvent) {
      playback.ad = data.adEvent[1].ad ?? null;
      playback.dispatchEvent(new AdEvent(...data.adEvent));
    }
    if (data.companions) {
      const companions = data.companions.map((companion) => ({
        ...companion,
        show: () => undefined,
        loading: () => parent.postMessage(`loading ${companion.key}`, '*'),
        failed: () => parent.postMessage(`failed ${companion.key}`, '*'),
        viewed: () => parent.postMessage(`viewed ${companion.key}`, '*'),
        clicked: () => parent.postMessage(`clicked ${companion.key}`, '*'),
      }));
      playback.dispatchEvent(new AdEvent('adcompanions', { position: 'preroll', companions }));
    }
    if (data.startBreak) void startBreak(playback);
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

/** The texts the frame has received, and the messages on its ports. */
const texts: unknown[] = [];
const onPorts: unknown[] = [];
let newest: MessagePort | undefined;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Instruction | string>) => {
  if (typeof data === 'string') {
    texts.push(data);
    if (!port) return;
    newest = port;
    port.onmessage = (event) => onPorts.push(event.data);
    return;
  }
  for (let count = 0; count < (data.times ?? 1); count += 1) {
    if ('post' in data) parent.postMessage(data.post, '*');
    if ('toSibling' in data) parent.frames[0]?.postMessage(data.toSibling, '*');
    if ('onPort' in data) newest?.postMessage(data.onPort);
  }
  if (data.reload) location.reload();
});
Object.assign(window, { texts, onPorts, isReady: true });

if (parameters.get('as') === 'player') player();
