import { type Answer, answer, type Chain, SHORT_AD, withDocument } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

const unplayable = (facts: Expectation['facts'] = {}): Expectation => ({
  id: 'content-unplayable',
  owner: 'publisher',
  facts,
  isAboutHost: false,
});

const page = (status: number): Answer => ({ ...answer('<h1>x</h1>', 'text/html'), status });

/** What the host of the content answers, and what that makes of it. */
const ANSWERS: readonly (readonly [name: string, file: Answer, expected: Expectation])[] = [
  ...[404, 410, 500, 503].map(
    (status) => [`status-${status}`, page(status), unplayable({ status })] as const,
  ),
  ...[401, 403].map(
    (status) =>
      [`status-${status}`, page(status), unplayable({ status, isRefused: true })] as const,
  ),
  ['page', page(200), unplayable({ status: 200, type: 'text/html' })],
  ['reset', { ...page(200), connection: 'resets' }, unplayable({ status: 0 })],
  ['file', answer(SHORT_AD, 'video/mp4'), PLAYS],
];

const embedWith = ({ tag, addresses }: Chain, video: object) => ({
  id: '77',
  video: { id: '9', available_video: '1', invalid_video: '0', ...video },
  preroll: [{ source_url: tag }],
  mobile_preroll: [{ source_url: tag }],
  title: addresses.otherMedia,
});

const ofEmbed = (
  name: string,
  otherMedia: Answer,
  expected: Expectation,
  edit: (chain: Chain) => Chain = (chain) => chain,
): Fault => ({
  name: `content-of-embed-${name}`,
  part: 'embed',
  hops: 'first',
  forms: ['embed', 'case'],
  formsInBrowser: [],
  endsAt: 'end',
  inject: (chain) => ({
    ...edit(chain),
    otherMedia,
    embed: embedWith(chain, { url_video_mp4: chain.addresses.otherMedia }),
  }),
  expected: () => expected,
});

const EMBEDS: readonly Fault[] = ANSWERS.flatMap(([name, file, expected]) => [
  ofEmbed(name, file, expected),
  ofEmbed(
    `${name}-without-ad`,
    file,
    expected === PLAYS
      ? { id: 'no-ad', owner: 'ad-server' }
      : { id: 'no-ad', owner: 'ad-server', others: ['content-unplayable'] },
    (chain) => ({
      ...chain,
      answers: chain.answers.map((_, hop) =>
        hop === 0 ? { ...answer(''), status: 204 } : answer(''),
      ),
    }),
  ),
]);

const HOST = 'https://vod.publisher.example/hls/parade';
const PLAYLIST = answer('#EXTM3U\n#EXTINF:6.0,\nseg0.ts\n#EXT-X-ENDLIST', 'application/x-mpegurl');
const SEGMENT = answer('x'.repeat(999), 'video/mp2t');
const refused = (status: number): Answer => ({
  ...answer('{"message":"Token missing or expired"}', 'application/json'),
  status,
});

type Requests = NonNullable<NonNullable<Chain['recorded']>['others']>;

const ofPage = (name: string, others: Requests, expected: Expectation): Fault => ({
  name: `content-of-page-${name}`,
  part: 'page',
  hops: 'last',
  forms: ['har'],
  formsInBrowser: [],
  endsAt: 'end',
  inject: (chain) => ({ ...chain, recorded: { others } }),
  expected: () => expected,
});

const sent = (path: string, file: Answer, kind = 'xhr'): Requests[number] => ({
  url: `${HOST}/${path}`,
  kind,
  answer: file,
});

const PAGES: readonly Fault[] = [401, 403, 404, 410, 500].flatMap((status) => [
  ofPage(
    `segments-${status}`,
    [sent('index.m3u8?token=a', PLAYLIST), sent('seg0.ts', refused(status))],
    unplayable({ status, mediaHost: 'vod.publisher.example' }),
  ),
  ofPage(
    `playlist-${status}`,
    [sent('index.m3u8', refused(status))],
    unplayable({ status, mediaHost: 'vod.publisher.example' }),
  ),
  ofPage(`file-${status}`, [sent('story.mp4', refused(status), 'media')], unplayable({ status })),
  ofPage(`picture-${status}`, [sent('poster.jpg', refused(status), 'image')], PLAYS),
  ofPage(
    `tracker-${status}`,
    [sent('pixel/log.mp4?e=1', refused(status), 'image'), sent('favicon.ico', refused(status))],
    PLAYS,
  ),
]);

