import { type Answer, answer, withAnswer } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

/** What a page requests beside its ads: what it is for, its address, its kind and the type of its response. */
const ROLES: readonly (readonly [name: string, url: string, kind: string, type: string])[] = [
  ['script', 'https://www.publisher.example/app.js', 'script', 'text/javascript'],
  ['style', 'https://www.publisher.example/app.css', 'stylesheet', 'text/css'],
  ['picture', 'https://img.publisher.example/story.jpg', 'image', 'image/jpeg'],
  ['font', 'https://fonts.publisher.example/a.woff2', 'font', 'font/woff2'],
  ['data', 'https://api.publisher.example/player/config.json', 'fetch', 'application/json'],
  ['content', 'https://media.publisher.example/s.m3u8', 'xhr', 'application/vnd.apple.mpegurl'],
  ['segment', 'https://media.publisher.example/s1.ts', 'xhr', 'video/mp2t'],
  ['statistics', 'https://stats.example/collect?v=1&e=play', 'ping', 'image/gif'],
  ['log', 'https://log.publisher.example/error?code=403', 'fetch', 'text/plain'],
  ['cookie-sync', 'https://sync.dsp.example/usersync?id=1', 'image', 'image/gif'],
  ['auction', 'https://ib.exchange.example/ut/v3/prebid', 'xhr', 'application/json'],
  ['consent', 'https://cmp.consent.example/cmp.js', 'script', 'text/javascript'],
  ['measurement', 'https://cdn.verify.example/dvtp_src.js', 'script', 'text/javascript'],
  [
    'banner',
    'https://securepubads.g.doubleclick.net/gampad/ads?pvsid=1&correlator=7&output=ldjh&gdfp_req=1&iu_parts=1234567%2Cnews&prev_iu_szs=300x250',
    'fetch',
    'text/plain',
  ],
];

/** How such a request ends. */
const ENDS: Readonly<Record<string, Partial<Answer>>> = {
  loaded: {},
  blocked: { connection: 'blocked' },
  'without-name': { connection: 'no-name' },
  'refused-connection': { connection: 'refuses' },
  'against-policy': { connection: 'against-policy' },
  late: { connection: 'stalls' },
  missing: { status: 404, body: '' },
  forbidden: { status: 403, body: '' },
  'failed-server': { status: 500, body: '' },
};

const NO_AD: Expectation = { id: 'no-ad', owner: 'ad-server' };

/** What a player shows between the ads, which may fail although they play. */
const isContent = (role: string, end: string): boolean =>
  /^(?:content|segment)$/.test(role) && !/^(?:loaded|blocked|late)$/.test(end);

const unplayable = (end: string): Expectation =>
  end === 'against-policy'
    ? { id: 'policy-refused', owner: 'publisher', isAboutHost: false }
    : {
        id: 'content-unplayable',
        owner: 'publisher',
        facts: { mediaHost: 'media.publisher.example' },
        isAboutHost: false,
      };

/** What becomes of a request beside the ads changes no verdict about them, but for that of the content. */
const besideAds = (
  [role, url, kind, type]: (typeof ROLES)[number],
  end: string,
  plays: boolean,
): Fault => ({
  name: `role-${role}-${end}-beside-${plays ? 'ad' : 'no-ad'}`,
  part: 'page',
  hops: 'alone',
  forms: ['har'],
  formsInBrowser: [],
  endsAt: plays ? 'end' : 'hop',
  inject: (chain) => {
    const other = { url, kind, answer: { ...answer('{}', type), ...ENDS[end] } };
    const beside = { ...chain, recorded: { others: [other] } };
    return plays ? beside : withAnswer(beside, 0, { body: '<VAST version="4.2"/>' });
  },
  expected: () => (!plays ? NO_AD : isContent(role, end) ? unplayable(end) : PLAYS),
});

/** Requests of each role with each end, beside an ad. */
export const ROLE_FAULTS: readonly Fault[] = ROLES.flatMap((role) =>
  Object.keys(ENDS).flatMap((end) => [true, false].map((plays) => besideAds(role, end, plays))),
);
