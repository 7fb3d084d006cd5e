import { Generation1TrackaSchema, type Generation1Tracka } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { offsetList, type OffsetList } from '../lists/offsets.js';
import { operations } from '../operations.js';
import type { OffsetSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/tracka` (spec 4.4 and 4.10). */
export interface Generation1Trackas {
  /** Every configuration, in batches of up to 250. */
  list(search?: OffsetSearch, options?: CallOptions): OffsetList<Generation1Tracka>;
  get(id: string, options?: CallOptions): Promise<Generation1Tracka>;
}

const resource = '/rest/tracka';
const shapes = shapesOf(Generation1TrackaSchema);

export const generation1Trackas = (service: Service): Generation1Trackas => ({
  list: (search = {}, options) =>
    offsetList<Generation1Tracka>({ service, resource, shapes, search, options }),
  get: operations<Generation1Tracka>(service, resource, shapes.one).get,
});
