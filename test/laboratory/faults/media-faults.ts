import { answer, type Answer, type Chain, withDocument } from '../chain.js';
import { type Expectation, type Fault, PLAYS, type Place, serverAt } from '../fault.js';

const media = (
  name: string,
  parts: Partial<Answer>,
  expected: (place: Place) => Expectation,
): Fault => ({
  name,
  part: 'media',
  hops: 'last',
  endsAt: 'media',
  inject: (chain) => ({ ...chain, media: { ...chain.media, ...parts } }),
  expected,
});

/** What a status of a media file usually means; all others: it is not there. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'access',
  402: 'access',
  403: 'access',
  407: 'access',
  429: 'limit',
  451: 'law',
  500: 'failure',
  502: 'failure',
  503: 'failure',
  400: 'request',
};

const status = (code: number): Fault =>
  media(`media-status-${code}`, { ...answer('', 'text/html'), status: code }, (place) => {
    const meaning = MEANINGS[code];
    const facts = { status: code, ...(meaning !== undefined && { meaning }) };
    const id = meaning === undefined ? 'media-file-missing' : 'media-file-refused';
    return { id, owner: serverAt(place), facts };
  });

const type = (name: string, contentType: string): Fault =>
  media(`media-is-${name}`, answer('x', contentType), (place) => ({
    id: 'media-file-not-media',
    owner: serverAt(place),
    facts: { type: contentType },
  }));

/** An answer that is too short for media. */
const short = (name: string, body: string | Uint8Array, parts: Partial<Answer>): Fault =>
  media(`media-${name}`, { ...answer(body, 'video/mp4'), ...parts }, (place) => ({
    id: 'media-file-empty',
    owner: serverAt(place),
    facts: { bytes: Buffer.byteLength(body) },
  }));

const withLength = (length: number): Partial<Answer> => ({
  headers: { ...answer('', 'video/mp4').headers, 'content-length': String(length) },
});

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const moved = (
  name: string,
  edit: (url: URL) => void,
  expected: (place: Place) => Expectation,
): Fault => ({
  name,
  part: 'media',
  hops: 'last',
  endsAt: 'media',
  inject: (chain: Chain, { hop }) => {
    const url = new URL(chain.addresses.media);
    edit(url);
    const addresses = { ...chain.addresses, media: url.href };
    const edited = withDocument(chain, hop, (document) =>
      document.replace(chain.addresses.media, url.href),
    );
    return { ...edited, addresses, media: { ...edited.media, connection: 'no-name' } };
  },
  expected,
});

/** Faults of the media file of an ad. */
export const MEDIA_FAULTS: readonly Fault[] = [
  ...[400, 401, 402, 403, 404, 410, 429, 451, 500, 502, 503].map(status),
  type('page', 'text/html'),
  type('document', 'application/xml'),
  type('json', 'application/json'),
  type('picture', 'image/gif'),
  type('script', 'text/javascript'),
  short('of-0-bytes', '', withLength(0)),
  short('without-content', '', { status: 204 }),
  short('of-a-pixel', PIXEL, withLength(PIXEL.length)),
  short('of-a-sentence', 'File not found.', withLength(15)),
  {
    ...media(
      'media-whose-head-has-no-length',
      { headHeaders: withLength(0).headers ?? {} },
      () => PLAYS,
    ),
    endsAt: 'end',
  },
  moved(
    'media-host-without-address',
    (url) => {
      url.host = 'cdn.nowhere.invalid';
    },
    (place) => ({ id: 'media-file-unreachable', owner: serverAt(place) }),
  ),
  media('media-connection-reset', { connection: 'resets' }, (place) => ({
    id: 'media-file-unreachable',
    owner: serverAt(place),
  })),
];
