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
  /** Read where `object` says nothing: the embed under its bulk. */
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

/** `upper` laid over `under`: its fields win that are neither null nor an empty text. */
export const layered = (upper: Wire, under: Wire): Wire => ({ ...upper, under });

/** The layer that sets the field; the lowest when none does. */
const layer = (wire: Wire, name: string): Wire =>
  wire.under === null || (own(wire, name) ?? '') !== '' ? wire : layer(wire.under, name);

/** The field's value; null when it is null or absent. An empty text over another layer is told about, and read as null. */
export const value = (wire: Wire, name: string): unknown => {
  const setting = layer(wire, name);
  if (setting !== wire && own(wire, name) === '') wire.tell('empty-value', `${wire.path}/${name}`);
  return own(setting, name);
};

/** Whether the field is set. */
export const has = (wire: Wire, name: string): boolean => value(wire, name) !== null;

/** JSON Pointer of the field, in the layer that sets it. Field names need no escaping. */
const pointer = (wire: Wire, name: string): string => `${layer(wire, name).path}/${name}`;

/** Adds a finding about the object itself. */
export const reportWhole = ({ tell, path }: Wire, id: ResolveFindingId): void => {
  tell(id, path);
};

/** Adds a finding about the field, or about `shown` in it. */
export const report = (wire: Wire, name: string, id: ResolveFindingId, shown?: unknown): void => {
  wire.tell(id, pointer(wire, name), shown);
};

export const isNumberKeyed = (object: object): boolean =>
  Object.keys(object).every((key) => /^\d+$/.test(key));

/** By index and without iterators: every ad and rule of an embed passes here. */
const listItems = (list: readonly unknown[], path: string): readonly Item[] => {
  const found: Item[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (value !== null && value !== undefined) found.push({ path: `${path}/${index}`, value });
  }
  return found;
};

const keyedItems = (object: Readonly<Record<string, unknown>>, path: string): readonly Item[] =>
  Object.entries(object)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ({ path: `${path}/${key}`, value }));

/**
 * The elements of a list field, without null ones. The wire writes a list as a list, as an object
 * with numbers as keys, as null for an empty one, or as its only element alone.
 */
export const items = (wire: Wire, name: string): readonly Item[] => {
  const list = value(wire, name);
  if (list === null) return [];
  const path = pointer(wire, name);
  if (Array.isArray(list)) return listItems(list, path);
  if (isObject(list)) return isNumberKeyed(list) ? keyedItems(list, path) : [{ path, value: list }];
  report(wire, name, list === '' ? 'empty-value' : 'not-list');
  return [];
};

/** An element as an object to read, or null and a finding. */
export const objectAt = ({ path, value: object }: Item, { tell }: Wire): Wire | null => {
  if (isObject(object)) return { object, path, under: null, tell };
  tell('not-object', path);
  return null;
};

/** The elements of a list field that are objects; others give a finding. */
export const objects = (wire: Wire, name: string): readonly Wire[] => {
  const found: Wire[] = [];
  for (const item of items(wire, name)) {
    const object = objectAt(item, wire);
    if (object !== null) found.push(object);
  }
  return found;
};

/** The object in a field, or null. */
export const object = (wire: Wire, name: string): Wire | null => {
  const nested = value(wire, name);
  return nested === null ? null : objectAt({ path: pointer(wire, name), value: nested }, wire);
};
