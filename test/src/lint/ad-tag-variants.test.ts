import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyRepair } from '../../../src/lint/apply-repair.js';
import { lintAdTag } from '../../../src/lint/lint-ad-tag.js';

/** Parameters of a tag of Google Ad Manager without a fault. */
const PARAMETERS = {
  iu: '/1/a',
  sz: '640x480',
  env: 'vp',
  gdfp_req: '1',
  output: 'vast',
  unviewed_position_start: '1',
  url: 'https%3A%2F%2Fa.example%2F',
  description_url: 'https%3A%2F%2Fa.example%2F',
  correlator: '[CACHEBUSTING]',
  vpmute: '1',
  vpa: 'click',
  plcmt: '1',
};

/** Changes of the parameters, and what is found. */
const AD_MANAGER: readonly (readonly [
  changes: Readonly<Record<string, string | null>>,
  ...findings: string[],
])[] = [
  [{}],
  [{ sz: '640X480' }, 'gam-sz sz=640x480'],
  [{ sz: '640 x 480' }, 'tag-illegal-chars sz=640%20x%20480', 'gam-sz sz=640x480'],
  [
    { sz: '640×480|300X250' },
    'tag-illegal-chars sz=640%C3%97480%7C300X250',
    'gam-sz sz=640x480%7C300x250',
  ],
  [
    { sz: '640x480|300 x 250' },
    'tag-illegal-chars sz=640x480%7C300%20x%20250',
    'gam-sz sz=640x480%7C300x250',
  ],
  [{ sz: 'big' }, 'gam-sz'],
  [{ sz: null }, 'gam-missing-required'],
  [{ output: 'xml_vast9' }, 'gam-output output=vast'],
  [{ output: 'VAST' }, 'gam-output output=vast'],
  [{ output: 'xml_vast3' }],
  [{ output: 'xml_vast4.0' }],
  [{ output: 'vmap' }, 'gam-output ad_rule=1'],
  [{ output: 'vmap', ad_rule: '1' }],
  [{ output: 'vmap', ad_rule: '0' }, 'gam-output ad_rule=1'],
  [{ output: 'xml_vmap1.0', ad_rule: '1' }],
  [{ output: 'xml_vmap' }, 'gam-output'],
  [{ output: 'xvast' }, 'gam-output output=vast'],
  [{ output: 'vastx' }, 'gam-output output=vast'],
  [{ ad_rule: '1' }],
  [{ output: '[OUT]' }, 'macro-unknown'],
  [{ output: null }, 'gam-missing-required output=vast'],
  [{ url: 'about%3Ablank' }, 'gam-url-params'],
  [{ url: 'a.example' }, 'gam-url-params'],
  [{ url: 'https://a.example/?x=1' }, 'gam-url-params url=https%3A%2F%2Fa.example%2F%3Fx%3D1'],
  [{ url: 'https%3A%2F%2Fx.safeframe.googlesyndication.com%2F' }, 'gam-url-params'],
  [{ url: 'https%3A%2F%2Fa.safeframe.googlesyndication.com.example%2F' }],
  [{ url: 'file%3A%2F%2F%2Fa' }, 'gam-url-params'],
  [{ url: 'blob%3Ahttps%3A%2F%2Fa%2F1' }, 'gam-url-params'],
  [{ url: 'data%3A%2C' }, 'gam-url-params'],
  [{ url: 'HTTPS%3A%2F%2FA.example%2F' }],
  [{ url: 'xhttps%3A%2F%2Fa.example' }, 'gam-url-params'],
  [{ url: '[PAGEURL]' }],
  [{ url: null }, 'gam-page-missing url=[PAGEURL]'],
  [{ description_url: 'x' }, 'gam-url-params'],
  [{ cust_params: 'a=b' }, 'gam-cust-params cust_params=a%3Db'],
  [{ cust_params: 'a%3Db' }],
  [{ cust_params: 'a%253Db%2526c%253Dd' }, 'gam-cust-params cust_params=a%3Db%26c%3Dd'],
  [{ cust_params: 'a%253db' }, 'gam-cust-params cust_params=a%3db'],
  [{ cust_params: 'a%3D%253D' }],
  [{ cust_params: 'a' }],
  [{ cust_params: 'a%3D[u]' }, 'macro-unknown'],
  [{ vpmute: '0' }],
  [{ vpmute: null }, 'gam-vpa-vpmute vpmute='],
  [{ vpa: 'auto' }],
  [{ vpa: '0' }],
  [{ vpa: '1' }],
  [{ vpa: null }, 'gam-vpa-vpmute vpa='],
  [{ vpmute: null, vpa: null }, 'gam-vpa-vpmute vpmute= vpa='],
  [{ plcmt: null }, 'gam-vpa-vpmute plcmt='],
  [{ correlator: '' }, 'gam-correlator correlator=[timestamp]'],
  [{ correlator: '5' }, 'cachebuster-frozen correlator=[timestamp]'],
  [{ correlator: null }, 'gam-correlator correlator=[timestamp]'],
  [{ correlator: '[timestamp]' }],
  [{ iu: null }, 'gam-missing-required'],
  [{ impl: 's' }, 'gam-impl-s -impl=s'],
  [{ sdkv: '1' }],
];

