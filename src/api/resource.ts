import type { Infer, Schema } from '../schema/field-types.js';
import type { FieldValue } from './bodies.js';
import type { CallOptions, DeleteOptions, WriteOptions } from './client-options.js';
import { offsetList, pagedList, type OffsetList, type PagedList } from './lists.js';
import {
  jsonReader,
  optionalJsonReader,
  readDeletion,
  schemasOf,
  type Deletion,
  type ResourceSchemas,
} from './reply.js';
import { searchRules, type OffsetSearch, type PageSearch, type SearchRules } from './search.js';
import type { Service } from './service.js';

/** An interface whose fields can be sent. */
type Sendable<F> = { readonly [Name in keyof F]: FieldValue };

/** The operations that a resource can offer. Each resource picks those that the interface has. */
export interface Operations<T, Search extends PageSearch = PageSearch> {
  /** Lists the objects of generation 2 by page, with the search parameters of this list. */
  readonly pagedList: (
    rules: SearchRules,
  ) => (search?: Search, options?: CallOptions) => PagedList<T>;
  /** Lists the objects of generation 1 in batches of up to 250. */
  readonly offsetList: (search?: OffsetSearch, options?: CallOptions) => OffsetList<T>;
  readonly get: (id: string, options?: CallOptions) => Promise<T>;
  readonly create: <F extends Sendable<F>>(fields: F, options?: WriteOptions) => Promise<T>;
  /** Creates an object, and gives null when the reply does not hold it. */
  readonly createOrNull: <F extends Sendable<F>>(
    fields: F,
    options?: WriteOptions,
  ) => Promise<T | null>;
  readonly update: <F extends Sendable<F>>(
    id: string,
    fields: F,
    options?: WriteOptions,
  ) => Promise<T>;
  readonly delete: (id: string, options?: DeleteOptions) => Promise<Deletion>;
}

const operations = <T extends { readonly id: string }, Search extends PageSearch>(
  service: Service,
  path: string,
  schemas: ResourceSchemas<T>,
): Operations<T, Search> => {
  const one = jsonReader(schemas.one);
  const source = { service, path, schemas };
  return {
    pagedList: (rules) => (search, options) =>
      pagedList({ ...source, rules, search: search ?? {}, options }),
    offsetList: (search = {}, options) =>
      offsetList({ ...source, rules: searchRules.offset, search, options }),
    get: (id, options) => service.call({ method: 'GET', path, id, options }, one),
    create: (fields, options) => service.call({ method: 'POST', path, fields, options }, one),
    createOrNull: (fields, options) =>
      service.call({ method: 'POST', path, fields, options }, optionalJsonReader(schemas.one)),
    update: (id, fields, options) =>
      service.call({ method: 'PUT', path, id, fields, options }, one),
    delete: (id, options) =>
      service.call({ method: 'DELETE', path, id, options }, readDeletion, {
        outcome: 'already-gone',
      }),
  };
};

/**
 * Defines a resource by its path, the schema of its objects and its operations, which become the
 * methods of the client.
 *
 * @example
 * resource('/rest/v2/category', CategorySchema, (on: Operations<Category, CategorySearch>) => ({
 *   list: on.pagedList(searchRules.category),
 *   get: on.get,
 * }));
 */
export const resource =
  <
    S extends Schema,
    T extends Infer<S> & { readonly id: string },
    Search extends PageSearch,
    Methods,
  >(
    path: string,
    schema: S,
    define: (on: Operations<T, Search>) => Methods,
  ) =>
  (service: Service): Methods => {
    const schemas: ResourceSchemas<unknown> = schemasOf(schema);
    return define(operations(service, path, schemas as ResourceSchemas<T>));
  };

type Resources = Readonly<Record<string, (service: Service) => unknown>>;

/** The methods of several resources by their names. */
export type BoundResources<R extends Resources> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>;
};

/** Binds resources to the service that sends their calls. */
export const bindResources = <R extends Resources>(
  resources: R,
  service: Service,
): BoundResources<R> =>
  Object.fromEntries(
    Object.entries(resources).map(([name, bind]) => [name, bind(service)]),
  ) as BoundResources<R>;
