import { sendMouse } from '@web/test-runner-commands';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import '../../../components/media-embed-player/define.js';
import { resolveEmbed } from '../../../src/resolve/resolve-embed.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import { waitUntil } from '../wait-until.js';
import { adSettings } from '../../../src/player/ads/ad-settings.js';
import { PATIENT } from '../../src/player/ads/patient-settings.js';

Object.assign(adSettings, PATIENT);

const media = (path: string): string => `${location.origin}/demo/sandbox/media/${path}`;

const HLS = media('colour-bars/master.m3u8');
export const MP4 = media('test-card.mp4');
export const PORTRAIT = media('portrait.mp4');
export const POSTER = media('test-card-poster.jpg');
export const WATERMARK = media('watermark.png');
export const SUBTITLES = media('subtitles/');
export const MISSING = media('missing.mp4');

type Fields = Readonly<Record<string, unknown>>;

/** The configuration of an embed with an MP4 of 10 seconds; `fields` and `video` replace its fields. */
export const configOf = (fields: Fields = {}, video: Fields = {}): PlayerConfig =>
  resolveEmbed(
    {
      id: '7',
      title: 'A walk by the sea',
      width: '640',
      height: '360',
      mute: '1',
      video: {
        id: '70',
        available_video: '1',
        invalid_video: '0',
        preview_image: POSTER,
        url_video_mp4: MP4,
        ...video,
      },
      ...fields,
    },
    {},
  ).config;

type Changes = { readonly [Part in keyof PlayerConfig]?: Partial<PlayerConfig[Part]> };

/** A configuration with some settings of its parts replaced. */
export const changed = (changes: Changes, config = configOf()): PlayerConfig => {
  const parts = Object.entries(changes).map(([name, settings]) => {
    const before: unknown = Reflect.get(config, name);
    return [name, { ...Object(before), ...Object(settings) } as unknown];
  });
  return { ...config, ...(Object.fromEntries(parts) as Partial<PlayerConfig>) };
};

/** A configuration with subtitles that the sandbox serves under these labels. */
export const withSubtitles = (
  defaultLanguage: string | null,
  ...labels: readonly ('English' | 'Italiano')[]
): PlayerConfig => {
  const tracks = labels.map((label) => {
    const url = `${SUBTITLES}${label.toLowerCase()}.vtt`;
    return { url, language: label.slice(0, 2).toLowerCase(), label, raw: {} };
  });
  return changed({ subtitles: { defaultLanguage, tracks } });
};

export const withSource = (source: Partial<NonNullable<PlayerConfig['source']>>): PlayerConfig => {
  const config = configOf();
  if (config.source === null) throw new Error('The fixture has no source.');
  return { ...config, source: { ...config.source, ...source } };
};

export const hls = (): PlayerConfig =>
  withSource({ url: HLS, type: 'application/vnd.apple.mpegurl', alternatives: [] });

/** A configuration whose only media cannot be found. */
export const withMissingMedia = (): PlayerConfig =>
  withSource({ url: MISSING, type: 'video/mp4', alternatives: [] });

export type Settings = Partial<
  Pick<MediaEmbedPlayer, 'config' | 'autoplay' | 'defaultMuted' | 'controls' | 'title' | 'viewer'>
>;

/** Puts a player into the page and waits for its first update. */
export const mount = async (settings: Settings = {}): Promise<MediaEmbedPlayer> => {
  const element = Object.assign(document.createElement('media-embed-player'), settings);
  element.lang = 'en';
  element.style.width = '640px';
  document.body.append(element);
  await element.updateComplete;
  return element;
};

/** Puts a player into the page and waits for its controls. */
export const mountReady = async (settings: Settings): Promise<MediaEmbedPlayer> => {
  const element = await mount(settings);
  await hasControls(element);
  return element;
};

export const unmountAll = (): void =>
  document.querySelectorAll('media-embed-player').forEach((element) => element.remove());

/** An element in the player; throws without one. */
export const inside = (element: MediaEmbedPlayer, selector: string): HTMLElement => {
  const found = element.renderRoot.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector} in the player.`);
  return found;
};

export const imageIn = (element: MediaEmbedPlayer, selector: string): HTMLImageElement => {
  const found = inside(element, selector);
  if (!(found instanceof HTMLImageElement)) throw new Error(`${selector} is not an image.`);
  return found;
};

export const videoOf = (element: MediaEmbedPlayer): HTMLVideoElement => {
  const found = inside(element, 'video');
  if (!(found instanceof HTMLVideoElement)) throw new Error('The player has no <video>.');
  return found;
};

export const rootOf = (element: MediaEmbedPlayer): HTMLElement => inside(element, '[part~=player]');

export const until = (condition: () => boolean, message: string): Promise<void> =>
  waitUntil(condition, message);

/** Waits until the content has played some tenths of a second. */
export const plays = async (element: MediaEmbedPlayer): Promise<void> => {
  const start = element.currentTime;
  await until(() => element.currentTime > start + 0.3, 'the content moves on');
};

/** Starts the content and waits until it moves on. */
export const startPlaying = async (element: MediaEmbedPlayer): Promise<void> => {
  await element.play();
  await plays(element);
};

/** Waits until the player has chosen its controls. */
export const hasControls = (element: MediaEmbedPlayer): Promise<void> =>
  until(() => rootOf(element).dataset['controls'] !== undefined, 'the controls are chosen');

/** The names of the events that the element dispatches, from now on, in their order. */
export const record = (element: EventTarget, ...names: readonly string[]): string[] => {
  const seen: string[] = [];
  for (const name of names) element.addEventListener(name, () => seen.push(name));
  return seen;
};

export const press = (
  element: MediaEmbedPlayer,
  key: string,
  init: KeyboardEventInit = {},
): boolean =>
  !rootOf(element).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );

/** A real click of the viewer on the page: from then on it may play with sound. */
export const click = async (target: Element): Promise<void> => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'click', position });
};
