import { EmbedSchema, type Embed } from '../../schema/index.js';
import type { CallOptions, DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import type { Flag } from '../flags.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import { searchRules, type EmbedSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** Fields of a new embed (platform facts 3 and 7.1, beyond the interface). */
export interface EmbedCreate {
  /** Title; not empty. */
  readonly title: string;
  /** Id of the video that the embed plays. */
  readonly video_id: string;
  /** 1 if scroll mode is active. */
  readonly scrollmode_enabled?: Flag | undefined;
  /** 1 if in scroll mode the video mutes on mouse over. */
  readonly scrollmode_mute_on_mouse_over?: Flag | undefined;
  /** Names of the events on which the player is destroyed, for example `ENDED`. */
  readonly scrollmode_destroy_on?: readonly string[] | undefined;
}

/** `/rest/v2/embed` (spec 4.7). */
export interface Embeds {
  list(search?: EmbedSearch, options?: CallOptions): PagedList<Embed>;
  get(id: string, options?: CallOptions): Promise<Embed>;
  /** Platform facts 7.1, beyond the interface. */
  create(fields: EmbedCreate, options?: WriteOptions): Promise<Embed>;
  /** Platform facts 7.2, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const resource = '/rest/v2/embed';
const shapes = shapesOf(EmbedSchema);

export const embeds = (service: Service): Embeds => {
  const on = operations<Embed>(service, resource, shapes.one);
  return {
    list: (search = {}, options) =>
      pagedList<Embed>({ service, resource, shapes, search, rules: searchRules.embed, options }),
    get: on.get,
    create: (fields, options) => on.create({ ...fields }, options),
    delete: on.delete,
  };
};
