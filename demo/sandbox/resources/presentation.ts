import type { Call } from '../call.js';
import { embedCode } from '../embed-code.js';
import type { WireObject } from '../object-kind.js';
import { withOrigin } from '../own-origin.js';
import { withReferences } from '../references.js';
import { textIn } from '../wire-reading.js';

/** How stored objects become those of a reply, in their order. */
export type Presentation = (
  objects: readonly WireObject[],
  call: Call,
) => readonly WireObject[] | Promise<readonly WireObject[]>;

const each =
  (present: (object: WireObject) => WireObject): Presentation =>
  (objects) =>
    objects.map(present);

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The fields in this order, null where there is nothing; then those others that are there. */
const fields =
  (always: string, whenThere = '') =>
  (object: WireObject): WireObject =>
    Object.fromEntries([
      ...names(always).map((name) => [name, object[name] ?? null] as const),
      ...names(whenThere)
        .filter((name) => (object[name] ?? null) !== null)
        .map((name) => [name, object[name]] as const),
    ]);

/** Addresses that some replies carry (spec 2.2, platform facts 7.1). */
const STREAMS = 'url_iphone url_video url_video_mp4';

const VIDEO = `id title short_description description tags available_video invalid_video created_at
  preview_image`;

/** Spec 2.1. */
export const video = each(fields(VIDEO, STREAMS));

/** As the reply to a create has it (platform facts 8). */
export const createdVideo = each(fields(`${VIDEO} duration`, STREAMS));

/** Spec 2.2: the same under other names. `url_flash` and `url_iphone` are empty until the video plays. */
const generation1 = (object: WireObject): WireObject => ({
  id: object['id'],
  titolo: object['title'] ?? null,
  descrizione_breve: object['short_description'] ?? null,
  descrizione: object['description'] ?? null,
  tags: object['tags'] ?? null,
  video_disponibile: object['available_video'] ?? null,
  invalid_video: object['invalid_video'] ?? null,
  data_inserimento: object['created_at'] ?? null,
  preview_image: object['preview_image'] ?? null,
  url_flash: streamOf(object),
  url_iphone: streamOf(object),
});

const streamOf = (object: WireObject): string =>
  textIn(object, 'url_iphone') || textIn(object, 'url_video') || textIn(object, 'url_video_mp4');

export const videoGeneration1 = each(generation1);

/** Spec 2.3. */
export const live = each(
  fields(
    `id title short_description description tags created_at entry_point_primary entry_point_backup
    stream_name user pass secondary_streams multi_stream_name_fmle preview_image xml1 xml2`,
    STREAMS,
  ),
);

/** Spec 2.4. */
export const category = each(fields('id title description created_at father_id'));

/** Spec 2.8. */
export const ama = each(fields('id title default description url_beacon created_at'));

/** Spec 2.8, the names of the example. */
export const trackaGeneration1 = each((object) => ({
  id: object['id'],
  titolo: object['title'] ?? null,
  track_id: object['track_id'] ?? null,
  track_domain: object['track_domain'] ?? null,
  mg: object['mg'] ?? null,
  descrizione: object['description'] ?? null,
  predefinito: object['default'] ?? null,
  data_inserimento: object['created_at'] ?? null,
}));

/** Platform facts 2.1; what a bulk does not set is not there. */
export const bulk: Presentation = (objects) => objects;

/** The same under the one other name that is known (platform facts 2.1). */
export const configuration = each(({ created_at: createdAt = null, ...rest }) => ({
  ...rest,
  data_inserimento: createdAt,
}));

/** Platform facts 1.1. */
export const addart = each(
  fields('adv_type id type title source_url replace_rules description created_at'),
);

/** Platform facts 1.3. */
export const advideo = each(
  fields(
    `adv_type id title destination_url destination_url_title short_description description tags
    available_video created_at preview_image`,
    STREAMS,
  ),
);

/** Spec 2.6. */
export const template: Presentation = withReferences;

/** Spec 2.5: with its codes, unless it brought its own. */
export const embed: Presentation = async (objects, call) =>
  (await withReferences(objects, call)).map((object) => ({
    ...object,
    ...missing(
      object,
      JSON.parse(withOrigin(JSON.stringify(embedCode(object)), call.url)) as object,
    ),
  }));

const missing = (object: WireObject, code: object): WireObject =>
  Object.fromEntries(Object.entries(code).filter(([name]) => !Object.hasOwn(object, name)));

/** Objects of a reply out of their JSON text. */
export const presented = async (
  texts: readonly string[],
  present: Presentation,
  call: Call,
): Promise<readonly WireObject[]> =>
  present(
    texts.map((json) => JSON.parse(withOrigin(json, call.url)) as WireObject),
    call,
  );
