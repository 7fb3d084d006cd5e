import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { type Fault, type Place, serverAt, writerOfAddress } from '../fault.js';
import { answer, withAnswer } from '../chain.js';
import { body } from './body-faults.js';

type Owner = VerdictOwner | ((place: Place) => VerdictOwner);

/** What ad servers and exchanges write about a request that gets no ad, and who has to act. */
export const REASONS: readonly (readonly [
  reason: string,
  owner: Owner,
  texts: readonly string[],
])[] = [
  [
    'ads-txt',
    'publisher',
    [
      'nofill: ads.txt check failed, seller 99231 not authorized for publisher.example',
      'reason=ADS_TXT_UNAUTHORIZED',
      'app-ads.txt: missing entry',
      'adsTxtMismatch',
      'sellers.json has no seller 17',
    ],
  ],
  [
    'scheme',
    writerOfAddress,
    [
      'The plain HTTP request was sent to HTTPS port',
      'Client sent an HTTP request to an HTTPS server.',
      "You're speaking plain HTTP to an SSL-enabled server port.",
      'This combination of host and port requires TLS.',
      'The page must be viewed over a secure channel: SSL is required',
      'HTTPS is required',
    ],
  ],
  [
    'child-directed',
    'publisher',
    ['request is child-directed', 'COPPA=1: personalized demand dropped', 'filter: made for kids'],
  ],
  [
    'consent',
    'consent',
    [
      'no consent for purpose 1',
      'TCF: missing TC string',
      'gdpr=1, consent required',
      'CONSENT_DENIED',
      'GDPR blocked',
    ],
  ],
  [
    'traffic',
    'browser',
    [
      'invalid traffic',
      'GIVT: data center address',
      'suspected bot',
      'nobid: NON_HUMAN',
      'proxy detected',
    ],
  ],
  [
    'capped',
    'nobody',
    [
      'status=nobid reason=frequency_cap cap=3/24h seen=3',
      'FREQUENCY_CAP',
      'freq cap reached',
      'capped',
      'campaign budget exhausted',
      'daily cap reached',
      'line item 17: pacing',
    ],
  ],
  [
    'creative',
    'advertiser',
    [
      'creative 81: transcoding failed',
      'Transcodierung fehlgeschlagen: Videodatei kann nicht verarbeitet werden',
      'Échec du transcodage',
      'Transcodifica non riuscita',
      'Error de transcodificación',
      'Falha na transcodificação',
    ],
  ],
  [
    'floor',
    writerOfAddress,
    [
      'NOBID floor=4.50 EUR highest=2.10 EUR',
      'highest bid 2.10 under floor 4.50',
      'no-bid: floor 4.50',
      'reserve price not met',
      'bid below floor',
      'price too low',
      'bids did not meet the floor',
      'PRICE_BELOW_FLOOR',
    ],
  ],
  [
    'location',
    serverAt,
    ['country not targeted', 'geo blocked', 'GEO_MISMATCH', 'country IT is not served'],
  ],
  [
    'blocked',
    'publisher',
    ['blocked category IAB7', 'competitive exclusion', 'advertiser blocked', 'brand safety'],
  ],
  [
    'inventory',
    writerOfAddress,
    [
      'unknown placement 17',
      'zone 5510 not found',
      'ad unit not found',
      'INVALID_PUBLISHER_ID',
      'no such section: 12',
      'no fill: bundle it.radio.app.debug not in inventory',
    ],
  ],
  [
    'ended',
    serverAt,
    [
      'publisher is not approved',
      'placement inactive',
      'placement 88 archived on 2025-11-02',
      'Campaign has ended',
      'account 4411 suspended: unpaid invoice',
      'This ad tag is disabled',
      'ZONE_PAUSED',
      'line item is not running',
      'trial expired',
    ],
  ],
  [
    'site',
    serverAt,
    [
      'domain news.example not in allow list',
      'referrer is not allowed',
      'ORIGIN_NOT_AUTHORIZED',
      'This site has not been approved yet',
      'unauthorized domain',
      'domain not whitelisted for key 7',
    ],
  ],
  [
    'credentials',
    writerOfAddress,
    [
      'Invalid API key',
      'token expired',
      'signature mismatch',
      'missing access token',
      'AUTH_TOKEN_INVALID',
    ],
  ],
  [
    'parameter',
    writerOfAddress,
    [
      'missing required parameter: w',
      'parameter "sid" is required',
      'invalid value for size',
      'width must be a number',
      'MISSING_PARAM pid',
      'E_NO_SLOT no ad slot section in request',
    ],
  ],
  ['limit', serverAt, ['rate limit exceeded', 'quota reached', 'QPS limit', 'Too many requests']],
  [
    'outage',
    serverAt,
    [
      'Service temporarily unavailable',
      'backend timeout',
      'scheduled maintenance until 06:00 UTC',
      'please try again later',
      'upstream overloaded',
    ],
  ],
  [
    'moved',
    writerOfAddress,
    [
      'this endpoint is deprecated, use /v3/vast',
      'API version 1 is no longer supported',
      'The platform has been discontinued',
      'We have moved to ads.example',
    ],
  ],
  ['login', writerOfAddress, ['Sign in', 'Log in to the console', 'Login', 'Anmelden']],
  [
    'parked',
    writerOfAddress,
    ['This domain is for sale', 'Domain parked', 'buy this domain', 'The domain name has expired'],
  ],
  [
    'unknown',
    serverAt,
    [
      'no bid',
      'request 1f7a4c, gdpr=0, coppa=0, floor=0.50',
      'no campaign is active',
      'bot=false consent=CPxyz country=IT',
      'served by publisher-edge-17',
    ],
  ],
];

