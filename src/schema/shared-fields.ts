import { dateTime, id, optional, text } from './field-types.js';

/** Fields of almost every object. */
export const identity = {
  /** Object id. */
  id,
  /** Title. */
  title: optional(text),
  /** Creation date-time. */
  created_at: optional(dateTime),
};

/** The identity and the texts of a video, a live, a video ad and an embed. */
export const texts = {
  ...identity,
  /** Short description. */
  short_description: optional(text),
  /** Full description. */
  description: optional(text),
  /** Tags separated by commas. */
  tags: optional(text),
};

/** Addresses of the playable streams, which some replies have although the field tables lack them. */
export const streamAddresses = {
  /** URL of a stream manifest, in some replies (spec 2.2). */
  url_iphone: optional(text),
  /** URL of the stream, in some replies (platform facts 7.1). */
  url_video: optional(text),
  /** URL of the MP4 file, in some replies (platform facts 7.1). */
  url_video_mp4: optional(text),
};
