import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';
import { damaged, of } from './refused-tags.js';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['tag', 'case'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** Who acts on a no-bid reason of OpenRTB, by number. */
const NO_BID_OWNERS: readonly (readonly [owner: VerdictOwner, codes: readonly number[]])[] = [
  ['network', [0, 1, 6, 8, 13, 14, 16, 17, 18, 500, 731]],
  ['publisher', [2, 7, 11, 12, 15]],
  ['browser', [3, 4, 5]],
  ['nobody', [9, 10]],
];

const RESPONSES: readonly ((nbr: number) => object)[] = [
  (nbr) => ({ id: 'c0a1', bidid: '', seatbid: [], nbr, cur: 'USD' }),
  (nbr) => ({ id: 'c0a1', nbr }),
  (nbr) => ({ id: 'c0a1', seatbid: [{ seat: 'b', bid: [] }], nbr, ext: { tmaxrequest: 900 } }),
];

const NO_BIDS: readonly Fault[] = NO_BID_OWNERS.flatMap(([owner, codes]) =>
  codes.flatMap((code) =>
    RESPONSES.map((write, index) =>
      pasted(`no-bid-${code}-${index}`, JSON.stringify(write(code)), {
        id: 'bid-refused',
        owner,
        facts: { code },
      }),
    ),
  ),
);

/** The address of a bid, which its bidder wrote; and settings of a player without a tag. */
const ADDRESSES: readonly Fault[] = [
  pasted(
    'bid-at-dead-host',
    JSON.stringify({
      bidderCode: 'rubicon',
      cpm: 2,
      mediaType: 'video',
      vastUrl: 'https://bid.nowhere.invalid/v?id=7',
    }),
    { id: 'unreachable', owner: 'network', facts: { unreachableHost: 'bid.nowhere.invalid' } },
  ),
  ...[
    { advertising: { client: 'vast', schedule: [] } },
    { file: 'https://media.publisher.example/7.mp4', adTagUrl: '' },
  ].map((settings, index) =>
    pasted(`settings-without-tag-${index}`, JSON.stringify(settings), {
      id: 'tag-empty',
      owner: 'publisher',
    }),
  ),
];

/** Responses of an auction without a bid and without a reason. */
const SILENT: readonly Fault[] = [
  { id: 'c0a1', seatbid: [] },
  { id: 'c0a1', seatbid: null, cur: 'USD' },
  { id: 'c0a1', cur: 'EUR' },
  { id: 'c0a1', bidid: 'b-7' },
  { id: 'c0a1', seatbid: [{ seat: 'b', bid: [] }], ext: { responsetimemillis: { b: 41 } } },
  { id: 'c0a1', seatbid: [{ seat: 'b' }, { bid: [] }], cur: 'USD' },
].map((response, index) =>
  pasted(`no-bid-without-reason-${index}`, JSON.stringify(response), {
    id: 'no-bid',
    owner: 'ad-server',
  }),
);

/** Bids that are not shown, as each part of an auction says it. */
const rejected = (
  name: string,
  response: unknown,
  owner: VerdictOwner,
  facts: Expectation['facts'],
): Fault =>
  pasted(
    `bid-rejected-${name}`,
    typeof response === 'string' ? response : JSON.stringify(response),
    {
      id: 'bid-rejected',
      owner,
      facts: { bidder: 'rubicon', ...facts },
    },
  );

const FLOOR = 'Bid does not meet price floor';
const VIDEO = {
  bidderCode: 'rubicon',
  mediaType: 'video',
  cpm: 0.4,
  vastXml: '<VAST version="3.0"/>',
};

const PRICED = { ...VIDEO, cpm: 4.2, currency: 'EUR', status: 'targetingSet' };
const UUID = '9f0c5a51-0d3c-4c39-8a43-2b1f6a1b8d10';

/** Bids for which no line item of the ad server is, by the keys that it gets. */
const UNTARGETED: readonly Fault[] = [
  { hb_pb: '0.00', hb_uuid: UUID },
  { hb_pb: '0', hb_cache_id: UUID },
  { hb_pb: '4.20' },
  { hb_pb: '4.20', hb_uuid: '' },
].map((adserverTargeting, index) =>
  rejected(
    `by-targeting-${index}`,
    { preroll: { bids: [{ ...PRICED, adserverTargeting }] } },
    'publisher',
    { reason: 'targeting' },
  ),
);

const REJECTED: readonly Fault[] = [
  ...UNTARGETED,
  rejected(
    'by-floor',
    { p: { bids: [{ ...VIDEO, status: 'rejected', rejectionReason: FLOOR }] } },
    'publisher',
    { reason: 'floor' },
  ),
  rejected('by-rule', [{ ...VIDEO, rejectionReason: 'Bid violates a rule' }], 'network', {
    reason: 'unknown',
  }),
  rejected('alone', { ...VIDEO, rejectionReason: FLOOR }, 'publisher', { quote: FLOOR }),
  rejected(
    'late',
    {
      id: 'c0a1',
      seatbid: [],
      ext: { errors: { rubicon: [{ code: 1, message: 'context deadline exceeded' }] } },
    },
    'network',
    { reason: 'unknown' },
  ),
  ...['errors', 'warnings'].flatMap((name) =>
    [0, 2, 8].map((nbr) =>
      rejected(
        `with-field-in-${name}-${nbr}`,
        {
          id: 'c0a1',
          seatbid: [],
          nbr,
          ext: { [name]: { rubicon: [{ code: 2, message: 'imp.video.mimes is required' }] } },
        },
        'publisher',
        { bidder: 'rubicon', quote: 'imp.video.mimes is required', reason: 'parameter' },
      ),
    ),
  ),
  rejected(
    'as-non-bid',
    {
      id: 'c0a1',
      seatbid: [],
      ext: { seatnonbid: [{ seat: 'rubicon', nonbid: [{ impid: '1', statuscode: 301 }] }] },
    },
    'publisher',
    { reason: 'floor' },
  ),
  ...[
    `Prebid WARNING: Bid rejected: ${FLOOR} {bidder: "rubicon", cpm: 0.42}`,
    "Prebid WARNING: PriceFloors: rubicon's Bid Response for video1 was rejected due to floor not met (adjusted cpm: 0.4)",
  ].map((line, index) => rejected(`in-console-${index}`, line, 'publisher', { reason: 'floor' })),
  ...[
    'Prebid ERROR: Invalid bid from rubicon. Ignoring bid: Video bid does not have required vastUrl or renderer property',
    'Prebid MESSAGE: Auction 7712 timedOut\nPrebid MESSAGE: Bidders that timed out: rubicon',
  ].map((line, index) => rejected(`in-log-${index}`, line, 'network', { reason: 'unknown' })),
  ...[{ p: { bids: [] } }, { p: { bids: [] }, q: { bids: [] } }].map((response, index) =>
    pasted(`prebid-without-bids-${index}`, JSON.stringify(response), {
      id: 'no-bid',
      owner: 'ad-server',
    }),
  ),
  pasted(
    'bid-beside-rejected-one',
    JSON.stringify({
      p: {
        bids: [
          { ...VIDEO, rejectionReason: FLOOR },
          { ...VIDEO, bidderCode: 'ix', cpm: 0.2 },
        ],
      },
    }),
    { id: 'no-ad', owner: 'ad-server' },
  ),
];

/** Playlists of streams, also with breaks that a server filled. */
const STREAMS: readonly Fault[] = (
  [
    ['HLS', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\nhttps://live.example/low.m3u8'],
    [
      'HLS',
      '#EXTM3U\n#EXT-X-CUE-OUT:DURATION=30.000\n#EXTINF:6.000,\nhttps://ssai.example/slate/1.ts\n#EXT-X-CUE-IN',
    ],
    ['DASH', '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period/></MPD>'],
    ['DASH', '<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period/></MPD>'],
  ] as const
).map(([format, paste], index) =>
  pasted(`stream-${index}`, paste, {
    id: 'response-media',
    owner: 'publisher',
    facts: { format },
  }),
);

const CACHE = 'https://cache.prebid.example/cache';

const cacheLines: readonly (readonly [code: string, line: string])[] = [
  ...[
    '400 (Bad Request)',
    '413 (Request Entity Too Large)',
    '500',
    '503 (Service Unavailable)',
  ].map((status) => ['cache-refused', `POST ${CACHE} ${status}`] as const),
  ['cache-refused', 'Prebid ERROR: Failed to save to the video cache: [object ProgressEvent].'],
  ['cache-expired', `GET ${CACHE}?uuid=6f1b-4b0a 404 (Not Found)`],
];

/** What a console has before and behind such a line. */
const CONSOLES: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) =>
    `Prebid INFO: Auction 5f1c started, timeout 1500\n${line}\nPrebid WARNING: No valid bid requests returned for auction\nPrebid INFO: Bids: []`,
  (line) => `Prebid WARNING: bidder "n" did not respond\n${line}\nVAST <VAST version="3.0"/>`,
];

