import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { answer, hostedAt, withAnswer } from '../chain.js';
import { type Expectation, type Fault, PLAYS } from '../fault.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=[CACHEBUSTING]';

const pasted = (name: string, paste: string, expected: Expectation): Fault => ({
  name,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ isAboutHost: false, ...expected }),
});

const ofBrowser = (code: string, facts: Expectation['facts'] = {}): Expectation => ({
  id: 'error-code',
  owner: 'publisher',
  facts: { system: 'browser', code, ...facts },
});

/** What templates of pages and formats of texts have in place of a value, if nobody fills them. */
const TEMPLATES = [
  '<?= $zone ?>',
  '<?php echo $site->zone; ?>',
  "<?= $ads['zone'] ?>",
  '<%= zone %>',
  '<% zone %>',
  '{{ site.zone }}',
  '{{ zone | escape }}',
  '{% zone %}',
  '%s',
  '%1$s',
];

/** Nothing of a tag stands behind its end: what follows a template is not missing. */
const UNRENDERED: readonly Fault[] = TEMPLATES.flatMap((template, index) =>
  [`sz=${template}&iu=/53710022/news`, `iu=/53710022/${template}/pre&sz=640x480`].map(
    (query, at): Fault => ({
      name: `unrendered-${index}-${at}`,
      part: 'tag',
      hops: 'alone',
      forms: ['tag'],
      inject: (chain) => {
        const hosted = hostedAt(chain, 'https://ads.publisher.example/gampad/ads');
        const rest = '&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&correlator=1';
        const tag = `${hosted.tag}?${query}${rest}`;
        return withAnswer({ ...hosted, tag }, 0, { ...answer('', 'text/plain'), status: 400 });
      },
      expected: () => ({
        id: 'macro-unresolved',
        owner: 'publisher',
        facts: { placeholders: [template] },
        others: ['tag-fault'],
      }),
    }),
  ),
);

/** In-stream tags of Campaign Manager, whose size is 0x0. */
const CAMPAIGN_MANAGER: Fault = {
  name: 'campaign-manager-size',
  part: 'tag',
  hops: 'alone',
  forms: ['tag'],
  inject: (chain) => {
    const hosted = hostedAt(chain, 'https://ads.publisher.example/ddm/pfadx/N884.1/B29.3;sz=0x0');
    return { ...hosted, tag: `${hosted.tag};ord=[timestamp];dcmt=text/xml;dc_vast=3` };
  },
  expected: () => PLAYS,
};

const FRAME_ADDRESSES = [
  'https://player.publisher.example/7',
  `https://player.publisher.example/7?adtag=${encodeURIComponent(TAG)}`,
];

const SANDBOXES: readonly Fault[] = FRAME_ADDRESSES.flatMap((address, at) =>
  ['sandbox', 'sandbox=""', 'sandbox="allow-presentation"', "sandbox='allow-same-origin'"].map(
    (sandbox, index) =>
      pasted(
        `sandbox-of-frame-${at}-${index}`,
        `<iframe src="${address}" width="640" ${sandbox} allowfullscreen></iframe>`,
        ofBrowser('frame-sandboxed'),
      ),
  ),
);

const IMA_SCRIPT = '<script src="https://imasdk.googleapis.com/js/sdkloader/ima3.js"></script>';
const CALL = `<script>player.ads({ adTagUrl: '${TAG}' });</script>`;

/** Policies of pages, what else is in the page, and the host and the directive that lack. */
const POLICIES: readonly (readonly [policy: string, body: string, host: string, lacks: string])[] =
  [
    ["default-src 'self'", IMA_SCRIPT, 'imasdk.googleapis.com', 'script-src'],
    ["script-src 'self' https://cdn.example", IMA_SCRIPT, 'imasdk.googleapis.com', 'script-src'],
    [
      "script-src 'self' https://*.googleapis.com; frame-src 'self'",
      `${IMA_SCRIPT}${CALL}`,
      'imasdk.googleapis.com',
      'frame-src',
    ],
    ["connect-src 'self'", CALL, 'ads.market.example', 'connect-src'],
    ["script-src * 'unsafe-inline'; default-src 'self'", CALL, 'ads.market.example', 'connect-src'],
  ];

/** Policies that let the tag of a page be requested. */
const ALLOWING = [
  "img-src 'self'",
  "connect-src 'self' https://ads.market.example",
  'connect-src *.market.example:443',
  'default-src https:',
];

const pageWith = (policy: string, body: string): string =>
  `<!doctype html><html><head><title>Story</title><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><video id="v" src="/7.mp4"></video>${body}</body></html>`;

const PAGES: readonly Fault[] = [
  ...POLICIES.map(([policy, body, host, detail], index) =>
    pasted(`policy-of-page-${index}`, pageWith(policy, body), ofBrowser('csp', { host, detail })),
  ),
  ...ALLOWING.map((policy, index) =>
    pasted(`policy-of-page-allows-${index}`, pageWith(policy, CALL), {
      id: 'not-requested',
      owner: 'unknown',
    }),
  ),
  ...['', IMA_SCRIPT].map((body, index) =>
    pasted(`page-without-tag-${index}`, pageWith("img-src 'self'", body), {
      id: 'input-unknown',
      owner: 'unknown',
      facts: { reason: 'html' },
    }),
  ),
];

