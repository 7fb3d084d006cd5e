import { isLocalHost } from '../../network/local-host.js';
import type { MediaCheck } from './inspection.js';
import { VastError } from '../vast-error.js';
import { isMixed, webAddress } from '../web-address.js';

export interface MediaResponse {
  readonly status: number;
  readonly contentType: string | null;
  /** Bytes of the whole file, or null. */
  readonly contentLength: number | null;
  /** The variant or segment of a playlist that responded so; missing if it is the file itself. */
  readonly part?: string;
}

/**
 * Requests a media file without reading it. `unreadable`: there is no response, or the page may not read it;
 * `unreachable`: there is certainly none; `private`: it was not sent to a private network; `other-site`: browsers do not
 * give the file to the page (Fetch, "cross-origin resource policy check"). Never rejects.
 */
export type MediaRequester = (
  address: string,
  signal: AbortSignal,
) => Promise<MediaResponse | 'unreadable' | 'unreachable' | 'private' | 'other-site'>;

/** Types that no player shows as video, whatever the ad server says. Servers often have no better type than text/plain. */
const NOT_MEDIA =
  /^(?:text\/(?:html|xml|css|javascript)|image\/|font\/|application\/(?:xhtml\+xml|xml|json|problem\+json|javascript)(?:;|$|\s))/i;

const NOT_CHECKED: MediaCheck = {
  result: 'not-checked',
  status: null,
  contentType: null,
  contentLength: null,
};

export const isFound = ({ status }: Pick<MediaResponse, 'status'>): boolean =>
  status >= 200 && status <= 299;

/** Of two bytes of a file that has none (RFC 9110 section 15.5.17). */
const NOT_SATISFIABLE = 416;

/** No video is shorter, and a playlist of HLS hardly. Not in a specification. */
const MIN_BYTES = 64;

/** What the head of a response says about a media file. */
export const mediaResult = (
  response: MediaResponse,
): 'found' | 'missing' | 'not-media' | 'empty' => {
  const { status, contentType, contentLength } = response;
  if (status === NOT_SATISFIABLE) return 'empty';
  if (!isFound(response)) return 'missing';
  if (status === 204 || contentLength === 0) return 'empty';
  if (NOT_MEDIA.test(contentType?.trim() ?? '')) return 'not-media';
  return contentLength !== null && contentLength < MIN_BYTES ? 'empty' : 'found';
};

/** Why a player fails at a file that was checked; null if it does not, or if that is unknown. */
export const mediaFailure = (check: MediaCheck | null): VastError | null => {
  switch (check?.result) {
    case 'missing':
      return new VastError(401, 'media-status', { status: check.status ?? 0 });
    case 'not-media':
      return new VastError(405, 'media-type', { type: check.contentType ?? '' });
    case 'empty':
      return new VastError(405, 'media-empty', { bytes: check.contentLength ?? 0 });
    case 'mixed-content':
      return new VastError(401, 'media-mixed');
    case 'other-site':
      return new VastError(401, 'media-other-site');
    case 'unreachable':
      return new VastError(401, 'media-unreachable');
    default:
      return null;
  }
};

/**
 * Requests a media file as a page of this protocol would: browsers request http over https on an https page. Never
 * rejects.
 */
export const checkMedia = async (
  address: string,
  pageProtocol: string,
  request: MediaRequester,
  signal: AbortSignal,
): Promise<MediaCheck> => {
  const url = webAddress(address);
  if (url === null) return NOT_CHECKED;
  const mixed = isMixed(url, pageProtocol);
  if (mixed) url.protocol = 'https:';
  const response = await request(url.href, signal);
  if (response === 'private') {
    // An address of this network may be that of the viewers, its name may not.
    const result = isLocalHost(url.hostname) ? 'unreachable' : 'not-checked';
    return { ...NOT_CHECKED, result, requestFault: response };
  }
  if (response === 'other-site') return { ...NOT_CHECKED, result: response };
  if (response === 'unreadable') return NOT_CHECKED;
  if (response === 'unreachable')
    return { ...NOT_CHECKED, result: mixed ? 'mixed-content' : 'unreachable' };
  const result = mediaResult(response);
  return { ...response, result: mixed && result !== 'found' ? 'mixed-content' : result };
};