/** Tags, or what follows a tag without a fault, and what is found. */
const TAGS: readonly (readonly [tag: string, ...findings: string[]])[] = [
  ['https://ads.example/v?cb=12345678', 'cachebuster-frozen cb=[CACHEBUSTING]'],
  ['https://ads.example/v?cb=', 'cachebuster-missing cb=[CACHEBUSTING]'],
  ['https://ads.example/v?cb=1234567890', 'cachebuster-frozen cb=[CACHEBUSTING]'],
  ['https://ads.example/v?ord=550e8400-e29b-41d4-a716-446655440000'],
  ['https://ads.example/v?cb=550e8400-e29b-41d4-a716-446655440000'],
  ['https://ads.example/v?rnd=deadbeef', 'cachebuster-frozen rnd=[CACHEBUSTING]'],
  ['https://ads.example/v?rnd=deadbee'],
  ['https://ads.example/v?rnd=DEADBEEF00', 'cachebuster-frozen rnd=[CACHEBUSTING]'],
  ['https://ads.example/v?cb=abc'],
  ['https://ads.example/v?cb=-5', 'cachebuster-frozen cb=[CACHEBUSTING]'],
  ['https://ads.example/v?t=1700000000000', 'cachebuster-frozen t=[timestamp]'],
  ['https://ads.example/v?t=170000000', 'cachebuster-frozen t=[timestamp]'],
  ['https://ads.example/v?t=17000000', 'cachebuster-missing cb=[CACHEBUSTING]'],
  ['https://ads.example/v?timestamp=1700000000', 'cachebuster-frozen timestamp=[timestamp]'],
  ['https://ads.example/v?correlator=5', 'cachebuster-frozen correlator=[timestamp]'],
  ['https://ads.example/v?cb=x123456789'],
  ['https://ads.example/v?cb=123456789x'],
  ['https://ads.example/v?cb=[TIMESTAMP]'],
  ['https://ads.example/v?ts=[TIMESTAMP]'],
  ['https://ads.example/v?ts=[timestamp]'],
  ['https://ads.example/v?a=[TIMESTAMP]'],
  ['https://ads.example/v?a=1', 'cachebuster-missing cb=[CACHEBUSTING]'],
  ['https://ads.example/v?a=[random]'],
  ['https://ads.example/v?a=[rnd]'],
  ['https://ads.example/v?a=[u]', 'macro-unknown', 'cachebuster-missing cb=[CACHEBUSTING]'],
  ['https://ads.example/v?random=007', 'cachebuster-frozen random=[CACHEBUSTING]'],
  ['https://ads.example/v?random=70', 'cachebuster-frozen random=[CACHEBUSTING]'],
  [
    'https://ads.example/v;ord=12345?',
    'cachebuster-frozen https://ads.example/v;ord=[CACHEBUSTING]',
  ],
  ['https://ads.example/v;ord=?', 'cachebuster-missing https://ads.example/v;ord=[CACHEBUSTING]'],
  ['https://ads.example/v;ord=[timestamp]?'],
  [
    '&gdpr=yes',
    'consent-flag-without-string gdpr_consent=[GDPRCONSENT]',
    'consent-flag-form gdpr=1',
  ],
  ['&gdpr=Y', 'consent-flag-without-string gdpr_consent=[GDPRCONSENT]', 'consent-flag-form gdpr=1'],
  [
    '&gdpr=TRUE',
    'consent-flag-without-string gdpr_consent=[GDPRCONSENT]',
    'consent-flag-form gdpr=1',
  ],
  ['&gdpr=false', 'consent-flag-form gdpr=0'],
  ['&gdpr=n', 'consent-flag-form gdpr=0'],
  [
    '&gdpr=no&gdpr_consent=x',
    'consent-flag-form gdpr=0',
    'consent-tcstring-form gdpr_consent=[GDPRCONSENT]',
  ],
  ['&gdpr=maybe', 'consent-flag-form'],
  ['&gdpr=1', 'consent-flag-without-string gdpr_consent=[GDPRCONSENT]'],
  ['&gdpr=0'],
  ['&gdpr=-1', 'consent-flag-form'],
  ['&gdpr='],
  ['&gdpr=1&gdpr_consent=', 'consent-flag-without-string gdpr_consent=[GDPRCONSENT]'],
  ['&gdpr=1&gdpr_consent=BOabc', 'consent-tcstring-form gdpr_consent=[GDPRCONSENT]'],
  [
    '&gdpr=1&gdpr_consent=CQcanaryTCAcanaryABUAFAENCSCsAP',
    'consent-tcstring-form gdpr_consent=[GDPRCONSENT]',
  ],
  ['&gdpr=2', 'consent-flag-form'],
  ['&gdpr_consent=[gdpr_consent]', 'consent-string-without-flag gdpr=[gdpr]'],
  ['&gdpr_consent=-1'],
  ['&us_privacy=1YN', 'consent-usp-form us_privacy=[us_privacy]'],
  ['&us_privacy=1YNN', 'consent-frozen us_privacy=[us_privacy]'],
  ['&us_privacy=1yn-', 'consent-usp-form us_privacy=[us_privacy]'],
  ['&us_privacy=2YNN', 'consent-usp-form us_privacy=[us_privacy]'],
  ['&us_privacy='],
  [
    '&gpp=DBAA',
    'consent-gpp-sid gpp=[GPPSTRING] gpp_sid=[GPPSECTIONID]',
    'consent-frozen gpp=[GPPSTRING]',
  ],
  ['&gpp_sid=7', 'consent-gpp-sid gpp_sid=[GPPSECTIONID] gpp=[GPPSTRING]'],
  ['&gpp=&gpp_sid=7', 'consent-gpp-sid gpp=[GPPSTRING] gpp_sid=[GPPSECTIONID]'],
  [
    '&gpp=DBABMA&gpp_sid=7,8',
    'consent-gpp-sid gpp=[GPPSTRING] gpp_sid=[GPPSECTIONID]',
    'consent-frozen gpp=[GPPSTRING] gpp_sid=[GPPSECTIONID]',
  ],
  ['&gpp=[gpp]', 'consent-gpp-sid gpp_sid=[GPPSECTIONID]'],
  ['&gpp=[gpp]&gpp_sid=-1'],
  ['&gpp=[gpp]&gpp_sid=[gpp_sid]'],
  ['&gpp_sid=-1'],
  ['&gpp=x', 'consent-gpp-sid gpp=[GPPSTRING] gpp_sid=[GPPSECTIONID]'],
  ['&gdpr=[GDPR]&gdpr_consent=[GDPR_CONSENT]', 'macro-not-iab'],
  ['&gdpr=${GDPR}&gdpr_consent=${GDPR_CONSENT_1}'],
  ['&gdpr_consent=${GDPR}', 'consent-string-without-flag gdpr=[gdpr]', 'consent-tcstring-form'],
  ['&u=INSERT_URL', 'macro-bare-word'],
  ['&u=INSERT URL', 'tag-illegal-chars u=INSERT%20URL', 'macro-bare-word'],
  ['&u=INSERTED'],
  ['&u=YOUR-URL', 'macro-bare-word'],
  ['&u=XXX', 'macro-bare-word'],
  ['&u=XX'],
  ['&u=ROKU_ADS_X', 'macro-bare-word'],
  ['&u=undefined', 'macro-value-text'],
  ['&u=undefined1'],
  ['&u=null', 'macro-value-text'],
  ['&u=%22null%22'],
  ['&u=%5Bobject%20Object%5D', 'macro-value-text'],
  ['&u=NaN', 'macro-value-text'],
  ['&u=CACHEBUSTER', 'macro-bare-word u=[CACHEBUSTING]'],
  ['&u=CACHEBUSTING', 'macro-bare-word u=[CACHEBUSTING]'],
  ['&u=TIMESTAMP', 'macro-bare-word u=[TIMESTAMP]'],
  ['&u=MEDIAPLAYHEAD', 'macro-bare-word u=[MEDIAPLAYHEAD]'],
  ['&u=CONTENTPLAYHEAD', 'macro-bare-word'],
  ['&cachebuster=timestamp'],
  ['&correlator=CACHEBUSTER', 'macro-bare-word correlator=[CACHEBUSTING]'],
  ['&u=[PAGEURL', 'macro-mismatched u=[PAGEURL]'],
  ['&u=PAGEURL]', 'macro-mismatched u=[PAGEURL]'],
  ['&u=[PAGE_URL]', 'macro-not-iab'],
  ['&u=[pageurll]', 'macro-near-miss u=[PAGEURL]'],
  ['&u=[PAGEURI]', 'macro-near-miss u=[PAGEURL]'],
  ['&u=[CACHBUSTING]', 'macro-near-miss u=[CACHEBUSTING]'],
  ['&u=[XPAGEURLX]', 'macro-near-miss u=[PAGEURL]'],
  ['&u={{PAGEURL}}', 'macro-foreign-player'],
  ['&u={PAGEURL}', 'macro-near-miss u=[PAGEURL]'],
  ['&u=$PAGEURL', 'macro-foreign-player'],
  ['&u=[PAGEURL]]'],
  ['&u=[[PAGEURL]]', 'macro-mismatched u=[PAGEURL]'],
  ['&u=%%CACHEBUSTER%%', 'macro-server-side u=[CACHEBUSTING]'],
  ['&u=[ERRORCODE]', 'macro-wrong-context -u=[ERRORCODE]'],
  ['&u=[VERIFICATIONVENDORS]'],
  ['&x=50%', 'tag-bad-percent x=50%25'],
  ['&x=%5', 'tag-bad-percent x=%255'],
  ['&x=%zz', 'tag-bad-percent x=%25zz'],
  ['&a=1&a=2', 'param-duplicate'],
  ['&a=1&a=1', 'param-duplicate'],
  ['&amp;b=1', 'tag-html-escaped b=1'],
  ['&a=1&amp;b=2', 'tag-html-escaped b=2'],
  ['&a'],
  ['&a b=1', 'tag-illegal-chars a%20b=1'],
  ['&a=ü', 'tag-illegal-chars a=%C3%BC'],
  ['&a=|', 'tag-illegal-chars a=%7C'],
  ['&a=1#f', 'tag-fragment a=1%23f'],
  ['&a=[PAGEURL]#', 'tag-fragment a=[PAGEURL]%23'],
  ['&a=%5BPAGEURL%5D', 'macro-encoded-brackets a=[PAGEURL]'],
  ['&a=%255BPAGEURL%255D', 'tag-double-encoded'],
  [' https://ads.example/v?cb=[CACHEBUSTING]', 'tag-whitespace https://ads.example/v'],
  ['https://ads.example/v?cb=[CACHEBUSTING] ', 'tag-whitespace cb=[CACHEBUSTING]'],
  ['https://ads.example/v?cb=[CACHEBUSTING]\n', 'tag-whitespace cb=[CACHEBUSTING]'],
  ['http://ads.example/v?cb=[CACHEBUSTING]', 'tag-http-on-https https://ads.example/v'],
  ['//ads.example/v?cb=[CACHEBUSTING]', 'tag-protocol-relative https://ads.example/v'],
  ['HTTPS://ads.example/v?cb=[CACHEBUSTING]'],
  ['https://ads.example?cb=[CACHEBUSTING]'],
  ['https://ads.example/[PAGEURL]/v?cb=[CACHEBUSTING]'],
  ['https://a:b@ads.example/?cb=[CACHEBUSTING]', 'tag-userinfo https://ads.example/'],
  [
    'ads.example/v',
    'tag-not-absolute https://ads.example/v',
    'cachebuster-missing cb=[CACHEBUSTING]',
  ],
  ['not a tag', 'tag-not-absolute', 'cachebuster-missing cb=[CACHEBUSTING]'],
  ['', 'tag-empty'],
];

