import { EmbedSchema, type Embed } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { offsetList, type OffsetList } from '../lists/offsets.js';
import { operations } from '../operations.js';
import type { OffsetSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/embed` (spec 4.4); its objects have the fields of generation 2. */
export interface Generation1Embeds {
  /** Every embed, in batches of up to 250. */
  list(search?: OffsetSearch, options?: CallOptions): OffsetList<Embed>;
  get(id: string, options?: CallOptions): Promise<Embed>;
}

const resource = '/rest/embed';
const shapes = shapesOf(EmbedSchema);

export const generation1Embeds = (service: Service): Generation1Embeds => ({
  list: (search = {}, options) => offsetList<Embed>({ service, resource, shapes, search, options }),
  get: operations<Embed>(service, resource, shapes.one).get,
});
