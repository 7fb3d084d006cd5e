import { object, optional, text, type Infer } from './field-types.js';
import { streamAddresses, texts } from './shared-fields.js';

/**
 * A live stream of generation 2 (spec 2.3). `entry_point_primary`, `entry_point_backup`,
 * `stream_name`, `user` and `pass` are secrets of the publisher: they never belong in a page.
 */
export const LiveSchema = object({
  ...texts,
  /** Primary entry point for the encoder; secret. */
  entry_point_primary: optional(text),
  /** Backup entry point for the encoder; secret. */
  entry_point_backup: optional(text),
  /** Stream name; secret. */
  stream_name: optional(text),
  /** User name for the entry points; secret. */
  user: optional(text),
  /** Password for the entry points; secret. */
  pass: optional(text),
  /** Secondary streams. */
  secondary_streams: optional(text),
  /** Not described by the interface. */
  multi_stream_name_fmle: optional(text),
  /** URL of the preview image. */
  preview_image: optional(text),
  /** URL of the first attached XML. */
  xml1: optional(text),
  /** URL of the second attached XML. */
  xml2: optional(text),
  ...streamAddresses,
});

/** A live stream of generation 2 (spec 2.3). */
export interface Live extends Infer<typeof LiveSchema> {}
