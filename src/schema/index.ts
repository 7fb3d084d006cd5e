export {
  AdSchema,
  AdVideoSchema,
  AddArtSchema,
  UnknownAdSchema,
  type Ad,
  type AdVideo,
  type AddArt,
  type UnknownAd,
} from './ad.js';
export {
  AmaSchema,
  TrackaSchema,
  TrackbSchema,
  TrackcSchema,
  type Ama,
  type Tracka,
  type Trackb,
  type Trackc,
} from './analytics.js';
export {
  AuthorizationFailureSchema,
  AuthorizationSchema,
  type Authorization,
  type AuthorizationFailure,
} from './authorization.js';
export { BulkSchema, type Bulk } from './bulk.js';
export { CategorySchema, type Category } from './category.js';
export { check, type Check, type Problem } from './check.js';

export { EmbedSchema, EmbedTemplateSchema, type Embed, type EmbedTemplate } from './embed.js';
export * from './generation1.js';
export { LiveSchema, type Live } from './live.js';
export { pageOf, type Page } from './page.js';
export { VideoSchema, type Video } from './video.js';
export type { Infer, Schema } from './field-types.js';
