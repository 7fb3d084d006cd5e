import { fillPlaceholders } from '../origin-placeholders.js';
import type { SandboxContext } from '../server/environment.js';
import { textIn, type WireObject } from '../wire-object.js';
import { embedCode } from './embed-code.js';
import { withReferences } from './references.js';

/** Turns stored objects into those of a reply, in the same order. */
export type Presentation = (
  objects: readonly WireObject[],
  c: SandboxContext,
) => readonly WireObject[] | Promise<readonly WireObject[]>;

const each =
  (present: (object: WireObject) => WireObject): Presentation =>
  (objects) =>
    objects.map(present);

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Fields in this order, null if they are absent; then those others that are present. */
const fields =
  (always: string, ifPresent = '') =>
  (object: WireObject): WireObject =>
    Object.fromEntries([
      ...names(always).map((name) => [name, object[name] ?? null] as const),
      ...names(ifPresent)
        .filter((name) => (object[name] ?? null) !== null)
        .map((name) => [name, object[name]] as const),
    ]);

/** Addresses that some replies carry (spec 2.2, platform facts 7.1). */
const STREAMS = 'url_iphone url_video url_video_mp4';

const VIDEO = `id title short_description description tags available_video invalid_video created_at
  preview_image`;

/** Spec 2.1. */
export const video = each(fields(VIDEO, STREAMS));

/** The reply to a create (platform facts 8). */
export const createdVideo = each(fields(`${VIDEO} duration`, STREAMS));

/** Spec 2.2: the same under other names. `url_flash` and `url_iphone` are empty until the video is available. */
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

/** Platform facts 2.1; a bulk contains only the settings that it sets. */
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

/** Spec 2.5: with generated codes, unless the embed has its own. */
export const embed: Presentation = async (objects, c) =>
  Promise.all(
    (await withReferences(objects, c)).map(async (object) => {
      const code = fillPlaceholders(JSON.stringify(await embedCode(object)), new URL(c.req.url));
      return { ...object, ...(JSON.parse(code) as object), ...object };
    }),
  );

/** Reads objects from their stored JSON text and presents them. */
export const presented = async (
  texts: readonly string[],
  present: Presentation,
  c: SandboxContext,
): Promise<readonly WireObject[]> => {
  const url = new URL(c.req.url);
  return present(
    texts.map((json) => JSON.parse(fillPlaceholders(json, url)) as WireObject),
    c,
  );
};
