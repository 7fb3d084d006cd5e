import { answer, withDocument } from '../chain.js';
import type { Expectation, Fault } from '../fault.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=[timestamp]';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const errorCode = (owner: Expectation['owner'], system: string, code: string): Expectation => ({
  id: 'error-code',
  owner,
  facts: { system, code },
});

/** Events of a server that inserts ads, as it names them. */
const EVENTS: readonly (readonly [name: string, expected: Expectation])[] = [
  ['EMPTY_VAST_RESPONSE', errorCode('ad-server', 'vast', '303')],
  ['EMPTY_VMAP_RESPONSE', errorCode('ad-server', 'vast', '303')],
  ['WARNING_NO_ADVERTISEMENTS', errorCode('ad-server', 'vast', '303')],
  ['ERROR_ADS_TIMEOUT', errorCode('ad-server', 'browser', 'timed-out')],
  ['ERROR_ADS_IO', errorCode('ad-server', 'browser', 'connection-failed')],
  ['ERROR_UNKNOWN_HOST', errorCode('publisher', 'browser', 'name-not-resolved')],
  ['ERROR_ADS_RESPONSE_PARSE', errorCode('ad-server', 'vast', '100')],
  ['WARNING_VPAID_AD_DROPPED', errorCode('advertiser', 'vast', '901')],
  ['ERROR_ADS_INVALID_RESPONSE', errorCode('ad-server', 'browser', 'status-failed')],
  ['ERROR_ADS_RESPONSE_UNKNOWN_ROOT_ELEMENT', errorCode('ad-server', 'vast', '101')],
  ['ERROR_DISALLOWED_HOST', errorCode('publisher', 'browser', 'insertion-off')],
  ['ERROR_PERSONALIZATION_DISABLED', errorCode('publisher', 'browser', 'insertion-off')],
  ['ERROR_VAST_INVALID_VAST_AD_TAG_URI', errorCode('network', 'vast', '300')],
  ['ERROR_VAST_MISSING_IMPRESSION', errorCode('ad-server', 'vast', '101')],
  ['ERROR_VAST_MISSING_MEDIAFILES', errorCode('ad-server', 'vast', '101')],
];

const record = (fields: object): string =>
  JSON.stringify({ time: '2026-11-20T10:00:00Z', sessionId: 's', adsRequestUrl: TAG, ...fields });

/** How a tool keeps the records of a log. */
const FILES: Readonly<Record<string, (records: readonly string[]) => string>> = {
  lines: (records) => records.join('\n'),
  'dated-lines': (records) => records.map((line) => `2026-11-20T10:00:00.1Z ${line}`).join('\n'),
  list: (records) => `[${records.join(',')}]`,
  'one-record': (records) => records.at(-1) ?? '',
};

const RECORDS: readonly Fault[] = Object.entries(FILES).flatMap(([file, write]) =>
  EVENTS.map(([event, expected]) =>
    pasted(
      `log-${file}-${event}`,
      write([record({ eventType: 'MAKING_ADS_REQUEST' }), record({ eventType: event })]),
      expected,
    ),
  ),
);

/** Why a server that inserts ads skipped one in a break that it filled. */
const SKIPS: typeof EVENTS = [
  ['NEW_CREATIVE', errorCode('nobody', 'browser', 'not-transcoded')],
  ['TRANSCODE_IN_PROGRESS', errorCode('nobody', 'browser', 'not-transcoded')],
  ['IMPORT_IN_PROGRESS', errorCode('nobody', 'browser', 'not-transcoded')],
  ['TRANSCODE_ERROR', errorCode('advertiser', 'vast', '405')],
  ['IMPORT_ERROR', errorCode('advertiser', 'vast', '405')],
  ['PROFILE_NOT_FOUND', errorCode('publisher', 'browser', 'insertion-off')],
  ['SESSION_INITIALIZATION_FAILED', errorCode('publisher', 'browser', 'insertion-off')],
  ['AVAIL_DURATION_EXCEEDED', errorCode('ad-server', 'vast', '202')],
  ['LEFTOVER_AVAIL_EXCEEDED_THRESHOLD', errorCode('nobody', 'browser', 'break-shortened')],
  ['EARLY_CUE_IN', errorCode('nobody', 'browser', 'break-shortened')],
  ['VAST_PARSING_ERROR', errorCode('ad-server', 'vast', '100')],
  ['ADS_TIMEOUT', errorCode('ad-server', 'browser', 'timed-out')],
  ['MEDIA_FILE_UNAVAILABLE', errorCode('network', 'vast', '401')],
  ['NO_VARIANT_MATCH', errorCode('advertiser', 'vast', '403')],
  ['NO_MODEL_CREATIVE_MATCH', errorCode('advertiser', 'vast', '403')],
  ['INVALID_VAST_WRAPPER_AD', errorCode('network', 'vast', '300')],
];

