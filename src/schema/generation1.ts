import { AdVideoSchema } from './ad.js';
import { TrackaSchema } from './analytics.js';
import { bulkFields } from './bulk.js';
import { dateTime, flag, id, list, object, optional, text, type Infer } from './field-types.js';

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
export interface Generation1Video extends Infer<typeof Generation1VideoSchema> {}

/** One slot of the encoder queue (spec 2.9). */
export const QueueSlotSchema = object({
  /** Label of the slot, showing its priority level. */
  slot: text,
  /** Videos being processed in the slot; may be empty. */
  video: list(Generation1VideoSchema),
});

/** One slot of the encoder queue (spec 2.9). */
export interface QueueSlot extends Infer<typeof QueueSlotSchema> {}

/** A tracka configuration of generation 1. The interface shows two spellings of four fields (spec 2.8). */
export const Generation1TrackaSchema = object({
  ...TrackaSchema.shape,
  /** Title, as the example spells it. */
  titolo: optional(text),
  /** Description, or null, as the example spells it. */
  descrizione: optional(text),
  /** 1 if the account is the default, as generation 1 spells it. */
  predefinito: optional(flag),
  /** Creation date-time, as the example spells it. */
  data_inserimento: optional(dateTime),
});

/** A tracka configuration of generation 1 (spec 2.8). */
export interface Generation1Tracka extends Infer<typeof Generation1TrackaSchema> {}

/**
 * A bulk of generation 1 (platform facts 2.1). Its known field list is incomplete, so the settings
 * of generation 2 are accepted too.
 */
export const ConfigurationSchema = object({
  ...bulkFields,
  /** Creation date-time. */
  data_inserimento: optional(dateTime),
  /** Policy for ad blockers; its values are not known. */
  adblock_policy: optional(text),
  /** The video ad that users of an ad blocker see as preroll. */
  adblock_policy_ad_video: optional(AdVideoSchema),
});

/** A bulk of generation 1 (platform facts 2.1). */
export interface Configuration extends Infer<typeof ConfigurationSchema> {}
