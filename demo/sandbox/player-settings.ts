import type { WireObject } from './object-kind.js';
import {
  addressIn,
  colourIn,
  flagIn,
  lengthIn,
  numberIn,
  objectIn,
  objectsIn,
  textIn,
} from './wire-reading.js';

/** What the hosted player needs of an embed: every value checked, nothing secret in it. */
export interface PlayerSettings {
  readonly title: string;
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  readonly isLive: boolean;
  readonly source: string | null;
  readonly isHls: boolean;
  readonly poster: string | null;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly preload: boolean;
  readonly crop: boolean;
  readonly hasControls: boolean;
  readonly controlsHide: boolean;
  readonly seekable: boolean;
  readonly pictureInPicture: boolean;
  /** `#` and hexadecimal digits, or null. */
  readonly playerColor: string | null;
  readonly backgroundColor: string | null;
  readonly backgroundImage: string | null;
  readonly watermark: WatermarkSettings | null;
  readonly subtitles: readonly SubtitleSettings[];
}

export interface WatermarkSettings {
  readonly image: string;
  /** CSS pixels, or null for the image's own. */
  readonly width: number | null;
  readonly height: number | null;
  /** 0 to 1. */
  readonly opacity: number;
  /** Seconds, or null for always. */
  readonly seconds: number | null;
  readonly hidesWithControls: boolean;
  readonly link: string | null;
  /** CSS lengths, or null; the first of an opposite pair wins. */
  readonly top: string | null;
  readonly right: string | null;
  readonly bottom: string | null;
  readonly left: string | null;
}

export interface SubtitleSettings {
  readonly address: string;
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** Fields that carry the address of a stream, best first (spec 2.2, platform facts 7.1). */
const STREAM_FIELDS = ['url_iphone', 'url_video', 'url_video_mp4'] as const;

const stateOf = (video: WireObject | null, live: WireObject | null): PlayerSettings['state'] => {
  if (video === null) return live === null ? 'empty' : 'ready';
  if (flagIn(video, 'invalid_video')) return 'failed';
  return flagIn(video, 'available_video', true) ? 'ready' : 'processing';
};

const sourceOf = (content: WireObject | null): string | null =>
  content === null
    ? null
    : STREAM_FIELDS.reduce<string | null>(
        (found, field) => found ?? addressIn(content, field),
        null,
      );

const watermarkOf = (embed: WireObject): WatermarkSettings | null => {
  const image = addressIn(embed, 'watermark');
  if (image === null) return null;
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) =>
    lengthIn(embed, `watermark_${side}`),
  ) as [string | null, string | null, string | null, string | null];
  const isPlaced = [top, right, bottom, left].some((side) => side !== null);
  return {
    image,
    width: numberIn(embed, 'watermark_width', 1, 9999),
    height: numberIn(embed, 'watermark_height', 1, 9999),
    opacity: numberIn(embed, 'watermark_opacity', 0, 1) ?? 1,
    seconds: numberIn(embed, 'watermark_displaytime', 0, 86_400) || null,
    hidesWithControls: flagIn(embed, 'watermark_hide'),
    link: addressIn(embed, 'watermark_link'),
    top: isPlaced ? top : '0px',
    right: isPlaced && left !== null ? null : (right ?? (isPlaced ? null : '0px')),
    bottom: top === null ? bottom : null,
    left,
  };
};

/** The element of the list is not shown (spec 2.11); the sandbox sends `url`, `language` and `label`. */
const subtitlesOf = (embed: WireObject): readonly SubtitleSettings[] =>
  objectsIn(embed, 'subtitles').flatMap((track) => {
    const address = addressIn(track, 'url');
    const language = textIn(track, 'language');
    if (address === null || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) return [];
    const isDefault = language === textIn(embed, 'subtitles_default_lang');
    return [{ address, language, label: textIn(track, 'label') || language, isDefault }];
  });

/** Reads an embed (spec 2.5), its bulk already laid over it. Never throws. */
export const playerSettings = (embed: WireObject): PlayerSettings => {
  const video = objectIn(embed, 'video');
  const live = objectIn(embed, 'live');
  const content = video ?? live;
  const source = sourceOf(content);
  return {
    title: textIn(embed, 'title'),
    state: stateOf(video, live),
    isLive: video === null && live !== null,
    source,
    isHls: source !== null && new URL(source).pathname.endsWith('.m3u8'),
    poster: content === null ? null : addressIn(content, 'preview_image'),
    autoplay: flagIn(embed, 'autoplay'),
    muted: flagIn(embed, 'mute'),
    preload: flagIn(embed, 'preload'),
    crop: flagIn(embed, 'crop'),
    hasControls: flagIn(embed, 'controlbar_visible', true),
    controlsHide: flagIn(embed, 'controlbar_auto_hide', true),
    seekable: flagIn(embed, 'seekable', true),
    pictureInPicture: flagIn(embed, 'pip'),
    playerColor: colourIn(embed, 'player_color'),
    backgroundColor: colourIn(embed, 'background_color'),
    backgroundImage: addressIn(embed, 'background_image'),
    watermark: watermarkOf(embed),
    subtitles: subtitlesOf(embed),
  };
};