const SKIPPED: readonly Fault[] = SKIPS.map(([reason, expected]) => {
  const skippedAds = [{ adId: '7', creativeUniqueId: 'c', skippedReason: reason }];
  const avail = { availId: '1', originAvailDuration: 30, filledDuration: 0, numAds: 0 };
  return pasted(
    `log-of-skipped-${reason}`,
    JSON.stringify({ eventType: 'FILLED_AVAIL', sessionId: 's', avail, skippedAds }),
    expected,
  );
});

/** Records of breaks that were filled, one of them behind a record of the same session. */
const FILLED: readonly Fault[] = ['', '{"eventType":"MAKING_ADS_REQUEST","sessionId":"s"}\n'].map(
  (before, index) => {
    const avail = { availId: '1', originAvailDuration: 30, filledDuration: 30, fillRate: 1 };
    const record = { eventType: 'FILLED_AVAIL', avail: { ...avail, numAds: 2, skippedAds: [] } };
    return pasted(`log-of-filled-break-${index}`, `${before}${JSON.stringify(record)}`, {
      id: 'text-judged',
      owner: 'nobody',
      facts: { finding: 'break-filled', detail: '2' },
    });
  },
);

/** An error code in a sentence of each language. */
const SPOKEN_CODES: readonly Fault[] = [
  'Yesterday 38% of the impressions of our preroll had the VAST error code 402.',
  'Im Bericht von gestern haben 38 % der Impressionen den VAST-Fehler 402.',
  'Dans le rapport d’hier, 38 % des impressions ont l’erreur VAST 402.',
  'Nel report di ieri il 38% delle impression ha l’errore VAST 402.',
  'No relatório de ontem, 38% das impressões têm o erro 402 de VAST.',
  'En el informe de ayer, el 38% de las impresiones tiene el código VAST 402.',
].map((line, index) =>
  pasted(
    `spoken-code-${index}`,
    `Preroll Autumn, 25 Mbps:\n${line}\n…`,
    errorCode('network', 'vast', '402'),
  ),
);

/** Lines of reports about a delivery, and who acts. */
const LINES: readonly (readonly [line: string, owner: Expectation['owner'], reason: string])[] = [
  ['Line item 5566: targeting did not match', 'ad-server', 'mismatch'],
  ['Creative size does not match the request', 'ad-server', 'mismatch'],
  ['No eligible line items for this ad unit', 'ad-server', 'mismatch'],
  ["Line item's end date has passed", 'ad-server', 'ended'],
  ['The line item has not started', 'ad-server', 'ended'],
  ['Line item 5566 is paused', 'ad-server', 'ended'],
  ['Frequency cap reached', 'nobody', 'capped'],
  ['Bid below the floor price', 'ad-server', 'floor'],
  ['Seller not authorized in ads.txt', 'publisher', 'ads-txt'],
  ['Request without consent string: no consent', 'consent', 'consent'],
];

const REPORTS: readonly Fault[] = LINES.flatMap(([line, owner, reason], index) => {
  const expected = { id: 'reason-stated', owner, facts: { reason } };
  return [
    pasted(`report-line-${index}`, `Delivery report\nPlacement 12\n${line}\n`, expected),
    pasted(`report-json-${index}`, JSON.stringify({ placement: 12, result: line }), expected),
  ];
});

