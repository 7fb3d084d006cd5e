import { dateTime, flag, id, numeric, object, optional, text, type Infer } from './field-types.js';

/** The id and the texts of a video, a live, a video ad and an embed. */
export const texts = {
  /** Object id. */
  id,
  /** Title. */
  title: optional(text),
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

/** A video of generation 2 (spec 2.1), also as nested in an embed. */
export const VideoSchema = object({
  ...texts,
  /** 1 if the video can be played, 0 while it is not converted. */
  available_video: optional(flag),
  /** 1 if the conversion failed, 0 otherwise. */
  invalid_video: optional(flag),
  /** Creation date-time. */
  created_at: optional(dateTime),
  /** URL of the preview image. */
  preview_image: optional(text),
  /** Length in seconds, with fractions; in the video of an embed and in the reply of a create (platform facts 8). */
  duration: optional(numeric),
  ...streamAddresses,
});

/** A video of generation 2 (spec 2.1). */
export interface Video extends Infer<typeof VideoSchema> {}
