export type { BodyFormat, Progress, Upload } from './bodies.js';
export type * from './client-options.js';
export { createClient, type Client } from './create-client.js';
export * from '../time/dates.js';
export * from './errors.js';
export { flagOf, isSet, toGeneration1, toGeneration2, type Flag } from './fields.js';
export type { OffsetList, PagedList } from './lists.js';
export type { MethodOverride } from './method-override.js';
export type { Deletion } from './reply.js';
export type {
  CategorySearch,
  EmbedSearch,
  LiveSearch,
  OffsetSearch,
  PageSearch,
} from './search.js';
export type { Clock } from './transport/deadline.js';
export type * from './v1.js';
export type * from './v2.js';
