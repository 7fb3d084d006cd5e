import { adSettings } from '../ad-settings.js';
import { AdVideoSchema } from '../ad.js';
import { playerSettings } from '../player-settings.js';
import { dateTime, id, list, object, optional, text, type Wire } from '../wire.js';

/**
 * A bulk of generation 1 (platform facts 2.1). Its known field list is cut, so the
 * settings that generation 2 has are taken as possible here too.
 */
export const ConfigurationSchema = object({
  /** Object id. */
  id,
  /** Title. */
  title: optional(text),
  /** Name by which embed code forces this bulk. */
  label: optional(text),
  /** Page addresses where the bulk is in force: `*`, or a scheme and a domain that end with `*`. */
  context_rules: optional(list(text)),
  /** Creation date-time. */
  data_inserimento: optional(dateTime),
  /** What to do about ad blockers; its values are not known. */
  adblock_policy: optional(text),
  /** The video ad that an ad blocker's user sees as preroll. */
  adblock_policy_ad_video: optional(AdVideoSchema),
  ...playerSettings,
  ...adSettings,
});

/** A bulk of generation 1 (platform facts 2.1). */
export interface Configuration extends Wire<typeof ConfigurationSchema> {}
