import * as model from '../schema/index.js';
import type { playerSettings } from '../schema/player-settings.js';
import type { Upload } from './bodies.js';
import type { Flag, Writable } from './fields.js';
import { bindResources, resource, type BoundResources, type Operations } from './resource.js';
import { searchRules, type CategorySearch, type EmbedSearch, type LiveSearch } from './search.js';
import type { Service } from './service.js';

type Text = 'short_description' | 'description' | 'tags';

/** Fields of a new video (spec 4.6; the texts, `snapshot` and `squeeze_slot` are of platform facts 8). */
export interface VideoCreate extends Writable<model.Video, Text> {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the source file, or the file itself. */
  readonly video: string | Upload;
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
  /** 1 to take the preview image from the video. */
  readonly snapshot?: Flag | undefined;
  /** Time of the preview image in the video, `hh:mm:ss.xxx`; needs `snapshot`. */
  readonly snapshot_time?: string | undefined;
  /** Slot of the encoder queue, as named by `v1.queues`. */
  readonly squeeze_slot?: string | undefined;
}

/** Fields of an update (platform facts 10, beyond the interface). Absent fields are not changed. */
export interface VideoUpdate extends Writable<model.Video, 'title' | Text> {
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
}

/** Fields of a new live (spec 4.8). */
export interface LiveCreate {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the stream manifest. */
  readonly source_url: string;
  /** The preview image. */
  readonly preview_image?: Upload | undefined;
}

/** Fields of an update (spec 4.8). Absent fields are not changed. */
export interface LiveUpdate extends Writable<model.Live, 'title' | Text> {
  /** The preview image: jpg, png or gif. */
  readonly preview_image?: Upload | undefined;
}

type ScrollMode = 'scrollmode_enabled' | 'scrollmode_mute_on_mouse_over' | 'scrollmode_destroy_on';

/** Fields of a new embed (platform facts 3 and 7.1, beyond the interface). */
export interface EmbedCreate extends Writable<model.Embed, ScrollMode> {
  /** Title; not empty. */
  readonly title: string;
  /** Id of the video that the embed plays. */
  readonly video_id: string;
}

/** Fields of an update (spec 4.9). Absent fields are not changed. */
export type AmaUpdate = Writable<model.Ama, 'title' | 'url_beacon' | 'default' | 'description'>;

type BulkSetting = keyof typeof playerSettings | 'skip_preroll' | 'skip_time' | 'setting_volume';

/** Fields of an update (platform facts 2.1). Absent fields are not changed. */
export type BulkUpdate = Writable<model.Bulk, 'title' | 'label' | 'context_rules' | BulkSetting>;

/** Fields of a new bulk (platform facts 2.1 and 2.2). */
export interface BulkCreate extends BulkUpdate {
  readonly title: string;
  readonly label: string;
  readonly context_rules: readonly string[];
}

/** Fields of a new ad tag (platform facts 1.1). */
export interface AddArtCreate extends Writable<model.AddArt, 'description' | 'replace_rules'> {
  /** Title; not empty. */
  readonly title: string;
  readonly type: 'linear' | 'non-linear';
  /** Ad tag URL with placeholders. Several, separated by `***`, are a waterfall. */
  readonly source_url: string;
}

/** Fields of an update. Absent fields are not changed. */
export type AddArtUpdate = { readonly [K in keyof AddArtCreate]?: AddArtCreate[K] | undefined };

/** Fields of a new video ad (platform facts 1.3). */
export interface AdVideoCreate extends Writable<
  model.AdVideo,
  Text | 'destination_url' | 'destination_url_title'
> {
  /** Title; not empty. */
  readonly title: string;
  /** URL of the source. */
  readonly video: string;
  /** URL of the preview image, or the image itself. */
  readonly preview_image?: string | Upload | undefined;
  /** Slot of the encoder queue, as named by `v1.queues`. */
  readonly squeeze_slot?: string | undefined;
}

