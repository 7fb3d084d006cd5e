/** An object of the wire. */
export type WireObject = Readonly<Record<string, unknown>>;

/** Kinds of objects, named as in the paths of spec 4 and of the platform facts. */
export const OBJECT_KINDS = [
  'video',
  'live',
  'category',
  'embed',
  'embedtemplate',
  'tracka',
  'ama',
  'trackb',
  'trackc',
  'bulk',
  'addart',
  'advideo',
] as const;

export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Names an object. */
export interface Reference {
  readonly kind: ObjectKind;
  readonly id: string;
}
