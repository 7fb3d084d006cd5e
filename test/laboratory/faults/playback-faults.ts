import { answer, type Answer, type Chain, documentAt, withDocument } from '../chain.js';
import { ELSEWHERE } from '../documents.js';
import { type Expectation, type Fault, type Place, PLAYS } from '../fault.js';
import type { FormName } from '../forms.js';

/** What a recording of a page shows of an ad whose documents are sound. */
const played = (
  name: string,
  inject: (chain: Chain, place: Place) => Chain,
  expected: Fault['expected'],
  forms: readonly FormName[] = ['har'],
): Fault => ({
  name,
  part: 'media',
  hops: 'last',
  forms,
  formsInBrowser: [],
  endsAt: 'media',
  inject,
  expected,
});

const failing = (chrome: string): Partial<Answer> => ({ connection: 'fails', failure: { chrome } });

const of =
  (id: string, owner: Expectation['owner'], facts: Expectation['facts'] = {}) =>
  (): Expectation => ({ id, owner, facts });

const ofFile =
  (id: string): Fault['expected'] =>
  () => ({ id, owner: 'advertiser' });

/** Why the browser has no media file, by the error that it writes. */
const LOST: readonly (readonly [chrome: string, expected: Fault['expected']])[] = [
  ['BLOCKED_BY_CLIENT', of('ad-blocker', 'browser')],
  ['BLOCKED_BY_ADMINISTRATOR', of('ad-blocker', 'browser')],
  ['INTERNET_DISCONNECTED', of('viewer-network', 'browser', { cause: 'offline' })],
  ['NETWORK_CHANGED', of('viewer-network', 'browser', { cause: 'offline' })],
  ['NETWORK_IO_SUSPENDED', of('viewer-network', 'browser', { cause: 'offline' })],
  ['TUNNEL_CONNECTION_FAILED', of('viewer-network', 'browser', { cause: 'proxy' })],
  ['NAME_RESOLUTION_FAILED', of('viewer-network', 'browser', { cause: 'resolver' })],
  ['ADDRESS_INVALID', of('viewer-network', 'browser', { cause: 'sinkhole' })],
  ['BLOCKED_BY_CSP', of('policy-refused', 'publisher', { directive: 'media-src' })],
  ['CERT_DATE_INVALID', ofFile('media-file-unreachable')],
  ['BLOCKED_BY_RESPONSE.NotSameOrigin', ofFile('media-file-other-site')],
  ['BLOCKED_BY_RESPONSE.NotSameSite', ofFile('media-file-other-site')],
  ['BLOCKED_BY_ORB', ofFile('media-file-not-media')],
  ['CONNECTION_REFUSED', ofFile('media-file-unreachable')],
  ['HTTP2_PROTOCOL_ERROR', ofFile('media-file-unreachable')],
];

const lost: readonly Fault[] = LOST.map(([chrome, expected]) =>
  played(
    `media-lost-${chrome}`,
    (chain) => ({ ...chain, media: { ...chain.media, ...failing(`net::ERR_${chrome}`) } }),
    expected,
  ),
);

/** Addresses of trackers as documents have them, and as players request them. */
const ADDRESSES: readonly (readonly [template: string, sent: string])[] = [
  ['/of/EVENT', '/of/EVENT'],
  ['/t?e=EVENT&cb=[CACHEBUSTING]&ad=7', '/t?e=EVENT&cb=48151623&ad=7'],
  ['/[TIMESTAMP]/EVENT?x=%%CACHEBUSTER%%', '/2026-11-20T10%3A00/EVENT?x=42'],
];

const withTracker = (chain: Chain, hop: number, event: string, template: string): Chain =>
  withDocument(chain, hop, (text) =>
    event === 'impression'
      ? text.replace(
          `${ELSEWHERE}/${hop < chain.answers.length - 1 ? 'wrapper' : 'impression'}`,
          template,
        )
      : text.replace(
          '<TrackingEvents>',
          `<TrackingEvents><Tracking event="${event}"><![CDATA[${template}]]></Tracking>`,
        ),
  );

/** The request of a tracker, by event. */
const reported = (
  name: string,
  event: string,
  parts: Partial<Answer>,
  expected: Fault['expected'],
  forms: readonly FormName[] = ['har', 'charles'],
): readonly Fault[] =>
  ADDRESSES.map(([template, sent], index) =>
    played(
      `${name}-${index}`,
      (chain, { hop }) => {
        const url = (path: string): string => `${ELSEWHERE}${path.replace('EVENT', event)}`;
        const edited = withTracker(chain, hop, event, url(template));
        const report = { ...answer('', 'image/gif'), ...parts };
        return { ...edited, reports: [[url(sent), report]] };
      },
      expected,
      forms,
    ),
  );

const blocked = { connection: 'blocked' } as const;

const PLAYED: Fault['expected'] = () => PLAYS;

const REPORTED: readonly Fault[] = [
  ...reported('skipped', 'skip', {}, () => ({ id: 'ad-skipped', owner: 'nobody' })),
  ...reported('played-to-its-end', 'complete', {}, PLAYED),
  ...reported(
    'impression-blocked',
    'impression',
    blocked,
    () => ({ id: 'ad-blocker', owner: 'browser', isAboutHost: false }),
    ['har'],
  ),
  ...reported('impression-counted', 'impression', {}, PLAYED),
];

/** A tag whose address says nothing but its host, and whose request fails. */
const NAMES = ['ads', 'ad2', 'adserver', 'vast', 'ssp', 'video-ads'];
const unnamed: readonly Fault[] = NAMES.flatMap((name, index) => {
  const host = `${name}.market.example`;
  return (
    [
      ['HTTP2_PROTOCOL_ERROR', of('unreachable', 'ad-server', { fault: 'reset' })],
      ['NAME_NOT_RESOLVED', of('unreachable', 'publisher', { fault: 'dns' })],
      ['INTERNET_DISCONNECTED', of('viewer-network', 'browser', { cause: 'offline' })],
    ] as const
  ).map(([chrome, expected]): Fault => ({
    name: `tag-of-${name}-${chrome}`,
    part: 'connection',
    hops: 'alone',
    forms: ['har'],
    formsInBrowser: [],
    inject: (chain) => {
      const tag = `https://${host}/v?pl=${index}`;
      const answers = [{ ...answer(documentAt(chain, 0)), ...failing(`net::ERR_${chrome}`) }];
      return { ...chain, tag, answers, addresses: { ...chain.addresses, hops: [tag] } };
    },
    expected,
  }));
});

/** What recordings show of the playback of ads. */
export const PLAYBACK_FAULTS: readonly Fault[] = [...lost, ...REPORTED, ...unnamed];
