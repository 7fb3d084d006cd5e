import { percentDecode } from './encoding.js';
import { percentEncode } from '../text/percent-encode.js';
import { mapText, spansOf, splitOutside } from './placeholder-spans.js';

export interface AdManagerKeyValue {
  readonly key: string;
  /** Decoded; placeholders stay as they are written. */
  readonly values: readonly string[];
}

/**
 * How the pairs of `cust_params` are written. They are encoded as a whole, so that `=` is `%3D` there; tags of other
 * origin do not encode them, or encode them twice.
 */
interface PairForm {
  readonly equals: RegExp;
  readonly equalsText: string;
  readonly ampersand: RegExp;
  readonly ampersandText: string;
  readonly comma: RegExp;
  readonly commaText: string;
  /** How often the list is encoded. Characters that have a meaning in it are encoded once more. */
  readonly levels: number;
}

const pairForm = (prefix: string, levels: number): PairForm => ({
  equals: new RegExp(`${prefix}3D`, 'gi'),
  equalsText: `${prefix}3D`,
  ampersand: new RegExp(`${prefix}26`, 'gi'),
  ampersandText: `${prefix}26`,
  comma: new RegExp(`,|${prefix}2C`, 'gi'),
  commaText: `${prefix}2C`,
  levels,
});

const ENCODED_PAIRS = pairForm('%', 1);
const TWICE_ENCODED_PAIRS = pairForm('%25', 2);
const RAW_PAIRS: PairForm = {
  ...pairForm('%', 1),
  equals: /=/g,
  equalsText: '=',
  comma: /,/g,
  commaText: ',',
};

const pairFormOf = (raw: string): PairForm => {
  const literals = spansOf(raw)
    .filter(({ isPlaceholder }) => !isPlaceholder)
    .map(({ text }) => text)
    .join(' ');
  const first = /=|%3D/i.exec(literals)?.[0];
  if (first === '=') return RAW_PAIRS;
  return first === undefined && /%253D/i.test(literals) ? TWICE_ENCODED_PAIRS : ENCODED_PAIRS;
};

const decodeLevels = (text: string, levels: number): string => {
  let decoded = text;
  for (let level = 0; level < levels; level += 1) decoded = mapText(decoded, percentDecode);
  return decoded;
};

const encodeLevels = (text: string, levels: number): string =>
  mapText(text, (literal) => {
    let encoded = literal;
    for (let level = 0; level < levels; level += 1) encoded = percentEncode(encoded);
    return encoded;
  });

const readPair = (raw: string, form: PairForm): AdManagerKeyValue => {
  const [key = '', values] = splitOutside(raw, form.equals, 1);
  return {
    key: decodeLevels(key, form.levels + 1),
    values:
      values === undefined
        ? []
        : splitOutside(values, form.comma).map((value) => decodeLevels(value, form.levels + 1)),
  };
};

const pairsOf = (raw: string, form: PairForm): readonly string[] =>
  raw === '' ? [] : splitOutside(raw, form.ampersand);

const SEPARATOR = /[%&=,]/g;

const writePair = (key: string, values: readonly string[], form: PairForm): string => {
  const write = (text: string): string =>
    encodeLevels(
      mapText(text, (literal) => literal.replace(SEPARATOR, percentEncode)),
      form.levels,
    );
  return write(key) + form.equalsText + values.map(write).join(form.commaText);
};

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

export const readKeyValues = (raw: string): readonly AdManagerKeyValue[] => {
  const form = pairFormOf(raw);
  return pairsOf(raw, form).map((pair) => readPair(pair, form));
};

/** The raw value of `cust_params` with one key changed. */
export const changeKey = (raw: string, key: string, values: readonly string[] | null): string => {
  const form = pairFormOf(raw);
  const pairs = pairsOf(raw, form).map((text) => ({ text, pair: readPair(text, form) }));
  const isNew = pairs.every(({ pair }) => pair.key !== key);
  const changed = pairs.flatMap(({ text, pair }) => {
    if (pair.key !== key) return [text];
    if (values === null) return [];
    return [isSameList(pair.values, values) ? text : writePair(key, values, form)];
  });
  const added = isNew && values !== null ? [writePair(key, values, form)] : [];
  return [...changed, ...added].join(form.ampersandText);
};
