import { streamAddresses } from './stream-addresses.js';
import { dateTime, flag, id, numeric, object, optional, text, type Wire } from './wire.js';

/** A video of generation 2 (spec 2.1), also as nested in an embed. */
export const VideoSchema = object({
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
export interface Video extends Wire<typeof VideoSchema> {}
