import { isDateTime } from '../time/dates.js';
import { InvalidRequestError, type CallName } from './errors.js';
import type { Flag } from './fields.js';

/** Query parameters by name. */
export type Query = Readonly<Record<string, string>>;

/** The accepted values of one search parameter. */
interface Rule<Value = unknown> {
  readonly must: string;
  readonly accepts: (value: unknown) => value is Value;
}

/** The parameters of a list by which `Search` selects its rows. */
export type SearchRules<Search = Record<string, unknown>> = {
  readonly [Name in keyof Search]-?: Rule;
};

/** Values for some of the parameters. */
type Search<Rules extends SearchRules> = {
  readonly [Name in keyof Rules]?: Rules[Name] extends Rule<infer Value>
    ? Value | undefined
    : never;
};

const oneOf = <Value>(must: string, values: readonly Value[]): Rule<Value> => ({
  must,
  accepts: (value): value is Value => (values as readonly unknown[]).includes(value),
});

const integer = (must: string, min: number, max = Infinity): Rule<number> => ({
  must,
  accepts: (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
});

const text: Rule<string> = {
  must: 'be text that is not empty',
  accepts: (value): value is string => typeof value === 'string' && value !== '',
};

const dateTime: Rule<string> = {
  must: 'be a date-time YYYY-MM-DD hh:mm:ss of a day that exists',
  accepts: (value): value is string => typeof value === 'string' && isDateTime(value),
};

const flag = oneOf<Flag>('be a flag, 1 or 0', ['1', '0', 1, 0, true, false]);

const positive = integer('be a whole number above 0', 1);

const paging = {
  /** Number of the first page to read, above 0; 1 when absent. */
  search_page: positive,
  /** Objects per page, above 0; the service's default when absent, which is 100 as far as is known. */
  search_for_page: positive,
};

const category = {
  ...paging,
  /** Text to find in the title; not empty. */
  search_string: text,
  /** 1 to search in the description too. */
  search_in_description: flag,
  /** Objects from this date-time on, `YYYY-MM-DD hh:mm:ss` in the service's time zone. */
  search_date_min: dateTime,
  /** Objects up to this date-time. */
  search_date_max: dateTime,
  search_order_by: oneOf('be id, title or created_at', ['id', 'title', 'created_at'] as const),
  /** Only with `search_order_by`; the service chooses when absent. */
  search_asc_desc: oneOf('be ASC or DESC', ['ASC', 'DESC'] as const),
};

const live = {
  ...category,
  /** 1 to search in the tags too. */
  search_in_tags: flag,
};

const embed = {
  ...paging,
  /** Embeds of this live. */
  search_live_id: text,
};

const offset = {
  /** Rows per batch, 1 to 250; 250 when absent. */
  search_limit: integer('be a whole number from 1 to 250', 1, 250),
  /** How many rows to skip at the beginning; 0 when absent. */
  search_offset: integer('be a whole number, 0 or more', 0),
};

/** The search parameters of each kind of list (spec 4.7 and 8). */
export const searchRules = {
  paging,
  category,
  live,
  embed,
  offset: { ...offset, search_count: flag },
};

/** Paging of every generation 2 list (spec 8). */
export interface PageSearch extends Search<typeof paging> {}

/** Search in the category list (spec 4.7). */
export interface CategorySearch extends Search<typeof category> {}

/** Search in the live list (spec 4.7). */
export interface LiveSearch extends Search<typeof live> {}

/** Search in the embed list (platform facts 7.1, beyond the interface). */
export interface EmbedSearch extends Search<typeof embed> {}

/** Which rows of a generation 1 list to read, and how many at a time (spec 8). */
export interface OffsetSearch extends Search<typeof offset> {}

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
  return names.has('search_asc_desc') && !names.has('search_order_by')
    ? 'search_asc_desc needs search_order_by'
    : null;
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
