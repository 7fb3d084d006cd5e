import { WATERFALL_SEPARATOR } from '../../src/ad-tags/split-waterfall.js';
import { recognizeInput } from '../../src/diagnosis/input/recognize-input.js';
import { applyRepair as applyToValue } from '../../src/lint/apply-repair.js';
import type { Repair } from '../../src/lint/lint-finding.js';
import { type JsonObject, objectOf, parseJson } from '../../src/text/json.js';
import type { Entry } from './entries.js';
import { diffTexts } from './text-diff.js';
import type { AppliedRepair } from './views/finding-list.js';

/** The indentation of JSON: the white space before its first field; none if it is on one line. */
const indentOf = (json: string): string =>
  /^\s*[[{][^\S\n]*\r?\n([^\S\r\n]{1,10})/.exec(json)?.[1] ?? '';

/**
 * Applies a repair to the text of an input, and returns the repaired text; null if it does not fit. An operation with an
 * empty path replaces the whole text; other paths are JSON Pointers into the embed, whose indentation stays.
 */
export const repairedText = (input: string, repair: Repair): string | null => {
  const isText = repair.operations.every(({ path }) => path === '');
  // The embed may be in code, in a reply of the service, or in a text that was copied with changes.
  const recognized = isText ? null : recognizeInput(input);
  const value: unknown = recognized !== null && 'embed' in recognized ? recognized.embed : input;
  const repaired = applyToValue(value, repair);
  if (repaired === value) return null;
  return typeof repaired === 'string' ? repaired : JSON.stringify(repaired, null, indentOf(input));
};

/** The ad object that the first operation of a repair changes, in a repaired embed. */
const changedAd = (text: string, { operations }: Repair): JsonObject => {
  const [, slot = '', index = ''] = /^\/([^/]+)\/(\d+)\//.exec(operations[0]?.path ?? '') ?? [];
  const embed = objectOf(parseJson(text));
  const ads = Object.hasOwn(embed, slot) ? embed[slot] : null;
  return objectOf(Array.isArray(ads) ? (ads as readonly unknown[])[Number(index)] : ads);
};

/** JSON with one field on each line, so that a diff shows the fields that changed; other texts as they are. */
const byLine = (text: string): string => {
  const json = parseJson(text);
  return json === undefined ? text : JSON.stringify(json, null, 2);
};

const AD_TAG = /^\s*(?:https?:)?\/\//i;

/** Applies a repair to an input, and says what it changed; null if the repair does not fit or changes nothing. */
export const repairInput = (input: string, repair: Repair): AppliedRepair | null => {
  const repaired = repairedText(input, repair);
  if (repaired === null || repaired === input) return null;
  const ad = changedAd(repaired, repair);
  const isTag = AD_TAG.test(repaired);
  const changes = (field: string): boolean =>
    repair.operations.some(({ path }) => path.includes(`/${field}`));
  return {
    label: repair.label,
    diff: isTag ? diffTexts(input, repaired) : diffTexts(byLine(input), byLine(repaired)),
    tag: isTag
      ? repaired
      : changes('source_url') && typeof ad['source_url'] === 'string'
        ? ad['source_url']
        : null,
    replaceRules: changes('replace_rules')
      ? JSON.stringify(ad['replace_rules'] ?? [], null, 2)
      : null,
    input: repaired,
  };
};

/** The steps of a waterfall with one of them replaced. Empty steps keep their places. */
const withStep = (waterfall: string, step: number, template: string): string => {
  let index = 0;
  return waterfall
    .split(WATERFALL_SEPARATOR)
    .map((part) => {
      if (part.trim() === '') return part;
      index += 1;
      return index === step ? part.replace(part.trim(), () => template) : part;
    })
    .join(WATERFALL_SEPARATOR);
};

/**
 * Replaces the tag of an entry in the input, which is the text of a tag or the JSON of an embed. Null if the input has
 * no such tag.
 */
export const replaceTemplate = (
  input: string,
  { ad, step }: Entry,
  template: string,
): string | null => {
  if (ad === null) return withStep(input, step, template);
  if (ad.ad.kind !== 'tag') return null;
  const waterfall = ad.ad.tags.join(WATERFALL_SEPARATOR);
  const operation = {
    op: 'replace',
    path: `${ad.ad.path}/source_url`,
    value: withStep(waterfall, step, template),
  } as const;
  const repair: Repair = { id: '', params: {}, label: '', operations: [operation] };
  return repairedText(input, repair);
};
