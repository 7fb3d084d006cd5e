import { isJsonObject } from '../text/json.js';
import type { Embed } from '../schema/embed.js';

export type AuditedKind = 'embed' | 'template' | 'bulk';

/** An object whose ads are checked. */
export interface AuditObject {
  readonly kind: AuditedKind;
  readonly id: string;
  readonly title: string;
  /** Titles of its categories, that of a parent first: `News / Sport`. */
  readonly categories: readonly string[];
  /** `YYYY-MM-DD hh:mm:ss`, or null. */
  readonly createdAt: string | null;
  /** The file or the page that it comes from; empty for an account. */
  readonly from: string;
  /** As it was received. A bulk is read as an embed that has only its settings. */
  readonly embed: Embed;
}

/** Where the objects of an audit come from. */
export interface AuditSource {
  /** Can be called again: an audit whose requests are counted beforehand reads its objects twice. */
  readonly objects: (signal: AbortSignal) => AsyncIterable<AuditObject>;
}

/** A text, or a number as text; else empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export interface ObjectOrigin {
  readonly kind?: AuditedKind;
  readonly from?: string;
  /** The full name of a category by its id. Default: its own title. */
  readonly categoryName?: (id: string) => string | undefined;
}

/** An object from any JSON: the interface may send what its schema does not describe. */
export const auditObject = (
  json: unknown,
  { kind = 'embed', from = '', categoryName = () => undefined }: ObjectOrigin = {},
): AuditObject => {
  const fields = isJsonObject(json) ? json : {};
  const categories = Array.isArray(fields['categories']) ? fields['categories'] : [];
  return {
    kind,
    id: textOf(fields['id']) || textOf(fields['public_id']),
    title: textOf(fields['title']),
    categories: categories
      .filter(isJsonObject)
      .map(({ id, title }) => categoryName(textOf(id)) ?? textOf(title)),
    createdAt: textOf(fields['created_at']) || null,
    from,
    embed: fields as unknown as Embed,
  };
};
