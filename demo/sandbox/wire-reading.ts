import type { WireObject } from './object-kind.js';

/** The object in a field, or null. */
export const objectIn = (object: WireObject, field: string): WireObject | null => {
  const value = object[field];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as WireObject)
    : null;
};

/** The objects in a list; a single object counts as a list of one. */
export const objectsIn = (object: WireObject, field: string): readonly WireObject[] => {
  const value = object[field];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter(
    (item): item is WireObject => typeof item === 'object' && item !== null && !Array.isArray(item),
  );
};

export const textIn = (object: WireObject, field: string): string => {
  const value = object[field];
  return typeof value === 'string' ? value : '';
};

/** A flag: the strings `1` and `0` (spec 2). Booleans and numbers are read too. */
export const flagIn = (object: WireObject, field: string, standard = false): boolean => {
  const value = object[field];
  if (value === undefined || value === null || value === '') return standard;
  return value === true || value === 1 || value === '1';
};

/** A number within bounds, sent as a number or a string; null when it is none. */
export const numberIn = (
  object: WireObject,
  field: string,
  least: number,
  most: number,
): number | null => {
  const value = object[field];
  if (
    typeof value !== 'number' &&
    (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value))
  )
    return null;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : null;
};

/** An absolute http(s) address, or null. */
export const addressIn = (object: WireObject, field: string): string | null => {
  try {
    const url = new URL(textIn(object, field));
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
      ? url.href
      : null;
  } catch {
    return null;
  }
};
