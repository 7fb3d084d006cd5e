import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent', 'case'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const judged = (owner: VerdictOwner, finding: string, detail?: string): Expectation => ({
  id: 'text-judged',
  owner,
  facts: { finding, ...(detail !== undefined && { detail }) },
});

const HEAD = '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:6';
const SEGMENT = '#EXTINF:6.000,\nseg_1.ts';
const MARKERS = [
  '#EXT-X-CUE-OUT:30.000',
  '#EXT-OATCLS-SCTE35:/DAlAAAA',
  '#EXT-X-SCTE35:CUE="/DAlAAAA"',
  '#EXT-X-DATERANGE:ID="1",START-DATE="2026-11-20T10:00:00Z",SCTE35-OUT=0xFC30',
];
const dash = (events: string, periods: number): string =>
  `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="dynamic">${`<Period>${events}<AdaptationSet/></Period>`.repeat(periods)}</MPD>`;
const DASH_EVENTS = '<EventStream schemeIdUri="urn:scte:scte35:2013:xml"/>';

const PLAYLISTS: readonly (readonly [Expectation, readonly string[]])[] = [
  [
    judged('publisher', 'stream-unmarked'),
    [`${HEAD}\n${SEGMENT}\n${SEGMENT}`, `${HEAD}\r\n${SEGMENT}`, dash('', 1)],
  ],
  [
    judged('ad-server', 'stream-unfilled'),
    [
      ...MARKERS.map((marker) => `${HEAD}\n${marker}\n${SEGMENT}\n#EXT-X-CUE-IN\n${SEGMENT}`),
      dash(DASH_EVENTS, 1),
    ],
  ],
  [
    judged('unknown', 'stream-filled'),
    [
      `${HEAD}\n#EXT-X-CUE-OUT:30\n#EXT-X-DISCONTINUITY\n#EXTINF:6,\nhttps://ads.example/1.ts`,
      dash(DASH_EVENTS, 2),
    ],
  ],
];

/** What a person writes around a playlist. */
const AROUND: readonly ((playlist: string) => string)[] = [
  (playlist) => `No ads on the live channel, this is the manifest:\n\n${playlist}`,
  (playlist) =>
    `Seit Dienstag kommt keine Werbung.\n${playlist}\n\nFrüher stand dort #EXT-X-CUE-OUT.`,
  (playlist) => `${playlist}\n\nThe old encoder had #EXT-X-CUE-OUT lines there.`,
];

const STREAMS: readonly Fault[] = PLAYLISTS.flatMap(([expected, texts], kind) =>
  texts.flatMap((text, index) =>
    AROUND.map((around, place) =>
      pasted(`playlist-${kind}-${index}-${place}`, around(text), expected),
    ),
  ),
);

const BID_REQUEST = {
  id: '7be1',
  at: 1,
  tmax: 500,
  cur: ['EUR'],
  site: { page: 'https://www.publisher.example/story' },
  device: { ua: 'Mozilla/5.0', ip: '198.51.100.7' },
};
const IMP = { id: '1', bidfloor: 3, bidfloorcur: 'EUR' };
const VIDEO = {
  mimes: ['video/mp4'],
  minduration: 5,
  maxduration: 30,
  protocols: [2, 3, 5, 6],
  w: 640,
  h: 360,
  plcmt: 1,
  linearity: 1,
};

const requestWith = (request: object, imp: object = {}, video: object = {}): string =>
  JSON.stringify({
    ...BID_REQUEST,
    imp: [{ ...IMP, ...imp, video: { ...VIDEO, ...video } }],
    ...request,
  });

/** Bid requests with one fault. */
const REQUESTS: readonly (readonly [finding: string, owner: VerdictOwner, request: string])[] = [
  ['request-sound', 'unknown', requestWith({})],
  [
    'request-sound',
    'unknown',
    requestWith({ cur: ['JPY'] }, { bidfloor: 400, bidfloorcur: 'JPY' }),
  ],
  ['request-sound', 'unknown', requestWith({ site: undefined, app: { bundle: 'com.example' } })],
  ['request-sound', 'unknown', requestWith({ regs: { gdpr: 1 }, user: { consent: 'CPx' } })],
  ['request-floor', 'publisher', requestWith({}, { bidfloor: 4500 })],
  [
    'request-floor',
    'publisher',
    requestWith({ cur: ['USD'] }, { bidfloor: 250, bidfloorcur: undefined }),
  ],
  ['request-tmax', 'publisher', requestWith({ tmax: 50 })],
  ['request-mimes', 'publisher', requestWith({}, {}, { mimes: ['video/x-flv'] })],
  ['request-mimes', 'publisher', requestWith({}, {}, { mimes: undefined })],
  ['request-protocols', 'publisher', requestWith({}, {}, { protocols: [1, 4] })],
  ['request-protocols', 'publisher', requestWith({}, {}, { protocols: [] })],
  ['request-size', 'publisher', requestWith({}, {}, { w: 0, h: 0 })],
  ['request-size', 'publisher', requestWith({}, {}, { w: undefined })],
  ['request-duration', 'publisher', requestWith({}, {}, { minduration: 30, maxduration: 15 })],
  ['request-duration', 'publisher', requestWith({}, {}, { maxduration: 1, minduration: 0 })],
  ['request-linearity', 'publisher', requestWith({}, {}, { linearity: 2 })],
  ['request-placement', 'publisher', requestWith({}, {}, { plcmt: undefined })],
  ['request-consent', 'consent', requestWith({ regs: { gdpr: 1 } })],
  ['request-consent', 'consent', requestWith({ regs: { ext: { gdpr: 1 } }, user: {} })],
  ['request-restricted', 'publisher', requestWith({ regs: { coppa: 1 } })],
  ['request-deals', 'publisher', requestWith({}, { pmp: { private_auction: 1, deals: [] } })],
  ['request-channel', 'publisher', requestWith({ site: undefined })],
  ['request-channel', 'publisher', requestWith({ site: undefined, app: { name: 'x' } })],
  ['request-channel', 'publisher', requestWith({ app: { bundle: 'com.example' } })],
  ['request-viewer', 'publisher', requestWith({ device: {} })],
  [
    'request-without-video',
    'publisher',
    JSON.stringify({ ...BID_REQUEST, imp: [{ ...IMP, banner: { w: 300, h: 250 } }] }),
  ],
];

