import { AmaSchema, type Ama } from '../../schema/index.js';
import type { WriteOptions } from '../client-options.js';
import type { Flag } from '../flags.js';
import { operations } from '../operations.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** Fields of an update (spec 4.9); what is absent stays as it is. */
export interface AmaUpdate {
  /** Title; not empty. */
  readonly title?: string | undefined;
  /** URL of the beacon XML. */
  readonly url_beacon?: string | undefined;
  /** 1 to attach it to every new embed that names none. */
  readonly default?: Flag | undefined;
  /** Description. */
  readonly description?: string | undefined;
}

/** `/rest/v2/ama` (spec 4.9): the interface has the update alone. */
export interface Amas {
  update(id: string, fields: AmaUpdate, options?: WriteOptions): Promise<Ama>;
}

export const amas = (service: Service): Amas => {
  const on = operations<Ama>(service, '/rest/v2/ama', shapesOf(AmaSchema).one);
  return { update: (id, fields, options) => on.update(id, { ...fields }, options) };
};
