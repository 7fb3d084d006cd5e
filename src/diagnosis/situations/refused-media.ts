import { hostOf, originOf } from '../evidence/url-host.js';
import { pathOf } from '../input/ad-tag-sign.js';

/** What the script of a player requests; a video loads all other media by itself. */
const OF_SCRIPT = /\.(?:m3u8|mpd|ts|m4s)$/i;

/** What the policy of a page has to allow for a media file. */
export const refusedMedia = (url: string) => ({
  refusedHost: hostOf(url),
  origin: originOf(url),
  directive: OF_SCRIPT.test(pathOf(url)) ? ('connect-src' as const) : ('media-src' as const),
});
