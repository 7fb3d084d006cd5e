import { hostOf, originOf } from '../evidence/url-host.js';
import { pathOf } from '../input/ad-tag-sign.js';
import type { PolicyParameters } from '../request-parameters.js';

/** What the script of a player requests; a video loads all other media by itself. */
const FILE_OF_SCRIPT = /\.(?:m3u8|mpd|ts|m4s)$/i;
const TYPE_OF_SCRIPT = /mpegurl|dash\+xml/i;

/** What the policy of a page names to allow a request: the origin of its URL, or the scheme of `blob:` and `data:`. */
export const policySourceOf = (url: string): string => {
  const [source = ''] = /^\s*(?:(?:blob|data):|wss?:\/\/[^/?#\s]+)/i.exec(url) ?? [];
  return originOf(url) || source.trim().toLowerCase();
};

interface RefusedFile {
  readonly url: string;
  readonly contentType?: string | null | undefined;
  /** Missing if nothing has recorded it. */
  readonly directive?: PolicyParameters['directive'] | undefined;
}

const guessedDirective = ({ url, contentType }: RefusedFile): PolicyParameters['directive'] =>
  FILE_OF_SCRIPT.test(pathOf(url)) || TYPE_OF_SCRIPT.test(contentType ?? '')
    ? 'connect-src'
    : 'media-src';

/** What the policy of a page has to allow for a media file. */
export const refusedMedia = (file: RefusedFile) => {
  const { url, directive = guessedDirective(file) } = file;
  const origin = policySourceOf(url);
  return { refusedHost: hostOf(url) || origin, origin, directive };
};
