import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import type { Expectation, Fault } from '../fault.js';
import type { FormName } from '../forms.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=1700000000000';

const pasted = (
  name: string,
  paste: string,
  expected: Expectation,
  forms: readonly FormName[] = ['unsent'],
): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms,
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const code = (owner: VerdictOwner, system: string, number: string): Expectation => ({
  id: 'error-code',
  owner,
  facts: { system, code: number },
});

/** Names of functions that plugins of players add, and where a page calls them. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  ima: 'ima-plugin-missing',
  ima3: 'plugin-missing',
  ads: 'plugin-missing',
  vastClient: 'plugin-missing',
  FreeWheelPlugin: 'plugin-missing',
  ssai: 'plugin-missing',
  onceux: 'plugin-missing',
};
const RECEIVERS = [
  'player',
  'myPlayer',
  'this.player_',
  'videojs("v")',
  'vjsPlayer',
  'window.player',
];

const PLUGINS: readonly Fault[] = Object.entries(FUNCTIONS).flatMap(([name, known]) =>
  RECEIVERS.map((receiver, index) =>
    pasted(
      `plugin-${name}-of-${index}`,
      `Uncaught TypeError: ${receiver}.${name} is not a function\n    at HTMLDocument.<anonymous> (story.html:212:14)`,
      code('publisher', 'browser', known),
    ),
  ),
);

/** How a player or a device writes the code of VAST. */
const NOTATIONS: readonly ((number: number) => string)[] = [
  (number) =>
    `11-27 10:12:44.120 27120 27120 D AdTagLoader: onAdEvent: LOG{adData: {errorCode: ${number}, errorMessage: VAST media file failed., type: adPlayError}}\n11-27 10:12:44.131 W AdTagLoader: Failed to load ad 0 in group 0`,
  (number) => `[player] ad failed errorCode=${number} message=VAST failed`,
  (number) => `{ errorCode: ${number}, type: 'failure', message: 'VAST failed' }`,
  (number) => `error_code: ${number}, source: vast`,
  (number) => `onFailure(errorCode: ${number}, errorType: PLAY, message: VAST)`,
];

const OWNERS: Readonly<Record<number, VerdictOwner>> = {
  303: 'ad-server',
  402: 'network',
  403: 'advertiser',
  901: 'advertiser',
};

const CODES: readonly Fault[] = Object.entries(OWNERS).flatMap(([number, owner]) =>
  NOTATIONS.map((write, index) =>
    pasted(`notation-${number}-${index}`, write(Number(number)), code(owner, 'vast', number)),
  ),
);

/** Messages of a player, which say more than its own numbers beside them. */
const MESSAGES: readonly (readonly [message: string, expected: Expectation])[] = [
  ['The response from the ad server timed out', code('ad-server', 'browser', 'timed-out')],
  ['Ad request timed out', code('ad-server', 'browser', 'timed-out')],
  ['The ad tag timed out while loading', code('ad-server', 'browser', 'timed-out')],
  ['No ads VAST response after one or more Wrappers', code('ad-server', 'vast', '303')],
];

const NUMBERS: readonly Fault[] = MESSAGES.flatMap(([message, expected], index) =>
  [1002, 900, 301].flatMap((number) => [
    pasted(
      `message-${index}-beside-${number}`,
      `[11:02:10.980] adRequest {"adposition":"pre","tag":"${TAG}","client":"googima"}\n[11:02:20.991] adError {"code":${number},"message":"${message}","tag":"${TAG}"}`,
      expected,
    ),
  ]),
);

/** Names of the events of an ad that ran, as each player has them. */
const EVENTS: Readonly<Record<string, readonly [start: string, middle: string, end: string]>> = {
  ima: ['STARTED', 'MIDPOINT', 'COMPLETE'],
  vast: ['start', 'midpoint', 'complete'],
  bitmovin: ['adstarted', 'adquartile midpoint', 'adfinished'],
  jw: ['adPlay', 'adImpression', 'adComplete'],
  'video-js': ['ads-ad-started', 'ads-midpoint', 'ads-ad-ended'],
  flowplayer: ['ad_started', 'ad_midpoint', 'ad_completed'],
};

/** How a log writes them. */
const LOGS: Readonly<Record<string, (name: string, index: number) => string>> = {
  prefixed: (name) => `[IMA] ${name}`,
  timed: (name, index) => `${index * 4}.${index}98 ${name}`,
  'with-values': (name, index) =>
    `[11:02:1${index}.980] ${name} {"tag":"${TAG}","client":"googima","duration":15}`,
  'with-names': (name, index) => `0.0${index} ${name} tag=${TAG} duration=15 client=vast`,
};

