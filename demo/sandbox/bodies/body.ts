import type { Call } from '../call.js';
import { Failure } from '../failure.js';
import type { WireObject } from '../object-kind.js';
import { markedValue } from '../own-origin.js';
import type { IncomingFile } from '../upload-store.js';
import { formFields } from './form-fields.js';
import { jsonFields } from './json-fields.js';
import { limitedText } from './limited-text.js';
import { readParts } from './multipart.js';

/** What came with a call. */
export interface Body {
  readonly fields: WireObject;
  /** By field. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

const NO_FILES: Body['files'] = new Map();

/** The part that holds the other fields as JSON (spec 4.1). */
const JSON_PART = '_json_body';

/** The fields of a form and those of its JSON part; no field may be in both. */
const joined = (form: WireObject): WireObject => {
  const { [JSON_PART]: json, ...rest } = form;
  if (json === undefined) return rest;
  if (typeof json !== 'string') throw new Failure(400, `${JSON_PART} must be one part.`);
  const fields = jsonFields(json);
  const both = Object.keys(rest).some((name) => Object.hasOwn(fields, name));
  if (both) throw new Failure(400, `A field is both in ${JSON_PART} and a part of its own.`);
  return { ...rest, ...fields };
};

const readers: Readonly<Record<string, (call: Call) => Promise<Body>>> = {
  'application/json': async ({ request }) => ({
    fields: jsonFields(await limitedText(request)),
    files: NO_FILES,
  }),
  'application/x-www-form-urlencoded': async ({ request }) => ({
    fields: formFields(new URLSearchParams(await limitedText(request))),
    files: NO_FILES,
  }),
  'multipart/form-data': async ({ request, services }) => {
    const { entries, files } = await readParts(request, services.uploads);
    try {
      return { fields: joined(formFields(entries)), files };
    } catch (error) {
      await services.uploads.discard(files.values());
      throw error;
    }
  },
};

const TYPES = Object.keys(readers).join(', ');

const unsupported = (): Failure =>
  new Failure(415, `The body must be one of ${TYPES}.`, { 'Accept-Post': TYPES });

/** A body without a type is none if it is empty. */
const emptyBody = async ({ request }: Call): Promise<Body> => {
  if ((await limitedText(request)) !== '') throw unsupported();
  return { fields: {}, files: NO_FILES };
};

const readBody = async (call: Call): Promise<Body> => {
  const { headers } = call.request;
  const type = headers.get('content-type');
  if (headers.has('content-encoding')) throw unsupported();
  const reader =
    type === null ? emptyBody : readers[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (reader === undefined) throw unsupported();
  const { fields, files } = await reader(call);
  return { fields: markedValue(fields) as WireObject, files };
};

/** Answers a call that has a body (spec 4.1). Files that nobody kept are removed afterwards. */
export const withBody = async (
  call: Call,
  answer: (body: Body) => Promise<Response>,
): Promise<Response> => {
  const body = await readBody(call);
  return answer(body).finally(() => call.services.uploads.discard(body.files.values()));
};
