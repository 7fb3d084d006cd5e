import { documentOutline } from '../evidence/document-outline.js';
import { hostOf, siteOf } from '../evidence/url-host.js';
import { isOtherAddress, pathOf } from './ad-tag-sign.js';
import { isFailed } from './recording-faults.js';
import type { HarInput, RecordedRequest } from './recognized-input.js';

const PLAYLIST = /\.(?:m3u8|mpd)$|mpegurl|dash\+xml/i;
const FILE = /\.(?:m3u8|mpd|mp4|m4v|webm|mov|ts|m4s)$/i;

const isPlaylist = ({ url, contentType }: RecordedRequest): boolean =>
  PLAYLIST.test(pathOf(url)) || PLAYLIST.test(contentType ?? '');

/** The sites that have the media files of the ads. */
const sitesOf = (ads: readonly RecordedRequest[]): ReadonlySet<string> =>
  new Set(
    ads
      .flatMap(({ text }) => (text === null ? [] : documentOutline(text).ads))
      .flatMap(({ media }) => media.map(({ url }) => siteOf(hostOf(url)))),
  );

/** The first request for the content of a page that failed, if no later one has media; null if there is none. */
export const failedContent = (
  all: readonly RecordedRequest[],
  ads: readonly RecordedRequest[],
): Pick<HarInput, 'failedContent'> | null => {
  const ofAds = sitesOf(ads);
  const content = all
    .filter(({ url }) => FILE.test(pathOf(url)) && !isOtherAddress(pathOf(url).replace(FILE, '')))
    .filter((request) => !ads.includes(request) && !ofAds.has(siteOf(hostOf(request.url))))
    // What a blocker stops says nothing.
    .filter(({ error }) => !error.includes('BLOCKED_BY_CLIENT'));
  const played = content.filter((request) => !isFailed(request) && !isPlaylist(request));
  const failed = content.find(
    (request) => isFailed(request) && !played.some(({ startMs }) => startMs > request.startMs),
  );
  if (failed === undefined) return null;
  const { url, status, contentType, error } = failed;
  return { failedContent: { url, status, contentType, ...(error !== '' && { error }) } };
};
