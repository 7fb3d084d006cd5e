import type { Fields } from './bodies.js';
import type { WriteOptions } from './client-options.js';
import { InvalidRequestError, type CallName } from './errors.js';
import type { Query } from './search.js';
import { isTimeout } from './transport/deadline.js';

/** A call of a resource in the terms of spec 4. */
export interface ResourceCall {
  readonly method: CallName['method'];
  /** Path of the resource without extension, for example `/rest/v2/video`. */
  readonly path: string;
  /** Id of one object; absent for lists and creates. */
  readonly id?: string | undefined;
  readonly query?: Query;
  readonly fields?: Fields;
  readonly options?: WriteOptions | undefined;
}

/**
 * The id of an object: up to 64 ASCII letters, digits, `_` and `-`. Not in the specification, where
 * ids are text; chosen because known ids are numbers, and because such an id cannot change the rest
 * of a path however often a server decodes it.
 */
const ID = /^[\w-]{1,64}$/;

export const listCall = (path: string, method: CallName['method'] = 'GET'): CallName => ({
  method,
  path: `${path}.json`,
});

/** The name of a call. Throws an `InvalidRequestError` for an id that is not valid. */
export const callName = (call: ResourceCall): CallName => {
  const { method, path, id } = call;
  if (!('id' in call)) return listCall(path, method);
  if (typeof id === 'string' && ID.test(id)) return { method, path: `${path}/${id}.json` };
  throw new InvalidRequestError({
    call: { method, path: `${path}/{resource-id}.json` },
    problem: 'the id must be 1 to 64 letters, digits, _ or -',
  });
};

/** Titles must not be empty (spec 4.5, 4.8 and 4.9). */
const TITLES = ['title', 'titolo'] as const;

/** Throws an `InvalidRequestError` when the fields or the options of a call break a rule. */
export const checkCall = (call: CallName, { fields = {}, options = {} }: ResourceCall): void => {
  for (const option of ['timeout', 'totalTimeout'] as const) {
    if (isTimeout(options[option] ?? 1)) continue;
    throw new InvalidRequestError({ call, problem: `${option} must be milliseconds above 0` });
  }
  for (const title of TITLES) {
    if (fields[title] !== '') continue;
    throw new InvalidRequestError({ call, problem: `${title} must not be empty` });
  }
};
