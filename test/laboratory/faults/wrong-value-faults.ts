import { answer, type Chain, movedTo, withAnswer, withDocument } from '../chain.js';
import type { Fault } from '../fault.js';
import { nonLinear } from './document-faults.js';
import { damaged, type Edit, of, PART, REFUSALS, tagged, unexplained } from './refused-tags.js';

/** What scripts write for a missing value. */
const MISSING_VALUES = ['undefined', 'null', 'NaN'];

/** A wrapper that passes a value of the tag on, as that of a header bidding cache does. */
const passedOn = (chain: Chain, hop: number, value: string): Chain => {
  const moved = movedTo(chain, hop, `${chain.addresses.hops[hop] ?? ''}?uuid=${value}`);
  return tagged(moved, (tag) => `${tag}?id=7&cust_params=hb_uuid%3D${value}%26hb_pb%3D1.00`);
};

const PASSED_ON: readonly Fault[] = MISSING_VALUES.flatMap((value) =>
  REFUSALS.map(([refusal, parts]) => ({
    name: `value-${value}-passed-on-${refusal}`,
    part: PART,
    hops: 'behind-wrapper' as const,
    forms: ['tag', 'embed', 'case'] as const,
    inject: (chain, { hop }) => withAnswer(passedOn(chain, hop, value), hop, parts),
    expected: () => ({
      id: 'tag-fault',
      owner: 'publisher' as const,
      facts: { finding: 'macro-value-text' },
      isAboutHost: false,
    }),
  })),
);

const UUID = '9f0c5a51-0d3c-4c39-8a43-2b1f6a1b8d10';

/** A tag with the id of one auction, whose bid a cache keeps for minutes. */
const STORED_BIDS: readonly Fault[] = [404, 410].map((status) => ({
  name: `value-of-past-auction-${status}`,
  part: PART,
  hops: 'behind-wrapper' as const,
  forms: ['tag', 'embed', 'case'] as const,
  inject: (chain, { hop }) =>
    withAnswer(passedOn(chain, hop, UUID), hop, { ...answer('', 'text/plain'), status }),
  expected: () => ({
    id: 'http-client-error',
    owner: 'publisher' as const,
    facts: { status, meaning: 'stored-bid' },
  }),
}));

const PAGE =
  '<!doctype html><html><head><title>Harbor festival</title></head><body><article>Text</article></body></html>';

/** Addresses of a site in place of a tag. */
const PAGES: readonly Fault[] = [
  ['article', '/news/harbor-festival.html'],
  ['story', '/2026/11/harbor-festival-opens'],
  ['start', '/'],
].map(([name = '', path = '']) => ({
  name: `address-of-page-${name}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['tag', 'embed', 'case', 'curl'] as const,
  inject: (chain) =>
    withAnswer(
      tagged(chain, () => `https://ads.publisher.example${path}`),
      0,
      answer(PAGE, 'text/html; charset=utf-8'),
    ),
  expected: () => ({
    id: 'response-html',
    owner: 'publisher' as const,
    facts: { isPage: true, quote: 'Harbor festival' },
  }),
}));

/** Pages with a player in place of a tag, which have the tag in their address as it is. */
const PAGES_WITH_TAG: readonly Fault[] = ['adtag', 'vast_url', 'preroll'].map((name, index) => ({
  name: `address-of-page-with-tag-${index}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['tag', 'unsent'] as const,
  inject: (chain) =>
    withAnswer(
      tagged(
        chain,
        () =>
          `https://ads.publisher.example/embed.html?id=7&${name}=https://ads.example/v?zone=1&cb=2`,
      ),
      0,
      answer(PAGE, 'text/html; charset=utf-8'),
    ),
  expected: () => ({
    id: 'tag-fault',
    owner: 'publisher' as const,
    facts: { finding: 'param-question-mark' },
  }),
}));