const AUCTIONS: readonly Fault[] = REQUESTS.flatMap(([finding, owner, request], index) =>
  [request, `No bids since Monday. Bid request we send:\n\n${request}\n\nResponse: HTTP 204`].map(
    (text, place) =>
      pasted(`bid-request-${index}-${place}`, text, {
        ...judged(owner, finding),
        ...(place > 0 && { changes: ['text-around'] }),
      }),
  ),
);

const PLAYED = 'LOADED IMPRESSION STARTED FIRST_QUARTILE MIDPOINT THIRD_QUARTILE COMPLETE';

/** How a log writes the events of an ad. */
const LOGS: readonly ((event: string) => string)[] = [
  (event) => event,
  (event) => `[ima] ${event} adId=6612 title="Bank 20s"`,
  (event) => `12:00:01.220 AdEvent: ${event}`,
  (event) => event.toLowerCase(),
];

const EVENTS: readonly Fault[] = LOGS.flatMap((write, index) => {
  const linesOf = (events: string): string => events.split(' ').map(write).join('\n');
  return [
    pasted(`events-${index}-complete`, linesOf(PLAYED), judged('nobody', 'events-complete')),
    pasted(
      `events-${index}-among-others`,
      `viewers see a black picture\n${linesOf(PLAYED)}`,
      judged('unknown', 'events-among-others'),
    ),
    pasted(
      `events-${index}-not-started`,
      linesOf('AD_METADATA LOADED AD_BUFFERING'),
      judged('publisher', 'events-not-started'),
    ),
    pasted(
      `events-${index}-broken-off`,
      linesOf('LOADED IMPRESSION STARTED MIDPOINT'),
      judged('unknown', 'events-broken-off'),
    ),
  ];
});

/** Why servers that insert ads leave one out, in their words. */
const DROPS: readonly (readonly [reason: string, owner: VerdictOwner, texts: readonly string[]])[] =
  [
    [
      'creative',
      'advertiser',
      [
        'no audio track in creative, target profile requires AAC 48kHz stereo',
        'unsupported codec hvc1',
        'bitrate too high for ladder',
        'frame rate mismatch (60 vs 25)',
        'transcoding failed',
        'missing audio',
      ],
    ],
    [
      'transcoding',
      'nobody',
      ['creative not transcoded yet, queued', 'transcode pending', 'being conditioned'],
    ],
    [
      'room',
      'publisher',
      ['duration 45s exceeds remaining avail 30s', 'longer than the break', 'does not fit'],
    ],
    ['floor', 'ad-server', ['bid below floor']],
  ];

const LINES: readonly ((why: string) => string)[] = [
  (why) =>
    `08:14:55 WARN [stitcher-7] ad 99120 (creative https://cdn.example/7.mp4) dropped: ${why}`,
  (why) => `Skipping ad 4471: ${why}`,
  (why) =>
    `[ssai] creative cr-7 was rejected because of ${why}\n[ssai] break 2 filled 0s, slate 30s`,
  (why) => `ad 5 not inserted (${why})`,
];

const DROPPED: readonly Fault[] = DROPS.flatMap(([reason, owner, texts], kind) =>
  texts.flatMap((why, index) =>
    LINES.map((write, line) =>
      pasted(`dropped-${kind}-${index}-${line}`, write(why), {
        id: 'reason-stated',
        owner,
        facts: { reason },
      }),
    ),
  ),
);

/** Playlists, logs and bid requests of servers that sell and insert ads. */
export const STREAM_FAULTS: readonly Fault[] = [...STREAMS, ...AUCTIONS, ...EVENTS, ...DROPPED];
