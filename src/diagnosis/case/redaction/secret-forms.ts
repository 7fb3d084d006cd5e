import { textOfBase64 } from '../../../text/base64.js';

/** A form of values that identify somebody or let somebody in, whatever their name is. */
interface SecretForm {
  readonly pattern: RegExp;
  /** What a pattern cannot say, by the characters before and after a match. Default: every match is one. */
  readonly isSecret?: (value: string, before: string, after: string) => boolean;
}

/** No character of a longer value, a version, a path or a host, or the escape of a sign before a value. */
const START = '(?:(?<![\\w./@:[-])|(?<=%(?:25){0,16}(?:3D|2C|3B|7C|22|20|3A)))';
const COLON = '(?::|%(?:25)*3A)';
const GROUP = '[\\da-f]{1,4}';
const SPACE = '(?:[ +]|%(?:25)*20)?';

/** The check digit of payment cards (ISO/IEC 7812). */
const hasCheckDigit = (value: string): boolean => {
  const sum = Array.from(value.replace(/%(?:25)*[\da-f]{2}/gi, '').replace(/\D/g, ''))
    .reverse()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
};

/** The check digits of an IBAN (ISO 13616). */
const isIban = (value: string): boolean => {
  const plain = value.replace(/%(?:25)*20|[ +]/g, '');
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (character) =>
    parseInt(character, 36),
  ).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

const kindOf = (character: string): number =>
  /\d/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : /[A-Z]/.test(character) ? 2 : 3;

/** Changes between capitals, small letters and digits, by the length of a value: a third in names, two thirds in keys. */
const MIN_CHANGES = 0.35;

/** Whether a value is random: it mixes capitals, small letters and digits, and is no text in base64. */
const isRandom = (value: string): boolean => {
  const kinds = Array.from(value, kindOf);
  if (![0, 1, 2].every((kind) => kinds.includes(kind))) return false;
  const changes = kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
  const base64 = value.replaceAll('-', '+').replaceAll('_', '/');
  return changes >= MIN_CHANGES * value.length && /[^\P{Cc}\s]/u.test(textOfBase64(base64));
};

/** MD5, SHA-1, SHA-256 and UUID: of email addresses and devices. */
const HASH = /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/;

/** Whether a value is a key or a hash, and no part of a path or a host. */
const isKey = (value: string, before: string, after: string): boolean =>
  WEB_TOKEN.test(value) ||
  (!/[./]/.test(before + value + after) && (HASH.test(value) || isRandom(value)));

/** The numbers of the issuers of cards, with the lengths that they have. */
const CARD = [
  '4\\d{3}(?:SEP\\d{4}){3}',
  '(?:5[1-5]\\d\\d|2[2-7]\\d\\d|6011|65\\d\\d|35\\d\\d)(?:SEP\\d{4}){3}',
  '3[47]\\d\\d(?:SEP)\\d{6}(?:SEP)\\d{5}',
]
  .join('|')
  .replaceAll('SEP', SPACE);

/** Parameters whose numbers are random or times. */
const RANDOM_NUMBER =
  '(?<!(?:correlator|cachebust(?:er|ing)?|cb|ord|rnd|rand|random|timestamp|ts|time|scor)(?:=|%(?:25){0,16}3D))';

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

export const SECRET_FORMS: readonly SecretForm[] = [
  // Addresses of the internet. That of every machine is nobody's.
  {
    pattern: new RegExp(`${START}(?:${BYTE}\\.){3}${BYTE}(?![\\w.])`, 'gi'),
    isSecret: (value) => !value.startsWith('127.'),
  },
  {
    pattern: new RegExp(
      `${START}(?:(?:${GROUP}${COLON}){7}${GROUP}|(?:${GROUP}${COLON}){1,6}(?:${COLON}${GROUP}){1,6})(?![\\w:])`,
      'gi',
    ),
  },
  {
    pattern: new RegExp(
      `${START}[A-Z]{2}\\d{2}(?:${SPACE}[A-Z\\d]{4}){2,7}(?:${SPACE}[A-Z\\d]{1,3})?(?![A-Za-z\\d])`,
      'g',
    ),
    isSecret: isIban,
  },
  {
    pattern: new RegExp(`${RANDOM_NUMBER}${START}(?:${CARD})(?![\\w.])`, 'gi'),
    isSecret: hasCheckDigit,
  },
  // Telephone numbers with the code of a country.
  {
    pattern: new RegExp(
      `${START}(?:\\+|%(?:25)*2B)[1-9](?:(?:[ ().-]|%(?:25)*(?:20|28|29)){0,2}\\d){7,14}(?![\\w.])`,
      'gi',
    ),
  },
  // An escape, which is no part of the value behind it, or a whole value.
  { pattern: /%(?:25)*[\da-f]{2}|[\w.-]{20,}/gi, isSecret: isKey },
];
