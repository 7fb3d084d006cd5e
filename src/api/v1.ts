import { list } from '../schema/field-types.js';
import * as model from '../schema/index.js';
import type { Upload } from './bodies.js';
import type { CallOptions, WriteOptions } from './client-options.js';
import type { Writable } from './fields.js';
import { jsonReader } from './reply.js';
import { bindResources, resource, type BoundResources, type Operations } from './resource.js';
import type { Service } from './service.js';

/** Fields of a new generation 1 video (spec 4.5). */
export interface Generation1VideoCreate {
  /** Title; not empty. */
  readonly titolo: string;
  /** The source file. It cannot be changed later. */
  readonly video: Upload;
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

/** Fields of an update, as the table of spec 4.5 names them. Absent fields are not changed. */
export interface Generation1VideoUpdate extends Writable<
  model.Generation1Video,
  'descrizione_breve' | 'tags'
> {
  /** Title; not empty. Sent as `titolo` too, because the interface shows both spellings. */
  readonly title?: string | undefined;
  /** Full description. Sent as `descrizione` too, which is the name of the read field. */
  readonly description?: string | undefined;
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

const slots = list(model.QueueSlotSchema);

const readSlots = jsonReader<readonly model.QueueSlot[]>((json) => model.check(slots, json));

const resources = {
  /** `/rest/video` (spec 4.4 and 4.5). */
  videos: resource(
    '/rest/video',
    model.Generation1VideoSchema,
    (on: Operations<model.Generation1Video>) => ({
      list: on.offsetList,
      get: on.get,
      /** Uploads a video. The options include `onProgress` and `signal`. */
      create: on.create<Generation1VideoCreate>,
      update: (
        id: string,
        fields: Generation1VideoUpdate,
        options?: WriteOptions,
      ): Promise<model.Generation1Video> => {
        const { title: titolo, description: descrizione } = fields;
        return on.update(id, { ...fields, titolo, descrizione }, options);
      },
      delete: on.delete,
    }),
  ),
  /** `/rest/live` (spec 4.5): generation 1 has only the delete. */
  lives: resource('/rest/live', model.LiveSchema, (on: Operations<model.Live>) => ({
    delete: on.delete,
  })),
  /** `/rest/tracka` (spec 4.4 and 4.10). */
  trackas: resource(
    '/rest/tracka',
    model.Generation1TrackaSchema,
    (on: Operations<model.Generation1Tracka>) => ({ list: on.offsetList, get: on.get }),
  ),
  /** `/rest/queues_video` (spec 4.4). */
  queues: (service: Service) => ({
    /** The slots of the encoder queue with their videos. There are few, so this is one call. */
    list: (options?: CallOptions): Promise<readonly model.QueueSlot[]> =>
      service.call({ method: 'GET', path: '/rest/queues_video', options }, readSlots),
  }),
  /** `/rest/embed` (spec 4.4). Its objects have the fields of generation 2. */
  embeds: resource('/rest/embed', model.EmbedSchema, (on: Operations<model.Embed>) => ({
    list: on.offsetList,
    get: on.get,
  })),
  /** `/rest/configuration`: the bulks of generation 1 (platform facts 2, beyond the interface). */
  configurations: resource(
    '/rest/configuration',
    model.ConfigurationSchema,
    (on: Operations<model.Configuration>) => ({ list: on.offsetList }),
  ),
};

/** The resources of generation 1 (spec 9). */
export type Generation1 = BoundResources<typeof resources>;

export const generation1 = (service: Service): Generation1 => bindResources(resources, service);
