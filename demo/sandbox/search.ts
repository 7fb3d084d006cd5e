import { Failure } from './failure.js';
import { isObjectId } from './object-id.js';
import { flagParameter, onlyParameters, orderParameter, single } from './query-parameter.js';
import { isWireDate } from './wire-date.js';

/**
 * What a list looks for. Where the spec is silent (4.7, 4.11, 8) the choices are these:
 *
 * | Question | Choice |
 * |---|---|
 * | How a string is found | anywhere in the text, literally: `%`, `_` and `*` stand for themselves |
 * | Case and accents | make no difference, for letters beyond ASCII too |
 * | Title and description and tags | one of those that are searched has to hold the string |
 * | `search_in_…` without `search_string` | changes nothing |
 * | Dates | both ends belong to the range; a range that ends before it begins finds nothing |
 * | An object without a date | is before all dates |
 * | Order without `search_order_by` | as created; by date when the search names dates |
 * | Order by id | as numbers; ids that are none come first, as text |
 * | Order by title | without case and accents; equal ones as created |
 * | `search_order_by` without `search_asc_desc`, or the reverse | 400 |
 * | A parameter twice, a bad value, a `search_…` that the list does not know | 400 |
 * | A `search_for_page` above 1000 | 400 |
 * | A page after the last | is empty, `from` and `to` are 0 |
 * | `search_limit` above 250 | gives 250, the cap of spec 8 |
 * | `search_count=1` | gives the number of objects in the place of the list, as a JSON number |
 * | Parameters of the lists that spec 4.11 leaves open | paging alone; embeds have `search_live_id` too (platform facts 7.1) |
 */
export interface Search {
  /** Text to find, or null for any. */
  readonly text: string | null;
  readonly inTags: boolean;
  readonly inDescription: boolean;
  /** Wire dates, both included, or null for any. */
  readonly from: string | null;
  readonly to: string | null;
  /** Embeds of this live, or null for any. */
  readonly liveId: string | null;
  readonly orderBy: 'id' | 'title' | 'created_at' | null;
  readonly isDescending: boolean;
}

/** The parameters of a list beside those of paging. */
export const SEARCH_PARAMETERS = {
  none: [],
  embed: ['search_live_id'],
  category: [
    'search_string',
    'search_in_description',
    'search_date_min',
    'search_date_max',
    'search_order_by',
    'search_asc_desc',
  ],
  live: [
    'search_string',
    'search_in_tags',
    'search_in_description',
    'search_date_min',
    'search_date_max',
    'search_order_by',
    'search_asc_desc',
  ],
} as const;

const PAGING = ['search_page', 'search_for_page'];

/** A search for everything. */
export const ANYTHING: Search = {
  text: null,
  inTags: false,
  inDescription: false,
  from: null,
  to: null,
  liveId: null,
  orderBy: null,
  isDescending: false,
};

const textParameter = (query: URLSearchParams): string | null => {
  const value = single(query, 'search_string');
  if (value === '') throw new Failure(400, 'search_string must not be empty.');
  return value;
};

const dateParameter = (query: URLSearchParams, name: string): string | null => {
  const value = single(query, name);
  if (value !== null && !isWireDate(value))
    throw new Failure(400, `${name} must be a date-time that exists, as YYYY-MM-DD hh:mm:ss.`);
  return value;
};

const liveParameter = (query: URLSearchParams): string | null => {
  const value = single(query, 'search_live_id');
  if (value !== null && !isObjectId(value)) throw new Failure(400, 'search_live_id is malformed.');
  return value;
};

/** Reads the search of a generation 2 list (spec 4.7). Throws Failure 400. */
export const searchIn = (query: URLSearchParams, names: readonly string[]): Search => {
  onlyParameters(query, [...PAGING, ...names]);
  return {
    text: textParameter(query),
    inTags: flagParameter(query, 'search_in_tags'),
    inDescription: flagParameter(query, 'search_in_description'),
    from: dateParameter(query, 'search_date_min'),
    to: dateParameter(query, 'search_date_max'),
    liveId: liveParameter(query),
    ...orderParameter(query),
  };
};
