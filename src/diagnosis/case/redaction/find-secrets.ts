import { applyEdits, type TextRange } from '../../../text/text-edits.js';
import { textOfBase64 } from '../../../text/base64.js';
import { SECRET_FORMS } from './secret-forms.js';
import { isSensitiveName } from './sensitive-names.js';

export type FoundSecret = TextRange;

/** An escape, or a name with the sign before its value: `uid=`, `uid%3D`, `"uid": "`, `uid: '`, `user[uid]=`. */
const NAMED =
  /%(?:25)*[\da-f]{2}|([a-z_][\w.-]{0,60}(?:\[[\w.-]{0,60}\]){0,4})\\{0,3}["']?\]?(?:=|%(?:25)*3D|\s{0,5}:\s{0,5}(?=\\{0,3}["']|\d)|\s{1,5}=\s{0,5}(?=["']))\\{0,3}["']?/gi;

/** The end of a value in a query, in JSON and in an attribute. */
const END = '[&#;"\'<>\\s\\\\|^]|\\*\\*\\*';

/** By how many times the name is percent-encoded: deeper encodings of `&` are part of the value. */
const endPatterns = new Map<number, RegExp>();

const endPattern = (depth: number): RegExp => {
  const known = endPatterns.get(depth);
  if (known !== undefined) return known;
  const encoded = depth === 0 ? '' : `|%(?:25){0,${depth - 1}}(?:26|23|3B|22|3C|3E|20)`;
  const pattern = new RegExp(END + encoded, 'gi');
  endPatterns.set(depth, pattern);
  return pattern;
};

/** Encodings within one another that are distinguished. */
const MAX_DEPTH = 6;

/** How many times the `=` of a name is percent-encoded. */
const depthOf = (assignment: string): number => {
  const escape = /%((?:25)*)3D["']?$/i.exec(assignment)?.[1];
  return escape === undefined ? 0 : Math.min(MAX_DEPTH, 1 + escape.length / 2);
};

const endOfValue = (text: string, start: number, depth: number): number => {
  const pattern = endPattern(depth);
  pattern.lastIndex = start;
  return pattern.exec(text)?.index ?? text.length;
};

function* namedSecrets(text: string): Generator<FoundSecret> {
  NAMED.lastIndex = 0;
  const pattern = new RegExp(NAMED);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [assignment, name] = match;
    if (!name?.split(/[[\]]/).some(isSensitiveName)) continue;
    const start = match.index + assignment.length;
    const end = endOfValue(text, start, depthOf(assignment));
    yield { start, end };
    pattern.lastIndex = Math.max(end, start);
  }
}

const ELEMENT =
  /<(?:\w{1,40}:)?([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,1000})?>\s{0,50}(?:<!\[CDATA\[)?([^<\]]{2,4000})/g;

function* elementSecrets(text: string): Generator<FoundSecret> {
  for (const match of text.matchAll(ELEMENT)) {
    const [element, name = '', value = ''] = match;
    if (!isSensitiveName(name)) continue;
    const end = match.index + element.length;
    yield { start: end - value.length, end };
  }
}

/** User name and password in a URL. */
const CREDENTIALS =
  /(?::\/\/|%(?:25)*3A%(?:25)*2F%(?:25)*2F)([^\s/?#@"'<>&%:]{1,300})(?:(?::|%(?:25)*3A)([^\s/?#@"'<>&%]{0,300}))?(?:@|%(?:25)*40)/dgi;

/** Values that are secret wherever they stand, by their groups. */
const PATTERNS: readonly RegExp[] = [
  // TCF 2 (the creation date of any year from 2020 begins with O or a later letter), with its segments.
  /(?:(?<![\w-])|(?<=%(?:25){0,16}[\da-f]{2}))(C[O-Z][\w-]{18,}(?:\.[\w-]{2,})*)/dg,
  // GPP: header and sections.
  /(?:(?<![\w-])|(?<=%(?:25){0,16}[\da-f]{2}))(D[A-Z][\w-]{2,20}(?:~[\w.-]{3,})+)/dg,
  // Additional consent of Google.
  /(?:(?<![\w-])|(?<=%(?:25){0,16}[\da-f]{2}))([12]~\d+(?:\.\d+)+(?:~dv\.[\d.]*)?)/dg,
  // Email addresses.
  /(?:(?<![\w.+%-])|(?<=%(?:25){0,16}[\da-f]{2}))([\w.+-]{1,64}(?:@|%(?:25)*40)[\w-]{1,63}(?:\.[\w-]{1,63})+)/dgi,
  // Headers that were pasted with a response.
  /^(?:set-)?cookie2?:[ \t]*([^\r\n]{1,8000})/dgim,
  /^(?:proxy-)?authorization:[ \t]*([^\r\n]{1,8000})/dgim,
  // The same headers in a copied command, and in the HAR file of a browser.
  /(?<=')(?:(?:set-)?cookie2?|(?:proxy-)?authorization|x-api-key):[ \t]*([^\r\n']{1,8000})/dgi,
  /(?<=")(?:(?:set-)?cookie2?|(?:proxy-)?authorization|x-api-key)(?::|"\s{0,50},\s{0,50}"value"\s{0,50}:\s{0,50}")((?:[^\r\n"\\]|\\[^\r\n]){1,8000})/dgi,
  // Tokens behind their scheme.
  /(?<![a-z])bearer(?:\s|\+|%(?:25)*20)([\w.~+/-]{8,8000})/dgi,
];

function* patternSecrets(text: string, patterns: readonly RegExp[]): Generator<FoundSecret> {
  for (const pattern of patterns)
    for (const { indices } of text.matchAll(pattern))
      for (const [start, end] of (indices ?? []).slice(1).filter((range) => range !== undefined))
        yield { start, end };
}

function* formSecrets(text: string): Generator<FoundSecret> {
  for (const { pattern, isSecret } of SECRET_FORMS)
    for (const { 0: value, index } of text.matchAll(pattern))
      if (isSecret?.(value, text.charAt(index - 1), text.charAt(index + value.length)) ?? true)
        yield { start: index, end: index + value.length };
}

/** The text with blanks in place of what was found, so that it is not part of anything else. */
const masked = (text: string, secrets: readonly FoundSecret[]): string =>
  applyEdits(
    text,
    secrets.map(({ start, end }) => ({ start, end, text: ' '.repeat(end - start) })),
  );

/** Values without a secret: empty, unknown, withheld, a flag, a placeholder of the tag. */
const NO_SECRET =
  /^(?:|-?\d|true|false|null|undefined|nan|none|yes|no|\[[^\]]*\]|%5B.*%5D|\{.*\}|\$\{.*\}|%%.*%%|\$\$.*\$\$|__.*__)$/i;

