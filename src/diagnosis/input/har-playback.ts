import { resolveEmbed } from '../../resolve/resolve-embed.js';
import type { Embed } from '../../schema/embed.js';
import { type JsonObject, parseJson } from '../../text/json.js';
import type { DeviceType } from '../../viewer.js';
import { type DeviceConfigs, slotsOf, slotsWithoutAds } from '../evidence/slots-without-ads.js';
import { embedInJson } from './embed-in-json.js';
import { objectsOf } from './json-fields.js';
import type { DeviceParameters } from '../request-parameters.js';
import type { HarInput, RecordedRequest } from './recognized-input.js';

/** Responses that are read. */
const MAX_RESPONSES = 20;

const configsOf = (embed: Embed): DeviceConfigs => ({
  desktop: resolveEmbed(embed, { device: 'desktop' }).config,
  mobile: resolveEmbed(embed, { device: 'mobile' }).config,
});

/** The first slot with ads for the other device, if no embed has any for the recorded device. */
const slotWithoutAds = (
  all: readonly RecordedRequest[],
  device: DeviceType,
): DeviceParameters | undefined => {
  const embeds = all
    .filter(({ contentType, text }) => /json/i.test(contentType ?? '') && text !== null)
    .slice(0, MAX_RESPONSES)
    .map(({ text }) => embedInJson(parseJson(text ?? '')))
    .flatMap((input) => (input?.kind === 'embed' ? configsOf(input.embed) : []));
  if (embeds.some((configs) => slotsOf(configs[device]).size > 0)) return undefined;
  return embeds.flatMap((configs) => slotsWithoutAds(configs, device))[0];
};

/** What `media-embed record` knows of the playback, besides the requests. */
export const playbackIn = (
  log: JsonObject,
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): Pick<HarInput, 'isPlayed' | 'slotWithoutAds'> => {
  const { _isPlayed: isPlayed, _isMobile: isMobile } = objectsOf(log['pages'])[0] ?? {};
  if (typeof isPlayed !== 'boolean') return {};
  const slot =
    ads.length === 0 ? slotWithoutAds(all, isMobile === true ? 'mobile' : 'desktop') : undefined;
  return { isPlayed, ...(slot && { slotWithoutAds: slot }) };
};