/** Comments of a response without an ad: alone, behind one that says nothing, and behind many words. */
const WRITTEN: readonly ((text: string) => string)[] = [
  (text) => `<!-- ${text} -->`,
  (text) => `<!-- build 4.1.7 --><!-- ${text} -->`,
  (text) => `<Extensions><Extension type="nobid"><Reason>${text}</Reason></Extension></Extensions>`,
  (text) =>
    `<Error>https://measure.example/e</Error><Extensions><Extension type="x"><![CDATA[${text}]]></Extension></Extensions>`,
  (text) => `<!-- auction 7c1be2f0-6f1b-4b0a-9d0e-3a51f0f5a1c2 of node 17 took 41 ms; ${text} -->`,
];

/** Responses without an ad that say why. */
const NO_AD_FAULTS: readonly Fault[] = REASONS.flatMap(([reason, owner, texts]) =>
  texts.map((text, index): Fault => {
    const comment = WRITTEN[index % WRITTEN.length]?.(text) ?? '';
    return {
      ...body(
        `no-ad-${reason}-${index}`,
        `<VAST version="4.0">${comment}</VAST>`,
        'application/xml',
        (place) => ({
          id: place.hop === 0 ? 'no-ad' : 'no-ad-after-wrapper',
          owner: typeof owner === 'function' ? owner(place) : owner,
          facts: { reason },
        }),
      ),
      hops: 'last',
      forms: ['tag', 'document', 'embed', 'case', 'har'],
    };
  }),
);

interface Refusal {
  readonly id: string;
  readonly status: number;
  readonly type: string;
  readonly write: (text: string) => string;
}

/** Other responses in which servers say why. */
const REFUSALS: readonly Refusal[] = [
  { id: 'http-client-error', status: 403, type: 'text/plain', write: (text) => text },
  {
    id: 'http-client-error',
    status: 400,
    type: 'application/json',
    write: (text) => JSON.stringify({ status: 'error', error: { code: 7, message: text } }),
  },
  {
    id: 'http-client-error',
    status: 410,
    type: 'text/html',
    write: (text) => `<html><head><title>${text}</title></head><body>Error</body></html>`,
  },
  {
    id: 'http-client-error',
    status: 403,
    type: 'text/html',
    write: (text) =>
      `<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><HR>${text}<PRE>Request ID: 7f</PRE></BODY></HTML>`,
  },
  { id: 'http-server-error', status: 500, type: 'text/plain', write: (text) => text },
  { id: 'response-text', status: 200, type: 'text/plain', write: (text) => text },
  {
    id: 'response-json',
    status: 200,
    type: 'application/json',
    write: (text) => JSON.stringify({ ads: [], message: text }),
  },
  {
    id: 'response-html',
    status: 200,
    type: 'text/html',
    write: (text) => `<!DOCTYPE html><html><body><h1>${text}</h1></body></html>`,
  },
];

/** Refusals and responses of another form that say why. */
const REFUSAL_FAULTS: readonly Fault[] = REASONS.flatMap(([reason, owner, texts]) =>
  // That a campaign has run enough is said beside a proper response.
  reason === 'unknown' || reason === 'capped'
    ? []
    : texts.flatMap((text, index) =>
        REFUSALS.filter((_, kind) => kind % 2 === index % 2).map(
          ({ id, status, type, write }): Fault => ({
            name: `${id}-${status}-${type.replace('/', '-')}-${reason}-${index}`,
            part: 'body',
            inject: (chain, { hop }) =>
              withAnswer(chain, hop, { ...answer(write(text), type), status }),
            expected: (place) => ({
              id,
              owner: typeof owner === 'function' ? owner(place) : owner,
              facts: { reason },
            }),
            hops: 'last',
            forms: ['tag', 'document', 'case', 'har'],
          }),
        ),
      ),
);

/** Responses that say why there is no ad. */
export const REASON_FAULTS: readonly Fault[] = [...NO_AD_FAULTS, ...REFUSAL_FAULTS];
