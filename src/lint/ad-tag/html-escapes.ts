import { percentDecode } from '../../ad-tags/encoding.js';
import { PREDEFINED_ENTITIES } from '../../text/character-references.js';

/** Named characters of HTML that a URL or a placeholder may have. */
const NAMED: Readonly<Record<string, string>> = {
  ...PREDEFINED_ENTITIES,
  lbrack: '[',
  lsqb: '[',
  rbrack: ']',
  rsqb: ']',
  lcub: '{',
  lbrace: '{',
  rcub: '}',
  rbrace: '}',
  equals: '=',
  sol: '/',
  colon: ':',
  quest: '?',
  num: '#',
  percnt: '%',
  lowbar: '_',
  dollar: '$',
  comma: ',',
  period: '.',
};

const NAME = Object.keys(NAMED).join('|');
/** Numbers of printable characters of ASCII. */
const NUMBER =
  '#0{0,4}(?:3[3-9]|[4-9]\\d|1[01]\\d|12[0-6])|#x0{0,4}(?:2[1-9a-f]|[3-6][\\da-f]|7[\\da-e])';
const AMPERSAND = '(?:amp|#0{0,4}38|#x0{0,4}26);';

/** One escape, which may be escaped again. */
const ESCAPE = `&(?:${AMPERSAND}){0,8}(?:${NAME}|${NUMBER});`;

export const HTML_ESCAPES = new RegExp(ESCAPE, 'gi');

/** The separator of parameters as HTML and XML write it. */
export const ESCAPED_SEPARATOR = /&(?:amp;){1,9}[\w.-]{1,64}=/i;

const ESCAPE_OF_VALUE = new RegExp(`&(?!${AMPERSAND})(?:${NAME}|${NUMBER});`, 'iy');

/** Whether an escape of another character than the ampersand begins at an offset. */
export const isEscapeAt = (text: string, offset: number): boolean => {
  ESCAPE_OF_VALUE.lastIndex = offset;
  return ESCAPE_OF_VALUE.test(text);
};

/** The entities of HTML that need no semicolon, in the order of their characters from U+00A0. */
const WITHOUT_SEMICOLON = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

/** A character in front of the rest of a name; a letter behind another one belongs to a word. */
export const EATEN_SEPARATOR =
  /(?:[\u00a1-\u00bf\u00d7\u00f7]|(?<!\p{L})[\u00c0-\u00ff]|%C2%(?:A[1-9A-F]|B[\dA-F])|%C3%[9B]7)(?=[\w.-]{0,40}=)/giu;

/** What the character was before HTML read it as an entity: `&sect` of a section sign. */
export const eatenText = (character: string): string =>
  `&${WITHOUT_SEMICOLON[percentDecode(character).charCodeAt(0) - 0xa0] ?? ''}`;

/** Characters that would end the URL, or its query. */
const ENCODED = /[<>"'#]/;

const escapedByte = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The character that an escape stands for, as a URL may contain it. */
export const unescapedHtml = (escape: string): string => {
  const name =
    escape
      .slice(escape.lastIndexOf('&') + 1, -1)
      .split(';')
      .at(-1)
      ?.toLowerCase() ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const character = name.startsWith('#') ? String.fromCharCode(code) : (NAMED[name] ?? '&');
  return ENCODED.test(character) ? escapedByte(character) : character;
};
