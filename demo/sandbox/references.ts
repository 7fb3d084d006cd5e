import type { Call } from './call.js';
import { isObjectId } from './object-id.js';
import type { ObjectKind, Reference, WireObject } from './object-kind.js';
import { withOrigin } from './own-origin.js';
import { textIn } from './wire-reading.js';

/** The kind of an object that is nested in a field, or null when it is nobody's but the embed's. */
type KindOf = (object: WireObject) => ObjectKind | null;

const always =
  (kind: ObjectKind): KindOf =>
  () =>
    kind;

/** The two kinds of ads (platform facts 1.1, 1.3); what is neither is nobody's. */
const adKind: KindOf = (ad) => {
  if (ad['adv_type'] === 'advideo') return 'advideo';
  return ad['adv_type'] === 'dart' && typeof ad['source_url'] === 'string' ? 'addart' : null;
};

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];

/** What an embed or a template holds of others (spec 2.5). */
const NESTED: Readonly<Record<string, KindOf>> = {
  video: always('video'),
  live: always('live'),
  categories: always('category'),
  bulks: always('bulk'),
  tracka_account: always('tracka'),
  ama_configuration: always('ama'),
  trackb_account: always('trackb'),
  trackc_account: always('trackc'),
  ...Object.fromEntries(
    SLOTS.flatMap((slot) => [
      [slot, adKind],
      [`mobile_${slot}`, adKind],
    ]),
  ),
};

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const referenceIn = (value: unknown, kindOf: KindOf): Reference | null => {
  if (!isObject(value)) return null;
  const kind = kindOf(value);
  const id = value['id'];
  return kind !== null && isObjectId(id) ? { kind, id } : null;
};

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

/** Objects nested in an embed that exist by themselves, each with the kind that it has. */
export const nestedIn = (
  embed: WireObject,
): readonly (Reference & { readonly object: WireObject })[] =>
  Object.entries(NESTED).flatMap(([field, kindOf]) => {
    const values: readonly unknown[] = [embed[field]].flat();
    return values.flatMap((value) => {
      const reference = referenceIn(value, kindOf);
      return reference === null ? [] : [{ ...reference, object: value as WireObject }];
    });
  });

/** What one slot says of an ad, beside what the ad says of itself (spec 2.7). */
const PLACEMENT = ['after_time', 'stay_time', 'fixed', 'delay_time', 'max_width', 'max_height'];

/** An ad without what a slot says of it. */
export const withoutPlacement = (object: WireObject): WireObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !PLACEMENT.includes(name)));

type Found = ReadonlyMap<string, WireObject>;

/** The object as it stands now, null when it is gone; what is nobody's stays as it is. */
const current = (value: unknown, kindOf: KindOf, found: Found): unknown => {
  const reference = referenceIn(value, kindOf);
  if (reference === null) return value;
  const object = found.get(keyOf(reference));
  return object === undefined ? null : { ...(value as WireObject), ...object };
};

const currentList = (
  values: readonly unknown[],
  kindOf: KindOf,
  found: Found,
): readonly unknown[] =>
  values.flatMap((value) => {
    const now = current(value, kindOf, found);
    return now === null && value !== null ? [] : [now];
  });

const withCurrent = (embed: WireObject, found: Found): WireObject => ({
  ...embed,
  ...Object.fromEntries(
    Object.entries(NESTED).flatMap(([field, kindOf]) => {
      if (!Object.hasOwn(embed, field)) return [];
      const value = embed[field];
      const now = Array.isArray(value)
        ? currentList(value, kindOf, found)
        : current(value, kindOf, found);
      return [[field, now]];
    }),
  ),
});

/**
 * Embeds with their nested objects as those stand now: an embed refers to its video, live,
 * categories, bulks, analytics and ads by their ids. What was deleted is gone from its embeds too.
 */
export const withReferences = async (
  embeds: readonly WireObject[],
  { services, url }: Call,
): Promise<readonly WireObject[]> => {
  const references = new Map(
    embeds.flatMap(nestedIn).map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }]),
  );
  const rows = await services.objects.findAll([...references.values()]);
  const found = new Map(
    rows.map(({ kind, json }) => {
      const object = JSON.parse(withOrigin(json, url)) as WireObject;
      return [keyOf({ kind, id: textIn(object, 'id') }), object];
    }),
  );
  return embeds.map((embed) => withCurrent(embed, found));
};
