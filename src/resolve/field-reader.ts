import { isJsonObject } from '../text/json.js';
import type { FindingReporter, ReportedParams, ResolveFindingId } from './resolve-findings.js';

/**
 * Reads the fields of one object that the service sent, and reports what is wrong with them. Every
 * rule reads through it: own properties only, and null and absent are the same.
 */
export interface FieldReader {
  readonly object: Readonly<Record<string, unknown>>;
  /** JSON Pointer of the object from the root of the embed. */
  readonly path: string;
  /** Read when a field of `object` is null or an empty text: the embed, for its bulk. */
  readonly fallback: FieldReader | null;
  readonly report: FindingReporter;
}

export interface Item {
  readonly path: string;
  readonly value: unknown;
}

const ownProperty = ({ object }: FieldReader, name: string): unknown =>
  Object.hasOwn(object, name) ? (object[name] ?? null) : null;

const ignoreFinding: FindingReporter = () => undefined;

/** The first reader whose object sets the field, else the last one. */
const settingReader = (fields: FieldReader, name: string): FieldReader =>
  fields.fallback === null || (ownProperty(fields, name) ?? '') !== ''
    ? fields
    : settingReader(fields.fallback, name);

/**
 * The field's value; null when it is null or absent. If there is a fallback, an empty text is
 * reported and read as null.
 */
export const value = (fields: FieldReader, name: string): unknown => {
  const setting = settingReader(fields, name);
  if (setting !== fields && ownProperty(fields, name) === '') {
    fields.report('empty-value', `${fields.path}/${name}`);
  }
  return ownProperty(setting, name);
};

/** JSON Pointer of the field in the object that sets it. Field names need no escaping. */
export const pointer = (fields: FieldReader, name: string): string =>
  `${settingReader(fields, name).path}/${name}`;

export const report = <Id extends ResolveFindingId>(
  fields: FieldReader,
  name: string,
  id: Id,
  ...params: ReportedParams<Id>
): void => {
  fields.report(id, pointer(fields, name), ...params);
};

/** Reads an element that is an object. Any other value is reported and read as null. */
export const objectAt = (
  { path, value: object }: Item,
  parent: Pick<FieldReader, 'report'>,
): FieldReader | null => {
  if (isJsonObject(object)) return { object, path, fallback: null, report: parent.report };
  parent.report('not-object', path);
  return null;
};

/** Reads the embed; anything but an object reads as an object without fields. */
export const readRoot = (embed: unknown, reporter: FindingReporter = ignoreFinding): FieldReader =>
  objectAt({ path: '', value: embed }, { report: reporter }) ?? readRoot({}, reporter);

export const objectField = (fields: FieldReader, name: string): FieldReader | null => {
  const nested = value(fields, name);
  return nested === null ? null : objectAt({ path: pointer(fields, name), value: nested }, fields);
};