const POLICY: readonly Fault[] = [
  ['index.m3u8', 'xhr', 'connect-src'] as const,
  ['story.mp4', 'media', 'media-src'] as const,
].map(([path, kind, directive]) =>
  ofPage(
    `${path}-against-policy`,
    [sent(path, { ...answer('', ''), connection: 'against-policy' }, kind)],
    {
      id: 'policy-refused',
      owner: 'publisher',
      facts: { directive, origin: new URL(HOST).origin },
      isAboutHost: false,
    },
  ),
);

const SOUND: readonly Fault[] = [
  ofPage('plays', [sent('index.m3u8', PLAYLIST), sent('seg0.ts', SEGMENT)], PLAYS),
  ofPage('file-plays', [sent('story.mp4', answer(SHORT_AD, 'video/mp4'), 'media')], PLAYS),
  ofPage('left', [sent('seg0.ts', { ...SEGMENT, connection: 'stalls' })], PLAYS),
];

/** A tracker whose response the page may not read was counted by its server. */
const UNREAD: readonly Fault[] = ['Impression', 'creativeView'].map((event) => {
  const counter = 'https://count.partner.example/i?a=7';
  const [from, to] =
    event === 'Impression'
      ? ['<Error>', `<Impression><![CDATA[${counter}]]></Impression><Error>`]
      : [
          '</TrackingEvents>',
          `<Tracking event="${event}"><![CDATA[${counter}]]></Tracking></TrackingEvents>`,
        ];
  return {
    ...ofPage(`unread-${event}`, [], PLAYS),
    hops: 'alone',
    inject: (chain) => ({
      ...withDocument(chain, 0, (document) => document.replace(from, to)),
      reports: [
        [
          counter,
          {
            ...answer('', 'text/html'),
            connection: 'fails',
            failure: { chrome: 'net::ERR_BLOCKED_BY_ORB' },
          },
        ],
      ],
    }),
  };
});

const ADDRESSES = ['index.m3u8', 'manifest.mpd', 'seg-00017.ts', 'chunk-7.m4s'].map(
  (file) => [file, `https://vod.publisher.example/hls/parade/${file}`] as const,
);

/** What a console says of a file of a stream. */
const LINES: readonly ((address: string) => string)[] = [
  ...[403, 404, 410, 500].flatMap((status) => [
    (address: string) => `GET ${address} ${status} (Refused)`,
    (address: string) => `hls.min.js:2 GET ${address}?token=a net::ERR_ABORTED ${status}`,
    (address: string) =>
      `Failed to load resource: the server responded with a status of ${status} () ${address}`,
    (address: string) => `XHR GET ${address} [HTTP/2 ${status} Refused 112ms]`,
  ]),
  (address) =>
    `Access to XMLHttpRequest at '${address.replace(/[\w-]+\.\w+$/, 'index.m3u8')}' from origin 'https://www.publisher.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
];

const AD = 'https://ads.market.example/vast?pid=7';
/** What it says of the ad beside it. */
const OF_AD: readonly (readonly [line: string, expected: Expectation])[] = [
  [
    'AdError 303: No Ads VAST response after one or more Wrappers',
    { id: 'error-code', owner: 'ad-server', facts: { code: '303' } },
  ],
  [
    `GET ${AD} net::ERR_BLOCKED_BY_CLIENT`,
    { id: 'error-code', owner: 'browser', facts: { code: 'blocked-by-client' } },
  ],
  [`GET ${AD} 500 ()`, { id: 'error-code', owner: 'ad-server', facts: { code: 'status-failed' } }],
];

const ofConsole = (name: string, paste: string, expected: Expectation): Fault => ({
  name: `content-of-console-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** The stream of the content fails, and its ads are another matter. */
const CONSOLES: readonly Fault[] = ADDRESSES.flatMap(([file, address]) =>
  LINES.flatMap((write, kind) => {
    const line = write(address);
    const detail = line.includes(file) ? file : 'index.m3u8';
    return [
      ofConsole(`${file}-${kind}`, line, {
        id: 'error-code',
        owner: 'publisher',
        facts: { code: 'media-failed', host: 'vod.publisher.example', detail },
      }),
      ...OF_AD.flatMap(([other, expected], at) => [
        ofConsole(`${file}-${kind}-before-${at}`, `${line}\n${other}`, expected),
        ofConsole(`${file}-${kind}-behind-${at}`, `${other}\n${line}`, expected),
      ]),
    ];
  }),
);

/** Content that does not play, while its ads do. */
export const CONTENT_FAULTS: readonly Fault[] = [
  ...EMBEDS,
  ...PAGES,
  ...POLICY,
  ...SOUND,
  ...UNREAD,
  ...CONSOLES,
];