/** What Prebid writes of a bidder that its build lacks, or that has no video. */
const bidderLines: readonly (readonly [code: string, line: string])[] = [
  "video1 is a video ad unit\n    containing bidders that don't support video: spotx.\n    This bidder won't fetch demand.",
  "video1 is a banner, video ad unit\n    containing bidders that don't support banner, video: spotx.",
  "WARNING: video1 is a video ad unit containing bidders that don't support video: spotx. This bidder won't fetch demand.",
  'Trying to make a request for bidder that does not exist: spotx',
  'ERROR: adapterManager.aliasBidAdapter: bidderCode "spotx" is not an existing bidder.',
  'spotx is not a registered adapter',
].map((line) => ['bidder-unavailable', `Prebid ${line}`]);

const LINES: readonly Fault[] = [...cacheLines, ...bidderLines].flatMap(([code, line], index) =>
  CONSOLES.map((write, form) =>
    pasted(`prebid-${code}-${index}-${form}`, write(line), {
      id: 'error-code',
      owner: 'publisher',
      facts: {
        system: 'browser',
        code,
        ...(code === 'bidder-unavailable' && { detail: 'spotx' }),
      },
    }),
  ),
);

const GPT = `googletag.cmd.push(function () {
  googletag.defineSlot('/1234567/news/top', [300, 250], 'div-1').addService(googletag.pubads());
  googletag.pubads().disableInitialLoad();
  googletag.enableServices();
});`;

