import type { PlayerConfig } from '../../src/resolve/player-config.js';
import * as grammars from './field-grammars.js';
import type { Grammar } from './field-grammars.js';

/** The kinds of fields of the corpus. */
export type Kind = 'link_url' | 'media_url' | 'color' | 'length' | 'number' | 'flag' | 'text';

/** A field of the corpus and how it is read. */
export interface HostileField {
  /** Its name in the corpus. */
  readonly field: string;
  /** JSON Pointer into the embed. */
  readonly pointer: string;
  /** The value in the configuration. */
  readonly read: (config: PlayerConfig) => unknown;
  /** The value in the configuration when the field's own is refused. */
  readonly defaultValue: unknown;
  readonly grammar: Grammar;
  /** Id of the finding about a refused value. */
  readonly findingId: string;
}

type Row = readonly [
  field: string,
  read: HostileField['read'],
  defaultValue?: unknown,
  pointer?: string,
];

const fields = (
  findingId: string,
  grammar: Grammar,
  rows: readonly Row[],
): readonly HostileField[] =>
  rows.map(([field, read, defaultValue = null, pointer = `/${field.replaceAll('.', '/')}`]) => ({
    field,
    pointer,
    read,
    defaultValue,
    grammar,
    findingId,
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
  ...fields('not-address', grammars.address, ADDRESSES),
  ...fields('hosted-player-missing', grammars.schemeless, [
    ['iframe src', ({ hostedPlayerUrl }) => hostedPlayerUrl, null, '/code_iframe'],
  ]),
];

const overlayMain = (config: PlayerConfig) => config.ads.overlayMain[0];

const LENGTHS = [
  ...fields('not-pixels', grammars.pixels, [
    ['width', ({ size }) => size.width],
    ['height', ({ size }) => size.height],
    ['watermark_width', ({ watermark }) => watermark?.width],
    ['watermark_height', ({ watermark }) => watermark?.height],
  ]),
  ...fields('not-length', grammars.length, [
    // Without any offset the watermark is in the corner: the top and the right are 0 there.
    ['watermark_top', ({ watermark }) => watermark?.offset.top, { value: 0, unit: 'px' }],
    ['watermark_right', ({ watermark }) => watermark?.offset.right, { value: 0, unit: 'px' }],
    ['watermark_bottom', ({ watermark }) => watermark?.offset.bottom],
    ['watermark_left', ({ watermark }) => watermark?.offset.left],
    ['max_width', (config) => overlayMain(config)?.maxWidth, null, '/overlay_main/max_width'],
    ['max_height', (config) => overlayMain(config)?.maxHeight, null, '/overlay_main/max_height'],
  ]),
];

/** 0 means none, or no limit. */
const orZero = (seconds: number | null | undefined): number => seconds ?? 0;

const NUMBERS = [
  ...fields('not-number', grammars.numberWithin(0, 1), [
    ['watermark_opacity', ({ watermark }) => watermark?.opacity, 1],
    ['fixed', (config) => Number(overlayMain(config)?.fixed), 0, '/overlay_main/fixed'],
  ]),
  ...fields('not-number', grammars.numberWithin(0, 999_999), [
    ['watermark_displaytime', ({ watermark }) => orZero(watermark?.displayTime), 0],
    ['skip_time', ({ ads }) => ads.skip?.after, 5],
    ['after_time', (config) => overlayMain(config)?.after, 0, '/overlay_main/after_time'],
    ['stay_time', (config) => orZero(overlayMain(config)?.stay), 0, '/overlay_main/stay_time'],
    ['delay_time', (config) => overlayMain(config)?.delay, 0, '/overlay_main/delay_time'],
    ['duration', ({ source }) => orZero(source?.duration), 0, '/video/duration'],
  ]),
];

const FLAGS = fields('not-flag', grammars.flag, [
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
  ...fields('not-text', grammars.text, [
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
  ...fields('not-text', grammars.tag, [['tags', ({ tags }) => tags[0] ?? '', '']]),
  ...fields('unknown-volume', grammars.unknownWord, [
    ['setting_volume', ({ ads }) => ads.volume, 'player'],
  ]),
  ...fields('not-language', grammars.language, [
    ['subtitles_default_lang', ({ subtitles }) => subtitles.defaultLanguage],
  ]),
];

/** Every field of the corpus that the configuration reads, by its kind. */
export const HOSTILE_FIELDS: Readonly<Record<Kind, readonly HostileField[]>> = {
  link_url: fields('not-address', grammars.address, [
    ['watermark_link', ({ watermark }) => watermark?.link],
    ['preroll.destination_url', (config) => preroll(config, 'destinationUrl')],
  ]),
  media_url: MEDIA_URLS,
  color: fields('not-color', grammars.color, [
    ['background_color', ({ look }) => look.backgroundColor],
    ['player_color', ({ look }) => look.playerColor],
  ]),
  length: LENGTHS,
  number: NUMBERS,
  flag: FLAGS,
  text: TEXTS,
};

/** Fields of the corpus that are not read, with their pointers. */
export const UNREAD_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'live.xml1': ['/live/xml1'],
  'live.xml2': ['/live/xml2'],
  wmode: ['/wmode'],
  application_published: ['/application_published'],
  'preroll[].description': ['/preroll/description'],
  default: ['/ama_configuration/default', '/tracka_account/default'],
};
