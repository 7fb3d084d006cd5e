import { flag, object, optional, text, type Infer } from './field-types.js';
import { identity } from './shared-fields.js';

/** Fields that every analytics configuration has (spec 2.8). */
const configuration = {
  ...identity,
  /** Description, or null. */
  description: optional(text),
  /** 1 if the configuration is attached to every new embed that names none. */
  default: optional(flag),
};

/** A tracka configuration (spec 2.8). */
export const TrackaSchema = object({
  ...configuration,
  /** Id of the account that is tracked. */
  track_id: optional(text),
  /** Domain that is tracked. */
  track_domain: optional(text),
  /** The provider's `mg` entries, or null. */
  mg: optional(text),
});

/** A tracka configuration (spec 2.8). */
export interface Tracka extends Infer<typeof TrackaSchema> {}

/** An ama configuration (spec 2.8). */
export const AmaSchema = object({
  ...configuration,
  /** URL of the beacon XML. */
  url_beacon: optional(text),
});

/** An ama configuration (spec 2.8). */
export interface Ama extends Infer<typeof AmaSchema> {}

/** A trackb configuration (spec 2.8). */
export const TrackbSchema = object({
  ...configuration,
  /** The provider's client id. */
  clientid: optional(text),
  /** The provider's name for the start of an ad. */
  adtrack_start: optional(text),
  /** The provider's name for the end of an ad. */
  adtrack_complete: optional(text),
  /** The provider's name for other ad events. */
  adtrack_standard: optional(text),
});

/** A trackb configuration (spec 2.8). */
export interface Trackb extends Infer<typeof TrackbSchema> {}

/** A trackc configuration (spec 2.8). */
export const TrackcSchema = object({
  ...configuration,
  /** The provider's client id. */
  clientid: optional(text),
  /** The provider's `vcid`; the interface does not describe it. */
  vcid: optional(text),
  /** The provider's `cisuffix`; the interface does not describe it. */
  cisuffix: optional(text),
  /** The provider's `sfcode`; the interface does not describe it. */
  sfcode: optional(text),
  /** The provider's `prod`; the interface does not describe it. */
  prod: optional(text),
});

/** A trackc configuration (spec 2.8). */
export interface Trackc extends Infer<typeof TrackcSchema> {}
