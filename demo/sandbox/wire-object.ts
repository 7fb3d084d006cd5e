/** An object of the REST interface, as JSON. */
export type WireObject = Readonly<Record<string, unknown>>;

/** Kinds of objects, named as in the paths of spec 4 and of the platform facts. */
export const OBJECT_KINDS = [
  'video',
  'live',
  'category',
  'embed',
  'embedtemplate',
  'tracka',
  'ama',
  'trackb',
  'trackc',
  'bulk',
  'addart',
  'advideo',
] as const;

export type ObjectKind = (typeof OBJECT_KINDS)[number];

export interface Reference {
  readonly kind: ObjectKind;
  readonly id: string;
}

/** Ids and public ids. The specification only requires a string; the grammar was chosen to fit a path segment. */
export const OBJECT_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const isObjectId = (value: unknown): value is string =>
  typeof value === 'string' && OBJECT_ID.test(value);

/** Formats milliseconds since 1970 as `YYYY-MM-DD hh:mm:ss` (spec 2), in UTC: the specification names no time zone. */
export const wireDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

/** Whether a string is a date in the format of the interface, with a day and time that exist. */
export const isWireDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isFinite(milliseconds) && wireDate(milliseconds) === text;
};

export const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (object: WireObject, field: string): WireObject | null => {
  const value = object[field];
  return isObject(value) ? value : null;
};

export const objectsIn = (object: WireObject, field: string): readonly WireObject[] => {
  const values: readonly unknown[] = [object[field]].flat();
  return values.filter(isObject);
};

export const textIn = (object: WireObject, field: string): string => {
  const value = object[field];
  return typeof value === 'string' ? value : '';
};

/** A flag, sent as the string `1` or `0` (spec 2); booleans and numbers are accepted. */
export const flagIn = (object: WireObject, field: string, fallback = false): boolean => {
  const value = object[field];
  if (value === undefined || value === null || value === '') return fallback;
  return value === true || value === 1 || value === '1';
};

/** A number, clamped to a range and sent as a number or a string; null for anything else. */
export const numberIn = (
  object: WireObject,
  field: string,
  min: number,
  max: number,
): number | null => {
  const value = object[field];
  if (
    typeof value !== 'number' &&
    (typeof value !== 'string' || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value))
  )
    return null;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : null;
};

/** Parses an absolute http(s) address without credentials; null for anything else. */
export const httpUrl = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isHttp = /^https?:$/.test(url.protocol) && url.hostname !== '';
  return isHttp && url.username === '' && url.password === '' ? url : null;
};
