import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod';
import type { SandboxContext } from '../server/environment.js';
import { withBody } from '../server/request-body.js';
import { pathId, validateFields } from '../server/validation.js';
import type { Statement } from '../storage/database.js';
import { type ObjectKind, wireDate, type WireObject } from '../wire-object.js';
import { type Presentation, presented } from './presentation.js';

const missing = (kind: ObjectKind): HTTPException =>
  new HTTPException(404, { message: `There is no such ${kind}.` });

/** The object with an id, as replies show it. Throws HTTPException 404. */
export const presentObject = async (
  kind: ObjectKind,
  id: string,
  present: Presentation,
  c: SandboxContext,
): Promise<WireObject> => {
  const json = await c.env.objects.find(kind, id);
  const [object] = json === null ? [] : await presented([json], present, c);
  if (object === undefined) throw missing(kind);
  return object;
};

export const readHandler =
  (kind: ObjectKind, present: Presentation) =>
  async (c: SandboxContext): Promise<Response> =>
    c.json(await presentObject(kind, pathId(c), present, c));

const removeWith =
  (reply: (c: SandboxContext) => Response) => (kind: ObjectKind) => async (c: SandboxContext) => {
    const id = pathId(c);
    if (!(await c.env.objects.remove(kind, id))) throw missing(kind);
    c.env.queue.forget(kind, id);
    return reply(c);
  };

/** Generation 1 replies with plain text (spec 4.5). */
export const removeGeneration1 = removeWith((c) => c.text('DELETE SUCCESS'));

/** Generation 2 replies with a JSON string (platform facts 7.2). */
export const removeGeneration2 = removeWith((c) => c.json('delete'));

/** Creates an object and replies with it and 201 (platform facts 7.2). */
export const created = async (
  kind: ObjectKind,
  fields: WireObject,
  present: Presentation,
  c: SandboxContext,
  also: readonly Statement[] = [],
): Promise<Response> => {
  const { objects, clock } = c.env;
  const id = await objects.create(kind, { ...fields, created_at: wireDate(clock()) }, also);
  return c.json(await presentObject(kind, id, present, c), 201);
};

/** Sets fields of the object in the path and replies with it. Throws HTTPException 404. */
export const changed = async (
  kind: ObjectKind,
  fields: WireObject,
  present: Presentation,
  c: SandboxContext,
  also: readonly Statement[] = [],
): Promise<Response> => {
  const id = pathId(c);
  const exists = await c.env.objects.change(kind, id, (object) => ({ ...object, ...fields }), also);
  if (!exists) throw missing(kind);
  return c.json(await presentObject(kind, id, present, c));
};

export const create = (
  kind: ObjectKind,
  present: Presentation,
  schema: z.ZodObject,
  defaults: WireObject,
) =>
  withBody((c, { fields }) =>
    created(kind, { ...defaults, ...validateFields(c, schema, fields) }, present, c),
  );

export const update = (kind: ObjectKind, present: Presentation, schema: z.ZodObject) =>
  withBody((c, { fields }) => changed(kind, validateFields(c, schema, fields), present, c));
