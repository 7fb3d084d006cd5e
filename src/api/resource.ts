import type { Infer, Schema } from '../schema/field-types.js';
import type { FieldValue } from './bodies.js';
import type {
  CallOptions,
  DeleteOptions,
  InvalidReadOptions,
  ListOptions,
  WriteOptions,
} from './client-options.js';
import { passingInvalid } from './invalid-rows.js';
import type { Row } from './list-walk.js';
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

type Sendable<F> = { readonly [Name in keyof F]: FieldValue };

/** Reads one object; null stands only for one that was passed to `onInvalid`. */
export interface ObjectRead<T> {
  (id: string, options: InvalidReadOptions): Promise<T | null>;
  (id: string, options?: CallOptions): Promise<T>;
}

/** The operations that a resource can offer. Each resource picks those that the interface has. */
const operations = <T extends Row>(service: Service, path: string, schemas: ResourceSchemas<T>) => {
  const objectReader = jsonReader(schemas.one);
  const source = { service, path, schemas };
  return {
    /** Lists the objects of generation 2 by page, with the search parameters of this list. */
    pagedList:
      <Search extends PageSearch = PageSearch>(rules: SearchRules<Search>) =>
      (search?: Search, options?: ListOptions): PagedList<T> =>
        pagedList({ ...source, rules, search: search ?? {}, options }),
    /** Lists the objects of generation 1 in batches of up to 250. */
    offsetList: (search: OffsetSearch = {}, options?: ListOptions): OffsetList<T> =>
      offsetList({ ...source, rules: searchRules.offset, search, options }),
    get: ((id: string, options?: ListOptions) =>
      service.call(
        { method: 'GET', path, id, options },
        jsonReader(passingInvalid(schemas.one, options ?? {})),
      )) as ObjectRead<T>,
    create: <F extends Sendable<F>>(fields: F, options?: WriteOptions): Promise<T> =>
      service.call({ method: 'POST', path, fields, options }, objectReader),
    /** Creates an object. Resolves with null when the reply does not hold the object. */
    createOrNull: <F extends Sendable<F>>(fields: F, options?: WriteOptions): Promise<T | null> =>
      service.call({ method: 'POST', path, fields, options }, optionalJsonReader(schemas.one)),
    update: <F extends Sendable<F>>(id: string, fields: F, options?: WriteOptions): Promise<T> =>
      service.call({ method: 'PUT', path, id, fields, options }, objectReader),
    delete: (id: string, options?: DeleteOptions): Promise<Deletion> =>
      service.call({ method: 'DELETE', path, id, options }, readDeletion, {
        outcome: 'already-gone',
      }),
  };
};

export type Operations<T extends Row> = ReturnType<typeof operations<T>>;

/**
 * Defines a resource by its path, the schema of its objects and its operations, which become the
 * methods of the client.
 *
 * @example
 * resource('/rest/v2/category', CategorySchema, (on: Operations<Category>) => ({
 *   list: on.pagedList<CategorySearch>(searchRules.category),
 *   get: on.get,
 * }));
 */
export const resource =
  <S extends Schema, T extends Infer<S> & Row, Methods>(
    path: string,
    schema: S,
    define: (on: Operations<T>) => Methods,
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

export const bindResources = <R extends Resources>(
  resources: R,
  service: Service,
): BoundResources<R> =>
  Object.fromEntries(
    Object.entries(resources).map(([name, bind]) => [name, bind(service)]),
  ) as BoundResources<R>;
