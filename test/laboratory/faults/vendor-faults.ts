import { answer, hostedAt, withAnswer } from '../chain.js';
import type { Expectation, Fault } from '../fault.js';
import { type Expected, of, refused, unexplained } from './refused-tags.js';

/** Tags of ad servers that are gone, as they stand in old pages. */
const GONE = [
  'https://search.spotxchange.com/vast/2.0/85394?VPAID=JS&content_page_url=[PAGEURL]&cb=[CACHEBUSTING]&player_width=640&player_height=360',
  'https://search.spotxchange.com/vast/3.00/85394?ip_addr=[DEVICEIP]&device[ua]=[DEVICEUA]',
  'http://aka.spotxcdn.spotxchange.com/ads/85394',
  'https://ad4.liverail.com/?LR_PUBLISHER_ID=1331&LR_SCHEMA=vast2',
  'https://adserver.adtechus.com/?adrawdata/3.0/5113.1/1/0/0/header=yes;cookie=no;adct=text/xml',
  'https://bs.serving-sys.com/Serving?cn=is&c=23&pl=VAST&pli=1',
];

/** What is left of their servers. */
const LEFT: Readonly<Record<string, Parameters<typeof withAnswer>[2]>> = {
  'no-name': { connection: 'no-name' },
  refuses: { connection: 'refuses' },
  'no-content': { status: 204, body: '' },
  missing: { ...answer('Not Found', 'text/plain'), status: 404 },
};

const GONE_FAULTS: readonly Fault[] = GONE.flatMap((tag, index) =>
  Object.entries(LEFT).map(([left, parts]): Fault => ({
    name: `vendor-gone-${index}-${left}`,
    part: 'tag',
    hops: 'alone',
    forms: /[[\]]|\/ads\/|adrawdata/.test(tag) ? ['tag', 'embed', 'case'] : ['tag', 'embed', 'har'],
    formsInBrowser: [],
    inject: (chain) => ({ ...withAnswer(hostedAt(chain, tag), 0, parts) }),
    expected: () => ({
      id: 'tag-fault',
      owner: 'publisher',
      facts: { finding: 'ad-host-gone' },
    }),
  })),
);

const FREEWHEEL = 'https://7d2f1.v.fwmrm.net/ad/g/1';
const GLOBAL =
  'nw=511111&mode=on-demand&prof=511111%3Aweb_html5&csid=news_vod&caid=clip_88213&vdur=184&resp=vast4&flag=%2Bsltp&vprn=[CACHEBUSTING]&pvrn=[CACHEBUSTING]';
const KEYS = 'site=news&section=sport';
const SLOT = 'ptgt=a&tpos=0&slid=pre1&tpcl=PREROLL&maxd=60&mind=5';

/** A tag with the sections of FreeWheel: global parameters, key values and slots, each ended by a semicolon. */
const freeWheel = (
  name: string,
  sections: readonly [global: string, keys: string, slot: string],
  expected: Expected,
  end = ';',
): readonly Fault[] =>
  [false, true].flatMap((isRecorded) =>
    refused({
      name: `vendor-sections-${name}${isRecorded ? '-recorded' : ''}`,
      inject: (chain) => {
        const hosted = hostedAt(chain, FREEWHEEL);
        const query = `${sections.join(';')}${end}`;
        const sent = isRecorded ? query.replaceAll('[CACHEBUSTING]', '17000000') : query;
        return { ...hosted, tag: `${hosted.tag}?${sent}` };
      },
      expected,
      forms: isRecorded ? ['har'] : ['tag', 'embed', 'case'],
    }),
  );

const placeholders = (...names: readonly string[]): Expectation['facts'] => ({
  placeholders: names,
});

/** Faults of values in each section. */
const IN_SECTIONS: readonly (readonly [name: string, text: string, expected: Expected])[] = [
  ['word', 'x=YOUR_SITE_SECTION', of('macro-unresolved', placeholders('YOUR_SITE_SECTION'))],
  ['macro', 'x=[NO_SUCH_VALUE]', of('macro-unresolved', placeholders('[NO_SUCH_VALUE]'))],
  ['server-macro', 'x=%%CACHEBUSTER%%', of('macro-server-side', placeholders('%%CACHEBUSTER%%'))],
  ['consent', 'gdpr=1&gdpr_consent=', of('consent-missing', { parameter: 'gdpr_consent' })],
  [
    'address',
    'x=https%253A%252F%252Fwww.publisher.example%252Fstory',
    of('page-url-encoded-twice', { parameter: 'x' }),
  ],
  ['none', 'x=7', unexplained],
];

const SECTIONS: readonly Fault[] = IN_SECTIONS.flatMap(([name, text, expected]) =>
  [0, 1, 2].flatMap((section) => {
    const [global, keys, slot] = [GLOBAL, KEYS, SLOT].map((part, index) =>
      index === section ? `${text}&${part}` : part,
    );
    return freeWheel(`${name}-in-${section}`, [global ?? '', keys ?? '', slot ?? ''], expected);
  }),
);

/** Tags whose vendor has a way of its own. */
export const VENDOR_FAULTS: readonly Fault[] = [
  ...GONE_FAULTS,
  ...SECTIONS,
  ...freeWheel('without-end', [GLOBAL, KEYS, SLOT], unexplained, ''),
  ...freeWheel('with-empty-keys', [GLOBAL, '', SLOT], unexplained),
];