/** Lines of a console that say nothing about ads. */
const HARMLESS = [
  "[Violation] 'requestAnimationFrame' handler took 62ms",
  'DevTools failed to load source map: Could not load content for https://cdn.publisher.example/app.js.map: HTTP error: status code 404',
];

const ENDED: Expectation = {
  id: 'text-judged',
  owner: 'nobody',
  facts: { finding: 'events-complete' },
};
const BROKEN_OFF: Expectation = {
  id: 'text-judged',
  owner: 'unknown',
  facts: { finding: 'events-broken-off' },
};

const EVENT_LOGS: readonly Fault[] = Object.entries(EVENTS).flatMap(([player, names]) =>
  Object.entries(LOGS).flatMap(([log, write]) => {
    const lines = names.map(write);
    return [
      pasted(`events-${player}-${log}-ended`, lines.join('\n'), ENDED),
      pasted(`events-${player}-${log}-among-others`, [...HARMLESS, ...lines].join('\n'), ENDED),
      pasted(
        `events-${player}-${log}-broken-off`,
        [write(names[0], 0), write(names[1], 1), write(names[1], 2)].join('\n'),
        BROKEN_OFF,
      ),
    ];
  }),
);

/** What a server in front of the ad server logs when that fails. */
const UPSTREAM = [
  'upstream timed out (110: Connection timed out) while reading response header from upstream',
  'connect() failed (111: Connection refused) while connecting to upstream',
  'no live upstreams while connecting to upstream',
  'upstream prematurely closed connection while reading response header from upstream',
];

const SERVER_LOGS: readonly Fault[] = UPSTREAM.flatMap((message, index) =>
  ['http://10.0.4.12:8080', 'https://origin.ads.example'].map((upstream, at) =>
    pasted(
      `server-log-${index}-${at}`,
      `2026/11/27 08:55:01 [error] 812#812: *99120 ${message}, client: 198.51.100.7, server: ads.news.example, request: "GET /vast?zone=12&cb=8812 HTTP/2.0", upstream: "${upstream}/vast?zone=12&cb=8812", host: "ads.news.example", referrer: "https://news.example/"`,
      { id: 'reason-stated', owner: 'ad-server', facts: { reason: 'outage' } },
      ['tag', 'unsent'],
    ),
  ),
);

/** Settings of players in JSON by which their ads are off. */
const OFF: readonly (readonly [name: string, setting: object])[] = [
  ['disable', { disable: true }],
  ['disabled', { disabled: true }],
  ['enabled', { enabled: false }],
  ['enable', { enable: false }],
  ['active', { active: false }],
];

const SETTINGS: readonly Fault[] = OFF.flatMap(([name, setting]) =>
  ['ima', 'ads', 'advertising', 'vast'].map((part) =>
    pasted(
      `settings-${part}-${name}`,
      JSON.stringify({
        targetId: 'player',
        playback: { autoplay: true, muted: true },
        plugins: { [part]: { ...setting, adTagUrl: TAG } },
      }),
      { id: 'display-tag', owner: 'publisher', facts: { format: 'option-off' } },
      ['tag', 'unsent'],
    ),
  ),
);

/** Bids below the floor, as the module of Prebid logs them. */
const FLOORS: readonly Fault[] = [
  'Bid rejected for bidder appnexus, cpm 1.20 is below floor 4.50',
  'PriceFloors module: Bid rejected for bidder appnexus, cpm 1.20 is below floor 4.50',
].map((line, index) =>
  pasted(`floor-in-log-${index}`, `Prebid: WARNING: ${line} {adUnitCode: 'video-pre'}`, {
    id: 'bid-rejected',
    owner: 'publisher',
    facts: { bidder: 'appnexus', reason: 'floor' },
  }),
);

/** Sources of pages, which have their ad tag in an attribute or a script. */
const PAGES: readonly Fault[] = [
  (tag: string) => `<amp-ima-video width="640" height="360" data-tag="${tag}"></amp-ima-video>`,
  (tag: string) => `<video data-ad-tag-url="${tag}" src="https://media.example/a.mp4"></video>`,
  (tag: string) => `<script>player.ima({ adTagUrl: '${tag}' });</script>`,
].map((write, index) =>
  pasted(
    `source-of-page-${index}`,
    `<!doctype html><html><head><title>Story</title></head><body>\n${write(TAG.replace(/=1\d+$/, '=[timestamp]'))}</body></html>`,
    { id: 'not-requested', owner: 'unknown' },
  ),
);

/** Logs of players and servers, and settings of players, in which an address is not what a person asks about. */
export const EVENT_FAULTS: readonly Fault[] = [
  ...PLUGINS,
  ...CODES,
  ...NUMBERS,
  ...EVENT_LOGS,
  ...SERVER_LOGS,
  ...SETTINGS,
  ...FLOORS,
  ...PAGES,
];
