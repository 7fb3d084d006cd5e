import { isDateTime } from './dates.js';
import { InvalidRequestError, type CallName } from './errors.js';
import type { Flag } from './fields.js';

/** Paging of every generation 2 list (spec 8). */
export interface PageSearch {
  /** Number of the first page to read, above 0; 1 when absent. */
  readonly search_page?: number | undefined;
  /** Objects per page, above 0; the service's default when absent, which is 100 as far as is known. */
  readonly search_for_page?: number | undefined;
}

/** Search in the category list (spec 4.7). */
export interface CategorySearch extends PageSearch {
  /** Text to find in the title; not empty. */
  readonly search_string?: string | undefined;
  /** 1 to search in the description too. */
  readonly search_in_description?: Flag | undefined;
  /** Objects from this date-time on, `YYYY-MM-DD hh:mm:ss` in the service's time zone. */
  readonly search_date_min?: string | undefined;
  /** Objects up to this date-time. */
  readonly search_date_max?: string | undefined;
  /** Required with `search_asc_desc`. */
  readonly search_order_by?: 'id' | 'title' | 'created_at' | undefined;
  /** Required with `search_order_by`. */
  readonly search_asc_desc?: 'ASC' | 'DESC' | undefined;
}

/** Search in the live list (spec 4.7). */
export interface LiveSearch extends CategorySearch {
  /** 1 to search in the tags too. */
  readonly search_in_tags?: Flag | undefined;
}

/** Search in the embed list (platform facts 7.1, beyond the interface). */
export interface EmbedSearch extends PageSearch {
  /** Embeds of this live. */
  readonly search_live_id?: string | undefined;
}

/** Which rows of a generation 1 list to read, and how many at a time (spec 8). */
export interface OffsetSearch {
  /** Rows per batch, 1 to 250; 250 when absent. */
  readonly search_limit?: number | undefined;
  /** How many rows to skip at the beginning; 0 when absent. */
  readonly search_offset?: number | undefined;
}

/** Query parameters by name. */
export type Query = Readonly<Record<string, string>>;

interface Rule {
  readonly must: string;
  readonly accepts: (value: unknown) => boolean;
}

/** The search parameters of a list. */
export type SearchRules = Readonly<Record<string, Rule>>;

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const text: Rule = {
  must: 'be text that is not empty',
  accepts: (value) => isText(value) && value !== '',
};
const flag: Rule = { must: 'be a flag, 1 or 0', accepts: oneOf('1', '0', 1, 0, true, false) };
const dateTime: Rule = {
  must: 'be a date-time YYYY-MM-DD hh:mm:ss of a day that exists',
  accepts: (value) => isText(value) && isDateTime(value),
};

const integer =
  (min: number, max: number): Rule['accepts'] =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

const positive: Rule = { must: 'be a whole number above 0', accepts: integer(1, Infinity) };

const offset = {
  search_limit: { must: 'be a whole number from 1 to 250', accepts: integer(1, 250) },
  search_offset: { must: 'be a whole number, 0 or more', accepts: integer(0, Infinity) },
  search_count: flag,
};

const paging = { search_page: positive, search_for_page: positive };

const category = {
  ...paging,
  search_string: text,
  search_in_description: flag,
  search_date_min: dateTime,
  search_date_max: dateTime,
  search_order_by: {
    must: 'be id, title or created_at',
    accepts: oneOf('id', 'title', 'created_at'),
  },
  search_asc_desc: { must: 'be ASC or DESC', accepts: oneOf('ASC', 'DESC') },
};

/** The search parameters of each kind of list (spec 4.7 and 8). */
export const searchRules = {
  offset,
  paging,
  category,
  live: { ...category, search_in_tags: flag },
  embed: { ...paging, search_live_id: text },
} satisfies Record<string, SearchRules>;

const problemIn = (
  entries: readonly (readonly [string, unknown])[],
  rules: ReadonlyMap<string, Rule>,
): string | null => {
  for (const [name, value] of entries) {
    const rule = rules.get(name);
    if (rule === undefined) return `${name} is not a parameter of this list`;
    if (!rule.accepts(value)) return `${name} must ${rule.must}`;
  }
  const names = new Set(entries.map(([name]) => name));
  return names.has('search_order_by') === names.has('search_asc_desc')
    ? null
    : 'search_order_by and search_asc_desc must be given together';
};

const toParameter = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * Checks a search and turns it into query parameters, without those that are undefined. Throws an
 * `InvalidRequestError`.
 */
export const queryOf = (call: CallName, search: object, rules: SearchRules): Query => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const problem = problemIn(entries, new Map(Object.entries(rules)));
  if (problem !== null) throw new InvalidRequestError({ call, problem });
  return Object.fromEntries(entries.map(([name, value]) => [name, toParameter(value)]));
};
