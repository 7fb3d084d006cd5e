import { isJsonObject } from '../text/json.js';
import { type Item, objectAt, pointer, report, value, type FieldReader } from './field-reader.js';

export const isNumberKeyed = (object: object): boolean =>
  Object.keys(object).every((key) => /^\d+$/.test(key));

/** Called with the value and the JSON Pointer of an element. */
type Visit = (value: unknown, path: string) => void;

/** A loop by index, because every ad and rule of an embed passes through here and iterators are slower. */
const visitList = (list: readonly unknown[], path: string, visit: Visit): void => {
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (value !== null && value !== undefined) visit(value, `${path}/${index}`);
  }
};

const visitKeyed = (
  object: Readonly<Record<string, unknown>>,
  path: string,
  visit: Visit,
): void => {
  for (const [key, value] of Object.entries(object))
    if (value !== null && value !== undefined) visit(value, `${path}/${key}`);
};

/**
 * Visits the elements of a list field that are not null. The service sends a list as a list, as an object
 * with numbers as keys, as its only element, or as null when it is empty.
 */
const visitItems = (fields: FieldReader, name: string, visit: Visit): void => {
  const list = value(fields, name);
  if (list === null) return;
  const path = pointer(fields, name);
  if (Array.isArray(list)) visitList(list, path, visit);
  else if (!isJsonObject(list)) report(fields, name, list === '' ? 'empty-value' : 'not-list');
  else if (isNumberKeyed(list)) visitKeyed(list, path, visit);
  else visit(list, path);
};

export const items = (fields: FieldReader, name: string): readonly Item[] => {
  const list: Item[] = [];
  visitItems(fields, name, (value, path) => list.push({ value, path }));
  return list;
};

/** Readers of the elements that are objects; other elements are reported. */
export const objects = (fields: FieldReader, name: string): readonly FieldReader[] => {
  const readers: FieldReader[] = [];
  visitItems(fields, name, (value, path) => {
    const object = objectAt({ value, path }, fields);
    if (object !== null) readers.push(object);
  });
  return readers;
};
