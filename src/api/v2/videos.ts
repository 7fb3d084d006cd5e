import { VideoSchema, type Video } from '../../schema/index.js';
import type { CallOptions, DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import type { Flag } from '../flags.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import { searchRules, type PageSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';
import type { Upload } from '../writes/uploads.js';

/** Texts of a video that a create and an update may set. */
interface VideoTexts {
  /** Short description (platform facts 8). */
  readonly short_description?: string | undefined;
  /** Full description (platform facts 8). */
  readonly description?: string | undefined;
  /** Tags separated by commas (platform facts 8). */
  readonly tags?: string | undefined;
}

/** Fields of a new video (spec 4.6; those of platform facts 8 are beyond the interface). */
export interface VideoCreate extends VideoTexts {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the source file, or the file itself. */
  readonly video: string | Upload;
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
  /** 1 to take the preview image from the video (platform facts 8). */
  readonly snapshot?: Flag | undefined;
  /** Where to take it, `hh:mm:ss.xxx`; needs `snapshot` (platform facts 8). */
  readonly snapshot_time?: string | undefined;
  /** Slot of the encoder queue, as `v1.queues` names them (platform facts 8). */
  readonly squeeze_slot?: string | undefined;
}

/** Fields of an update (platform facts 10, beyond the interface); what is absent stays as it is. */
export interface VideoUpdate extends VideoTexts {
  /** Title; not empty. */
  readonly title?: string | undefined;
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
}

/** `/rest/v2/video` (spec 4.6). */
export interface Videos {
  /** Every video; the interface shows a list without an envelope, and one with it is read too. */
  list(search?: PageSearch, options?: CallOptions): PagedList<Video>;
  /** Creates a video by URL or by file; `onProgress` and `signal` are among the options. */
  create(fields: VideoCreate, options?: WriteOptions): Promise<Video>;
  /** Platform facts 10, beyond the interface. */
  get(id: string, options?: CallOptions): Promise<Video>;
  /** Platform facts 10, beyond the interface. */
  update(id: string, fields: VideoUpdate, options?: WriteOptions): Promise<Video>;
  /** Platform facts 7.2 and 10, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

const resource = '/rest/v2/video';
const shapes = shapesOf(VideoSchema);

export const videos = (service: Service): Videos => {
  const on = operations<Video>(service, resource, shapes.one);
  return {
    list: (search = {}, options) =>
      pagedList<Video>({ service, resource, shapes, search, rules: searchRules.paging, options }),
    create: (fields, options) => on.create({ ...fields }, options),
    get: on.get,
    update: (id, fields, options) => on.update(id, { ...fields }, options),
    delete: on.delete,
  };
};
