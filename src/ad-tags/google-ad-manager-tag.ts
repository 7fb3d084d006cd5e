import { percentDecode } from './encoding.js';
import { percentEncode } from '../text/percent-encode.js';
import {
  findAdManagerParameter,
  type AdManagerParameterDefinition,
} from './google-ad-manager-parameters.js';
import {
  type AdManagerKeyValue,
  changeKey,
  readKeyValues,
} from './google-ad-manager-key-values.js';
import { mapText, spansOf, splitOutside } from './placeholder-spans.js';

export interface AdManagerParameter {
  /** Decoded. */
  readonly name: string;
  /** As it is written. */
  readonly raw: string;
  /** Decoded once; placeholders stay as they are written. */
  readonly value: string;
  /** Null if the parameter is not known. */
  readonly definition: AdManagerParameterDefinition | null;
  readonly hasPlaceholder: boolean;
  /** Whether the value has the form of the definition; null if that cannot be said: a placeholder, or any text. */
  readonly hasForm: boolean | null;
  /** The key-values of `cust_params`, in order; null for other parameters. */
  readonly keyValues: readonly AdManagerKeyValue[] | null;
}

export interface AdManagerTag {
  readonly text: string;
  /** In order, with those that occur more than once. */
  readonly parameters: readonly AdManagerParameter[];
}

/** Changes of a tag. Values are decoded; placeholders in them stay placeholders. */
export interface AdManagerTagChanges {
  /** By name; null removes the parameter. Each occurrence is changed; a new parameter is added at the end. */
  readonly parameters?: Readonly<Record<string, string | null>>;
  /** Keys of `cust_params`; null removes the key. Applied after `parameters`. */
  readonly custParams?: Readonly<Record<string, readonly string[] | null>>;
}

interface TagParts {
  /** Everything before the query, with its question mark if there is one. */
  readonly head: string;
  /** The texts between `&`; null without a query. */
  readonly query: readonly string[] | null;
  readonly fragment: string;
}

const partsOf = (text: string): TagParts => {
  const [request = ''] = splitOutside(text, /#/g, 1);
  const fragment = text.slice(request.length);
  const [path = ''] = splitOutside(request, /\?/g, 1);
  if (path.length === request.length) return { head: path, query: null, fragment };
  const query = splitOutside(request.slice(path.length + 1), /&/g);
  return { head: `${path}?`, query, fragment };
};

const joinParts = ({ head, query, fragment }: TagParts): string =>
  head + (query ?? []).join('&') + fragment;

const CUST_PARAMS = 'cust_params';

const readParameter = (part: string): AdManagerParameter => {
  const [rawName = '', raw = ''] = splitOutside(part, /=/g, 1);
  const name = mapText(rawName, percentDecode);
  const value = mapText(raw, percentDecode);
  const definition = findAdManagerParameter(name) ?? null;
  const hasPlaceholder = spansOf(raw).some(({ isPlaceholder }) => isPlaceholder);
  const pattern = definition?.pattern ?? null;
  return {
    name,
    raw,
    value,
    definition,
    hasPlaceholder,
    hasForm: pattern === null || hasPlaceholder ? null : pattern.test(value),
    keyValues: name === CUST_PARAMS ? readKeyValues(raw) : null,
  };
};

/**
 * Reads the parameters of an ad tag, which is usually one of Google Ad Manager. Total: a text without a query has no
 * parameters. Takes time linear to the length of the tag.
 */
export const parseAdManagerTag = (tag: string): AdManagerTag => {
  const text = String(tag);
  const parts = (partsOf(text).query ?? []).filter((part) => part !== '');
  return { text, parameters: parts.map(readParameter) };
};

/** Characters that Google’s tags have as they are: the separators of ad units and lists. */
const PLAIN = /%(2F|2C)/g;

const encodeParameter = (name: string, value: string): string => {
  const isPath = name === 'iu';
  const encoded = mapText(value, percentEncode);
  return encoded.replace(PLAIN, (escape) =>
    escape === '%2C' || isPath ? percentDecode(escape) : escape,
  );
};

const changeParameter = (parts: TagParts, name: string, value: string | null): TagParts => {
  const { head, query, fragment } = parts;
  const read = (query ?? []).map((part) => ({ part, parameter: readParameter(part) }));
  const isNamed = ({ parameter, part }: (typeof read)[number]): boolean =>
    part !== '' && parameter.name === name;
  if (!read.some(isNamed)) {
    if (value === null) return parts;
    const added = `${percentEncode(name)}=${encodeParameter(name, value)}`;
    const before = query?.length === 1 && query[0] === '' ? [] : (query ?? []);
    return { head: query === null ? `${head}?` : head, query: [...before, added], fragment };
  }
  if (value === null) {
    const left = read.filter((entry) => !isNamed(entry)).map(({ part }) => part);
    return left.length > 0
      ? { head, query: left, fragment }
      : { head: head.slice(0, -1), query: null, fragment };
  }
  const changed = read.map((entry) => {
    if (!isNamed(entry) || entry.parameter.value === value) return entry.part;
    const [rawName = ''] = splitOutside(entry.part, /=/g, 1);
    return `${rawName}=${encodeParameter(name, value)}`;
  });
  return { head, query: changed, fragment };
};

const changeCustParams = (
  { head, query, fragment }: TagParts,
  changes: NonNullable<AdManagerTagChanges['custParams']>,
): TagParts => {
  const parts = query ?? [];
  const index = parts.findIndex((part) => readParameter(part).name === CUST_PARAMS);
  const raw = index < 0 ? '' : readParameter(parts[index] ?? '').raw;
  const changed = Object.entries(changes).reduce(
    (text, [key, values]) => changeKey(text, key, values),
    raw,
  );
  if (changed === raw) return { head, query, fragment };
  const written = `${CUST_PARAMS}=${changed}`;
  const isEmpty = parts.length === 1 && parts[0] === '';
  return {
    head: query === null ? `${head}?` : head,
    query:
      index < 0
        ? [...(isEmpty ? [] : parts), written]
        : parts.map((part, at) => (at === index ? written : part)),
    fragment,
  };
};

/**
 * Writes a tag with changes. What is not changed stays as it is, byte by byte, a value that is the same included;
 * placeholders are never encoded. Without changes, the result is the tag itself.
 */
export const writeAdManagerTag = (
  { text }: Pick<AdManagerTag, 'text'>,
  { parameters = {}, custParams = {} }: AdManagerTagChanges,
): string => {
  const changed = Object.entries(parameters).reduce(
    (parts, [name, value]) => changeParameter(parts, name, value),
    partsOf(text),
  );
  return joinParts(changeCustParams(changed, custParams));
};
