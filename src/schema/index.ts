export * from './ad.js';
export * from './analytics.js';
export * from './authorization.js';
export { BulkSchema, type Bulk } from './bulk.js';
export * from './category.js';
export * from './check.js';
export * from './embed.js';
export type { Infer, Schema } from './field-types.js';
export * from './generation1.js';
export * from './live.js';
export * from './page.js';
export * from './video.js';

// The types of the schemas, so that programs can name them without zod.
export type {
  ZodMiniArray,
  ZodMiniNullable,
  ZodMiniObject,
  ZodMiniOptional,
  ZodMiniString,
} from 'zod/mini';
export type { $strip } from 'zod/v4/core';
