import { findInJson } from '../diagnosis/input/embed-in-json.js';
import { jsonPointer } from '../finding.js';
import { isJsonObject } from '../text/json.js';
import type { Embed } from '../schema/embed.js';
import { InputError } from './cli-error.js';
import type { Input } from './input.js';
import { jsonRegions } from '../text/json-regions.js';
import { parseJsonInput } from './json/parse-json.js';
import type { TextRange } from '../text/text-edits.js';

export interface PlacedEmbed {
  readonly embed: Embed;
  /** JSON Pointer of the embed; the empty string if it is the whole input. */
  readonly base: string;
  /** The beginning of pointers into the embed that the JSON does not have: `/preroll/0` for a single ad. */
  readonly omitted: string;
}

export interface EmbedInText extends PlacedEmbed {
  readonly range: TextRange;
}

/** The JSON Pointer into what is at `base` of a pointer into the embed. */
export const pointerBelowBase = (
  { omitted }: Pick<PlacedEmbed, 'omitted'>,
  path: string,
): string => (path.startsWith(omitted) ? path.slice(omitted.length) : '');

/** The JSON Pointer into the input of a pointer into the embed. */
export const pointerInInput = (
  place: Pick<PlacedEmbed, 'base' | 'omitted'>,
  path: string,
): string => `${place.base}${pointerBelowBase(place, path)}`;

/** A single ad object is read as an embed with this preroll. */
const AD_PATH = '/preroll/0';

const placed = (json: unknown, base: string): PlacedEmbed | null => {
  const match = findInJson(json);
  if (match === null)
    return isJsonObject(json) && ('id' in json || 'title' in json)
      ? { embed: json as Embed, base, omitted: '' }
      : null;
  const { input, object, pointer } = match;
  if (input.kind === 'embed' && input.embed === object)
    return { embed: input.embed, base: `${base}${pointer}`, omitted: '' };
  const embed = { preroll: [object] } as unknown as Embed;
  return { embed, base: `${base}${pointer}`, omitted: AD_PATH };
};

/** The elements of a list of embeds: the value itself, or the `data` of a reply of the service. */
const listOf = (json: unknown): readonly [pointer: string, list: readonly unknown[]] | null => {
  if (Array.isArray(json)) return ['', json];
  return isJsonObject(json) && Array.isArray(json['data']) ? ['/data', json['data']] : null;
};

/** Whether the text of an input looks like JSON rather than like an ad tag or markup. */
export const looksLikeJson = ({ text }: Input): boolean =>
  /^[\s\ufeff]*(?:[{"]|\[(?![A-Za-z_]))/.test(text);

/**
 * The embeds in an input: one object, a list of them, or what a reply of the service contains. Throws an `InputError`
 * if the input is not JSON, or has no embed.
 */
export const readEmbeds = (input: Input): readonly EmbedInText[] => {
  if (input.from === 'argument')
    throw new InputError(
      'A URL was given where a file with an embed was expected: download the embed, and give the file or pipe it in.',
    );
  const json = parseJsonInput(input);
  const list = listOf(json);
  const embeds =
    list === null
      ? [placed(json, '')]
      : list[1].map((item, index) => placed(item, `${list[0]}${jsonPointer(index)}`));
  const placedEmbeds = embeds.filter((embed) => embed !== null);
  const regions = jsonRegions(
    input.text,
    placedEmbeds.map(({ base }) => base),
  );
  const whole = { start: 0, end: input.text.length };
  if (placedEmbeds.length > 0)
    return placedEmbeds.map((embed) => ({ ...embed, range: regions.get(embed.base) ?? whole }));
  throw new InputError(
    `${input.name} is JSON without an embed: give the object of an embed, or a list of them.`,
  );
};
