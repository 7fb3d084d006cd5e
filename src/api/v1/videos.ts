import { Generation1VideoSchema, type Generation1Video } from '../../schema/index.js';
import type { CallOptions, DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import { offsetList, type OffsetList } from '../lists/offsets.js';
import { operations } from '../operations.js';
import type { OffsetSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';
import type { Upload } from '../writes/uploads.js';

/** Fields of a new generation 1 video (spec 4.5). */
export interface Generation1VideoCreate {
  /** Title; not empty. */
  readonly titolo: string;
  /** The source file; it cannot be changed later. */
  readonly video: Upload;
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

/** Fields of an update, as the table of spec 4.5 names them; what is absent stays as it is. */
export interface Generation1VideoUpdate {
  /** Title; not empty. Sent as `titolo` too, since the interface shows both spellings. */
  readonly title?: string | undefined;
  /** Short description. */
  readonly descrizione_breve?: string | undefined;
  /** Full description. Sent as `descrizione` too, as the read field is called. */
  readonly description?: string | undefined;
  /** Tags separated by commas. */
  readonly tags?: string | undefined;
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

/** `/rest/video` (spec 4.4 and 4.5). */
export interface Generation1Videos {
  /** Every video, in batches of up to 250. */
  list(search?: OffsetSearch, options?: CallOptions): OffsetList<Generation1Video>;
  get(id: string, options?: CallOptions): Promise<Generation1Video>;
  /** Uploads a video; `onProgress` and `signal` are among the options. */
  create(fields: Generation1VideoCreate, options?: WriteOptions): Promise<Generation1Video>;
  update(
    id: string,
    fields: Generation1VideoUpdate,
    options?: WriteOptions,
  ): Promise<Generation1Video>;
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const RESOURCE = '/rest/video';
const shapes = shapesOf(Generation1VideoSchema);

export const generation1Videos = (service: Service): Generation1Videos => {
  const on = operations<Generation1Video>(service, RESOURCE, shapes.one);
  return {
    list: (search = {}, options) =>
      offsetList({ service, resource: RESOURCE, shapes, search, options }),
    get: on.get,
    create: (fields, options) => on.create({ ...fields }, options),
    update: (id, fields, options) => {
      const { title: titolo, description: descrizione } = fields;
      return on.update(id, { ...fields, titolo, descrizione }, options);
    },
    delete: on.delete,
  };
};
