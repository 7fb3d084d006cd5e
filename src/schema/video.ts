import { flag, numeric, object, optional, text, type Infer } from './field-types.js';
import { streamAddresses, texts } from './shared-fields.js';

/** A generation 2 video (spec 2.1), on its own or nested in an embed. */
export const VideoSchema = object({
  ...texts,
  /** 1 if the video can be played, 0 while it is not converted. */
  available_video: optional(flag),
  /** 1 if the conversion failed, 0 otherwise. */
  invalid_video: optional(flag),
  /** URL of the preview image. */
  preview_image: optional(text),
  /** Length in seconds, with fractions; in the video of an embed and in the reply of a create (platform facts 8). */
  duration: optional(numeric),
  ...streamAddresses,
});

/** A video of generation 2 (spec 2.1). */
export interface Video extends Infer<typeof VideoSchema> {}
