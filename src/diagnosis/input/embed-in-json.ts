import { jsonPointer } from '../../finding.js';
import { isJsonObject, type JsonObject } from '../../text/json.js';
import { interpretEmbed } from '../../resolve/interpret-embed.js';
import { signOfAdTag } from './ad-tag-sign.js';
import type { Embed } from '../../schema/embed.js';
import type { AdTagInput, EmbedInput } from './recognized-input.js';

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];

/** Fields that only embeds and embed templates have (spec 2.5 and 2.6). */
const EMBED_FIELDS = [
  ...SLOTS,
  ...SLOTS.map((slot) => `mobile_${slot}`),
  'code_iframe',
  'code_amp',
  'bulks',
  'video',
  'live',
  'player_adv_manager',
  'adsdk_vpaid_mode',
  'skip_preroll',
  'setting_volume',
  'primary_url',
  'scrollmode_enabled',
  'player_color',
  'controlbar_visible',
];

/** Fields that only ad objects have (spec 2.7). */
const AD_FIELDS = ['adv_type', 'source_url', 'replace_rules'];

/** Errors also have a code. */
const isCode = (code: unknown): boolean => typeof code === 'string' && /^\s*<|^\s*$/.test(code);

const hasOneOf = (object: JsonObject, names: readonly string[]): boolean =>
  names.some((name) => Object.hasOwn(object, name));

/** Other services also have a `source_url`, which is an ad tag only if it looks like one. */
const isAdObject = (object: JsonObject): boolean => {
  const address = object['source_url'];
  return (
    hasOneOf(object, ['adv_type', 'replace_rules']) ||
    (typeof address === 'string' && signOfAdTag(address, '') !== null)
  );
};

/** Objects and lists within one another that are searched: deeper than any reply of the service. */
const MAX_DEPTH = 4;

/** Elements of one list or object that are searched. */
const MAX_ELEMENTS = 200;

/** A tag with its replace rules. A hosted video needs a slot, and stands in both prerolls. */
const adInput = (object: JsonObject): AdTagInput | EmbedInput => {
  const embed = { preroll: [object], mobile_preroll: [object] } as unknown as Embed;
  const [ad] = interpretEmbed(embed).ads.preroll;
  return ad?.kind === 'tag'
    ? { kind: 'ad-tag', tags: ad.tags.length > 0 ? ad.tags : [''], replaceRules: ad.replaceRules }
    : { kind: 'embed', embed };
};

/** An embed or an ad in a JSON value. */
export interface JsonMatch {
  readonly input: EmbedInput | AdTagInput;
  /** The object of the embed or of the ad. */
  readonly object: JsonObject;
  /** Its JSON Pointer. */
  readonly pointer: string;
}

/** Finds what `embedInJson` reads. */
export const findInJson = (json: unknown, depth = 0): JsonMatch | null => {
  if (depth > MAX_DEPTH || typeof json !== 'object' || json === null) return null;
  if (isJsonObject(json)) {
    const match = { object: json, pointer: '' };
    // An ad unit of Prebid also has a code.
    if (Object.hasOwn(json, 'mediaTypes')) return null;
    if (hasOneOf(json, EMBED_FIELDS) || isCode(json['code']))
      return { ...match, input: { kind: 'embed', embed: json as Embed } };
    if (hasOneOf(json, AD_FIELDS) && isAdObject(json)) return { ...match, input: adInput(json) };
  }
  for (const [name, element] of Object.entries(json).slice(0, MAX_ELEMENTS)) {
    const match = findInJson(element, depth + 1);
    if (match !== null) return { ...match, pointer: `${jsonPointer(name)}${match.pointer}` };
  }
  return null;
};

/**
 * The embed in a JSON value: the value itself, the first one of a list, or the one inside a reply of the service
 * (`data`, `embed`, …). An ad object that stands alone is an ad tag with its replace rules. Null if there is neither.
 */
export const embedInJson = (json: unknown): EmbedInput | AdTagInput | null =>
  findInJson(json)?.input ?? null;