export const isSecretValue = (value: string): boolean => !NO_SECRET.test(value.trim());

/** A letter, a digit, `-`, `.`, `_`, `~` or a bracket that is percent-encoded any number of times, as no text needs. */
const NEEDLESS_ESCAPE = /%(?:25)*(2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5[BDF]|7E)/gi;

/** A text without needless escapes, and where each of its characters was. */
const unescaped = (text: string): readonly [plain: string, offsetOf: (index: number) => number] => {
  const ends: (readonly [index: number, removed: number])[] = [[0, 0]];
  let removed = 0;
  const plain = text.replace(NEEDLESS_ESCAPE, (escape: string, code: string, at: number) => {
    const index = at - removed + 1;
    removed += escape.length - 1;
    ends.push([index, removed]);
    return String.fromCharCode(Number.parseInt(code, 16));
  });
  const offsetOf = (index: number): number => {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((ends[middle]?.[0] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return index + (ends[low]?.[1] ?? 0);
  };
  return [plain, offsetOf];
};

/** Base64 or base64url of a whole value; shorter ones have no name with a value. */
const BASE64 = /(?<![\w+/-])(?:[\w+/-]|%(?:25)*2[BF]){12,}/gi;

/** Control characters of bytes that are not a text. */
const BINARY = /[^\P{Cc}\s\x80-\x9f]/u;

/** Values in base64 that have secrets in them. */
function* encodedSecrets(text: string): Generator<FoundSecret> {
  for (const { 0: value, index } of text.matchAll(BASE64)) {
    const base64 = value.replace(/-|%(?:25)*2B/gi, '+').replace(/_|%(?:25)*2F/gi, '/');
    if (BINARY.test(textOfBase64(base64.slice(0, 100)))) continue;
    const [plain] = unescaped(textOfBase64(base64));
    if (secretsIn(plain).length > 0) yield { start: index, end: index + value.length };
  }
}

/** The secrets in a text without needless escapes, in order and without overlaps. */
const secretsIn = (text: string, encoded: Iterable<FoundSecret> = []): readonly FoundSecret[] => {
  const credentials = [...patternSecrets(text, [CREDENTIALS])];
  const rest = masked(text, credentials);
  const all = [
    ...credentials,
    ...namedSecrets(rest),
    ...elementSecrets(rest),
    ...patternSecrets(rest, PATTERNS),
    ...formSecrets(rest),
    ...encoded,
  ]
    .filter(({ start, end }) => end > start && isSecretValue(text.slice(start, end)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const secrets: FoundSecret[] = [];
  for (const secret of all) if (secret.start >= (secrets.at(-1)?.end ?? 0)) secrets.push(secret);
  return secrets;
};

/** The secrets in a text by their names and their forms, in order and without overlaps. */
export const findSecrets = (text: string): readonly FoundSecret[] => {
  const [plain, offsetOf] = unescaped(text);
  return secretsIn(plain, encodedSecrets(plain)).map(({ start, end }) => ({
    start: offsetOf(start),
    end: offsetOf(end),
  }));
};
