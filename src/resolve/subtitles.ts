import { address, parseAddress } from './address.js';
import type { Subtitles, SubtitleTrack } from './player-config.js';
import { type Item, objectAt, value, type Wire } from './wire.js';
import { items } from './wire-lists.js';
import { text } from './wire-value.js';
import { language } from './wire-format.js';

/** The shape of a track is open (spec 2.11): names its fields are looked for under, best first. Ours. */
const URL_NAMES = ['url', 'src', 'file', 'source_url'] as const;
const LANGUAGE_NAMES = ['language', 'lang', 'srclang'] as const;
const LABEL_NAMES = ['label', 'title', 'name'] as const;

const nameIn = (track: Wire, [first, ...others]: readonly [string, ...string[]]): string =>
  others.reduce((found, name) => (value(track, found) === null ? name : found), first);

const subtitleTrack = (wire: Wire, item: Item): SubtitleTrack => {
  if (typeof item.value === 'string') {
    const url = parseAddress(item.value)?.href ?? null;
    return { url, language: null, label: '', wire: item.value };
  }
  const track = objectAt(item, wire);
  return {
    url: track && address(track, nameIn(track, URL_NAMES)),
    language: track && language(track, nameIn(track, LANGUAGE_NAMES)),
    label: track === null ? '' : text(track, nameIn(track, LABEL_NAMES)),
    wire: item.value,
  };
};

/** The subtitles and the language shown from the start (spec 2.5). */
export const subtitles = (wire: Wire): Subtitles => ({
  tracks: items(wire, 'subtitles').map((item) => subtitleTrack(wire, item)),
  defaultLanguage: language(wire, 'subtitles_default_lang'),
});
