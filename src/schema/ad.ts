import {
  fieldOf,
  flag,
  integer,
  length,
  list,
  object,
  optional,
  selected,
  text,
  type Infer,
} from './field-types.js';
import { identity, streamAddresses, texts } from './shared-fields.js';

const replaceRule = object({
  /** The literal text to replace in `source_url`, for example `[random-number]`. */
  subject: text,
  /** Name of the rule that gives the value, for example `random-number`. */
  value: text,
});

/** An ad tag: the entity `addart` (spec 2.7, platform facts 1.1). */
export const AddArtSchema = object({
  /** Kind of the ad tag; `dart` in known replies. */
  adv_type: optional(text),
  ...identity,
  /** `linear` or `non-linear`; any other text is accepted too. */
  type: optional(text),
  /** Ad tag URL with placeholders. Several, separated by `***`, are a waterfall. */
  source_url: text,
  /** The rule that gives the value of each placeholder of `source_url`; may be empty. */
  replace_rules: optional(list(replaceRule)),
  /** Full description. */
  description: optional(text),
  /** Seconds of content before an overlay appears. */
  after_time: optional(integer),
  /** Seconds an overlay stays. */
  stay_time: optional(integer),
  /** 1 if a main overlay stays fixed. */
  fixed: optional(integer),
  /** Seconds of delay of a main overlay. */
  delay_time: optional(integer),
  /** Maximum width of a main overlay. */
  max_width: optional(length),
  /** Maximum height of a main overlay. */
  max_height: optional(length),
});

/** An ad tag (spec 2.7). */
export interface AddArt extends Infer<typeof AddArtSchema> {}

/** A video used as an ad: the entity `advideo` (spec 2.11, platform facts 1.3). */
export const AdVideoSchema = object({
  /** Kind of the ad. The value of a video ad is not known. */
  adv_type: optional(text),
  ...texts,
  /** Click-through URL. */
  destination_url: optional(text),
  /** Title of the click-through. */
  destination_url_title: optional(text),
  /** 1 if the video can be played, 0 while it is not converted. */
  available_video: optional(flag),
  /** URL of the preview image. */
  preview_image: optional(text),
  ...streamAddresses,
});

/** A video used as an ad (spec 2.11). */
export interface AdVideo extends Infer<typeof AdVideoSchema> {}

/** An ad of an unknown kind. Its other fields are kept. */
export const UnknownAdSchema = object({
  /** Kind of the ad. */
  adv_type: optional(text),
  /** Object id. */
  id: optional(text),
  /** Title. */
  title: optional(text),
});

/** An ad of an unknown kind. Its other fields are in the value, not in the type. */
export interface UnknownAd extends Infer<typeof UnknownAdSchema> {}

/** Fields that only a video ad has. */
const videoFields = ['destination_url', 'available_video', ...Object.keys(streamAddresses)];

const isSet = (field: unknown): boolean => field !== undefined && field !== null && field !== '';

/**
 * An ad of a slot. Not in the specification; chosen to select the kind by the fields, because
 * `adv_type` has open values. `resolveEmbed` selects it in the same way.
 */
export const AdSchema = selected(
  (value): typeof AddArtSchema | typeof AdVideoSchema | typeof UnknownAdSchema => {
    const kind = fieldOf(value, 'adv_type');
    if (kind === 'advideo') return AdVideoSchema;
    if (kind === 'dart' || isSet(fieldOf(value, 'source_url'))) return AddArtSchema;
    return videoFields.some((name) => isSet(fieldOf(value, name)))
      ? AdVideoSchema
      : UnknownAdSchema;
  },
);

/** An ad of a slot. Narrow it by its fields, as in `'source_url' in ad`. */
export type Ad = AddArt | AdVideo | UnknownAd;