/** What Prebid lacks of its page, as it logs the bid that it drops for it. */
const PREBID: readonly Fault[] = [
  'prebid.js:2 ERROR: Invalid bid from rubicon. Ignoring bid: ',
  'Prebid ERROR: Invalid bid from appnexus. Ignoring bid: ',
].map((start, index) =>
  pasted(
    `prebid-cache-${index}`,
    `${start}This bid contains only vastXml and will not work when a prebid cache url is not specified. Try enabling prebid cache with pbjs.setConfig({ cache: {url: "..."} });`,
    ofBrowser('cache-missing'),
  ),
);

/** Errors that JW Player reports with the tag, whatever that has now. */
const REPORTED: readonly Fault[] = (
  [
    [303, 'ad-server'],
    [402, 'network'],
    [403, 'advertiser'],
  ] as const
).flatMap(([code, owner]) =>
  ['', '"'].map((quote, index) =>
    pasted(
      `reported-${code}-${index}`,
      `jwplayer.js:1 adError {${quote}type${quote}: "adError", ${quote}code${quote}: ${code}, ${quote}adErrorCode${quote}: 60006, ${quote}tag${quote}: "${TAG}"}`,
      { id: 'error-code', owner, facts: { system: 'vast', code: `${code}` } },
    ),
  ),
);

/** A string without any purpose, and one with all of them. */
const REFUSED = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA';
const GIVEN = 'CPXxRfAPXxRfAAfKABENB-CgAP_AAH_AAAYgAAAAAAAA';

/** What a consent platform answers, and what it means for ads. */
const CONSENT: readonly (readonly [data: object, finding: string, owner: VerdictOwner])[] = [
  [
    { tcString: '', gdprApplies: true, eventStatus: 'cmpuishown', cmpStatus: 'loaded' },
    'consent-open',
    'consent',
  ],
  [
    { gdprApplies: true, cmpLoaded: true, cmpStatus: 'loaded', displayStatus: 'visible' },
    'consent-open',
    'consent',
  ],
  [{ gdprApplies: true, cmpLoaded: false, cmpStatus: 'stub' }, 'consent-unready', 'consent'],
  [
    { tcString: '', gdprApplies: true, eventStatus: 'tcloaded', cmpStatus: 'loaded' },
    'consent-empty',
    'consent',
  ],
  [
    { tcString: REFUSED, gdprApplies: true, eventStatus: 'useractioncomplete' },
    'consent-refused',
    'consent',
  ],
  [{ tcString: GIVEN, gdprApplies: true, eventStatus: 'tcloaded' }, 'consent-given', 'nobody'],
  [{ tcString: '', gdprApplies: false, eventStatus: 'tcloaded' }, 'consent-given', 'nobody'],
];

/** How people copy it. */
const NOTATIONS: readonly ((data: object) => string)[] = [
  (data) => JSON.stringify(data),
  (data) => JSON.stringify([data, true], null, 2),
  (data) =>
    `__tcfapi getTCData: ${JSON.stringify(data)
      .replace(/"(\w+)":/g, '$1: ')
      .replaceAll('"', "'")}`,
];

const CONSENT_DATA: readonly Fault[] = CONSENT.flatMap(([data, finding, owner], index) =>
  NOTATIONS.map((write, at) =>
    pasted(`consent-data-${index}-${at}`, write(data), {
      id: 'text-judged',
      owner,
      facts: { finding },
    }),
  ),
);

/** Names of the IMA SDK for the events of an ad, as pages log them. */
const EVENTS =
  'adsManagerLoaded,loaded,contentPauseRequested,impression,started,firstQuartile,midpoint,thirdQuartile,complete,contentResumeRequested,allAdsCompleted'.split(
    ',',
  );

const EVENT_LOGS: readonly Fault[] = [
  (name: string) => name,
  (name: string) => name.toLowerCase(),
  (name: string, index: number) => `10:02:1${index % 10}.201 IMA ${name}`,
  (name: string) => `[ads] ${name} adId=4417203 duration=20 contentType=video/mp4`,
].map((write, index) =>
  pasted(`events-of-ima-${index}`, EVENTS.map(write).join('\n'), {
    id: 'text-judged',
    owner: 'nobody',
    facts: { finding: 'events-complete' },
  }),
);

/** What stands around a tag, or in place of one: the page, its frame, its auction, its consent platform, a log. */
export const SURROUNDING_FAULTS: readonly Fault[] = [
  ...UNRENDERED,
  CAMPAIGN_MANAGER,
  ...SANDBOXES,
  ...PAGES,
  ...PREBID,
  ...REPORTED,
  ...CONSENT_DATA,
  ...EVENT_LOGS,
];
