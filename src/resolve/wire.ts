import type { ResolveFindingId } from './findings.js';

/** Takes what is odd in a wire: the kind, the JSON Pointer, and the value in question if it may be shown. */
export type Tell = (id: ResolveFindingId, path: string, shown?: unknown) => void;

/**
 * An object of the wire, where it stands, and where to report what is odd in it. All rules
 * read through it: own properties only, and null and absent are the same.
 */
export interface Wire {
  readonly object: Readonly<Record<string, unknown>>;
  /** JSON Pointer of the object from the root of the embed. */
  readonly path: string;
  /** Read where a field of `object` is null or an empty text: the embed under its bulk. */
  readonly under: Wire | null;
  readonly tell: Tell;
}

/** One element of a list. */
export interface Item {
  readonly path: string;
  readonly value: unknown;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = ({ object }: Wire, name: string): unknown =>
  Object.hasOwn(object, name) ? (object[name] ?? null) : null;

const tellNobody: Tell = () => undefined;

/** The embed as an object to read; anything else reads as an object without fields. */
export const rootWire = (embed: unknown, tell: Tell = tellNobody): Wire => {
  if (isObject(embed)) return { object: embed, path: '', under: null, tell };
  tell('not-object', '');
  return { object: {}, path: '', under: null, tell };
};

/** The layer that sets the field; the lowest when none does. */
const layer = (wire: Wire, name: string): Wire =>
  wire.under === null || (own(wire, name) ?? '') !== '' ? wire : layer(wire.under, name);

/** The field's value; null when it is null or absent. An empty text over another layer is told about, and read as null. */
export const value = (wire: Wire, name: string): unknown => {
  const setting = layer(wire, name);
  if (setting !== wire && own(wire, name) === '') wire.tell('empty-value', `${wire.path}/${name}`);
  return own(setting, name);
};

/** JSON Pointer of the field, in the layer that sets it. Field names need no escaping. */
export const pointer = (wire: Wire, name: string): string => `${layer(wire, name).path}/${name}`;

/** Adds a finding about the field, or about `shown` in it. */
export const report = (wire: Wire, name: string, id: ResolveFindingId, shown?: unknown): void => {
  wire.tell(id, pointer(wire, name), shown);
};

/** An element as an object to read, or null and a finding. */
export const objectAt = ({ path, value: object }: Item, { tell }: Wire): Wire | null => {
  if (isObject(object)) return { object, path, under: null, tell };
  tell('not-object', path);
  return null;
};

/** The object in a field, or null. */
export const object = (wire: Wire, name: string): Wire | null => {
  const nested = value(wire, name);
  return nested === null ? null : objectAt({ path: pointer(wire, name), value: nested }, wire);
};