const DAY_MS = 86_400_000;
const MONTHS = [
  'January February March April May June July August September October November December',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
].map((names) => names.split(' '));

/** A day as people write it. */
const DATES: readonly ((day: Date) => string)[] = [
  (day) => day.toISOString().slice(0, 10),
  (day) => `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}`,
  ...MONTHS.map(
    (names) => (day: Date) =>
      `${day.getUTCDate()} ${names[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`,
  ),
  (day) => `${MONTHS[0]?.[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
];

/** What is pasted without being requested has the time of the clock. */
const NOW = Date.now();

/** Messages about a campaign, by the days from now on which it begins and ends. */
const FLIGHTS: readonly Fault[] = DATES.flatMap((write, index) =>
  (
    [
      ['later', 10, 40, { id: 'campaign-dates', owner: 'nobody', facts: { isOver: false } }],
      ['over', -40, -10, { id: 'campaign-dates', owner: 'ad-server', facts: { isOver: true } }],
      ['running', -10, 10, { id: 'not-requested', owner: 'unknown' }],
    ] as const
  ).flatMap(([name, from, to, expected]) => {
    const [start = '', end = ''] = [from, to].map((days) => write(new Date(NOW + days * DAY_MS)));
    return [
      pasted(`campaign-${name}-${index}`, `Campaign Harbor: ${start} - ${end}\n${TAG}`, expected),
      pasted(
        `campaign-${name}-in-words-${index}`,
        `Hello, the campaign runs from ${start} to ${end}. We see no ad with ${TAG}`,
        expected,
      ),
    ];
  }),
);

/** The log of a web server, with the host of each request or without. */
const STATUSES: readonly (readonly [number, number, Expectation])[] = [
  [204, 0, { id: 'no-ad', owner: 'ad-server' }],
  [403, 12, { id: 'http-client-error', owner: 'ad-server' }],
  [404, 12, { id: 'http-client-error', owner: 'publisher' }],
  [500, 12, { id: 'http-server-error', owner: 'ad-server' }],
];

const ACCESS: readonly Fault[] = ['', 'ads.market.example '].flatMap((host, index) =>
  STATUSES.map(([status, bytes, expected]) =>
    pasted(
      `access-log-${index}-${status}`,
      `${host}203.0.113.7 - - [20/Nov/2026:10:00:00 +0000] "GET /vast?pid=7 HTTP/1.1" ${status} ${bytes} "https://www.publisher.example/" "Mozilla/5.0"`,
      expected,
    ),
  ),
);

const ELSEWHERE = 'https://count.market.example';

/** Reports of an ad that plays, other than its impression, which do not arrive. */
const LOST: readonly Fault[] = ['start', 'firstQuartile', 'midpoint', 'complete'].flatMap(
  (event) =>
    ([404, 500] as const).map((status) => ({
      name: `report-${event}-lost-${status}`,
      part: 'media' as const,
      hops: 'last' as const,
      forms: ['har'] as const,
      formsInBrowser: [],
      endsAt: 'end' as const,
      inject: (chain, { hop }) => ({
        ...withDocument(chain, hop, (document) =>
          document.replace(
            '<MediaFiles>',
            `<TrackingEvents><Tracking event="${event}">${ELSEWHERE}/${event}</Tracking></TrackingEvents><MediaFiles>`,
          ),
        ),
        reports: [[`${ELSEWHERE}/${event}`, { ...answer('', 'text/html'), status }]] as const,
      }),
      expected: () => ({
        id: 'impression-lost',
        owner: 'network' as const,
        facts: { event, status },
        isAboutHost: false,
      }),
    })) satisfies readonly Fault[],
);

/** Logs, reports and messages about ads. */
export const LOG_FAULTS: readonly Fault[] = [
  ...RECORDS,
  ...SKIPPED,
  ...FILLED,
  ...SPOKEN_CODES,
  ...REPORTS,
  ...FLIGHTS,
  ...ACCESS,
  ...LOST,
];
