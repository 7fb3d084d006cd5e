import type { PlayerConfig } from '../../src/resolve/player-config.js';
import * as grammar from './field-grammars.js';
import type { Grammar } from './field-grammars.js';

/** The kinds of fields of the corpus. */
export type Kind = 'link_url' | 'media_url' | 'color' | 'length' | 'number' | 'flag' | 'text';

/** Where a field of the corpus is read, and what becomes of it. */
export interface HostileField {
  /** Its name in the corpus. */
  readonly field: string;
  /** JSON Pointer into the embed. */
  readonly pointer: string;
  /** What it became. */
  readonly read: (config: PlayerConfig) => unknown;
  /** What it is when its value is refused. */
  readonly otherwise: unknown;
  readonly takes: Grammar;
  /** The finding about a refused value. */
  readonly odd: string;
}

type Row = readonly [
  field: string,
  read: HostileField['read'],
  otherwise?: unknown,
  pointer?: string,
];

const fields = (odd: string, takes: Grammar, rows: readonly Row[]): readonly HostileField[] =>
  rows.map(([field, read, otherwise = null, pointer = `/${field.replaceAll('.', '/')}`]) => ({
    ...{ field, read, otherwise, pointer, takes, odd },
  }));

const preroll = (config: PlayerConfig, name: string): unknown =>
  (config.ads.preroll[0] as Readonly<Record<string, unknown>> | undefined)?.[name];

const ADDRESSES: readonly Row[] = [
  ['background_image', ({ look }) => look.backgroundImage],
  ['watermark', ({ watermark }) => watermark?.url ?? null],
  ['video.preview_image', ({ source }) => source?.poster],
  ['preview_image', ({ source }) => source?.poster, null, '/video/preview_image'],
  ['preview_image', (config) => preroll(config, 'poster'), null, '/preroll/preview_image'],
  ['live.preview_image', ({ source }) => source?.poster],
  ['video.url_video', ({ source }) => source?.url],
  ['video.url_iphone', ({ source }) => source?.url],
  ['video.url_video_mp4', ({ source }) => source?.url],
  ['live.url_iphone', ({ source }) => source?.url],
  ['primary_url', ({ urls }) => urls.primary],
  ['secondary_url', ({ urls }) => urls.secondary],
  ['tertiary_url', ({ urls }) => urls.tertiary],
  ['ama_configuration.url_beacon', ({ analytics }) => analytics[0]?.settings['url_beacon'] ?? null],
  ['subtitles.url', ({ subtitles }) => subtitles.tracks[0]?.url],
  ['*.source_url', ({ subtitles }) => subtitles.tracks[0]?.url, null, '/subtitles/source_url'],
];

const MEDIA_URLS = [
  ...fields('not-address', grammar.address, ADDRESSES),
  ...fields('hosted-player-missing', grammar.schemeless, [
    ['iframe src', ({ hostedPlayerUrl }) => hostedPlayerUrl, null, '/code_iframe'],
  ]),
];

const overlayMain = (config: PlayerConfig) => config.ads.overlayMain[0];

const LENGTHS = [
  ...fields('not-pixels', grammar.pixels, [
    ['width', ({ size }) => size.width],
    ['height', ({ size }) => size.height],
    ['watermark_width', ({ watermark }) => watermark?.width],
    ['watermark_height', ({ watermark }) => watermark?.height],
  ]),
  ...fields('not-length', grammar.length, [
    // Without any offset the watermark is in the corner: the top and the right are 0 there.
    ['watermark_top', ({ watermark }) => watermark?.offset.top, { value: 0, unit: 'px' }],
    ['watermark_right', ({ watermark }) => watermark?.offset.right, { value: 0, unit: 'px' }],
    ['watermark_bottom', ({ watermark }) => watermark?.offset.bottom],
    ['watermark_left', ({ watermark }) => watermark?.offset.left],
    ['max_width', (config) => overlayMain(config)?.maxWidth, null, '/overlay_main/max_width'],
    ['max_height', (config) => overlayMain(config)?.maxHeight, null, '/overlay_main/max_height'],
  ]),
];

/** 0 means none, or for ever. */
const some = (seconds: number | null | undefined): number => seconds ?? 0;

