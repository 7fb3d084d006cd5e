import { adSettingsSchema } from './ad-settings.js';
import { playerSettings } from './player-settings.js';
import { dateTime, id, list, object, optional, text, type Infer } from './field-types.js';

/** Fields that the bulks of both generations have (platform facts 2.1). */
export const bulkFields = {
  /** Object id. */
  id,
  /** Title. */
  title: optional(text),
  /** Name by which embed code forces this bulk; unique among all bulks. */
  label: optional(text),
  /** Page addresses where the bulk applies: `*`, or a scheme and a domain that end with `*`. */
  context_rules: optional(list(text)),
  ...playerSettings,
  ...adSettingsSchema,
};

/**
 * A bulk: named settings that override those of an embed on the pages of its rules. The interface
 * does not show the fields (spec 2.11); these are of platform facts 2.1.
 */
export const BulkSchema = object({
  ...bulkFields,
  /** Creation date-time. */
  created_at: optional(dateTime),
});

/** Named settings that override those of an embed on some pages (spec 2.11). */
export interface Bulk extends Infer<typeof BulkSchema> {}
