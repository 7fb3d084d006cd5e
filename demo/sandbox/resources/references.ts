import { parseStored } from '../origin-placeholders.js';
import type { SandboxContext } from '../server/environment.js';
import {
  isObject,
  isObjectId,
  type ObjectKind,
  type Reference,
  textIn,
  type WireObject,
} from '../wire-object.js';

/** The kind of an object nested in a field, or null if it exists only inside the embed. */
type KindOf = (object: WireObject) => ObjectKind | null;

const always =
  (kind: ObjectKind): KindOf =>
  () =>
    kind;

/** The two kinds of ads (platform facts 1.1, 1.3); others exist only inside the embed. */
const adKind: KindOf = (ad) => {
  if (ad['adv_type'] === 'advideo') return 'advideo';
  return ad['adv_type'] === 'dart' && typeof ad['source_url'] === 'string' ? 'addart' : null;
};

/** Fields of an embed that contain ads (spec 2.5). */
export const AD_SLOTS = [
  'preroll',
  'midroll',
  'postroll',
  'overlay_initial',
  'overlay_main',
].flatMap((slot) => [slot, `mobile_${slot}`]);

/** Fields of an embed or a template that contain other objects (spec 2.5). */
const NESTED: Readonly<Record<string, KindOf>> = {
  video: always('video'),
  live: always('live'),
  categories: always('category'),
  bulks: always('bulk'),
  tracka_account: always('tracka'),
  ama_configuration: always('ama'),
  trackb_account: always('trackb'),
  trackc_account: always('trackc'),
  ...Object.fromEntries(AD_SLOTS.map((slot) => [slot, adKind])),
};

const referenceIn = (value: unknown, kindOf: KindOf): Reference | null => {
  if (!isObject(value)) return null;
  const kind = kindOf(value);
  const id = value['id'];
  return kind !== null && isObjectId(id) ? { kind, id } : null;
};

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

/** Objects nested in an embed that also exist on their own, with their kinds. */
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

/** Fields that belong to the slot of an ad, not to the ad itself (spec 2.7). */
const PLACEMENT = ['after_time', 'stay_time', 'fixed', 'delay_time', 'max_width', 'max_height'];

export const withoutPlacement = (object: WireObject): WireObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !PLACEMENT.includes(name)));

/** Returns what a nested object becomes; null removes it. */
type Replace = (object: WireObject, reference: Reference) => WireObject | null;

/** Replaces the objects nested in an embed that also exist on their own. */
const mapNested = (embed: WireObject, replace: Replace): WireObject => {
  const replaced = (value: unknown, kindOf: KindOf): unknown => {
    const reference = referenceIn(value, kindOf);
    return reference === null ? value : replace(value as WireObject, reference);
  };
  const fields = Object.entries(NESTED).flatMap(([field, kindOf]): [string, unknown][] => {
    if (!Object.hasOwn(embed, field)) return [];
    const value = embed[field];
    if (!Array.isArray(value)) return [[field, replaced(value, kindOf)]];
    const items = (value as readonly unknown[]).flatMap((item) => {
      const now = replaced(item, kindOf);
      return now === null && item !== null ? [] : [now];
    });
    return [[field, items]];
  });
  return { ...embed, ...Object.fromEntries(fields) };
};

/**
 * Embeds with the current state of their nested objects: an embed refers to its video, live,
 * categories, bulks, analytics and ads by their ids. Deleted objects disappear from their embeds too.
 */
export const withReferences = async (
  embeds: readonly WireObject[],
  c: SandboxContext,
): Promise<readonly WireObject[]> => {
  const rows = await c.env.objects.findAll(embeds.flatMap(nestedIn));
  const objects = parseStored(
    rows.map(({ json }) => json),
    c.req.url,
  );
  const objectsByKey = new Map(
    objects.map((object, index) => [
      keyOf({ kind: rows[index]?.kind ?? '', id: textIn(object, 'id') }),
      object,
    ]),
  );
  return embeds.map((embed) =>
    mapNested(embed, (object, reference) => {
      const current = objectsByKey.get(keyOf(reference));
      return current === undefined ? null : { ...object, ...current };
    }),
  );
};
