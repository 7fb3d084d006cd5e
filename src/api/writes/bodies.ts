import type { BodyFormat } from '../client-options.js';
import { isUpload, uploadName, type Upload } from './uploads.js';

/** A value of a field of a write. Flags may be booleans; fields that are undefined are not sent. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Upload
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** The fields of a write by their names on the wire. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A body, and the header that says what it is where `fetch` does not set that itself. */
export interface Body {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

type Part = readonly [name: string, value: string | Upload];

/** Whether any field is a file, also inside of a list or an object. */
export const hasUpload = (value: FieldValue): boolean =>
  isUpload(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasUpload));

/** The parts of a form: `name`, and for what is inside of lists and objects `name[0]` and `name[0][subject]`. */
const parts = (value: FieldValue, name: string): readonly Part[] => {
  if (value === undefined) return [];
  if (isUpload(value)) return [[name, value]];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => parts(inner, `${name}[${key}]`));
  }
  return [[name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? '')]];
};

const partsOf = (fields: Fields): readonly Part[] =>
  Object.entries(fields).flatMap(([name, value]) => parts(value, name));

/** Flags are 1 and 0 in JSON too (spec 2). */
const json = (fields: Fields): string =>
  JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'boolean' ? Number(value) : value,
  );

const form = (entries: readonly Part[]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (isUpload(value)) data.append(name, value, uploadName(value, name));
    else data.append(name, value);
  }
  return data;
};

const jsonForm = (fields: Fields): FormData => {
  const entries = Object.entries(fields);
  const files = entries.filter(([, value]) => hasUpload(value));
  const rest = entries.filter(([, value]) => !hasUpload(value));
  const data = form(partsOf(Object.fromEntries(files)));
  data.append('_json_body', json(Object.fromEntries(rest)));
  return data;
};

const isText = (part: Part): part is readonly [string, string] => typeof part[1] === 'string';

const writers: Readonly<Record<BodyFormat, (fields: Fields) => Body>> = {
  urlencoded: (fields) => ({
    body: new URLSearchParams(
      partsOf(fields)
        .filter(isText)
        .map(([name, value]) => [name, value]),
    ),
    headers: {},
  }),
  json: (fields) => ({ body: json(fields), headers: { 'Content-Type': 'application/json' } }),
  multipart: (fields) => ({ body: form(partsOf(fields)), headers: {} }),
  'multipart-json': (fields) => ({ body: jsonForm(fields), headers: {} }),
};

/** Writes fields as a body (spec 4.1). Files in a format that has no place for them make it `multipart`. */
export const writeBody = (fields: Fields, format: BodyFormat): Body => {
  const fits = format.startsWith('multipart') || !hasUpload(fields);
  return writers[fits ? format : 'multipart'](fields);
};
