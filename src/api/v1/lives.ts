import type { DeleteOptions } from '../client-options.js';
import { readDeletion, type Deletion } from '../replies/deletion.js';
import type { Service } from '../service.js';

/** `/rest/live` (spec 4.5): generation 1 has the delete alone. */
export interface Generation1Lives {
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const resource = '/rest/live';

export const generation1Lives = (service: Service): Generation1Lives => ({
  delete: (id, options) => service.call({ method: 'DELETE', resource, id, options }, readDeletion),
});
