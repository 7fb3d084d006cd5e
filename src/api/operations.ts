import type { Fields } from './writes/bodies.js';
import type { CallOptions, DeleteOptions, WriteOptions } from './client-options.js';
import { readDeletion, type Deletion } from './replies/deletion.js';
import { asJson, type Shape } from './replies/reply-json.js';
import type { Service } from './service.js';

/** What can be done with the objects of one resource; each resource offers what the interface has. */
export interface Operations<T> {
  readonly get: (id: string, options?: CallOptions) => Promise<T>;
  readonly create: (fields: Fields, options?: WriteOptions) => Promise<T>;
  readonly update: (id: string, fields: Fields, options?: WriteOptions) => Promise<T>;
  readonly delete: (id: string, options?: DeleteOptions) => Promise<Deletion>;
}

/** Makes the operations of a resource, for example of `/rest/v2/video`. */
export const operations = <T>(
  service: Service,
  resource: string,
  shape: Shape<T>,
): Operations<T> => {
  const read = asJson(shape);
  return {
    get: (id, options) => service.call({ method: 'GET', resource, id, options }, read),
    create: (fields, options) => service.call({ method: 'POST', resource, fields, options }, read),
    update: (id, fields, options) =>
      service.call({ method: 'PUT', resource, id, fields, options }, read),
    delete: (id, options) =>
      service.call({ method: 'DELETE', resource, id, options }, readDeletion),
  };
};
