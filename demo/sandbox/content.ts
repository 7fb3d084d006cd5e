import type { WireObject } from './object-kind.js';
import { addressIn, flagIn, objectIn, objectsIn, textIn } from './wire-reading.js';

/** What of an embed plays without script; every value checked. */
export interface Content {
  readonly title: string;
  readonly state: 'ready' | 'processing' | 'failed' | 'empty';
  readonly source: string | null;
  readonly poster: string | null;
  readonly subtitles: readonly SubtitleTrack[];
}

export interface SubtitleTrack {
  readonly address: string;
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** Fields that carry the address of a stream, best first (spec 2.2, platform facts 7.1). */
const STREAM_FIELDS = ['url_iphone', 'url_video', 'url_video_mp4'] as const;

const stateOf = (video: WireObject | null, live: WireObject | null): Content['state'] => {
  if (video === null) return live === null ? 'empty' : 'ready';
  if (flagIn(video, 'invalid_video')) return 'failed';
  return flagIn(video, 'available_video', true) ? 'ready' : 'processing';
};

const sourceOf = (content: WireObject): string | null =>
  STREAM_FIELDS.reduce<string | null>((found, field) => found ?? addressIn(content, field), null);

/** The element of the list is not shown (spec 2.11); the sandbox sends `url`, `language` and `label`. */
const subtitlesOf = (embed: WireObject): readonly SubtitleTrack[] =>
  objectsIn(embed, 'subtitles').flatMap((track) => {
    const address = addressIn(track, 'url');
    const language = textIn(track, 'language');
    if (address === null || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) return [];
    const isDefault = language === textIn(embed, 'subtitles_default_lang');
    return [{ address, language, label: textIn(track, 'label') || language, isDefault }];
  });

/** Reads the content of an embed (spec 2.5). Never throws. */
export const contentOf = (embed: WireObject): Content => {
  const video = objectIn(embed, 'video');
  const live = objectIn(embed, 'live');
  const content = video ?? live ?? {};
  return {
    title: textIn(embed, 'title'),
    state: stateOf(video, live),
    source: sourceOf(content),
    poster: addressIn(content, 'preview_image'),
    subtitles: subtitlesOf(embed),
  };
};
