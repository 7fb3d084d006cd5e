export { createPublisher, type Publisher } from './create-publisher.js';
export type { HandlerContext } from './embed-cache.js';
export type {
  CacheTimes,
  PublisherOptions,
  PublishingProblem,
  PublishingSettings,
  ThumbnailSize,
} from './publisher-options.js';
export type { PublisherStore } from './publisher-store.js';
export { redisStore, type RedisClient } from './redis-store.js';
export { codeRequest, type CodeRequest } from '../render/code-request.js';
export {
  jsonLdScript,
  videoObject,
  type VideoObject,
  type VideoObjectOptions,
} from '../render/json-ld.js';
export type { CodeSize } from '../render/code-request.js';
export type { Markup } from '../render/markup.js';
export type { MissingField, MissingReason } from '../render/missing-field.js';
export { oEmbed, oEmbedXml, type OEmbed, type OEmbedOptions } from '../render/oembed.js';
export {
  metaTags,
  openGraphTags,
  type MetaTag,
  type OpenGraphOptions,
} from '../render/open-graph.js';
export { publicEmbed } from '../render/public-embed.js';
