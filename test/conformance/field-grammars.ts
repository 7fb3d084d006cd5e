/** The meaning of a value in a field; `REFUSED` when the field does not accept it. */
export type Grammar = (value: unknown) => unknown;

/** Marks a value that is not accepted: the field has its default, and there is a finding. */
export const REFUSED: unique symbol = Symbol('refused');

const isTextual = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const matching = (value: unknown, pattern: RegExp): string | null =>
  isTextual(value) && pattern.test(String(value)) ? String(value) : null;

/** Absolute http(s) URLs, as the URL Standard reads them. */
export const address: Grammar = (value) => {
  try {
    const { protocol, href } = new URL(typeof value === 'string' ? value : '');
    return /^https?:$/.test(protocol) ? href : REFUSED;
  } catch {
    return REFUSED;
  }
};

/** An address that may lack its scheme: of a frame in the service's code, of an ad request. */
export const schemeless: Grammar = (value) =>
  address(typeof value === 'string' && value.startsWith('//') ? `https:${value}` : value);

/** The address of an ad request, whose slashes must show the host that a URL parser reads. */
export const requestAddress: Grammar = (value) =>
  typeof value === 'string' && /^(?:https?:)?\/\/[^/\\]+(?:[/?#]|$)/i.test(value)
    ? schemeless(value)
    : REFUSED;

/** Colors, which may lack their `#`. */
export const color: Grammar = (value) => {
  const digits = matching(value, /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i);
  return digits === null ? REFUSED : `#${digits.replace('#', '')}`;
};

/** Numbers of pixels or percent. */
export const length: Grammar = (value) => {
  const matched = matching(value, /^(?:0|\d{1,5}(?:\.\d{1,3})?)(?:px|%)?$/);
  return matched === null
    ? REFUSED
    : { value: parseFloat(matched), unit: matched.endsWith('%') ? '%' : 'px' };
};

/** Numbers of pixels only. */
export const pixels: Grammar = (value) =>
  String(value).endsWith('%') || length(value) === REFUSED ? REFUSED : parseFloat(String(value));

/** Decimal numbers, clamped to bounds. */
export const numberWithin =
  (min: number, max: number): Grammar =>
  (value) => {
    const digits = matching(value, /^-?\d+(?:\.\d+)?$/);
    return digits === null ? REFUSED : Math.min(max, Math.max(min, Number(digits)));
  };

/** `"1"`, 1 and true; `"0"`, 0 and false. */
export const flag: Grammar = (value) => {
  if (value === '1' || value === 1 || value === true) return true;
  return value === '0' || value === 0 || value === false ? false : REFUSED;
};

/** Texts and numbers, unchanged. */
export const text: Grammar = (value) => (isTextual(value) ? String(value) : REFUSED);

/** A tag, without surrounding blanks; no text of the corpus has a comma. */
export const tag: Grammar = (value) => (isTextual(value) ? String(value).trim() : REFUSED);

/** BCP 47 language tags, by their form only. */
export const language: Grammar = (value) =>
  matching(value, /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i) ?? REFUSED;

/** Fields with fixed words, none of which is in the corpus. */
export const unknownWord: Grammar = () => REFUSED;
