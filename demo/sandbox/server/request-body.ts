import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import qs from 'qs';
import { escapePlaceholders } from '../origin-placeholders.js';
import type { IncomingFile } from '../storage/upload-store.js';
import { isObject, type WireObject } from '../wire-object.js';
import type { SandboxContext, SandboxEnv } from './environment.js';
import { type FormEntry, MAX_TEXT_BYTES, readParts } from './multipart.js';
import { badRequest } from './validation.js';

export interface Body {
  readonly fields: WireObject;
  /** By field name. */
  readonly files: ReadonlyMap<string, IncomingFile>;
}

const NO_FILES: Body['files'] = new Map();

/** The multipart field that contains the other fields as JSON (spec 4.1). */
const JSON_PART = '_json_body';

const MAX_JSON_DEPTH = 32;

const MAX_FORM_DEPTH = 8;

const MAX_LIST_ITEMS = 1000;

const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((item) => isWithinDepth(item, depth - 1)));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
};

const jsonFields = (text: string): WireObject => {
  const fields = parseJson(text);
  if (!isObject(fields)) throw badRequest('The JSON of the body must be an object.');
  if (!isWithinDepth(fields, MAX_JSON_DEPTH))
    throw badRequest(`The JSON of the body may be nested ${MAX_JSON_DEPTH} levels deep.`);
  return fields;
};

/** The fields of a form; lists and objects are spelled `name[0]`, `name[]`, `name[0][subject]` (platform facts 10). */
const formFields = (entries: FormEntry[]): WireObject => {
  const names = entries.map(([name]) => name).filter((name) => !name.endsWith('[]'));
  if (new Set(names).size < names.length) throw badRequest('A form field is given twice.');
  try {
    return qs.parse(new URLSearchParams(entries).toString(), {
      depth: MAX_FORM_DEPTH,
      strictDepth: true,
      arrayLimit: MAX_LIST_ITEMS,
      parameterLimit: MAX_LIST_ITEMS,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw badRequest('The form has too many or too deep fields.');
    throw error;
  }
};

/** The fields of a form and those of its JSON part; no field may be in both. */
const withJsonPart = (form: WireObject): WireObject => {
  const { [JSON_PART]: json, ...rest } = form;
  if (json === undefined) return rest;
  if (typeof json !== 'string') throw badRequest(`${JSON_PART} must be one part.`);
  const fields = jsonFields(json);
  if (Object.keys(rest).some((name) => Object.hasOwn(fields, name)))
    throw badRequest(`A field is both in ${JSON_PART} and a part of its own.`);
  return { ...rest, ...fields };
};

const tooLarge = (): never => {
  throw new HTTPException(413, {
    message: `The body may have ${MAX_TEXT_BYTES} bytes, without files.`,
  });
};

const limitText: MiddlewareHandler<SandboxEnv> = bodyLimit({
  maxSize: MAX_TEXT_BYTES,
  onError: tooLarge,
});

/** The body as text. Hono's `c.req.text()` would replace bytes that are not UTF-8. */
const readText = async (c: SandboxContext): Promise<string> => {
  const bytes = await limitText(c, () => Promise.resolve())
    .then(() => c.req.arrayBuffer())
    .catch((error: unknown) => {
      throw error instanceof HTTPException ? error : badRequest('The body is cut off.');
    });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The body must be UTF-8 text.');
  }
};

/** Hono's own `parseBody` holds files in memory; these are streamed to the disk. */
const readMultipart = async ({ req, env: { uploads } }: SandboxContext): Promise<Body> => {
  const { entries, files } = await readParts(req.raw, uploads);
  try {
    return { fields: withJsonPart(formFields(entries)), files };
  } catch (error) {
    await uploads.discard(files.values());
    throw error;
  }
};

const READERS: Readonly<Record<string, (c: SandboxContext) => Promise<Body>>> = {
  'application/json': async (c) => ({ fields: jsonFields(await readText(c)), files: NO_FILES }),
  'application/x-www-form-urlencoded': async (c) => ({
    fields: formFields([...new URLSearchParams(await readText(c))]),
    files: NO_FILES,
  }),
  'multipart/form-data': readMultipart,
};

const MEDIA_TYPES = Object.keys(READERS).join(', ');

const unsupported = (): HTTPException =>
  new HTTPException(415, {
    message: `The Content-Type of the body must be one of ${MEDIA_TYPES}.`,
    res: new Response(null, { headers: { 'Accept-Post': MEDIA_TYPES } }),
  });

/** An empty body needs no Content-Type. */
const readEmpty = async (c: SandboxContext): Promise<Body> => {
  if ((await readText(c)) !== '') throw unsupported();
  return { fields: {}, files: NO_FILES };
};

const readBody = async (c: SandboxContext): Promise<Body> => {
  const type = c.req.header('content-type');
  if (c.req.header('content-encoding') !== undefined) throw unsupported();
  const read =
    type === undefined ? readEmpty : READERS[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (read === undefined) throw unsupported();
  const { fields, files } = await read(c);
  return { fields: escapePlaceholders(fields) as WireObject, files };
};

/** Handles a request with a body (spec 4.1). Files that the handler did not keep are removed afterwards. */
export const withBody =
  (handle: (c: SandboxContext, body: Body) => Promise<Response>) =>
  async (c: SandboxContext): Promise<Response> => {
    const body = await readBody(c);
    return handle(c, body).finally(() => c.env.uploads.discard(body.files.values()));
  };
