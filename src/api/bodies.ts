import type { Options } from 'ky';

/**
 * A file to upload: a `Blob`, or a `File` when its name matters. In Node, `fs.openAsBlob(path)`
 * makes one that is read from the disk while it is sent.
 */
export type Upload = Blob;

/** The progress of an upload. */
export interface Progress {
  /** Bytes of the body passed to the network so far. */
  readonly sent: number;
  /** Bytes of the whole body: an estimate during the upload, exact in the last report. */
  readonly total: number;
}

/**
 * How a write's fields are sent (spec 4.1). `multipart` has one part per field; `multipart-json`
 * keeps the fields together in one part `_json_body`. Files need one of these two, so that a call
 * with files in another format is sent as `multipart`.
 */
export type BodyFormat = 'urlencoded' | 'json' | 'multipart' | 'multipart-json';

/** A value of a field of a write. Booleans are sent as flags; undefined fields are not sent. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Upload
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };

/** The fields of a write by name. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** The part of ky's options that makes the body of a request. */
export type WireBody = Pick<Options, 'json' | 'stringifyJson' | 'body' | 'onUploadProgress'>;

type Part = readonly [name: string, value: string | Upload];

const isUpload = (value: unknown): value is Upload => value instanceof Blob;

/** Whether any field is a file, inside lists and objects too. */
export const hasUpload = (value: FieldValue): boolean =>
  isUpload(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasUpload));

/** The parts of a form: `name`, and for the items of lists and objects `name[0]` and `name[0][subject]`. */
const partsOf = (value: FieldValue, name: string): readonly Part[] => {
  if (value === undefined) return [];
  if (isUpload(value)) return [[name, value]];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => partsOf(inner, `${name}[${key}]`));
  }
  return [[name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? '')]];
};

const formParts = (fields: Fields): readonly Part[] =>
  Object.entries(fields).flatMap(([name, value]) => partsOf(value, name));

/** Flags are 1 and 0 in JSON too (spec 2). */
const stringifyJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'boolean' ? Number(value) : value));

/** The file's own name without folders, or the name of the field. */
const fileName = (upload: Upload, field: string): string => {
  const name = upload instanceof File ? upload.name.replace(/^.*[\\/]/s, '') : '';
  return name === '' ? field : name;
};

const multipart = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of formParts(fields)) {
    if (isUpload(value)) form.append(name, value, fileName(value, name));
    else form.append(name, value);
  }
  return form;
};

const multipartJson = (fields: Fields): FormData => {
  const entries = Object.entries(fields);
  const files = entries.filter(([, value]) => hasUpload(value));
  const rest = entries.filter(([, value]) => !hasUpload(value));
  const form = multipart(Object.fromEntries(files));
  form.append('_json_body', stringifyJson(Object.fromEntries(rest)));
  return form;
};

const urlencoded = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    formParts(fields).flatMap(([name, value]) => (isUpload(value) ? [] : [[name, value]])),
  );

const writers: Readonly<Record<BodyFormat, (fields: Fields) => WireBody>> = {
  urlencoded: (fields) => ({ body: urlencoded(fields) }),
  json: (fields) => ({ json: fields, stringifyJson }),
  multipart: (fields) => ({ body: multipart(fields) }),
  'multipart-json': (fields) => ({ body: multipartJson(fields) }),
};

/** Writes fields as a body (spec 4.1). */
export const writeBody = (
  fields: Fields,
  format: BodyFormat,
  onProgress?: (progress: Progress) => void,
): WireBody => {
  const fits = format.startsWith('multipart') || !hasUpload(fields);
  const body = writers[fits ? format : 'multipart'](fields);
  if (onProgress === undefined) return body;
  return {
    ...body,
    onUploadProgress: ({ transferredBytes, totalBytes }) =>
      onProgress({ sent: transferredBytes, total: totalBytes }),
  };
};

/**
 * Makes a clone of the request read its form from the source again. ky clones each request for a
 * possible retry, and a plain clone would keep the whole upload in memory.
 */
export const cloneFromSource = (request: Request, { body }: WireBody = {}): void => {
  if (!(body instanceof FormData)) return;
  request.clone = () => {
    const { url, method, signal, redirect } = request;
    const headers = new Headers(request.headers);
    // The clone generates a new multipart boundary.
    headers.delete('Content-Type');
    const clone = new Request(url, { method, headers, body, signal, redirect });
    cloneFromSource(clone, { body });
    return clone;
  };
};