const NUMBERS = [
  ...fields('not-number', grammar.numberWithin(0, 1), [
    ['watermark_opacity', ({ watermark }) => watermark?.opacity, 1],
    ['fixed', (config) => Number(overlayMain(config)?.fixed), 0, '/overlay_main/fixed'],
  ]),
  ...fields('not-number', grammar.numberWithin(0, 999_999), [
    ['watermark_displaytime', ({ watermark }) => some(watermark?.displayTime), 0],
    ['skip_time', ({ ads }) => ads.skip?.after, 5],
    ['after_time', (config) => overlayMain(config)?.after, 0, '/overlay_main/after_time'],
    ['stay_time', (config) => some(overlayMain(config)?.stay), 0, '/overlay_main/stay_time'],
    ['delay_time', (config) => overlayMain(config)?.delay, 0, '/overlay_main/delay_time'],
    ['duration', ({ source }) => some(source?.duration), 0, '/video/duration'],
  ]),
];

const FLAGS = fields('not-flag', grammar.flag, [
  ['responsive', ({ size }) => size.responsive, false],
  ['crop', ({ size }) => size.crop, false],
  ['autoplay', ({ playback }) => playback.autoplay, false],
  ['mute', ({ playback }) => playback.muted, false],
  ['preload', ({ playback }) => playback.preload, false],
  ['pip', ({ playback }) => playback.pictureInPicture, false],
  ['controlbar_visible', ({ controls }) => controls.visible, true],
  ['controlbar_auto_hide', ({ controls }) => controls.autoHide, false],
  ['seekable', ({ controls }) => controls.seekable, true],
  ['skip_preroll', ({ ads }) => ads.skip !== null, false],
  ['scrollmode_enabled', ({ scrollMode }) => scrollMode.enabled, false],
  ['scrollmode_mute_on_mouse_over', ({ scrollMode }) => scrollMode.muteOnMouseOver, false],
  ['watermark_hide', ({ watermark }) => watermark?.hidesWithControls, false],
  ['available_video', ({ state }) => state !== 'processing', true, '/video/available_video'],
  ['invalid_video', ({ state }) => state === 'failed', false, '/video/invalid_video'],
]);

const TEXTS = [
  ...fields('not-text', grammar.text, [
    ['id', ({ identity }) => identity.embedId, ''],
    ['public_id', ({ identity }) => identity.publicId],
    ['title', ({ title }) => title, ''],
    ['title', ({ source }) => source?.title, '', '/video/title'],
    ['title', ({ analytics }) => analytics[0]?.title, '', '/ama_configuration/title'],
    ['short_description', ({ description }) => description, ''],
    ['description', ({ description }) => description, ''],
    ['skin', ({ look }) => look.skin, ''],
    ['desktop_player', ({ playback }) => playback.desktopPlayer, ''],
    ['player_adv_manager', ({ ads }) => ads.manager, ''],
    ['adsdk_vpaid_mode', ({ ads }) => ads.vpaidMode, ''],
    ['categories[].title', ({ categories }) => categories[0]?.title, '', '/categories/title'],
    ['preroll[].title', (config) => preroll(config, 'title'), '', '/preroll/title'],
  ]),
  ...fields('not-text', grammar.tag, [['tags', ({ tags }) => tags[0] ?? '', '']]),
  ...fields('unknown-volume', grammar.unknownWord, [
    ['setting_volume', ({ ads }) => ads.volume, 'player'],
  ]),
  ...fields('not-language', grammar.language, [
    ['subtitles_default_lang', ({ subtitles }) => subtitles.defaultLanguage],
  ]),
];

/** Every field of the corpus that the configuration reads, by its kind. */
export const HOSTILE_FIELDS: Readonly<Record<Kind, readonly HostileField[]>> = {
  link_url: fields('not-address', grammar.address, [
    ['watermark_link', ({ watermark }) => watermark?.link],
    ['preroll.destination_url', (config) => preroll(config, 'destinationUrl')],
  ]),
  media_url: MEDIA_URLS,
  color: fields('not-color', grammar.color, [
    ['background_color', ({ look }) => look.backgroundColor],
    ['player_color', ({ look }) => look.playerColor],
  ]),
  length: LENGTHS,
  number: NUMBERS,
  flag: FLAGS,
  text: TEXTS,
};

/** Fields of the corpus that the configuration reads nothing of, and where they stand. */
export const UNREAD_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'live.xml1': ['/live/xml1'],
  'live.xml2': ['/live/xml2'],
  wmode: ['/wmode'],
  application_published: ['/application_published'],
  'preroll[].description': ['/preroll/description'],
  default: ['/ama_configuration/default', '/tracka_account/default'],
};
