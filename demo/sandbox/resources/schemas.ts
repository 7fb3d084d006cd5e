import * as z from 'zod';
import { SLOTS } from '../encoder/job.js';
import { httpUrl, isWireDate, OBJECT_ID } from '../wire-object.js';

/** Error messages of a schema; `path` precedes them: "title must be text". */
const must = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${what}`,
});

const textOf = (what: string, isValid: (text: string) => boolean = () => true) =>
  z.string(must(what)).refine(isValid, `must be ${what}`);

const text = textOf('text');

const textOrNull = z.union([z.string(), z.null()], must('text or null'));

const filledText = textOf('text that is not empty', (value) => value.trim() !== '');

const objectId = textOf('1 to 64 letters, digits, _ or -', (value) => OBJECT_ID.test(value));

const objectIds = z.array(objectId, must('a list of ids'));

/** An absolute address without credentials. */
const httpAddress = textOf('an absolute http or https address', (value) => httpUrl(value) !== null);

const addressOrNull = z
  .union([z.literal('').transform(() => null), z.null(), httpAddress], {
    error: 'must be an absolute http or https address, or null',
  })
  .pipe(z.nullable(z.string()));

/** Flags are stored as the strings 1 and 0, for every form that they are sent in (spec 2). */
const flag = z
  .literal(['0', '1', 0, 1, false, true], must('a flag, 1 or 0'))
  .transform((value) => String(Number(value)));

const digits = (what: string, pattern: RegExp) =>
  z
    .union([z.string(), z.number()], must(what))
    .transform(String)
    .refine((value) => pattern.test(value), `must be ${what}`);

const wholeNumber = digits('a whole number, 0 or more', /^\d{1,9}$/).transform(Number);

/** Lengths are stored as text (spec 2: numbers may be returned as strings). */
const pixels = digits('a number of pixels, 1 to 9999', /^[1-9]\d{0,3}$/);

const color = textOf('a hexadecimal color', (value) => /^#?[\da-f]{6}$/i.test(value));

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, must(values.join(', ').replace(/, ([^,]*)$/, ' or $1')));

/** Settings of embeds and bulks (spec 2.5, platform facts 2.1). */
const PLAYER_SETTINGS = {
  skin: text.optional(),
  responsive: flag.optional(),
  background_color: color.optional(),
  background_image: addressOrNull.optional(),
  player_color: color.optional(),
  autoplay: flag.optional(),
  mute: flag.optional(),
  controlbar_visible: flag.optional(),
  controlbar_auto_hide: flag.optional(),
  seekable: flag.optional(),
  preload: flag.optional(),
  pip: flag.optional(),
  wmode: text.optional(),
  skip_preroll: flag.optional(),
  skip_time: wholeNumber.optional(),
  setting_volume: oneOf('-1', 'none', 'defaultOn', 'defaultOff').optional(),
  desktop_player: text.optional(),
  scrollmode_enabled: flag.optional(),
  scrollmode_mute_on_mouse_over: flag.optional(),
  scrollmode_destroy_on: z
    .array(
      textOf('text', (value) => value !== ''),
      must('a list of text'),
    )
    .optional(),
  player_adv_manager: text.optional(),
  adsdk_vpaid_mode: text.optional(),
};

/** Texts of spec 2.1, 2.3 and 2.5 that a caller may write. */
const MEDIA_TEXTS = {
  title: filledText,
  short_description: text.optional(),
  description: text.optional(),
  tags: text.optional(),
};

/** An update of a video or a live (spec 4.5, 4.8). */
export const MediaUpdate = z.object({ ...MEDIA_TEXTS, title: filledText.optional() });

/** Spec 4.8. */
export const NewLive = z.object({ ...MEDIA_TEXTS, source_url: httpAddress });

const SNAPSHOT_TIME = /^\d{1,2}:[0-5]\d:[0-5]\d(?:\.\d{1,3})?$/;

const NEW_VIDEO = {
  ...MEDIA_TEXTS,
  squeeze_slot: oneOf(...SLOTS).optional(),
  snapshot: flag.optional(),
  snapshot_time: textOf('hh:mm:ss.xxx', (value) => SNAPSHOT_TIME.test(value)).optional(),
};

const hasSnapshot = (video: {
  snapshot?: string | undefined;
  snapshot_time?: string | undefined;
}) => video.snapshot_time === undefined || video.snapshot === '1';

const NEEDS_SNAPSHOT = { path: ['snapshot_time'], error: 'needs snapshot to be 1' };

/** Spec 4.5, 4.6 and platform facts 8; the video itself is a file part or an address. */
export const NewVideo = z.object(NEW_VIDEO).refine(hasSnapshot, NEEDS_SNAPSHOT);

/** A video as an ad (platform facts 1.3). */
export const NewAdVideo = z
  .object({
    ...NEW_VIDEO,
    destination_url: addressOrNull.optional(),
    destination_url_title: text.optional(),
  })
  .refine(hasSnapshot, NEEDS_SNAPSHOT);

/** Fields of spec 2.5 that may be set at creation, and the objects that the embed consists of. */
export const NewEmbed = z
  .object({
    ...MEDIA_TEXTS,
    public_id: objectId.optional(),
    primary_url: addressOrNull.optional(),
    secondary_url: addressOrNull.optional(),
    tertiary_url: addressOrNull.optional(),
    width: pixels.optional(),
    height: pixels.optional(),
    crop: flag.optional(),
    application_published: flag.optional(),
    ...PLAYER_SETTINGS,
    // `video_id` is known (platform facts 7.1); the other names are not in the specification.
    video_id: objectId.optional(),
    live_id: objectId.optional(),
    tracka_id: objectId.optional(),
    ama_id: objectId.optional(),
    trackb_id: objectId.optional(),
    trackc_id: objectId.optional(),
    category_ids: objectIds.optional(),
    bulk_ids: objectIds.optional(),
    preroll_ids: objectIds.optional(),
  })
  .refine(
    (embed) => (embed.video_id === undefined) !== (embed.live_id === undefined),
    'Either video_id or live_id must be given',
  );

/** Platform facts 2.3: `*`, or a scheme and a domain followed by `*`. */
const CONTEXT_RULE = /^(\*|https?:\/\/[^\s/*]+\/?\*)$/;

const CONTEXT_RULES = 'a list of *, or of scheme and domain followed by *, and not empty';

/** Platform facts 2. */
export const NewBulk = z.object({
  title: filledText,
  label: filledText,
  context_rules: z
    .array(
      textOf(CONTEXT_RULES, (rule) => CONTEXT_RULE.test(rule)),
      must(CONTEXT_RULES),
    )
    .min(1, `must be ${CONTEXT_RULES}`),
  ...PLAYER_SETTINGS,
});

export const BulkUpdate = NewBulk.partial();

const REPLACE_RULES = must('a list of objects with subject and value');

/** Platform facts 1.1. A `source_url` may contain placeholders and several addresses, so it is any text. */
export const NewAddArt = z.object({
  title: filledText,
  type: oneOf('linear', 'non-linear'),
  source_url: filledText,
  description: textOrNull.optional(),
  replace_rules: z
    .array(z.object({ subject: filledText, value: filledText }, REPLACE_RULES), REPLACE_RULES)
    .optional(),
});

export const AddArtUpdate = NewAddArt.partial();

/** Spec 4.9. */
export const AmaUpdate = z.object({
  title: filledText.optional(),
  url_beacon: httpAddress.optional(),
  default: flag.optional(),
  description: textOrNull.optional(),
});

const whole = (min: number, what: string) =>
  z
    .string()
    .refine((value) => /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) >= min, `must be ${what}`)
    .transform(Number);

const positive = whole(1, 'an integer greater than 0');

const queryFlag = z.enum(['0', '1'], 'must be 1 or 0').transform((value) => value === '1');

const date = textOf('a date-time that exists, as YYYY-MM-DD hh:mm:ss', isWireDate);

/** Spec 8: the maximum number of records of a generation 1 list. */
export const MAX_UNPAGED = 250;

/** Spec 8. */
export const OffsetQuery = z.object({
  search_limit: positive.default(MAX_UNPAGED),
  search_offset: whole(0, 'a whole number, 0 or more').default(0),
  search_count: queryFlag.default(false),
});

/** Spec 8 shows no maximum of `search_for_page`; larger values are refused rather than clamped. */
const MAX_PER_PAGE = 1000;

/** Spec 4.7 and 8. */
export const PageQuery = z.object({
  search_page: positive.default(1),
  search_for_page: positive
    .refine((size) => size <= MAX_PER_PAGE, `must not be greater than ${MAX_PER_PAGE}`)
    .default(100),
});

/** Platform facts 7.1. */
export const EmbedQuery = PageQuery.extend({ search_live_id: objectId.optional() });

/** Spec 4.7. */
export const CategoryQuery = PageQuery.extend({
  search_string: textOf('not empty', (value) => value !== '').optional(),
  search_in_description: queryFlag.optional(),
  search_date_min: date.optional(),
  search_date_max: date.optional(),
  search_order_by: oneOf('id', 'title', 'created_at').optional(),
  search_asc_desc: oneOf('ASC', 'DESC').optional(),
}).refine((query) => query.search_asc_desc === undefined || query.search_order_by !== undefined, {
  path: ['search_asc_desc'],
  error: 'needs search_order_by',
});

/** Spec 4.7. */
export const LiveQuery = CategoryQuery.safeExtend({ search_in_tags: queryFlag.optional() });
