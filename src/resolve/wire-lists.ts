import { isObject, type Item, objectAt, pointer, report, value, type Wire } from './wire.js';

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

/** The elements of a list field that are objects; others give a finding. */
export const objects = (wire: Wire, name: string): readonly Wire[] => {
  const found: Wire[] = [];
  for (const item of items(wire, name)) {
    const object = objectAt(item, wire);
    if (object !== null) found.push(object);
  }
  return found;
};
