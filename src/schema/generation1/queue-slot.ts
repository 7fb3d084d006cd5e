import { list, object, text, type Wire } from '../wire.js';
import { Generation1VideoSchema } from './video.js';

/** One slot of the encoder queue (spec 2.9). */
export const QueueSlotSchema = object({
  /** Label of the slot, showing its priority level. */
  slot: text,
  /** Videos being processed in the slot; may be empty. */
  video: list(Generation1VideoSchema),
});

/** One slot of the encoder queue (spec 2.9). */
export interface QueueSlot extends Wire<typeof QueueSlotSchema> {}
