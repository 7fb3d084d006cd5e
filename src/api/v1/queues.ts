import { QueueSlotSchema, type QueueSlot } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { asJson } from '../replies/reply-json.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/queues_video` (spec 4.4). */
export interface Generation1Queues {
  /** The slots of the encoder queue and the videos in each; slots are few, so this is one call. */
  list(options?: CallOptions): Promise<readonly QueueSlot[]>;
}

const resource = '/rest/queues_video';
const read = asJson(shapesOf(QueueSlotSchema).rows);

export const generation1Queues = (service: Service): Generation1Queues => ({
  list: (options) => service.call({ method: 'GET', resource, options }, read),
});