/** Tags of a break in the content that an overlay answers. */
const OVERLAYS: readonly Fault[] = [
  'plc=preroll',
  'pos=mid-roll&id=7',
  'id=7&vpos=postroll',
  'id=7&ad_type=video',
  'id=7&ad_type=skippablevideo',
  'ad_type=standardvideo&id=7',
  'id=7&linearity=1',
  'linearity=1&id=7',
  'id=7&breakposition=1',
  'break_position=2&id=7',
  'adbreakpos=midroll',
  'cust_params=pos%3Dpreroll%26id%3D7',
].map((query, index) => ({
  name: `overlay-for-break-${index}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['tag', 'case', 'har', 'curl'] as const,
  endsAt: 'end' as const,
  inject: (chain) => {
    const answered = withDocument(chain, 0, nonLinear);
    return { ...answered, tag: `${answered.tag}?${query}` };
  },
  expected: () => ({
    id: 'linearity-mismatch',
    owner: 'ad-server' as const,
    facts: { found: 'non-linear' },
  }),
}));

/** Values for which no campaign is, in tags of any ad server; and near them some that are right. */
const IMPLAUSIBLE: readonly (readonly [name: string, query: string])[] = [
  ['floor', 'bidfloor=1500'],
  ['floor', 'floor=250.00'],
  ['floor', 'id=7&price_floor=99000&pos=pre'],
  ['floor', 'min_cpm=1200'],
  ['size', 'w=0&h=0'],
  ['size', 'width=1&height=1&pos=pre'],
  ['size', 'player_width=0&player_height=0'],
  ['size', 'size=0x0'],
  ['size', 'sz=1x1'],
  ['sound', 'autoplay=1&muted=0'],
  ['sound', 'auto_play=true&mute=false'],
  ['sound', 'playinit=auto&volume=100'],
  ['sound', 'autostart=true&sound=1'],
  ['sound', 'playbackmethod=1'],
  ['page', 'url=https%3A%2F%2Fcms.publisher.example%2Fwp-admin%2Fpost.php%3Fpost%3D18'],
  ['page', 'page_url=https%3A%2F%2Fstaging.publisher.example%2Fstory'],
  ['page', 'referrer=https%3A%2F%2Fpreview-7.publisher.example%2F'],
  ['page', 'pageurl=https%3A%2F%2Fwww.publisher.example%2Fstory%3Fpreview%3Dtrue'],
  ['slot', 'vad_type=nonlinear&vpos=preroll'],
  ['slot', 'id=7&vpos=midroll&linearity=2'],
  ['slot', 'linearity=nonlinear&vpos=postroll&id=7'],
  ['format', 'siteid=7&out=js'],
  ['freewheel', 'resp=smrx'],
  ['format', 'format=json'],
];

const PLAUSIBLE = [
  'bidfloor=1.50&w=640&h=360',
  'bidfloor=150',
  'bidfloor=1500&cur=JPY',
  'w=1&size=640x360',
  'autoplay=1&muted=1',
  'autoplay=0&muted=0&volume=100',
  'playinit=user&volume=75',
  'playbackmethod=2',
  'url=https%3A%2F%2Fwww.test.example%2Fstaging',
  'page=7&site=dev',
  'url=https%3A%2F%2Fdev.example%2Fpreview-of-the-season',
  'out=vast4&format=video',
];

/** The slot of an embed with a tag that was made for another one. */
const OF_OTHER_SLOT: readonly Fault[] = [
  'vad_type=nonlinear',
  'id=7&linearity=2',
  'ad_linearity=nonlinear',
].flatMap((text, index) =>
  damaged(
    `tag-of-other-slot-${index}`,
    (tag) => `${tag}?${text}&cb=[CACHEBUSTING]`,
    of('tag-fault', { finding: 'param-implausible' }),
    ['embed'],
  ),
);

/** Parameters whose separator and first letters HTML reads as one character. */
const EATEN_PARAMETERS: readonly Fault[] = (
  [
    ['section', '§ion'],
    ['copy', '©'],
    ['region', '®ion'],
    ['parameter', '¶meter'],
    ['notify', '¬ify'],
    ['timestamp', '×tamp'],
    ['currency', '¤cy'],
    ['degree', '°ree'],
    ['micro', 'µ'],
    ['yen', '¥'],
    ['center', '¢er'],
    ['macro', '¯o'],
    ['ethnicity', 'ðnicity'],
    ['section', '%C2%A7ion'],
  ] as const
).flatMap(([parameter, eaten], index) =>
  damaged(
    `entity-${index}-of-${parameter}`,
    (tag) => `${tag}?zone=87${eaten}=7&cb=[CACHEBUSTING]`,
    of('tag-fault', { finding: 'tag-illegal-chars', params: { name: parameter } }),
    ['tag', 'embed', 'case'],
  ),
);

const IN_A_TAG: readonly Fault[] = [
  ...OF_OTHER_SLOT,
  ...EATEN_PARAMETERS,
  ...IMPLAUSIBLE.flatMap(([fault, text], index) =>
    damaged(
      `implausible-${fault}-${index}`,
      (tag) => `${tag}?${text}&cb=[CACHEBUSTING]`,
      of('tag-fault', { finding: 'param-implausible' }),
      ['tag', 'embed', 'case'],
    ),
  ),
  ...PLAUSIBLE.flatMap((text, index) =>
    damaged(`plausible-${index}`, (tag) => `${tag}?${text}&cb=[CACHEBUSTING]`, unexplained, [
      'tag',
      'embed',
      'case',
    ]),
  ),
];

/** What is no ad tag, or code in the place of a value, known before a request. */
const NO_TAGS: readonly Fault[] = (
  [
    ['stream', () => 'https://media.publisher.example/live/master.m3u8?id=7', 'tag-media'],
    ['stream-of-parts', () => 'https://media.publisher.example/live.mpd', 'tag-media'],
    ['inserted', () => 'https://dai.google.com/linear/hls/event/abc/master.m3u8', 'tag-media'],
    ['inserted-without-file', () => 'https://dai.google.com/ondemand/v1/hls/1', 'tag-media'],
    ['video-file', () => 'https://media.publisher.example/spot.mp4', 'tag-media'],
    ['video-file-with-query', () => 'https://media.publisher.example/spot.webm?v=2', 'tag-media'],
    ['watch-page', () => 'https://www.youtube.com/watch?v=7', 'tag-media'],
    ['short-address', () => 'https://youtu.be/7', 'tag-media'],
    ['player-of-a-platform', () => 'https://player.vimeo.com/video/7?h=1', 'tag-media'],
    ['console', () => 'https://manager.adserver.example/17#delivery/order/7', 'tag-media'],
    [
      'console-with-fields',
      () => 'https://manager.adserver.example/17#item/detail/order_id=7&item_id=8',
      'tag-media',
    ],
    ['console-of-paths', () => 'https://ssp.example/#/placements/7?tab=tags', 'tag-media'],
    ['console-with-mark', () => 'https://app.ssp.example/ui#!/line-items/7/edit', 'tag-media'],
    ['call-of-time', (tag) => `${tag}?id=7&cb=\${Date.now()}`, 'tag-surrounded'],
    ['call-of-random', (tag) => `${tag}?id=7&cb=Math.random()`, 'tag-surrounded'],
    [
      'joined',
      (tag) => `${tag}?id=7&url=' + encodeURIComponent(location.href) + '&cb=' + Date.now()`,
      'tag-surrounded',
    ],
    ['quoted', (tag) => `"${tag}?id=7&cb=[CACHEBUSTING]"`, 'tag-surrounded'],
    ['markup', (tag) => `<script src="${tag}?id=7"></script>`, 'tag-surrounded'],
  ] as const satisfies readonly (readonly [string, Edit, string])[]
).map(([name, edit, found]) => ({
  name: `no-tag-${name}`,
  part: PART,
  hops: 'alone' as const,
  forms: name === 'quoted' || name === 'markup' ? (['embed'] as const) : (['unsent'] as const),
  formsInBrowser: [],
  inject: (chain) => tagged(chain, edit),
  expected: () => ({
    id: 'tag-fault',
    owner: 'publisher' as const,
    facts: { finding: found },
    isAboutHost: false,
  }),
}));

