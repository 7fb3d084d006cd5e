/** The ads of an embed from ad servers that respond with documents, and what their trackers counted. */
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type { AdBreakStartEvent } from '../../../../src/player/playback/ad-break-start-event.js';
import type { AdEvent } from '../../../../src/player/playback/player-events.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import { inline, linear } from '../../vast/documents.js';
import { FakeAdServer } from '../../vast/fake-ad-server.js';
import { adVideo, type FakeStage, until } from './fake-stage.js';
import { ADVERT } from './fake-vast.js';
import { closeAll, open, type OpenedAds } from './open-ads.js';

/** A linear creative with one media file. */
export const creative = (url = ADVERT, attributes = ''): string =>
  linear({
    media: `<MediaFile delivery="progressive" type="video/mp4" ${attributes}>${url}</MediaFile>`,
  });

/** An ad that can be played; with a sequence it belongs to a pod. */
export const playable = (name: string, sequence?: number): string =>
  inline(name, { on: sequence === undefined ? {} : { sequence }, creatives: creative() });

export interface ServedAds extends OpenedAds {
  readonly server: FakeAdServer;
  /** Names of the trackers that were requested, in order. */
  readonly pings: string[];
}

const { fetch } = window;
let server: FakeAdServer | null = null;

/** Opens ads; the ad servers respond to their URLs. */
export const openServed = (
  ads: Partial<Ads>,
  replies: ConstructorParameters<typeof FakeAdServer>[0],
  options?: Parameters<typeof open>[2],
): ServedAds => {
  const opened = new FakeAdServer(replies);
  server = opened;
  const pings: string[] = [];
  window.fetch = (address, init) => {
    // The player asks the servers of media that fail for their status.
    if (init?.method !== undefined) return fetch(address, init);
    pings.push((address as string).replace('https://count.example/', ''));
    return Promise.resolve(new Response());
  };
  return { ...open(ads, parts.requestVast, options), server: opened, pings };
};

/** Ends the ads of a test, and their servers. */
export const closeServed = (): void => {
  closeAll();
  window.fetch = fetch;
  server?.restore();
};

/** Dispatches the starts of breaks to these listeners, and returns them. */
export const dispatchStarts = (
  stage: FakeStage,
  listeners: readonly ((event: AdBreakStartEvent) => void)[],
): readonly AdEvent[] => {
  const player = new EventTarget();
  for (const listener of listeners)
    player.addEventListener('adbreakstart', listener as (event: Event) => void);
  const starts: AdEvent[] = [];
  const { emit } = stage;
  Object.assign(stage, {
    emit: ((name, init, event) => {
      emit(name, init);
      if (name !== 'adbreakstart' || event === undefined) return;
      starts.push(event);
      player.dispatchEvent(event);
    }) satisfies typeof emit,
  });
  return starts;
};

/** The events so far with their codes. */
export const eventsOf = ({ events }: FakeStage): readonly string[] =>
  events.map(({ name, errorCode }) => (errorCode ? `${name} ${errorCode}` : name));

/** Goes to the last moments of the linear ad that is on. */
export const endAd = async ({ stage, ads }: OpenedAds): Promise<void> => {
  await until(() => Number.isFinite(adVideo(stage)?.duration) && ads.ad !== null);
  const video = adVideo(stage);
  if (video !== null) video.currentTime = video.duration - 0.2;
};