const unit = (video: string): string =>
  `pbjs.addAdUnits([{ code: 'p', mediaTypes: { video: { ${video} } }, bids: [{ bidder: 'b' }] }]);`;

/** Code of a page by which no ad is requested or shown. */
const CODE: readonly Fault[] = (
  [
    ['gpt-held', GPT],
    ['gpt-held', `<script>${GPT}</script><div id="div-1"></div>`],
    ['outstream', unit("context: 'outstream', playerSize: [640, 360]")],
    ['outstream', unit('"context":"outstream"')],
    ['gpt', `${GPT}\ngoogletag.pubads().refresh();`],
  ] as const
).map(([format, paste], index) =>
  pasted(`page-code-${index}`, paste, {
    id: 'display-tag',
    owner: 'publisher',
    facts: { format },
  }),
);

/** What people write between two tags in place of `***`. */
const GLUED: readonly Fault[] = ['*', '**', ';', ',', '|', '||'].flatMap((separator, index) =>
  damaged(
    `waterfall-separated-${index}`,
    (tag) => `${tag}?zone=771${separator}https://ads.other.example/vast?z=2`,
    of('tag-fault', { finding: 'param-question-mark' }),
    ['embed'],
  ),
);

/** Auctions, streams, page code and waterfalls that lead to no ad. */
export const AUCTION_FAULTS: readonly Fault[] = [
  ...ADDRESSES,
  ...NO_BIDS,
  ...REJECTED,
  ...STREAMS,
  ...SILENT,
  ...LINES,
  ...CODE,
  ...GLUED,
];
