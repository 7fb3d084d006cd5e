import { dateTime, flag, id, object, optional, text, type Wire } from '../wire.js';

/** A tracka configuration of generation 1: the interface gives two spellings of four fields (spec 2.8). */
export const Generation1TrackaSchema = object({
  /** Object id. */
  id,
  /** Title, as the example spells it. */
  titolo: optional(text),
  /** Title, as the table spells it. */
  title: optional(text),
  /** Id of the account that is tracked. */
  track_id: optional(text),
  /** Domain that is tracked. */
  track_domain: optional(text),
  /** The provider's `mg` entries, or null. */
  mg: optional(text),
  /** Description, or null, as the example spells it. */
  descrizione: optional(text),
  /** Description, or null, as the table spells it. */
  description: optional(text),
  /** 1 if the account is the default. */
  predefinito: optional(flag),
  /** 1 if the account is the default, as generation 2 spells it. */
  default: optional(flag),
  /** Creation date-time, as the example spells it. */
  data_inserimento: optional(dateTime),
  /** Creation date-time, as the table spells it. */
  created_at: optional(dateTime),
});

/** A tracka configuration of generation 1 (spec 2.8). */
export interface Generation1Tracka extends Wire<typeof Generation1TrackaSchema> {}
