import { AddArtSchema, type AddArt } from '../../schema/index.js';
import type { DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import { operations } from '../operations.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** Fields of a new ad tag (platform facts 1.1). */
export interface AddArtCreate {
  /** Title; not empty. */
  readonly title: string;
  readonly type: 'linear' | 'non-linear';
  /** Ad tag URL with placeholders; several, separated by `***`, are a waterfall. */
  readonly source_url: string;
  /** Full description. */
  readonly description?: string | undefined;
  /** What the placeholders of `source_url` become. */
  readonly replace_rules?:
    readonly { readonly subject: string; readonly value: string }[] | undefined;
}

/** Fields of an update; what is absent stays as it is. */
export type AddArtUpdate = { readonly [K in keyof AddArtCreate]?: AddArtCreate[K] | undefined };

/** `/rest/v2/addart`: ad tags (platform facts 1.1, beyond the interface). */
export interface AddArts {
  create(fields: AddArtCreate, options?: WriteOptions): Promise<AddArt>;
  update(id: string, fields: AddArtUpdate, options?: WriteOptions): Promise<AddArt>;
  /** Platform facts 7.2, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

export const addArts = (service: Service): AddArts => {
  const on = operations<AddArt>(service, '/rest/v2/addart', shapesOf(AddArtSchema).one);
  return {
    create: (fields, options) => on.create({ ...fields }, options),
    update: (id, fields, options) => on.update(id, { ...fields }, options),
    delete: on.delete,
  };
};
