import { otherDeviceType } from '../../resolve/ad-slots.js';
import type { Ad, PlayerConfig } from '../../resolve/player-config.js';
import { type SlottedAd, slottedAds } from '../../resolve/slot-context.js';
import type { DeviceType } from '../../viewer.js';
import type { EmbedEvidence, Evidence } from '../evidence/evidence.js';
import type { SituationMatch } from './situation.js';

/** Field of each slot in an embed. */
const FIELDS: Readonly<Record<SlottedAd['slot'], string>> = {
  preroll: 'preroll',
  midroll: 'midroll',
  postroll: 'postroll',
  overlayInitial: 'overlay_initial',
  overlayMain: 'overlay_main',
};

const hasAds = (configs: EmbedEvidence['configs']): boolean =>
  slottedAds(configs.desktop).length + slottedAds(configs.mobile).length > 0;

const contentSituation = ({ state }: PlayerConfig): SituationMatch | null => {
  if (state === 'failed')
    return {
      verdict: { id: 'content-failed', parameters: {} },
      owner: 'publisher',
      path: '/video/invalid_video',
    };
  return state === 'processing'
    ? {
        verdict: { id: 'content-processing', parameters: {} },
        owner: 'nobody',
        path: '/video/available_video',
      }
    : null;
};

const withoutAds = ({ configs, withoutBulks }: EmbedEvidence): SituationMatch => {
  const bulk = configs.desktop.bulk;
  if (bulk !== null && hasAds(withoutBulks))
    return {
      verdict: { id: 'ads-off-by-bulk', parameters: { label: bulk.label, by: bulk.by } },
      owner: 'publisher',
      path: '/bulks',
    };
  return {
    verdict: { id: 'embed-without-ads', parameters: {} },
    owner: 'publisher',
    path: '',
  };
};

/** The verdict about an embed that shows no ad on any device, whatever ad servers answer; null if it may show some. */
export const embedSituation = ({ embed, device }: Evidence): SituationMatch | null => {
  if (embed === null) return null;
  return (
    contentSituation(embed.configs[device]) ?? (hasAds(embed.configs) ? null : withoutAds(embed))
  );
};

/** The slots of a device that have no ad although the other device has some. */
export const emptySlots = (
  { configs }: EmbedEvidence,
  device: DeviceType,
): readonly SituationMatch[] => {
  const own = new Set(slottedAds(configs[device]).map(({ slot }) => slot));
  const sold = new Set(slottedAds(configs[otherDeviceType(device)]).map(({ slot }) => slot));
  return [...sold]
    .filter((slot) => !own.has(slot))
    .map((slot) => ({
      verdict: {
        id: 'device-without-ads',
        parameters: { slot, empty: device, sold: otherDeviceType(device) },
      },
      owner: 'publisher',
      path: `/${device === 'mobile' ? 'mobile_' : ''}${FIELDS[slot]}`,
    }));
};

/** The verdict about an ad object without a tag: a hosted video, or an object of an unknown kind. */
export const adObjectSituation = (
  ad: Exclude<Ad, { kind: 'tag' }>,
  slot: string,
  device: DeviceType,
  isConverted: boolean,
): SituationMatch => {
  const parameters = { slot, device };
  if (ad.kind === 'unknown')
    return {
      verdict: { id: 'ad-object-unknown', parameters },
      owner: 'publisher',
      path: ad.path,
    };
  return isConverted
    ? { verdict: { id: 'hosted-ad-plays', parameters }, owner: 'nobody', path: ad.path }
    : {
        verdict: { id: 'ad-video-not-ready', parameters },
        owner: 'publisher',
        path: `${ad.path}/available_video`,
      };
};
