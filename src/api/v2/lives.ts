import { LiveSchema, type Live } from '../../schema/index.js';
import type { CallOptions, DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import type { Answer, Shape } from '../replies/reply-json.js';
import { searchRules, type LiveSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';
import type { Upload } from '../writes/uploads.js';

/** Fields of a new live (spec 4.8). */
export interface LiveCreate {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the stream manifest. */
  readonly source_url: string;
  /** The preview image. */
  readonly preview_image?: Upload | undefined;
}

/** Fields of an update (spec 4.8); what is absent stays as it is. */
export interface LiveUpdate {
  /** Title; not empty. */
  readonly title?: string | undefined;
  /** Short description. */
  readonly short_description?: string | undefined;
  /** Full description. */
  readonly description?: string | undefined;
  /** Tags separated by commas. */
  readonly tags?: string | undefined;
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

/** `/rest/v2/live` (spec 4.7 and 4.8). A live holds secrets: see `Live`. */
export interface Lives {
  list(search?: LiveSearch, options?: CallOptions): PagedList<Live>;
  get(id: string, options?: CallOptions): Promise<Live>;
  /** Creates a live. The interface does not show the reply: null when it holds no live. */
  create(fields: LiveCreate, options?: WriteOptions): Promise<Live | null>;
  update(id: string, fields: LiveUpdate, options?: WriteOptions): Promise<Live>;
  /** Platform facts 7.2, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const resource = '/rest/v2/live';
const shapes = shapesOf(LiveSchema);

/** A create that succeeded is no failure because of a reply that nobody described. */
const liveIn =
  (shape: Shape<Live>) =>
  ({ reply }: Answer): Live | null => {
    try {
      const checked = shape(JSON.parse(reply.text));
      return checked.ok ? checked.value : null;
    } catch {
      return null;
    }
  };

export const lives = (service: Service): Lives => {
  const on = operations<Live>(service, resource, shapes.one);
  const created = liveIn(shapes.one);
  return {
    list: (search = {}, options) =>
      pagedList<Live>({ service, resource, shapes, search, rules: searchRules.live, options }),
    get: on.get,
    create: (fields, options) =>
      service.call({ method: 'POST', resource, fields: { ...fields }, options }, created),
    update: (id, fields, options) => on.update(id, { ...fields }, options),
    delete: on.delete,
  };
};
