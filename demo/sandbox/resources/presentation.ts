import { parseStored, playerOrigin } from '../origin-placeholders.js';
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

/** Fields in this order, null if they are absent; then those others that are present. */
const fields = (always: string, ifPresent: readonly string[] = []) => {
  const required = always.trim().split(/\s+/);
  return (object: WireObject): WireObject => {
    const presented: Record<string, unknown> = {};
    for (const name of required) presented[name] = object[name] ?? null;
    for (const name of ifPresent)
      if ((object[name] ?? null) !== null) presented[name] = object[name];
    return presented;
  };
};

/** Addresses that some replies carry (spec 2.2, platform facts 7.1). */
const STREAMS = ['url_iphone', 'url_video', 'url_video_mp4'];

const VIDEO = `id title short_description description tags available_video invalid_video created_at
  preview_image`;

/** Spec 2.1, with the duration of platform facts 8. */
export const video = each(fields(`${VIDEO} duration`, STREAMS));

/** Renamed fields, null if they are absent. */
const renamed =
  (oldNames: Readonly<Record<string, string>>) =>
  (object: WireObject): WireObject =>
    Object.fromEntries(
      Object.entries(oldNames).map(([name, oldName]) => [name, object[oldName] ?? null]),
    );

const generation1Names = renamed({
  id: 'id',
  titolo: 'title',
  descrizione_breve: 'short_description',
  descrizione: 'description',
  tags: 'tags',
  video_disponibile: 'available_video',
  invalid_video: 'invalid_video',
  data_inserimento: 'created_at',
  preview_image: 'preview_image',
});

/** Spec 2.2: a video under other names; `url_flash` and `url_iphone` are empty until it is available. */
export const videoGeneration1 = each((object) => {
  const stream = STREAMS.map((name) => textIn(object, name)).find((url) => url !== '') ?? '';
  return { ...generation1Names(object), url_flash: stream, url_iphone: stream };
});

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
export const trackaGeneration1 = each(
  renamed({
    id: 'id',
    titolo: 'title',
    track_id: 'track_id',
    track_domain: 'track_domain',
    mg: 'mg',
    descrizione: 'description',
    predefinito: 'default',
    data_inserimento: 'created_at',
  }),
);

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
export const embed: Presentation = async (objects, c) => {
  const player = playerOrigin(new URL(c.req.url));
  const withCode = async (object: WireObject): Promise<WireObject> =>
    // Several times faster than spread syntax for objects of this size.
    Object.fromEntries([
      ...Object.entries(await embedCode(object, player)),
      ...Object.entries(object),
    ]);
  return Promise.all((await withReferences(objects, c)).map(withCode));
};

/** Reads objects from their stored JSON text and presents them. */
export const presented = async (
  texts: readonly string[],
  present: Presentation,
  c: SandboxContext,
): Promise<readonly WireObject[]> => present(parseStored(texts, c.req.url), c);