/** A tag of Google Ad Manager with other values; null removes a parameter. */
const adManagerTag = (changes: Readonly<Record<string, string | null>>): string => {
  const values = Object.entries<string | null>({ ...PARAMETERS, ...changes });
  const query = values.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `https://pubads.g.doubleclick.net/gampad/ads?${query.join('&')}`;
};

const partsOf = (tag: string): readonly string[] => tag.split(/[?&]/);

/** The parts that a repair writes, or those that it removes with a minus sign. */
const difference = (tag: string, repaired: string): readonly string[] => {
  const [before, after] = [partsOf(tag), partsOf(repaired)];
  const written = after.filter((part) => !before.includes(part));
  const removed = before.filter((part) => !after.includes(part));
  return written.length > 0 ? written : removed.map((part) => `-${part}`);
};

const found = (tag: string): readonly string[] =>
  lintAdTag(tag).map(({ id, repair }) =>
    [id, ...(repair === null ? [] : difference(tag, applyRepair(tag, repair)))].join(' '),
  );

describe('the findings of an ad tag, each with what its repair writes', () => {
  for (const [changes, ...findings] of AD_MANAGER) {
    it(`are these of a tag of Google Ad Manager with ${JSON.stringify(changes)}`, () => {
      assert.deepEqual(found(adManagerTag(changes)), findings);
    });
  }

  for (const [text, ...findings] of TAGS) {
    const tag = text.startsWith('&') ? `https://ads.example/v?cb=[CACHEBUSTING]${text}` : text;
    it(`are these of ${JSON.stringify(tag)}`, () => {
      assert.deepEqual(found(tag), findings);
    });
  }
});
