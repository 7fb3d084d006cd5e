import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { type Fault, type Place, serverAt, writerOfAddress } from '../fault.js';
import { body } from './body-faults.js';

type Owner = VerdictOwner | ((place: Place) => VerdictOwner);

/** What ad servers and exchanges write about a request that gets no ad, by who has to act. */
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
    'floor',
    writerOfAddress,
    ['bid below floor', 'price too low', 'bids did not meet the floor', 'PRICE_BELOW_FLOOR'],
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
      'publisher is not approved',
      'placement inactive',
    ],
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
export const REASON_FAULTS: readonly Fault[] = REASONS.flatMap(([reason, owner, texts]) =>
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
