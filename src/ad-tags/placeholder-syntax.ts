/**
 * Syntaxes of placeholders. `bracket` and `encoded-bracket` are the IAB's; `subject` is the literal text of
 * a replace rule; `empty-parameter` is the missing value of a parameter of Google Ad Manager, after its
 * `=`; the others belong to other players, ad servers and exchanges (ad tags 1.4 and 1.5).
 */
export type PlaceholderSyntax =
  | 'bracket'
  | 'encoded-bracket'
  | 'subject'
  | 'empty-parameter'
  | 'percent'
  | 'dollar-brace'
  | 'dollar-bracket'
  | 'double-dollar'
  | 'dollar-name'
  | 'curly-dollar'
  | 'double-curly'
  | 'curly'
  | 'hash-brace'
  | 'double-underscore';

export interface Token {
  readonly syntax: PlaceholderSyntax;
  readonly name: string;
  readonly end: number;
}

/** One syntax of a placeholder: a name between two delimiters. */
interface Form {
  readonly syntax: PlaceholderSyntax;
  readonly open: string;
  readonly close: string;
  /** By character code: 2 may begin a name, 1 may follow, 0 ends it. */
  readonly characters: Uint8Array;
}

const MAX_NAME_LENGTH = 128;

const characters = (first: RegExp, rest: RegExp): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code);
    if (first.test(character)) return 2;
    return rest.test(character) ? 1 : 0;
  });

const NAME = characters(/[A-Za-z_]/, /[0-9.:-]/);
const LOOSE_NAME = characters(/[\w.:-]/, /[\w.:-]/);
const NAME_OR_DEFAULT = characters(/[A-Za-z]/, /[^{}&[\]]/);
const EXPRESSION = characters(/[^{}[\]]/, /[^{}[\]]/);
const HYPHENATED = characters(/[A-Za-z]/, /[\w-]/);

const form = (
  syntax: PlaceholderSyntax,
  open: string,
  close: string,
  name: Uint8Array = LOOSE_NAME,
): Form => ({ syntax, open, close, characters: name });

/** Every form, one per row. Of two forms with the same start, the more specific one comes first. */
const FORMS: readonly Form[] = [
  form('bracket', '[', ']', NAME),
  form('encoded-bracket', '%5B', '%5D', NAME),
  form('encoded-bracket', '%5b', '%5d', NAME),
  form('encoded-bracket', '%5B', '%5d', NAME),
  form('encoded-bracket', '%5b', '%5D', NAME),
  form('percent', '%%', '%%'),
  form('dollar-brace', '${', '}'),
  form('dollar-brace', '$%7B', '%7D'),
  form('dollar-brace', '%24%7B', '%7D'),
  form('dollar-bracket', '$[', ']'),
  form('double-dollar', '$$', '$$'),
  form('curly-dollar', '{$', '$}'),
  form('double-curly', '{{', '}}'),
  form('curly', '{', '}', NAME_OR_DEFAULT),
  form('hash-brace', '#{', '}', EXPRESSION),
  form('double-underscore', '__', '__', HYPHENATED),
];

export const writePlaceholder = (syntax: PlaceholderSyntax, name: string): string => {
  const { open = '$', close = '' } = FORMS.find((syntaxForm) => syntaxForm.syntax === syntax) ?? {};
  return open + name + close;
};

/** The forms by the code of their first character. */
const formsByCode: readonly (readonly Form[])[] = Array.from({ length: 128 }, (_, code) =>
  FORMS.filter(({ open }) => open.charCodeAt(0) === code),
);

export const mayOpen = (code: number): boolean => (formsByCode[code]?.length ?? 0) > 0;

const NO_FORMS: readonly Form[] = [];
const DOLLAR = 0x24;
const UNDERSCORE = 0x5f;

const match = ({ syntax, open, close, characters: name }: Form, text: string, at: number) => {
  const start = at + open.length;
  if (name[text.charCodeAt(start)] !== 2 || !text.startsWith(open, at)) return undefined;
  const closing = close.charCodeAt(0);
  const limit = start + MAX_NAME_LENGTH;
  for (let end = start + 1; end <= limit; end += 1) {
    const code = text.charCodeAt(end);
    if (code === closing && text.startsWith(close, end)) {
      return { syntax, name: text.slice(start, end), end: end + close.length };
    }
    if ((name[code] ?? 0) === 0) return undefined;
  }
  return undefined;
};

/** `$NAME` has no closing delimiter: it ends with its capitals. */
const DOLLAR_NAME = /\$([A-Z][A-Z_]{1,63})(?![\w$])/y;

const dollarName = (text: string, at: number): Token | undefined => {
  DOLLAR_NAME.lastIndex = at;
  const name = DOLLAR_NAME.exec(text)?.[1];
  return name === undefined
    ? undefined
    : { syntax: 'dollar-name', name, end: at + 1 + name.length };
};

/** `{…}` is also how JSON and GUIDs are written. */
const NO_NAME = /^[\da-f]{8}-|^[\w.:-]*[^\w.:=-]/i;

const isName = ({ syntax, name }: Token): boolean => syntax !== 'curly' || !NO_NAME.test(name);

/** After a word character, `__` is part of a name and not a placeholder; after an escape, it is one. */
const followsName = (text: string, at: number): boolean =>
  /\w/.test(text.charAt(at - 1)) &&
  !/%(?:25){0,8}[\da-f]{2}$/i.test(text.slice(Math.max(0, at - 19), at));

/** The placeholder that begins at an offset, or undefined. The length of names is limited, so that a scan is linear. */
export const tokenAt = (text: string, at: number): Token | undefined => {
  const code = text.charCodeAt(at);
  if (code === UNDERSCORE && followsName(text, at)) return undefined;
  for (const candidate of formsByCode[code] ?? NO_FORMS) {
    const token = match(candidate, text, at);
    if (token !== undefined && isName(token)) return token;
  }
  return code === DOLLAR ? dollarName(text, at) : undefined;
};
