import {
  isObject,
  type Item,
  objectAt,
  pointer,
  report,
  value,
  type FieldReader,
} from './field-reader.js';

export const isNumberKeyed = (object: object): boolean =>
  Object.keys(object).every((key) => /^\d+$/.test(key));

/** A loop by index, because every ad and rule of an embed passes through here and iterators are slower. */
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
 * The elements of a list field that are not null. The service sends a list as a list, as an object
 * with numbers as keys, as its only element, or as null when it is empty.
 */
export const items = (fields: FieldReader, name: string): readonly Item[] => {
  const list = value(fields, name);
  if (list === null) return [];
  const path = pointer(fields, name);
  if (Array.isArray(list)) return listItems(list, path);
  if (isObject(list)) return isNumberKeyed(list) ? keyedItems(list, path) : [{ path, value: list }];
  report(fields, name, list === '' ? 'empty-value' : 'not-list');
  return [];
};

/** Readers of the elements that are objects; other elements are reported. */
export const objects = (fields: FieldReader, name: string): readonly FieldReader[] => {
  const found: FieldReader[] = [];
  for (const item of items(fields, name)) {
    const object = objectAt(item, fields);
    if (object !== null) found.push(object);
  }
  return found;
};
