import { Failure } from './failure.js';
import type { Search } from './search.js';

/** The value of a parameter, or null. Throws Failure 400 when it is given twice. */
export const single = (query: URLSearchParams, name: string): string | null => {
  const [value = null, ...more] = query.getAll(name);
  if (more.length > 0) throw new Failure(400, `${name} must be given once.`);
  return value;
};

/** A parameter that is 1 or 0, and 0 when it is absent. Throws Failure 400. */
export const flagParameter = (query: URLSearchParams, name: string): boolean => {
  const value = single(query, name) ?? '0';
  if (value !== '1' && value !== '0') throw new Failure(400, `${name} must be 1 or 0.`);
  return value === '1';
};

/** Throws Failure 400 for a `search_…` that is not among the names; other parameters are no search. */
export const onlyParameters = (query: URLSearchParams, names: readonly string[]): void => {
  for (const name of query.keys()) {
    if (name.startsWith('search_') && !names.includes(name)) {
      const known = names.length === 0 ? 'none' : names.join(', ');
      throw new Failure(400, `A search parameter is not one of this list's (${known}).`);
    }
  }
};

const FIELDS = ['id', 'title', 'created_at'] as const;

/** The order of a list: both parameters or none (spec 4.7). Throws Failure 400. */
export const orderParameter = (
  query: URLSearchParams,
): Pick<Search, 'orderBy' | 'isDescending'> => {
  const field = single(query, 'search_order_by');
  const direction = single(query, 'search_asc_desc');
  if (field === null && direction === null) return { orderBy: null, isDescending: false };
  const orderBy = FIELDS.find((name) => name === field);
  if (orderBy === undefined)
    throw new Failure(400, 'search_order_by must be id, title or created_at.');
  if (direction !== 'ASC' && direction !== 'DESC') {
    throw new Failure(400, 'search_asc_desc must be ASC or DESC, together with search_order_by.');
  }
  return { orderBy, isDescending: direction === 'DESC' };
};

const WHOLE_NUMBER = /^(0|[1-9][0-9]{0,8})$/;

/** A whole number within bounds, ASCII digits alone. Throws Failure 400. */
export const numberParameter = (
  query: URLSearchParams,
  name: string,
  { least, standard }: { readonly least: number; readonly standard: number },
): number => {
  const value = single(query, name);
  if (value === null) return standard;
  const number = WHOLE_NUMBER.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least))
    throw new Failure(400, `${name} must be a whole number, ${least} or more.`);
  return number;
};
