import type { Ads } from '../../../../src/resolve/player-config.js';
import { inline, linear, tracking, vmap } from '../../vast/documents.js';
import type { Reply } from '../../vast/fake-ad-server.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { ADVERT, tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import { PATIENT } from './patient-settings.js';
import { endAd, openServed, type ServedAds } from './served-ads.js';

export { closeServed as closeVmap, endAd } from './served-ads.js';

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

export interface VmapScene extends ServedAds, FakeContent {}

interface VmapOptions {
  /** Default: the VMAP document is the response to a preroll. */
  readonly ads?: Partial<Ads>;
  readonly replies?: Readonly<Record<string, Reply>>;
}

/** A player with a content of 20 minutes, whose ad server has this VMAP document. */
export const openVmap = (
  breaks: string,
  { ads = { preroll: [tagAd(TAG)] }, replies = {} }: VmapOptions = {},
): VmapScene => {
  const content = fakeContent();
  Object.defineProperty(content.video, 'duration', { value: 1200 });
  const { video } = content;
  const isSilent = Object.values(replies).includes('silent');
  const settings = { ...PATIENT, ...(isSilent && { requestTimeout: 1_000 }) };
  const served = openServed(ads, { [TAG]: vmap(breaks), ...replies }, { content: video, settings });
  return { ...served, ...content };
};

export const breaksOf = ({ stage }: VmapScene): number =>
  stage.log.filter((name) => name === 'adbreakend').length;

export const requestsOf = (scene: VmapScene, url = TAG): number =>
  scene.server.addresses.filter((address) => address === url).length;

/** Plays prerolls with so many ads, and starts the content. */
export const playPreroll = async (scene: VmapScene, count = 1): Promise<void> => {
  const done = scene.ads.beforeContent();
  for (let index = 1; index <= count; index += 1) {
    await started(scene.stage, index);
    await endAd(scene);
  }
  await done;
  await scene.video.play();
};

/** Starts the content after prerolls without an ad. */
export const skipPreroll = async (scene: VmapScene): Promise<void> => {
  await scene.ads.beforeContent();
  await scene.video.play();
};
