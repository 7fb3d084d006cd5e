import { AdVideoSchema, type AdVideo } from '../../schema/index.js';
import type { DeleteOptions, WriteOptions } from '../client-options.js';
import type { Deletion } from '../replies/deletion.js';
import { operations } from '../operations.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';
import type { Upload } from '../writes/uploads.js';

/** Fields of a new video ad (platform facts 1.3). */
export interface AdVideoCreate {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the source. */
  readonly video: string;
  /** Click-through URL. */
  readonly destination_url?: string | undefined;
  /** Title of the click-through. */
  readonly destination_url_title?: string | undefined;
  /** Short description. */
  readonly short_description?: string | undefined;
  /** Full description. */
  readonly description?: string | undefined;
  /** Tags separated by commas. */
  readonly tags?: string | undefined;
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
  /** Slot of the encoder queue, as `v1.queues` names them. */
  readonly squeeze_slot?: string | undefined;
}

/** `/rest/v2/advideo`: videos as ads (platform facts 1.3, beyond the interface). */
export interface AdVideos {
  create(fields: AdVideoCreate, options?: WriteOptions): Promise<AdVideo>;
  /** Platform facts 7.2, beyond the interface. */
  delete(id: string, options?: DeleteOptions): Promise<Deletion>;
}

export const adVideos = (service: Service): AdVideos => {
  const on = operations<AdVideo>(service, '/rest/v2/advideo', shapesOf(AdVideoSchema).one);
  return { create: (fields, options) => on.create({ ...fields }, options), delete: on.delete };
};
