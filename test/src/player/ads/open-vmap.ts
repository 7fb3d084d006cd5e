import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import { inline, linear, tracking, vmap } from '../../vast/documents.js';
import { FakeAdServer, type Reply } from '../../vast/fake-ad-server.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { adVideo, until } from './fake-stage.js';
import { ADVERT, tagAd } from './fake-vast.js';
import { closeAll, open, type OpenedAds } from './open-ads.js';

/** URL of the VMAP document of `openVmap`. */
export const TAG = 'https://ads.example/vmap';

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

/** A linear ad with trackers of its progress. */
export const advert = (name: string, on: Record<string, string> = {}): string =>
  inline(name, {
    on,
    creatives: linear({
      trackers: EVENTS.map((event) => tracking(event, `${name}-${event}`)).join(''),
      media: `<MediaFile delivery="progressive" type="video/mp4">${ADVERT}</MediaFile>`,
    }),
  });

/** The trackers of an advert that played to its end. */
export const played = (name: string): readonly string[] => [
  `${name}-impression`,
  ...EVENTS.map((event) => `${name}-${event}`),
];

/** The trackers of a break around others. */
export const within = (name: string, ...trackers: readonly string[]): readonly string[] => [
  `${name}-breakStart`,
  ...trackers,
  `${name}-breakEnd`,
];

export interface VmapScene extends OpenedAds, FakeContent {
  readonly server: FakeAdServer;
  /** Names of the trackers that were requested, in order. */
  readonly pings: string[];
}

interface VmapOptions {
  /** Default: the VMAP document is the response to a preroll. */
  readonly ads?: Partial<Ads>;
  readonly replies?: Readonly<Record<string, Reply>>;
}

const { fetch } = window;
let server: FakeAdServer | null = null;

/** A player with a content of 20 minutes, whose ad server has this VMAP document. */
export const openVmap = (
  breaks: string,
  { ads = { preroll: [tagAd(TAG)] }, replies = {} }: VmapOptions = {},
): VmapScene => {
  const opened = new FakeAdServer({ [TAG]: vmap(breaks), ...replies });
  server = opened;
  const pings: string[] = [];
  window.fetch = (address) => {
    pings.push((address as string).replace('https://count.example/', ''));
    return Promise.resolve(new Response());
  };
  const content = fakeContent();
  Object.defineProperty(content.video, 'duration', { value: 1200 });
  const settings = { requestTimeout: 2_000, mediaTimeout: 3_000 };
  const playing = open(ads, parts.requestVast, { content: content.video, settings });
  return { ...playing, ...content, server: opened, pings };
};

/** Ends the player of a test, and its ad server. */
export const closeVmap = (): void => {
  closeAll();
  window.fetch = fetch;
  server?.restore();
};

export const breaksOf = ({ stage }: VmapScene): number =>
  stage.log.filter((name) => name === 'adbreakend').length;

export const requestsOf = (scene: VmapScene, url = TAG): number =>
  scene.server.addresses.filter((address) => address === url).length;

/** Goes to the last moments of the linear ad that is on. */
export const endAd = async ({ stage, ads }: VmapScene): Promise<void> => {
  await until(() => Number.isFinite(adVideo(stage)?.duration) && ads.ad !== null);
  const video = adVideo(stage);
  if (video !== null) video.currentTime = video.duration - 0.2;
};

/** Plays a preroll with one ad, and starts the content. */
export const playPreroll = async (scene: VmapScene): Promise<void> => {
  const done = scene.ads.beforeContent();
  await endAd(scene);
  await done;
  await scene.video.play();
};

/** Starts the content after prerolls without an ad. */
export const skipPreroll = async (scene: VmapScene): Promise<void> => {
  await scene.ads.beforeContent();
  await scene.video.play();
};
