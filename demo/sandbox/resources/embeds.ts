import type * as z from 'zod';
import type { SandboxContext } from '../server/environment.js';
import { withBody } from '../server/request-body.js';
import { badRequest, pathId, validateFields } from '../server/validation.js';
import type { ObjectKind, WireObject } from '../wire-object.js';
import { EMBED_DEFAULTS } from './defaults.js';
import { created, presentObject } from './handlers.js';
import { embed } from './presentation.js';
import { NewEmbed } from './schemas.js';

type NewEmbedFields = z.output<typeof NewEmbed>;

/** Fields of a new embed that name one object: its kind, and the field of the embed that holds it. */
const SINGLE_PARTS = [
  ['video_id', 'video', 'video'],
  ['live_id', 'live', 'live'],
  ['tracka_id', 'tracka', 'tracka_account'],
  ['ama_id', 'ama', 'ama_configuration'],
  ['trackb_id', 'trackb', 'trackb_account'],
  ['trackc_id', 'trackc', 'trackc_account'],
] as const;

/** Fields of a new embed that name several objects. */
const LIST_PARTS = [
  ['category_ids', 'category', 'categories'],
  ['bulk_ids', 'bulk', 'bulks'],
  ['preroll_ids', 'addart', 'preroll'],
] as const;

/** Kinds whose default object a new embed gets if its caller names none (spec 2.8). */
const KINDS_WITH_DEFAULT: readonly ObjectKind[] = ['tracka', 'ama', 'trackb', 'trackc'];

const findPart = async (c: SandboxContext, kind: ObjectKind, id: string, name: string) => {
  const json = await c.env.objects.find(kind, id);
  const object = json === null ? null : (JSON.parse(json) as WireObject);
  if (object?.['id'] !== id) throw badRequest(`${name} names no ${kind} that exists.`);
  return object;
};

/** The objects that a new embed consists of. Throws HTTPException 400. */
const embedParts = async (fields: NewEmbedFields, c: SandboxContext): Promise<WireObject> => {
  const parts: Record<string, unknown> = {};
  for (const [name, kind, field] of SINGLE_PARTS) {
    const id = fields[name];
    if (id !== undefined) {
      parts[field] = await findPart(c, kind, id, name);
    } else if (KINDS_WITH_DEFAULT.includes(kind)) {
      const json = await c.env.objects.findDefault(kind);
      if (json !== null) parts[field] = JSON.parse(json);
    }
  }
  for (const [name, kind, field] of LIST_PARTS) {
    const ids = fields[name];
    if (ids !== undefined)
      parts[field] = await Promise.all(ids.map((id) => findPart(c, kind, id, name)));
  }
  return parts;
};

const PART_NAMES: readonly string[] = [...SINGLE_PARTS, ...LIST_PARTS].map(([name]) => name);

const withoutPartNames = (fields: NewEmbedFields): WireObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PART_NAMES.includes(name)));

/** The embed in the path, by id or public id, as replies show it. Throws HTTPException 400 and 404. */
export const embedInPath = (c: SandboxContext): Promise<WireObject> =>
  presentObject('embed', pathId(c), embed, c);

/** Platform facts 7.1. */
export const createEmbed = withBody(async (c, body) => {
  const fields = validateFields(c, NewEmbed, body.fields);
  const parts = await embedParts(fields, c);
  return created('embed', { ...EMBED_DEFAULTS, ...withoutPartNames(fields), ...parts }, embed, c);
});
