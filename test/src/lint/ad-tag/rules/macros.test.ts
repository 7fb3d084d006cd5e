import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['&a=[MY_A]', ['macro-unknown 1:43 placeholders=[MY_A]']],
  ['&a=[MY_A]&b=[MY_B]&c=[MY_A]', ['macro-unknown 1:43 placeholders=[MY_A],[MY_B]']],
  [
    '&a=[pageurl]',
    ['macro-case 1:43 placeholders=[pageurl] → repair-write-capitals → &a=[PAGEURL]'],
  ],
  [
    '&a=[pageurl]&b=[Domain]&c=%5BPageUrl%5D',
    [
      'macro-case 1:43 placeholders=[pageurl],[Domain],%5BPageUrl%5D → repair-write-capitals → &a=[PAGEURL]&b=[DOMAIN]&c=%5BPAGEURL%5D',
      'macro-encoded-brackets 1:66 placeholders=%5BPageUrl%5D → repair-decode-brackets → &a=[pageurl]&b=[Domain]&c=[PageUrl]',
    ],
  ],
  ['&a=[page_url]', []],
  [
    '&a=[CONTENTPLAYHEAD]',
    [
      'macro-deprecated 1:43 placeholders=[CONTENTPLAYHEAD] → repair-write-macro macro=[MEDIAPLAYHEAD] → &a=[MEDIAPLAYHEAD]',
    ],
  ],
  [
    '&a=%5BCONTENTPLAYHEAD%5D&b=[contentplayhead]',
    [
      'macro-case 1:67 placeholders=[contentplayhead] → repair-write-capitals → &a=%5BCONTENTPLAYHEAD%5D&b=[CONTENTPLAYHEAD]',
      'macro-deprecated 1:43 placeholders=%5BCONTENTPLAYHEAD%5D,[contentplayhead] → repair-write-macro macro=[MEDIAPLAYHEAD] → &a=%5BMEDIAPLAYHEAD%5D&b=[MEDIAPLAYHEAD]',
      'macro-encoded-brackets 1:43 placeholders=%5BCONTENTPLAYHEAD%5D → repair-decode-brackets → &a=[CONTENTPLAYHEAD]&b=[contentplayhead]',
    ],
  ],
  [
    '&a=[ERRORCODE]',
    ['macro-wrong-context 1:43 placeholders=[ERRORCODE] → repair-remove-parameters names=a → '],
  ],
  [
    '&a=[ERRORCODE]&b=[ADPLAYHEAD]&c=1',
    [
      'macro-wrong-context 1:43 placeholders=[ERRORCODE],[ADPLAYHEAD] → repair-remove-parameters names=a,b → &c=1',
    ],
  ],
  ['&a=x[ERRORCODE]', ['macro-wrong-context 1:44 placeholders=[ERRORCODE]']],
  ['&gdpr_consent=[ERRORCODE]', ['macro-wrong-context 1:54 placeholders=[ERRORCODE]']],
  ['&a=[ERRORCODE]&b=x-[REASON]', ['macro-wrong-context 1:43 placeholders=[ERRORCODE],[REASON]']],
  ['https://[DOMAIN]/v?cb=[CACHEBUSTING]', ['macro-unsafe-position 1:9 placeholders=[DOMAIN]']],
  [
    'https://[DOMAIN]:[PLAYERSIZE]/v?cb=[CACHEBUSTING]',
    ['macro-unsafe-position 1:9 placeholders=[DOMAIN],[PLAYERSIZE]'],
  ],
  ['[PAGEURL]?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1']],
  [
    '&a=%%PATTERN:url%%&b=__page-url__',
    [
      'macro-mixed-syntax 1:61 count=2',
      'macro-server-side 1:43 system=Google Ad Manager adServers=%%PATTERN:url%%',
      'dialect 1:61 system=JW Player filled=__page-url__ → repair-translate-placeholders placeholders=__page-url__ → &a=%%PATTERN:url%%&b=[PAGEURL]',
    ],
  ],
  [
    '&a=${GDPR}&b=__page-url__',
    [
      'dialect 1:53 system=JW Player filled=__page-url__ → repair-translate-placeholders placeholders=__page-url__ → &a=${GDPR}&b=[PAGEURL]',
    ],
  ],
  ['&a=${GDPR}&b=${GDPR_CONSENT_755}', []],
  [
    '&a={{page.key}}&b=__page-url__&c=%%SITE%%',
    [
      'macro-mixed-syntax 1:58 count=3',
      'macro-server-side 1:73 system=Google Ad Manager adServers=%%SITE%%',
      'macro-foreign-player 1:43 system=SpringServe kept={{page.key}}',
      'dialect 1:58 system=JW Player filled=__page-url__ → repair-translate-placeholders placeholders=__page-url__ → &a={{page.key}}&b=[PAGEURL]&c=%%SITE%%',
    ],
  ],
  [
    '&a=%%SITE%%&b=%%CACHEBUSTER%%',
    ['macro-server-side 1:43 system=Google Ad Manager adServers=%%SITE%%,%%CACHEBUSTER%%'],
  ],
  [
    '&a=%%CACHEBUSTER%%&b=%%CACHEBUSTER%%',
    [
      'macro-server-side 1:43 system=Google Ad Manager adServers=%%CACHEBUSTER%% → repair-translate-placeholders placeholders=%%CACHEBUSTER%% → &a=[CACHEBUSTING]&b=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=%%REFERRER_URL_ESC%%',
    [
      'macro-server-side 1:43 system=Google Ad Manager adServers=%%REFERRER_URL_ESC%% → repair-translate-placeholders placeholders=%%REFERRER_URL_ESC%% → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=__page-url__&b=__player-width__',
    [
      'dialect 1:43 system=JW Player filled=__page-url__,__player-width__ → repair-translate-placeholders placeholders=__page-url__,__player-width__ → &a=[PAGEURL]&b=[player_width]',
    ],
  ],
  ['&a=__nothing-known__', ['macro-foreign-player 1:43 system=JW Player kept=__nothing-known__']],
  ['&a={{page.x}}', ['macro-foreign-player 1:43 system=SpringServe kept={{page.x}}']],
  [
    '&a={page.url}',
    [
      'dialect 1:43 system=nexxPLAY filled={page.url} → repair-translate-placeholders placeholders={page.url} → &a=[PAGEURL]',
    ],
  ],
  ['&a={PAGEURL}', ['macro-not-iab 1:43 placeholders={PAGEURL} known={PAGEURL} macros=[PAGEURL]']],
  [
    '&a=[PAGEURI]&b=[PAGEURI]',
    [
      'macro-near-miss 1:43 placeholder=[PAGEURI] macro=[PAGEURL] → repair-write-macro macro=[PAGEURL] → &a=[PAGEURL]&b=[PAGEURL]',
    ],
  ],
  [
    '&a=[PAGEURI]&b=[DOMIAN]&c=[OTHERS]',
    [
      'macro-unknown 1:66 placeholders=[OTHERS]',
      'macro-near-miss 1:43 placeholder=[PAGEURI] macro=[PAGEURL] → repair-write-macro macro=[PAGEURL] → &a=[PAGEURL]&b=[DOMIAN]&c=[OTHERS]',
      'macro-near-miss 1:55 placeholder=[DOMIAN] macro=[DOMAIN] → repair-write-macro macro=[DOMAIN] → &a=[PAGEURI]&b=[DOMAIN]&c=[OTHERS]',
    ],
  ],
  [
    '&a=[TIMESTMAP]&correlator=[TIMESTMAP]',
    [
      'macro-near-miss 1:43 placeholder=[TIMESTMAP] macro=[TIMESTAMP] → repair-write-macro macro=[TIMESTAMP] → &a=[TIMESTAMP]&correlator=[TIMESTAMP]',
    ],
  ],
  ['&a=[PGURL]', ['macro-unknown 1:43 placeholders=[PGURL]']],
  ['&a=[DOMN]', ['macro-unknown 1:43 placeholders=[DOMN]']],
  [
    '&a=[DOMAI]',
    [
      'macro-near-miss 1:43 placeholder=[DOMAI] macro=[DOMAIN] → repair-write-macro macro=[DOMAIN] → &a=[DOMAIN]',
    ],
  ],
  [
    '&a=[CACHEBUSTERS]',
    [
      'macro-near-miss 1:43 placeholder=[CACHEBUSTERS] macro=[CACHEBUSTING] → repair-write-macro macro=[CACHEBUSTING] → &a=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=[CACHEBUSTNGS]',
    [
      'macro-near-miss 1:43 placeholder=[CACHEBUSTNGS] macro=[CACHEBUSTING] → repair-write-macro macro=[CACHEBUSTING] → &a=[CACHEBUSTING]',
    ],
  ],
  ['&a=[IFB]', ['macro-unknown 1:43 placeholders=[IFB]']],
  ['&a=[uua]', ['macro-unknown 1:43 placeholders=[uua]']],
  [
    '&a=[DEVICEIPS]',
    [
      'macro-near-miss 1:43 placeholder=[DEVICEIPS] macro=[DEVICEIP] → repair-write-macro macro=[DEVICEIP] → &a=[DEVICEIP]',
    ],
  ],
  [
    '&a=[deviceuaa]',
    [
      'macro-near-miss 1:43 placeholder=[deviceuaa] macro=[DEVICEUA] → repair-write-macro macro=[DEVICEUA] → &a=[DEVICEUA]',
    ],
  ],
];

describe('the rules about the names of macros', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});

const BRACKET_ROWS: readonly ReportRow[] = [
  [
    '&a=[PAGEURL',
    ['macro-mismatched 1:43 placeholders=[PAGEURL → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=PAGEURL]',
    ['macro-mismatched 1:43 placeholders=PAGEURL] → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a={PAGEURL]',
    ['macro-mismatched 1:43 placeholders={PAGEURL] → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=[PAGEURL}',
    ['macro-mismatched 1:43 placeholders=[PAGEURL} → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=[[PAGEURL]]',
    ['macro-mismatched 1:43 placeholders=[[PAGEURL]] → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=[PAGEURL]&b=x[[DOMAIN]]&c=[DOMAIN',
    [
      'macro-mismatched 1:56 placeholders=[[DOMAIN]],[DOMAIN → repair-correct-brackets → &a=[PAGEURL]&b=x[DOMAIN]&c=[DOMAIN]',
    ],
  ],
  ['&a=[nothing_known', ['macro-mismatched 1:43 placeholders=[nothing_known']],
  ['&a=[PAGEURL&b=[nothing_known', ['macro-mismatched 1:43 placeholders=[PAGEURL,[nothing_known']],
  [
    '&a=[PAGEURI',
    ['macro-mismatched 1:43 placeholders=[PAGEURI → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=%%PAGEURL',
    ['macro-mismatched 1:43 placeholders=%%PAGEURL → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=%%PAGEURL%',
    ['macro-mismatched 1:43 placeholders=%%PAGEURL% → repair-correct-brackets → &a=[PAGEURL]'],
  ],
  [
    '&a=${PAGEURL&b=1',
    ['macro-mismatched 1:43 placeholders=${PAGEURL → repair-correct-brackets → &a=[PAGEURL]&b=1'],
  ],
  [
    '&a=[DOMAIN#b',
    [
      'tag-fragment 1:50 → repair-encode-hash → &a=[DOMAIN%23b',
      'macro-mismatched 1:43 placeholders=[DOMAIN → repair-correct-brackets → &a=[DOMAIN]#b',
    ],
  ],
  [
    '&a=[PAGEURL;b=1',
    ['macro-mismatched 1:43 placeholders=[PAGEURL → repair-correct-brackets → &a=[PAGEURL];b=1'],
  ],
  [
    '&a=[PAGEURL?b',
    ['macro-mismatched 1:43 placeholders=[PAGEURL → repair-correct-brackets → &a=[PAGEURL]?b'],
  ],
  [
    '&a=[PAGEURL%23b',
    ['macro-mismatched 1:43 placeholders=[PAGEURL → repair-correct-brackets → &a=[PAGEURL]%23b'],
  ],
  [
    '&a=[PAGE URL]',
    ['macro-unresolved 1:43 placeholders=[PAGE URL] → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=[Page URL]',
    ['macro-unresolved 1:43 placeholders=[Page URL] → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=[ PAGEURL ]',
    ['macro-unresolved 1:43 placeholders=[ PAGEURL ] → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=[PAGEURL ]',
    ['macro-unresolved 1:43 placeholders=[PAGEURL ] → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=<PAGEURL>',
    ['macro-unresolved 1:43 placeholders=<PAGEURL> → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=&lt;PAGEURL&gt;',
    ['macro-unresolved 1:43 placeholders=&lt;PAGEURL&gt; → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=@@PAGEURL@@',
    ['macro-unresolved 1:43 placeholders=@@PAGEURL@@ → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=%PAGEURL%',
    ['macro-unresolved 1:43 placeholders=%PAGEURL% → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=x%PAGEURL%',
    ['tag-bad-percent 1:44 fault=sign → repair-encode-percent-sign → &a=x%25PAGEURL%25'],
  ],
  [
    '&a=%7BPAGEURL%7D',
    ['macro-unresolved 1:43 placeholders=%7BPAGEURL%7D → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=%7B%7BPAGEURL%7D%7D',
    ['macro-unresolved 1:43 placeholders=%7B%7BPAGEURL%7D%7D → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a=%3CPAGEURL%3E',
    ['macro-unresolved 1:43 placeholders=%3CPAGEURL%3E → repair-write-macros → &a=[PAGEURL]'],
  ],
  [
    '&a={{ PAGEURL}}',
    ['macro-unresolved 1:43 placeholders={{ PAGEURL}} → repair-write-macros → &a=[PAGEURL]'],
  ],
  ['&a=<insert your url>', ['macro-unresolved 1:43 placeholders=<insert your url>']],
  [
    '&a=<page>&b=<DOMAIN>',
    [
      'macro-unresolved 1:43 placeholders=<page>,<DOMAIN> → repair-write-macros → &a=[PAGEURL]&b=[DOMAIN]',
    ],
  ],
  ['&a=<x1>&b=<DOMAIN>', ['macro-unresolved 1:43 placeholders=<x1>,<DOMAIN>']],
  ['&a=[object Object]', ['macro-value-text 1:40 names=a']],
  [
    '&a=[object Object]&b=<DOMAIN>',
    [
      'macro-unresolved 1:61 placeholders=<DOMAIN> → repair-write-macros → &a=[object Object]&b=[DOMAIN]',
      'macro-value-text 1:40 names=a',
    ],
  ],
  [
    '&a=%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:43 placeholders=%5BPAGEURL%5D → repair-decode-brackets → &a=[PAGEURL]',
    ],
  ],
  ['&a=%5Bnothing%5D', ['macro-unknown 1:43 placeholders=%5Bnothing%5D']],
  [
    '&a=%5BIFA%5D&b=%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:43 placeholders=%5BIFA%5D,%5BPAGEURL%5D → repair-decode-brackets → &a=[IFA]&b=[PAGEURL]',
      'macro-value-unknown 1:43 placeholders=%5BIFA%5D',
    ],
  ],
  [
    '&a=%5bpage_url%5d',
    [
      'macro-encoded-brackets 1:43 placeholders=%5bpage_url%5d → repair-decode-brackets → &a=[page_url]',
    ],
  ],
  ['&a=[1x', []],
  ['&a=[x-1:2.3', ['macro-mismatched 1:43 placeholders=[x-1:2.3']],
  [
    '&p0=<PAGEURL>&p1=<PAGEURL>&p2=<PAGEURL>&p3=<PAGEURL>&p4=<PAGEURL>&p5=<PAGEURL>&p6=<PAGEURL>&p7=<PAGEURL>&p8=<PAGEURL>&p9=<PAGEURL>&p10=<PAGEURL>&p11=<PAGEURL>&p12=<PAGEURL>&p13=<PAGEURL>&p14=<PAGEURL>&p15=<PAGEURL>&p16=<PAGEURL>&p17=<PAGEURL>&p18=<PAGEURL>&p19=<PAGEURL>',
    [
      'macro-unresolved 1:44 placeholders=<PAGEURL> → repair-write-macros → &p0=[PAGEURL]&p1=[PAGEURL]&p2=[PAGEURL]&p3=[PAGEURL]&p4=[PAGEURL]&p5=[PAGEURL]&p6=[PAGEURL]&p7=[PAGEURL]&p8=[PAGEURL]&p9=[PAGEURL]&p10=[PAGEURL]&p11=[PAGEURL]&p12=[PAGEURL]&p13=[PAGEURL]&p14=[PAGEURL]&p15=[PAGEURL]&p16=[PAGEURL]&p17=[PAGEURL]&p18=[PAGEURL]&p19=[PAGEURL]',
    ],
  ],
  [
    '&p0=<PAGEURL>&p1=<PAGEURL>&p2=<PAGEURL>&p3=<PAGEURL>&p4=<PAGEURL>&p5=<PAGEURL>&p6=<PAGEURL>&p7=<PAGEURL>&p8=<PAGEURL>&p9=<PAGEURL>&p10=<PAGEURL>&p11=<PAGEURL>&p12=<PAGEURL>&p13=<PAGEURL>&p14=<PAGEURL>&p15=<PAGEURL>&p16=<PAGEURL>&p17=<PAGEURL>&p18=<PAGEURL>&p19=<PAGEURL>&p20=<PAGEURL>',
    ['macro-unresolved 1:44 placeholders=<PAGEURL>'],
  ],
  [
    '&p0=[PAGEURL&p1=[PAGEURL&p2=[PAGEURL&p3=[PAGEURL&p4=[PAGEURL&p5=[PAGEURL&p6=[PAGEURL&p7=[PAGEURL&p8=[PAGEURL&p9=[PAGEURL&p10=[PAGEURL&p11=[PAGEURL&p12=[PAGEURL&p13=[PAGEURL&p14=[PAGEURL&p15=[PAGEURL&p16=[PAGEURL&p17=[PAGEURL&p18=[PAGEURL&p19=[PAGEURL',
    [
      'macro-mismatched 1:44 placeholders=[PAGEURL → repair-correct-brackets → &p0=[PAGEURL]&p1=[PAGEURL]&p2=[PAGEURL]&p3=[PAGEURL]&p4=[PAGEURL]&p5=[PAGEURL]&p6=[PAGEURL]&p7=[PAGEURL]&p8=[PAGEURL]&p9=[PAGEURL]&p10=[PAGEURL]&p11=[PAGEURL]&p12=[PAGEURL]&p13=[PAGEURL]&p14=[PAGEURL]&p15=[PAGEURL]&p16=[PAGEURL]&p17=[PAGEURL]&p18=[PAGEURL]&p19=[PAGEURL]',
    ],
  ],
  [
    '&p0=[PAGEURL&p1=[PAGEURL&p2=[PAGEURL&p3=[PAGEURL&p4=[PAGEURL&p5=[PAGEURL&p6=[PAGEURL&p7=[PAGEURL&p8=[PAGEURL&p9=[PAGEURL&p10=[PAGEURL&p11=[PAGEURL&p12=[PAGEURL&p13=[PAGEURL&p14=[PAGEURL&p15=[PAGEURL&p16=[PAGEURL&p17=[PAGEURL&p18=[PAGEURL&p19=[PAGEURL&p20=[PAGEURL',
    ['macro-mismatched 1:44 placeholders=[PAGEURL'],
  ],
];

describe('the rules about the brackets of macros', () => {
  for (const [tag, reports, context] of BRACKET_ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
