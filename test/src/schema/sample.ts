import type * as z from 'zod/mini';
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
  /** The fields without which the object is refused. */
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

export const video: Json = {
  ...described,
  ...flags('available_video', 'invalid_video'),
  ...texts('preview_image'),
  ...streams,
  duration: 12.48,
};

export const live: Json = {
  ...described,
  ...texts('entry_point_primary', 'entry_point_backup', 'stream_name', 'user', 'pass'),
  ...texts('secondary_streams', 'multi_stream_name_fmle', 'preview_image', 'xml1', 'xml2'),
  ...streams,
};

export const category: Json = { ...texts('id', 'title', 'description'), ...created, father_id: 7 };

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

const account = { ...texts('id', 'title', 'description'), ...flags('default'), ...created };
const tracka: Json = { ...account, ...texts('track_id', 'track_domain', 'mg') };
const ama: Json = { ...account, ...texts('url_beacon') };
const trackb: Json = {
  ...account,
  ...texts('clientid', 'adtrack_start', 'adtrack_complete', 'adtrack_standard'),
};
const trackc: Json = { ...account, ...texts('clientid', 'vcid', 'cisuffix', 'sfcode', 'prod') };

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

const watermarkSettings: Json = {
  ...texts('watermark', 'watermark_link'),
  ...flags('watermark_hide'),
  watermark_width: 120,
  watermark_height: 40,
  watermark_opacity: 0.8,
  watermark_displaytime: 0,
  watermark_bottom: '10',
  watermark_right: '5%',
  watermark_top: '',
  watermark_left: '12px',
};

export const bulk: Json = {
  ...texts('id', 'title', 'label'),
  ...created,
  context_rules: ['https://news.example/*', '*'],
  ...playerSettings,
  ...adSettings,
};

export const embedTemplate: Json = {
  ...texts('id', 'title'),
  ...created,
  ...flags('crop', 'application_published'),
  width: '640',
  height: '360',
  ...playerSettings,
  ...adSettings,
  ...watermarkSettings,
  categories: [category],
  bulks: [bulk],
  tracka_account: tracka,
  ama_configuration: ama,
  trackb_account: trackb,
  trackc_account: trackc,
};

export const embed: Json = {
  ...embedTemplate,
  ...texts('public_id', 'short_description', 'description', 'tags'),
  ...texts('primary_url', 'secondary_url', 'tertiary_url'),
  ...texts('code', 'code_iframe', 'code_360', 'code_amp', 'code_instant_article'),
  video,
  live: null,
  subtitles: [{ anything: true }, 'https://media.example/it.vtt'],
  subtitles_default_lang: 'it',
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
  ...tracka,
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
  sample('category', CategorySchema, category),
  sample('embed', EmbedSchema, embed),
  sample('embed template', EmbedTemplateSchema, embedTemplate),
  sample('ad tag', AddArtSchema, addArt, ['id', 'source_url']),
  sample('video ad', AdVideoSchema, adVideo),
  sample('unknown ad', UnknownAdSchema, unknownAd, []),
  sample('tracka', TrackaSchema, tracka),
  sample('ama', AmaSchema, ama),
  sample('trackb', TrackbSchema, trackb),
  sample('trackc', TrackcSchema, trackc),
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
