import { ConfigurationSchema, type Configuration } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { offsetList, type OffsetList } from '../lists/offsets.js';
import type { OffsetSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/configuration`: bulks as generation 1 calls them (platform facts 2, beyond the interface). */
export interface Generation1Configurations {
  /** Every configuration, in batches of up to 250. */
  list(search?: OffsetSearch, options?: CallOptions): OffsetList<Configuration>;
}

const resource = '/rest/configuration';
const shapes = shapesOf(ConfigurationSchema);

export const generation1Configurations = (service: Service): Generation1Configurations => ({
  list: (search = {}, options) =>
    offsetList<Configuration>({ service, resource, shapes, search, options }),
});
