import type { Fields } from './writes/bodies.js';
import type { WriteOptions } from './client-options.js';
import { isDuration } from './transport/duration.js';
import { InvalidRequestError, type CallName } from './errors/index.js';
import { isResourceId } from './resource-id.js';
import type { Query } from './search.js';

/** What a call is about, in the words of spec 4. */
export interface ResourceCall {
  readonly method: CallName['method'];
  /** Path of the resource without extension, for example `/rest/v2/video`. */
  readonly resource: string;
  /** Id of one object of it; absent for the list and for a create. */
  readonly id?: string | undefined;
  readonly query?: Query;
  readonly fields?: Fields;
  readonly options?: WriteOptions | undefined;
}

/** Throws an `InvalidRequestError` for a time that is none. */
export const checkOptions = (call: CallName, options: WriteOptions): void => {
  for (const option of ['timeout', 'totalTimeout'] as const) {
    if (!isDuration(options[option] ?? 1)) {
      throw new InvalidRequestError({ call, problem: `${option} must be milliseconds above 0` });
    }
  }
};

/** Titles are the one field that must not be empty (spec 4.5, 4.8 and 4.9). Throws an `InvalidRequestError`. */
export const checkFields = (call: CallName, fields: Fields): void => {
  for (const name of ['title', 'titolo']) {
    if (fields[name] === '') {
      throw new InvalidRequestError({ call, problem: `${name} must not be empty` });
    }
  }
};

/** The name of a list or a create. */
export const listCall = (resource: string, method: CallName['method'] = 'GET'): CallName => ({
  method,
  path: `${resource}.json`,
});

/** The name of a call. Throws an `InvalidRequestError` when its id is none: then there is no path to send. */
export const callName = (call: ResourceCall): CallName => {
  const { method, resource, id } = call;
  if (!('id' in call)) return listCall(resource, method);
  if (isResourceId(id)) return { method, path: `${resource}/${id}.json` };
  throw new InvalidRequestError({
    call: { method, path: `${resource}/{resource-id}.json` },
    problem: 'the id must be 1 to 64 letters, digits, _ or -',
  });
};
