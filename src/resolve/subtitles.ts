import { address, parseAddress } from './address.js';
import type { Subtitles, SubtitleTrack } from './player-config.js';
import { type Item, objectAt, value, type FieldReader } from './field-reader.js';
import { items } from './read-list.js';
import { text } from './read-value.js';
import { language } from './read-format.js';

/**
 * Names that a field of a track may have, best first. The specification leaves the shape open (spec
 * 2.11); chosen because these are the names of the HTML track element and of other players.
 */
const URL_NAMES = ['url', 'src', 'file', 'source_url'] as const;
const LANGUAGE_NAMES = ['language', 'lang', 'srclang'] as const;
const LABEL_NAMES = ['label', 'title', 'name'] as const;

const nameIn = (track: FieldReader, names: readonly [string, ...string[]]): string =>
  names.find((name) => value(track, name) !== null) ?? names[0];

const subtitleTrack = (fields: FieldReader, item: Item): SubtitleTrack => {
  if (typeof item.value === 'string') {
    const url = parseAddress(item.value)?.href ?? null;
    return { url, language: null, label: '', raw: item.value };
  }
  const track = objectAt(item, fields);
  return {
    url: track && address(track, nameIn(track, URL_NAMES)),
    language: track && language(track, nameIn(track, LANGUAGE_NAMES)),
    label: track === null ? '' : text(track, nameIn(track, LABEL_NAMES)),
    raw: item.value,
  };
};

/** The subtitles and the language shown from the start (spec 2.5). */
export const subtitles = (fields: FieldReader): Subtitles => ({
  tracks: items(fields, 'subtitles').map((item) => subtitleTrack(fields, item)),
  defaultLanguage: language(fields, 'subtitles_default_lang'),
});
