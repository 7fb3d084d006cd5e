import type * as z from 'zod/mini';
import {
  AMA,
  CATEGORY,
  EMBED,
  LIVE,
  TEMPLATE,
  TRACKA,
  TRACKB,
  TRACKC,
  VIDEO,
} from '../../conformance/interface/sample-objects.js';
import {
  AddArtSchema,
  AdVideoSchema,
  AmaSchema,
  AuthorizationFailureSchema,
  AuthorizationSchema,
  BulkSchema,
  CategorySchema,
  ConfigurationSchema,
  EmbedSchema,
  EmbedTemplateSchema,
  Generation1TrackaSchema,
  Generation1VideoSchema,
  LiveSchema,
  pageOf,
  QueueSlotSchema,
  TrackaSchema,
  TrackbSchema,
  TrackcSchema,
  UnknownAdSchema,
  VideoSchema,
} from '../../../src/schema/index.js';

export type Json = Readonly<Record<string, unknown>>;

/** An object of the interface as the specification's tables describe it: every field, in its documented type. */
export interface Sample {
  readonly name: string;
  readonly schema: z.ZodMiniObject;
  readonly full: Json;
  /** The required fields. */
  readonly required: readonly string[];
}

const texts = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, `a ${name}`]));

const flags = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? '1' : '0']));

const created = { created_at: '2026-01-31 18:00:00' };
const described = {
  ...texts('id', 'title', 'short_description', 'description', 'tags'),
  ...created,
};
const streams = texts('url_iphone', 'url_video', 'url_video_mp4');

const video: Json = { ...VIDEO, ...flags('invalid_video'), ...streams };
export const live: Json = { ...LIVE, ...streams };

export const addArt: Json = {
  ...texts('id', 'title', 'description'),
  ...created,
  adv_type: 'dart',
  type: 'linear',
  source_url: 'https://ads.example/tag?rnd=[random-number]',
  replace_rules: [{ subject: '[random-number]', value: 'random-number' }],
  after_time: 5,
  stay_time: 10,
  fixed: 1,
  delay_time: 0,
  max_width: '300',
  max_height: '50%',
};

export const adVideo: Json = {
  ...described,
  adv_type: 'advideo',
  ...texts('destination_url', 'destination_url_title', 'preview_image'),
  ...flags('available_video'),
  ...streams,
};

export const unknownAd: Json = { ...texts('id', 'title'), adv_type: 'hologram' };

const playerSettings: Json = {
  ...texts('skin', 'background_image', 'wmode', 'desktop_player'),
  ...flags('responsive', 'autoplay', 'mute', 'controlbar_visible', 'controlbar_auto_hide'),
  ...flags('seekable', 'preload', 'pip', 'scrollmode_enabled', 'scrollmode_mute_on_mouse_over'),
  background_color: '000000',
  player_color: '#FFCE3E',
  scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
};

const adSettings: Json = {
  ...flags('skip_preroll'),
  ...texts('player_adv_manager', 'adsdk_vpaid_mode'),
  skip_time: 5,
  setting_volume: 'defaultOn',
  preroll: [addArt, adVideo],
  midroll: null,
  postroll: addArt,
  overlay_initial: null,
  overlay_main: addArt,
  mobile_preroll: [adVideo],
  mobile_midroll: [addArt],
  mobile_postroll: [],
  mobile_overlay_initial: unknownAd,
  mobile_overlay_main: null,
};

const bulk: Json = {
  ...texts('id', 'title', 'label'),
  ...created,
  context_rules: ['https://news.example/*', '*'],
  ...playerSettings,
  ...adSettings,
};

const embedTemplate: Json = { ...TEMPLATE, ...playerSettings, ...adSettings, bulks: [bulk] };

export const embed: Json = {
  ...EMBED,
  ...embedTemplate,
  id: EMBED['id'],
  title: EMBED['title'],
  video,
  subtitles: [{ anything: true }, 'https://media.example/it.vtt'],
};

const page: Json = {
  ...texts('first_page_url', 'last_page_url', 'path'),
  current_page: 1,
  data: [video],
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 100,
  prev_page_url: null,
  to: 1,
  total: 1,
};

const authorization: Json = {
  ...texts('access_token', 'refresh_token', 'state'),
  data_creazione: '2012-10-01 18:37:37',
  data_scadenza: null,
  creation_date: '2012-10-01 18:37:37',
  expiration_date: null,
};

const generation1Video: Json = {
  ...texts('id', 'titolo', 'descrizione_breve', 'descrizione', 'tags', 'preview_image'),
  ...flags('video_disponibile', 'invalid_video'),
  data_inserimento: '2012-10-01 18:37:37',
  url_flash: '',
  url_iphone: '',
};

const generation1Tracka: Json = {
  ...TRACKA,
  ...texts('titolo', 'descrizione'),
  ...flags('predefinito'),
  data_inserimento: '2012-10-01 18:37:37',
};

const configuration: Json = {
  ...texts('id', 'title', 'label', 'adblock_policy'),
  context_rules: ['*'],
  data_inserimento: '2012-10-01 18:37:37',
  adblock_policy_ad_video: adVideo,
  ...playerSettings,
  ...adSettings,
};

const sample = (
  name: string,
  schema: z.ZodMiniObject,
  full: Json,
  required: readonly string[] = ['id'],
): Sample => ({ name, schema, full, required });

export const samples: readonly Sample[] = [
  sample('video', VideoSchema, video),
  sample('live', LiveSchema, live),
  sample('category', CategorySchema, CATEGORY),
  sample('embed', EmbedSchema, embed),
  sample('embed template', EmbedTemplateSchema, embedTemplate),
  sample('ad tag', AddArtSchema, addArt, ['id', 'source_url']),
  sample('video ad', AdVideoSchema, adVideo),
  sample('unknown ad', UnknownAdSchema, unknownAd, []),
  sample('tracka', TrackaSchema, TRACKA),
  sample('ama', AmaSchema, AMA),
  sample('trackb', TrackbSchema, TRACKB),
  sample('trackc', TrackcSchema, TRACKC),
  sample('bulk', BulkSchema, bulk),
  sample('page', pageOf(VideoSchema), page, ['current_page', 'last_page', 'data']),
  sample('authorization', AuthorizationSchema, authorization, ['access_token', 'state']),
  sample('failure', AuthorizationFailureSchema, { errors: ['no such key'] }, ['errors']),
  sample('generation 1 video', Generation1VideoSchema, generation1Video),
  sample('generation 1 tracka', Generation1TrackaSchema, generation1Tracka),
  sample('queue slot', QueueSlotSchema, { slot: 'P1', video: [generation1Video] }, [
    'slot',
    'video',
  ]),
  sample('configuration', ConfigurationSchema, configuration),
];