/** Addresses that only one page, or one computer, can open. */
const LOCAL: readonly Fault[] = [
  `blob:https://www.publisher.example/${UUID}`,
  'file:///C:/ads/vast.xml',
  'about:blank',
  'chrome-extension://abcdefghijklmnop/vast.xml',
].map((address, index) => ({
  name: `address-of-one-page-${index}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['unsent', 'embed'] as const,
  formsInBrowser: [],
  inject: (chain) => tagged(chain, () => address),
  expected: () => ({
    id: 'tag-not-url',
    owner: 'publisher' as const,
    facts: { reason: 'local' },
    isAboutHost: false,
  }),
}));

/** Tags that a field cut in the middle of a character. */
const CUT: readonly Fault[] = ['%', '%2', '%C3%B'].map((end, index) => ({
  name: `cut-in-character-${index}`,
  part: PART,
  hops: 'alone' as const,
  forms: ['unsent'] as const,
  formsInBrowser: [],
  inject: (chain) =>
    tagged(
      chain,
      (tag) => `${tag}?cb=[CACHEBUSTING]&url=https%3A%2F%2Fwww.publisher.example${end}`,
    ),
  expected: () => ({
    id: 'tag-fault',
    owner: 'publisher' as const,
    facts: { finding: 'tag-bad-percent', params: { fault: 'cut' } },
  }),
}));

/** Words in the place of a consent string. */
const CONSENT_WORDS: readonly Fault[] = ['accepted', 'true', '1', 'yes', 'all', 'granted'].flatMap(
  (word, index) =>
    damaged(
      `consent-word-${index}`,
      (tag) => `${tag}?id=7&gdpr=1&gdpr_consent=${word}`,
      of('tag-fault', { finding: 'consent-tcstring-form' }),
      ['tag', 'embed'],
    ),
);

/** Tags with a value or an address that its writer did not mean. */
export const WRONG_VALUE_FAULTS: readonly Fault[] = [
  ...PASSED_ON,
  ...STORED_BIDS,
  ...PAGES,
  ...PAGES_WITH_TAG,
  ...OVERLAYS,
  ...IN_A_TAG,
  ...NO_TAGS,
  ...LOCAL,
  ...CUT,
  ...CONSENT_WORDS,
];
