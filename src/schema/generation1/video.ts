import { dateTime, flag, id, object, optional, text, type Wire } from '../wire.js';

/** A video of generation 1 (spec 2.2). */
export const Generation1VideoSchema = object({
  /** Object id. */
  id,
  /** Title. */
  titolo: optional(text),
  /** Short description. */
  descrizione_breve: optional(text),
  /** Full description. */
  descrizione: optional(text),
  /** Tags separated by commas. */
  tags: optional(text),
  /** 1 if the video can be played, 0 while it is not converted. */
  video_disponibile: optional(flag),
  /** 1 if the conversion failed, 0 otherwise. */
  invalid_video: optional(flag),
  /** Creation date-time. */
  data_inserimento: optional(dateTime),
  /** URL of the preview image. */
  preview_image: optional(text),
  /** URL of a stream manifest, in some replies; empty in a queue. */
  url_flash: optional(text),
  /** URL of a stream manifest, in some replies; empty in a queue. */
  url_iphone: optional(text),
});

/** A video of generation 1 (spec 2.2). */
export interface Generation1Video extends Wire<typeof Generation1VideoSchema> {}
