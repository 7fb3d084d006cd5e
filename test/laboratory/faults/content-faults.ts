import { type Answer, answer, type Chain, SHORT_AD } from '../chain.js';
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

const SOUND: readonly Fault[] = [
  ofPage('plays', [sent('index.m3u8', PLAYLIST), sent('seg0.ts', SEGMENT)], PLAYS),
  ofPage('file-plays', [sent('story.mp4', answer(SHORT_AD, 'video/mp4'), 'media')], PLAYS),
  ofPage('left', [sent('seg0.ts', { ...SEGMENT, connection: 'stalls' })], PLAYS),
];

/** Content that does not play, while its ads do. */
export const CONTENT_FAULTS: readonly Fault[] = [...EMBEDS, ...PAGES, ...SOUND];
