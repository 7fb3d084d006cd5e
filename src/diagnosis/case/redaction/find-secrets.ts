import { isSensitiveName } from './sensitive-names.js';

/** A secret in a text. */
export interface FoundSecret {
  readonly start: number;
  readonly end: number;
}

/** An escape, or a name with the sign before its value: `uid=`, `uid%3D`, `"uid": "`, `uid: '`. */
const NAMED =
  /%(?:25)*[\da-f]{2}|([a-z_][\w.-]{0,60})\\{0,3}["']?(?:=|%(?:25)*3D|\s{0,5}:\s{0,5}(?=\\{0,3}["']|\d)|\s{1,5}=\s{0,5}(?=["']))\\{0,3}["']?/gi;

/** The end of a value in the query of a URL, in JSON and in an attribute; an encoded one ends with the encoding of `&`. */
const END = /[&#;"'<>\s\\|^]|\*\*\*/g;
const ENCODED_END = /[&#;"'<>\s\\|^]|\*\*\*|%(?:25)*(?:26|23|3B|22|3C|3E|20)/gi;

const endOfValue = (text: string, start: number, isEncoded: boolean): number => {
  const pattern = isEncoded ? ENCODED_END : END;
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? text.length;
};

function* namedSecrets(text: string): Generator<FoundSecret> {
  NAMED.lastIndex = 0;
  const pattern = new RegExp(NAMED);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [found, name] = match;
    if (name === undefined || !isSensitiveName(name)) continue;
    const start = match.index + found.length;
    const end = endOfValue(text, start, /3D["']?$/i.test(found));
    yield { start, end };
    pattern.lastIndex = Math.max(end, start);
  }
}

const ELEMENT =
  /<(?:\w{1,40}:)?([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,1000})?>\s{0,50}(?:<!\[CDATA\[)?([^<\]]{2,4000})/g;

function* elementSecrets(text: string): Generator<FoundSecret> {
  for (const match of text.matchAll(ELEMENT)) {
    const [found, name = '', value = ''] = match;
    if (!isSensitiveName(name)) continue;
    const end = match.index + found.length;
    yield { start: end - value.length, end };
  }
}

/** Values that are secret wherever they stand; the first group is the secret, or the whole match. */
const PATTERNS: readonly RegExp[] = [
  // TCF 2 (the creation date of any year from 2020 begins with O or a later letter), with its segments.
  /(?<![\w-])(C[O-Z][\w-]{18,}(?:\.[\w-]{2,})*)/dg,
  // GPP: header and sections.
  /(?<![\w-])(D[A-Z][\w-]{2,20}(?:~[\w.-]{3,})+)/dg,
  // Additional consent of Google.
  /(?<![\w-])([12]~\d+(?:\.\d+)+(?:~dv\.[\d.]*)?)/dg,
  // Credentials in a URL.
  /(?::\/\/|%(?:25)*3A%(?:25)*2F%(?:25)*2F)([^\s/?#@"'<>&%]{1,300}(?:%(?:25)*3A[^\s/?#@"'<>&%]{0,300})?)(?:@|%(?:25)*40)/dgi,
  // Email addresses.
  /([\w.+-]{1,64}(?:@|%(?:25)*40)[\w-]{1,63}(?:\.[\w-]{1,63})+)/dgi,
  // Headers that were pasted with a response.
  /^(?:set-)?cookie2?:[ \t]*([^\r\n]{1,8000})/dgim,
  /^(?:proxy-)?authorization:[ \t]*([^\r\n]{1,8000})/dgim,
];

function* patternSecrets(text: string): Generator<FoundSecret> {
  for (const pattern of PATTERNS)
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? [0, 0];
      yield { start, end };
    }
}

/** Values without a secret: empty, unknown, withheld, a flag, a placeholder of the tag. */
const NO_SECRET =
  /^(?:|-?\d|true|false|null|undefined|none|yes|no|\[[^\]]*\]|%5B.*%5D|\{.*\}|\$\{.*\}|%%.*%%|\$\$.*\$\$|__.*__)$/i;

/** Whether a value of a sensitive name is one. */
export const isSecretValue = (value: string): boolean => !NO_SECRET.test(value.trim());

/** The secrets in a text by their names and their forms, in order and without overlaps. */
export const findSecrets = (text: string): readonly FoundSecret[] => {
  const all = [...namedSecrets(text), ...elementSecrets(text), ...patternSecrets(text)]
    .filter(({ start, end }) => end > start && isSecretValue(text.slice(start, end)))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const found: FoundSecret[] = [];
  for (const secret of all) if (secret.start >= (found.at(-1)?.end ?? 0)) found.push(secret);
  return found;
};
