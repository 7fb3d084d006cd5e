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
  media(`media-status-${code}`, { ...answer('', 'text/html'), status: code }, () => {
    const meaning = MEANINGS[code];
    const facts = { status: code, ...(meaning !== undefined && { meaning }) };
    const id = meaning === undefined ? 'media-file-missing' : 'media-file-refused';
    return { id, owner: 'advertiser', facts };
  });

const type = (name: string, contentType: string): Fault =>
  media(`media-is-${name}`, answer('x', contentType), () => ({
    id: 'media-file-not-media',
    owner: 'advertiser',
    facts: { type: contentType },
  }));

/** An answer that is too short for media. */
const short = (name: string, body: string | Uint8Array, parts: Partial<Answer>): Fault =>
  media(`media-${name}`, { ...answer(body, 'video/mp4'), ...parts }, () => ({
    id: 'media-file-empty',
    owner: 'advertiser',
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

const HLS = 'application/vnd.apple.mpegurl';

/** A media file whose type is not that of the ending of its address. */
const mistyped = (ending: string, contentType: string): Fault => ({
  name: `media-type-of-${ending}-as-${contentType.replace(/\W/g, '-')}`,
  part: 'document',
  hops: 'last',
  endsAt: 'end',
  inject: (chain: Chain, { hop }) => {
    const { media: before } = chain.addresses;
    const addresses = { ...chain.addresses, media: `${before}.${ending}` };
    const edited = withDocument(chain, hop, (document) =>
      document
        .replace(before, addresses.media)
        .replace('type="video/mp4"', `type="${contentType}"`),
    );
    return { ...edited, addresses };
  },
  expected: (place) => ({
    id: 'plays-with-fault',
    owner: serverAt(place),
    facts: { finding: 'media-mime-mismatch' },
  }),
});

/** Two variants with one segment. */
const MASTER = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2800000,RESOLUTION=1280x720
high.m3u8
`;
const VARIANT = answer(
  '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:2,\nsegment.ts\n#EXT-X-ENDLIST\n',
  HLS,
);
const PARTS = {
  'low.m3u8': VARIANT,
  'high.m3u8': VARIANT,
  'segment.ts': answer(new Uint8Array(1024), 'video/mp2t'),
};
const NOT_FOUND: Answer = { ...answer('Not found', 'text/plain'), status: 404 };

/** A fault behind the playlist of an ad in HLS, which answers itself. */
const hls = (
  name: string,
  parts: Readonly<Record<string, Answer>>,
  expected: (place: Place) => Expectation,
  master = MASTER,
): Fault => ({
  name: `hls-${name}`,
  part: 'media',
  hops: 'last',
  forms: ['tag', 'embed', 'document', 'case'],
  endsAt: 'media',
  inject: (chain: Chain, { hop }) => {
    const media = chain.addresses.media.replace('ad.mp4', 'ad.m3u8');
    const edited = withDocument(chain, hop, (document) =>
      document.replace('type="video/mp4"', `type="${HLS}"`).replace(chain.addresses.media, media),
    );
    const addresses = { ...chain.addresses, media };
    return {
      ...edited,
      addresses,
      media: answer(master, HLS),
      mediaParts: { ...PARTS, ...parts },
    };
  },
  expected,
});

const deadPart =
  (id: string, facts: Readonly<Record<string, unknown>>): Fault['expected'] =>
  () => ({ id, owner: 'advertiser', facts });

/** A refused file at a signed address. */
const signed = (name: string, query: string, expired: string): Fault => ({
  name: `media-signed-${name}`,
  part: 'media',
  hops: 'last',
  endsAt: 'media',
  forms: ['tag', 'document'],
  inject: (chain: Chain, { hop }) => {
    const url = `${chain.addresses.media}?${query}`;
    const edited = withDocument(chain, hop, (text) => text.replace(chain.addresses.media, url));
    return { ...edited, media: { ...NOT_FOUND, status: 403 } };
  },
  expected: () => ({
    id: 'media-file-refused',
    owner: 'advertiser',
    facts: { status: 403, expired },
  }),
});

/** A header by which the server of the file keeps it from pages of other sites. Its page learns it from no script. */
const forbidden = (policy: string, expected: Fault['expected']): Fault => {
  const headers = { ...answer('', 'video/mp4').headers, 'cross-origin-resource-policy': policy };
  return {
    ...media(`media-for-${policy}`, { headers }, expected),
    page: 'other-origin',
    forms: ['tag', 'embed', 'document', 'case'],
    formsInBrowser: [],
  };
};

const withoutPage = ({ page: _page, ...fault }: Fault): Fault => fault;

const otherSite: Fault['expected'] = () => ({
  id: 'media-file-other-site',
  owner: 'advertiser',
});

/** Faults of the media file of an ad. */
export const MEDIA_FAULTS: readonly Fault[] = [
  ...[400, 401, 402, 403, 404, 410, 429, 451, 500, 502, 503].map(status),
  mistyped('m3u8', 'video/mp4'),
  mistyped('m3u8', 'video/webm'),
  mistyped('mpd', 'video/mp4'),
  mistyped('mp4', HLS),
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
    () => ({ id: 'media-file-unreachable', owner: 'advertiser' }),
  ),
  media('media-connection-reset', { connection: 'resets' }, () => ({
    id: 'media-file-unreachable',
    owner: 'advertiser',
  })),
  {
    ...media('media-in-private-network', {}, (place) => ({
      id: 'address-refused',
      owner: serverAt(place),
      facts: { isPrivate: true },
    })),
    forms: ['tag', 'embed', 'case'],
    formsInBrowser: [],
    isConfined: true,
  },
  { ...hls('that-plays', {}, () => PLAYS), endsAt: 'end' },
  { ...hls('with-one-dead-variant', { 'low.m3u8': NOT_FOUND }, () => PLAYS), endsAt: 'end' },
  ...[403, 404].map((status) => {
    const dead = { ...NOT_FOUND, status };
    return hls(
      `with-variants-of-status-${status}`,
      { 'low.m3u8': dead, 'high.m3u8': dead },
      deadPart(status === 404 ? 'media-file-missing' : 'media-file-refused', { status }),
    );
  }),
  hls(
    'with-pages-as-variants',
    { 'low.m3u8': answer('<p>x', 'text/html'), 'high.m3u8': answer('<p>x', 'text/html') },
    deadPart('media-file-not-media', { type: 'text/html' }),
  ),
  hls(
    'with-dead-segment',
    { 'segment.ts': NOT_FOUND },
    deadPart('media-file-missing', { status: 404 }),
  ),
  hls(
    'without-variants-and-dead-segment',
    { 'segment.ts': NOT_FOUND },
    deadPart('media-file-missing', { status: 404 }),
    String(VARIANT.body),
  ),
  forbidden('same-origin', otherSite),
  forbidden('same-site', otherSite),
  {
    ...withoutPage(forbidden('same-origin', otherSite)),
    name: 'media-for-same-origin-without-page',
  },
  { ...forbidden('cross-origin', () => PLAYS), endsAt: 'end' },
  signed('by-seconds', 'Expires=1600000000&Signature=a', '2020-09-13'),
  signed('by-token', 'hdnts=st=1500000000~exp=1600000000~acl=/*', '2020-09-13'),
  signed('by-date', 'se=2020-09-13T12%3A00%3A00Z&sig=a', '2020-09-13'),
  signed('by-duration', 'X-Amz-Date=20200912T120000Z&X-Amz-Expires=86400', '2020-09-13'),
  signed('for-long', 'X-Amz-Date=20200912T120000Z&X-Amz-Expires=9999999', '2021-01-06'),
  signed('and-valid', 'exp=1800000000', ''),
];
