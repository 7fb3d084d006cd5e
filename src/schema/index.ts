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
export { EmbedTemplateSchema, type EmbedTemplate } from './embed-template.js';
export { EmbedSchema, type Embed } from './embed.js';
export * from './generation1/index.js';
export { LiveSchema, type Live } from './live.js';
export { pageOf, type Page } from './page.js';
export { VideoSchema, type Video } from './video.js';
export type { Wire, WireSchema } from './wire.js';