const resources = {
  /** `/rest/v2/video` (spec 4.6). */
  videos: resource('/rest/v2/video', model.VideoSchema, (on: Operations<model.Video>) => ({
    /** Lists all videos. The interface shows a list without envelope; one with it is read too. */
    list: on.pagedList(searchRules.paging),
    /** Creates a video by URL or by file. The options include `onProgress` and `signal`. */
    create: on.create<VideoCreate>,
    /** Beyond the interface (platform facts 10). */
    get: on.get,
    /** Beyond the interface (platform facts 10). */
    update: on.update<VideoUpdate>,
    /** Beyond the interface (platform facts 7.2 and 10). */
    delete: on.delete,
  })),
  /** `/rest/v2/live` (spec 4.7 and 4.8). A live holds secrets: see `Live`. */
  lives: resource('/rest/v2/live', model.LiveSchema, (on: Operations<model.Live>) => ({
    list: on.pagedList<LiveSearch>(searchRules.live),
    get: on.get,
    /** Creates a live. The interface does not show the reply: null when it holds no live. */
    create: on.createOrNull<LiveCreate>,
    update: on.update<LiveUpdate>,
    /** Beyond the interface (platform facts 7.2). */
    delete: on.delete,
  })),
  /** `/rest/v2/embed` (spec 4.7). */
  embeds: resource('/rest/v2/embed', model.EmbedSchema, (on: Operations<model.Embed>) => ({
    list: on.pagedList<EmbedSearch>(searchRules.embed),
    get: on.get,
    /** Beyond the interface (platform facts 7.1). */
    create: on.create<EmbedCreate>,
    /** Beyond the interface (platform facts 7.2). */
    delete: on.delete,
  })),
  /** `/rest/v2/embedtemplate` (spec 4.7). */
  embedTemplates: resource(
    '/rest/v2/embedtemplate',
    model.EmbedTemplateSchema,
    (on: Operations<model.EmbedTemplate>) => ({
      list: on.pagedList(searchRules.paging),
      get: on.get,
    }),
  ),
  /** `/rest/v2/category` (spec 4.7). */
  categories: resource(
    '/rest/v2/category',
    model.CategorySchema,
    (on: Operations<model.Category>) => ({
      list: on.pagedList<CategorySearch>(searchRules.category),
      get: on.get,
    }),
  ),
  /** `/rest/v2/ama` (spec 4.9): the interface has only the update. */
  amas: resource('/rest/v2/ama', model.AmaSchema, (on: Operations<model.Ama>) => ({
    update: on.update<AmaUpdate>,
  })),
  /** `/rest/v2/bulk`: settings that override those of embeds on some pages (platform facts 2, beyond the interface). */
  bulks: resource('/rest/v2/bulk', model.BulkSchema, (on: Operations<model.Bulk>) => ({
    list: on.pagedList(searchRules.paging),
    create: on.create<BulkCreate>,
    update: on.update<BulkUpdate>,
    /** Beyond the interface (platform facts 7.2). */
    delete: on.delete,
  })),
  /** `/rest/v2/addart`: ad tags (platform facts 1.1, beyond the interface). */
  addArts: resource('/rest/v2/addart', model.AddArtSchema, (on: Operations<model.AddArt>) => ({
    create: on.create<AddArtCreate>,
    update: on.update<AddArtUpdate>,
    /** Beyond the interface (platform facts 7.2). */
    delete: on.delete,
  })),
  /** `/rest/v2/advideo`: videos as ads (platform facts 1.3, beyond the interface). */
  adVideos: resource('/rest/v2/advideo', model.AdVideoSchema, (on: Operations<model.AdVideo>) => ({
    create: on.create<AdVideoCreate>,
    /** Beyond the interface (platform facts 7.2). */
    delete: on.delete,
  })),
};

/** The resources of generation 2 (spec 9). */
export type Generation2 = BoundResources<typeof resources>;

export const generation2 = (service: Service): Generation2 => bindResources(resources, service);
