import { flagIn, httpUrl, objectIn, objectsIn, textIn, type WireObject } from '../wire-object.js';

/** The parts of an embed that play without script; every value is checked. */
export interface PublishedContent {
  readonly title: string;
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  readonly source: string | null;
  readonly poster: string | null;
  readonly subtitles: readonly SubtitleTrack[];
}

export interface SubtitleTrack {
  readonly url: string;
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** Fields that contain the URL of a stream, best first (spec 2.2, platform facts 7.1). */
const STREAM_FIELDS = ['url_iphone', 'url_video', 'url_video_mp4'] as const;

const urlIn = (object: WireObject, field: string): string | null =>
  httpUrl(textIn(object, field))?.href ?? null;

const stateOf = (video: WireObject | null, live: WireObject | null): PublishedContent['state'] => {
  if (video === null) return live === null ? 'empty' : 'ready';
  if (flagIn(video, 'invalid_video')) return 'failed';
  return flagIn(video, 'available_video', true) ? 'ready' : 'processing';
};

/** The specification does not show the tracks (spec 2.11); the sandbox sends `url`, `language` and `label`. */
const subtitlesOf = (embed: WireObject): readonly SubtitleTrack[] =>
  objectsIn(embed, 'subtitles').flatMap((track) => {
    const url = urlIn(track, 'url');
    const language = textIn(track, 'language');
    if (url === null || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) return [];
    const isDefault = language === textIn(embed, 'subtitles_default_lang');
    return [{ url, language, label: textIn(track, 'label') || language, isDefault }];
  });

/** Reads the content of an embed (spec 2.5). Never throws. */
export const contentOf = (embed: WireObject): PublishedContent => {
  const video = objectIn(embed, 'video');
  const live = objectIn(embed, 'live');
  const content = video ?? live ?? {};
  const sources = STREAM_FIELDS.map((field) => urlIn(content, field));
  return {
    title: textIn(embed, 'title'),
    state: stateOf(video, live),
    source: sources.find((source) => source !== null) ?? null,
    poster: urlIn(content, 'preview_image'),
    subtitles: subtitlesOf(embed),
  };
};
