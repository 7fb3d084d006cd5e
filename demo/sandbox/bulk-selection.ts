import type { WireObject } from './object-kind.js';
import { objectsIn, textIn } from './wire-reading.js';

/** What selects a bulk (platform facts 2.4). */
export interface BulkContext {
  /** Label of the bulk that the page forces, or null. */
  readonly label: string | null;
  /** Origin of the page that holds the embed, or null when it is not known. */
  readonly origin: string | null;
}

const rulesOf = ({ context_rules: rules }: WireObject): readonly unknown[] =>
  Array.isArray(rules) ? rules : [];

/** Both forms of a rule occur (platform facts 2.3): `http://domain.example*` and `http://domain.example/*`. */
const names =
  (origin: string) =>
  (bulk: WireObject): boolean =>
    rulesOf(bulk).some((rule) => rule === `${origin}/*` || rule === `${origin}*`);

/** The bulk in force: the one that is forced, else the one for the page's origin, else the one for any. */
const selectedBulk = (
  bulks: readonly WireObject[],
  { label, origin }: BulkContext,
): WireObject | undefined => {
  const forced = label === null ? undefined : bulks.find((bulk) => textIn(bulk, 'label') === label);
  const specific = origin === null ? undefined : bulks.find(names(origin));
  return forced ?? specific ?? bulks.find((bulk) => rulesOf(bulk).includes('*'));
};

/** What a bulk has of its own and does not lay over an embed. */
const OWN = new Set(['id', 'title', 'label', 'context_rules', 'created_at']);

/** An embed with the settings of its bulk laid over its own; settings that are null leave it as it is. */
export const withBulk = (embed: WireObject, context: BulkContext): WireObject => {
  const bulk = selectedBulk(objectsIn(embed, 'bulks'), context) ?? {};
  const settings = Object.entries(bulk).filter(([name, value]) => !OWN.has(name) && value !== null);
  return { ...embed, ...Object.fromEntries(settings) };
};
