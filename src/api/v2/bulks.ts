import { BulkSchema, type Bulk } from '../../schema/index.js';
import type { CallOptions, DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import type { Flag } from '../flags.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import { searchRules, type PageSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** Fields of an update (platform facts 2.1); what is absent stays as it is. */
export interface BulkUpdate {
  /** Title; not empty. */
  readonly title?: string | undefined;
  /** Name by which embed code forces this bulk: not empty, unique over all bulks. */
  readonly label?: string | undefined;
  /** Page addresses where the bulk is in force: `*`, or a scheme and a domain that end with `*`. */
  readonly context_rules?: readonly string[] | undefined;
  /** Player skin. */
  readonly skin?: string | undefined;
  readonly responsive?: Flag | undefined;
  /** Hexadecimal, without `#`. */
  readonly background_color?: string | undefined;
  /** URL of the background image. */
  readonly background_image?: string | undefined;
  /** Hexadecimal, without `#`. */
  readonly player_color?: string | undefined;
  readonly autoplay?: Flag | undefined;
  readonly mute?: Flag | undefined;
  readonly controlbar_visible?: Flag | undefined;
  readonly controlbar_auto_hide?: Flag | undefined;
  readonly seekable?: Flag | undefined;
  readonly preload?: Flag | undefined;
  readonly pip?: Flag | undefined;
  readonly wmode?: string | undefined;
  readonly skip_preroll?: Flag | undefined;
  /** Seconds after which the skip link appears. */
  readonly skip_time?: number | undefined;
  readonly setting_volume?: '-1' | 'none' | 'defaultOn' | 'defaultOff' | undefined;
  readonly desktop_player?: string | undefined;
  readonly scrollmode_enabled?: Flag | undefined;
  readonly scrollmode_mute_on_mouse_over?: Flag | undefined;
  /** Names of the events on which the player is destroyed. */
  readonly scrollmode_destroy_on?: readonly string[] | undefined;
}

/** Fields of a new bulk (platform facts 2.1 and 2.2). */
export interface BulkCreate extends BulkUpdate {
  readonly title: string;
  readonly label: string;
  readonly context_rules: readonly string[];
}

/** `/rest/v2/bulk`: settings that override those of embeds on some pages (platform facts 2, beyond the interface). */
export interface Bulks {
  list(search?: PageSearch, options?: CallOptions): PagedList<Bulk>;
  create(fields: BulkCreate, options?: WriteOptions): Promise<Bulk>;
  update(id: string, fields: BulkUpdate, options?: WriteOptions): Promise<Bulk>;
  /** Platform facts 7.2, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const resource = '/rest/v2/bulk';
const shapes = shapesOf(BulkSchema);
const rules = searchRules.paging;

export const bulks = (service: Service): Bulks => {
  const on = operations<Bulk>(service, resource, shapes.one);
  return {
    list: (search = {}, options) =>
      pagedList<Bulk>({ service, resource, shapes, search, rules, options }),
    create: (fields, options) => on.create({ ...fields }, options),
    update: (id, fields, options) => on.update(id, { ...fields }, options),
    delete: on.delete,
  };
};
