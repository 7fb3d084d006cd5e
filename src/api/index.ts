export { createClient, type Client } from './create-client.js';
export type {
  BodyFormat,
  CallOptions,
  ClientOptions,
  ClientSettings,
  Credentials,
  DeleteOptions,
  MethodOverride,
  VerifyPath,
  WriteOptions,
} from './client-options.js';
export type { Clock } from './clock.js';
export { formatDateTime, isDateTime, parseDateTime } from './dates.js';
export type { Deletion } from './replies/deletion.js';
export * from './errors/index.js';
export { flagOf, isSet, type Flag } from './flags.js';
export type { OffsetList } from './lists/offsets.js';
export type { PagedList } from './lists/pages.js';
export type {
  CategorySearch,
  EmbedSearch,
  LiveSearch,
  OffsetSearch,
  PageSearch,
} from './search.js';
export { toGeneration1, toGeneration2 } from './to-generation2.js';
export type { Progress, Upload } from './writes/uploads.js';
export type * from './v1/index.js';
export type * from './v2/index.js';
export type { Warning } from './warning.js';
