import type { Ad, PlayerConfig } from '../../resolve/player-config.js';
import { type SlottedAd, slottedAds } from '../../resolve/slot-context.js';
import type { DeviceType } from '../../viewer.js';
import type { EmbedEvidence, Evidence } from '../evidence/evidence.js';
import { slotsOf, slotsWithoutAds } from '../evidence/slots-without-ads.js';
import { about, type SituationMatch } from './situation.js';

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
    return about('publisher', { id: 'content-failed', params: {} }, '/video/invalid_video');
  return state === 'processing'
    ? about('nobody', { id: 'content-processing', params: {} }, '/video/available_video')
    : null;
};

const withoutAds = ({ configs, withoutBulks }: EmbedEvidence): SituationMatch => {
  const bulk = configs.desktop.bulk;
  if (bulk !== null && hasAds(withoutBulks))
    return about(
      'publisher',
      { id: 'ads-off-by-bulk', params: { label: bulk.label, by: bulk.by } },
      '/bulks',
    );
  return about('publisher', { id: 'embed-without-ads', params: {} });
};

/** The verdict about an embed that shows no ad on any device, whatever ad servers answer; null if it may show some. */
export const embedSituation = ({ embed, device }: Evidence): SituationMatch | null => {
  if (embed === null) return null;
  return (
    contentSituation(embed.configs[device]) ?? (hasAds(embed.configs) ? null : withoutAds(embed))
  );
};

/** Whether a slot has ads on both devices. */
export const sharesSlot = ({ configs }: EmbedEvidence): boolean => {
  const ofMobile = slotsOf(configs.mobile);
  return [...slotsOf(configs.desktop)].some((slot) => ofMobile.has(slot));
};

/** The slots of a device that have no ad although the other device has some. */
export const emptySlots = (
  { configs }: EmbedEvidence,
  device: DeviceType,
): readonly SituationMatch[] =>
  slotsWithoutAds(configs, device).map((params) => {
    const path = `/${device === 'mobile' ? 'mobile_' : ''}${FIELDS[params.slot]}`;
    return about('publisher', { id: 'device-without-ads', params }, path);
  });

/** The verdict about an ad object without a tag: a hosted video, or an object of an unknown kind. */
export const adObjectSituation = (
  ad: Exclude<Ad, { kind: 'tag' }>,
  slot: string,
  device: DeviceType,
  isConverted: boolean,
): SituationMatch => {
  const params = { slot, device };
  if (ad.kind === 'unknown')
    return about('publisher', { id: 'ad-object-unknown', params }, ad.path);
  return isConverted
    ? about('nobody', { id: 'hosted-ad-plays', params }, ad.path)
    : about('publisher', { id: 'ad-video-not-ready', params }, `${ad.path}/available_video`);
};
