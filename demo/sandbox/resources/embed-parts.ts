import type { Services } from '../services.js';
import { Failure } from '../failure.js';
import type { ObjectKind, WireObject } from '../object-kind.js';
import { textIn } from '../wire-reading.js';
import { objectName, objectNames, readFields, type WriteRules } from '../write-rules.js';

/** Which field of a new embed names an object of which kind, and where that object then stands. */
const SINGLE: Readonly<Record<string, { readonly kind: ObjectKind; readonly field: string }>> = {
  video_id: { kind: 'video', field: 'video' },
  live_id: { kind: 'live', field: 'live' },
  tracka_id: { kind: 'tracka', field: 'tracka_account' },
  ama_id: { kind: 'ama', field: 'ama_configuration' },
  trackb_id: { kind: 'trackb', field: 'trackb_account' },
  trackc_id: { kind: 'trackc', field: 'trackc_account' },
};

const SEVERAL: Readonly<Record<string, { readonly kind: ObjectKind; readonly field: string }>> = {
  category_ids: { kind: 'category', field: 'categories' },
  bulk_ids: { kind: 'bulk', field: 'bulks' },
  preroll_ids: { kind: 'addart', field: 'preroll' },
};

/** Ids of what an embed is made of. `video_id` is known (platform facts 7.1); the others are ours. */
const RULES: WriteRules = {
  ...Object.fromEntries(Object.keys(SINGLE).map((name) => [name, objectName])),
  ...Object.fromEntries(Object.keys(SEVERAL).map((name) => [name, objectNames])),
};

const ANALYTICS = ['tracka_id', 'ama_id', 'trackb_id', 'trackc_id'];

const named = async ({ objects }: Services, kind: ObjectKind, id: string, name: string) => {
  const json = await objects.find(kind, id);
  const object = json === null ? null : (JSON.parse(json) as WireObject);
  if (object?.['id'] !== id) throw new Failure(400, `${name} names no ${kind} that exists.`);
  return object;
};

/** The default configurations of the kinds of analytics that the caller names none of (spec 2.8). */
const standardAnalytics = async (ids: WireObject, { objects }: Services): Promise<WireObject> => {
  const parts: [string, unknown][] = [];
  for (const [name, { kind, field }] of Object.entries(SINGLE)) {
    if (!ANALYTICS.includes(name) || Object.hasOwn(ids, name)) continue;
    const json = await objects.standard(kind);
    if (json !== null) parts.push([field, JSON.parse(json)]);
  }
  return Object.fromEntries(parts);
};

/**
 * What a new embed is made of: exactly one video or live, whatever else its caller names, and
 * default analytics. Throws Failure 400.
 */
export const embedParts = async (fields: WireObject, services: Services): Promise<WireObject> => {
  const ids = readFields(fields, RULES);
  if (Object.hasOwn(ids, 'video_id') === Object.hasOwn(ids, 'live_id'))
    throw new Failure(400, 'Either video_id or live_id must be given.');
  const parts: [string, unknown][] = [];
  for (const [name, { kind, field }] of Object.entries(SINGLE)) {
    if (Object.hasOwn(ids, name))
      parts.push([field, await named(services, kind, textIn(ids, name), name)]);
  }
  for (const [name, { kind, field }] of Object.entries(SEVERAL)) {
    const list = ids[name];
    if (!Array.isArray(list)) continue;
    const objects = await Promise.all(list.map((id) => named(services, kind, String(id), name)));
    parts.push([field, objects]);
  }
  return { ...(await standardAnalytics(ids, services)), ...Object.fromEntries(parts) };
};
