import { otherDeviceType } from '../../resolve/ad-slots.js';
import { resolveEmbed } from '../../resolve/resolve-embed.js';
import { type SlottedAd, slottedAds } from '../../resolve/slot-context.js';
import type { Embed } from '../../schema/embed.js';
import { type JsonObject, parseJson } from '../../text/json.js';
import type { DeviceType } from '../../viewer.js';
import { embedInJson } from './embed-in-json.js';
import { objectsOf } from './json-fields.js';
import type { DeviceParameters } from '../request-parameters.js';
import type { HarInput, RecordedRequest } from './recognized-input.js';

/** Responses that are read. */
const MAX_RESPONSES = 20;

const adsFor = (embed: Embed, device: DeviceType): readonly SlottedAd[] =>
  slottedAds(resolveEmbed(embed, { device }).config);

/** The first slot of the embed in a recording that has ads for the other device alone, if the own device has none at all. */
const unsoldSlot = (
  all: readonly RecordedRequest[],
  device: DeviceType,
): DeviceParameters | undefined => {
  const sold = otherDeviceType(device);
  return all
    .filter(({ contentType, text }) => /json/i.test(contentType ?? '') && text !== null)
    .slice(0, MAX_RESPONSES)
    .map(({ text }) => embedInJson(parseJson(text ?? '')))
    .flatMap((input) => (input?.kind === 'embed' ? input.embed : []))
    .filter((embed) => adsFor(embed, device).length === 0)
    .flatMap((embed) => adsFor(embed, sold))
    .map(({ slot }) => ({ slot, empty: device, sold }))[0];
};

/** What `media-embed record` knows of the playback, besides the requests. */
export const playbackIn = (
  log: JsonObject,
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): Pick<HarInput, 'isPlayed' | 'unsoldSlot'> => {
  const { _isPlayed: isPlayed, _isMobile: isMobile } = objectsOf(log['pages'])[0] ?? {};
  if (typeof isPlayed !== 'boolean') return {};
  const slot = ads.length === 0 ? unsoldSlot(all, isMobile === true ? 'mobile' : 'desktop') : null;
  return { isPlayed, ...(slot && { unsoldSlot: slot }) };
};
