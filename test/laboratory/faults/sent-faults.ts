import type { Expectation, Fault } from '../fault.js';

const TAG = 'https://ads.market.example/vast?slot=pre&cb=55120934';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name: `sent-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** How a console or a player writes that it sent the request for ads. */
const REQUESTS = [
  `player.min.js:1 [ads] requestAds ${TAG}`,
  `GET ${TAG} 200 (OK)`,
  `XHR finished loading: GET "${TAG}".`,
  `XHR GET ${TAG} [HTTP/2 200 OK 112ms]`,
  `[11:02:10.980] adRequest {"adposition":"pre","tag":"${TAG}","client":"googima"}`,
  `[IMA] requesting ads from ${TAG}`,
  `Fetch finished loading: GET "${TAG}".`,
];

/** What consoles write beside, which has nothing to do with ads. */
const HARMLESS = [
  '',
  '[Intervention] Slow network is detected. See https://www.chromestatus.com/feature/5636954674692096 for more details. Fallback font will be used while loading: https://www.news.example/fonts/a.woff2',
  'Third-party cookie will be blocked in future Chrome versions as part of Privacy Sandbox.',
  'DevTools failed to load source map: Could not load content for https://www.news.example/js/player.min.js.map: HTTP error: status code 404',
  'Cookie “_ga” has been rejected because it is foreign and does not have the “Partitioned“ attribute.',
  "The resource https://www.news.example/a.css was preloaded using link preload but not used within a few seconds from the window's load event.",
  'JQMIGRATE: Migrate is installed, version 3.4.1',
  "A preload for 'https://www.news.example/a.js' is found, but is not used because the request credentials mode does not match.",
];

const PREFIXES = [
  '',
  'player.min.js:1 ',
  '[ads] ',
  'player.min.js:1 [ads] ',
  '11:02:10.980 [IMA] ',
];

const EVENTS: Readonly<Record<string, readonly [events: readonly string[], finding: string]>> = {
  ended: [
    ['adsManagerLoaded', 'LOADED', 'STARTED', 'IMPRESSION', 'MIDPOINT', 'COMPLETE'],
    'events-complete',
  ],
  'ended-late': [['loaded', 'start', 'midpoint', 'complete'], 'events-complete'],
  'broken-off': [['LOADED', 'STARTED', 'FIRST_QUARTILE'], 'events-broken-off'],
  'not-started': [['ADS_MANAGER_LOADED', 'LOADED', 'AD_METADATA'], 'events-not-started'],
};

const OWNERS: Readonly<Record<string, Expectation['owner']>> = {
  'events-complete': 'nobody',
  'events-broken-off': 'unknown',
  'events-not-started': 'publisher',
};

const LOGS: readonly Fault[] = Object.entries(EVENTS).flatMap(([ending, [events, finding]]) =>
  REQUESTS.flatMap((request, at) =>
    HARMLESS.map((line, index) => {
      const prefix = PREFIXES[(at + index) % PREFIXES.length] ?? '';
      const lines = [line, request, ...events.map((event) => prefix + event)].filter(Boolean);
      return pasted(`log-${ending}-${at}-${index}`, lines.join('\n'), {
        id: 'text-judged',
        owner: OWNERS[finding] ?? 'unknown',
        facts: { finding },
      });
    }),
  ),
);

/** A request alone: its number is that of one view, and no template. */
const ALONE: readonly Fault[] = REQUESTS.flatMap((request, at) =>
  HARMLESS.map((line, index) =>
    pasted(`alone-${at}-${index}`, `${line}\n${request}`.trim(), {
      id: 'not-requested',
      owner: 'unknown',
    }),
  ),
);

/** Addresses in logs and consoles, which were sent as they stand there. */
export const SENT_FAULTS: readonly Fault[] = [...LOGS, ...ALONE];
