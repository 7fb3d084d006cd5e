export { ConfigurationSchema, type Configuration } from './configuration.js';
export { QueueSlotSchema, type QueueSlot } from './queue-slot.js';
export { Generation1TrackaSchema, type Generation1Tracka } from './tracka.js';
export { Generation1VideoSchema, type Generation1Video } from './video.js';
