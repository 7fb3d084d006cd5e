import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&a=[MY_A]',
    ['macro-unknown 1:43 [MY_A] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    '&a=[MY_A]&b=[MY_B]&c=[MY_A]',
    [
      'macro-unknown 1:43 [MY_A] and [MY_B] have no replace rules and are not known macros, so they were kept.',
    ],
  ],
  [
    '&a=[pageurl]',
    [
      'macro-case 1:43 [pageurl] should be in capitals. → Write the macros in capitals. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=[pageurl]&b=[Domain]&c=%5BPageUrl%5D',
    [
      'macro-case 1:43 [pageurl], [Domain] and %5BPageUrl%5D should be in capitals. → Write the macros in capitals. → &a=[PAGEURL]&b=[DOMAIN]&c=%5BPAGEURL%5D',
      'macro-encoded-brackets 1:66 The brackets of %5BPageUrl%5D are percent-encoded. → Write the brackets unencoded. → &a=[pageurl]&b=[Domain]&c=[PageUrl]',
    ],
  ],
  ['&a=[page_url]', []],
  [
    '&a=[CONTENTPLAYHEAD]',
    [
      'macro-deprecated 1:43 VAST 4.1 replaced [CONTENTPLAYHEAD]. → Write MEDIAPLAYHEAD. → &a=[MEDIAPLAYHEAD]',
    ],
  ],
  [
    '&a=%5BCONTENTPLAYHEAD%5D&b=[contentplayhead]',
    [
      'macro-case 1:67 [contentplayhead] should be in capitals. → Write the macros in capitals. → &a=%5BCONTENTPLAYHEAD%5D&b=[CONTENTPLAYHEAD]',
      'macro-deprecated 1:43 VAST 4.1 replaced %5BCONTENTPLAYHEAD%5D and [contentplayhead]. → Write MEDIAPLAYHEAD. → &a=%5BMEDIAPLAYHEAD%5D&b=[MEDIAPLAYHEAD]',
      'macro-encoded-brackets 1:43 The brackets of %5BCONTENTPLAYHEAD%5D are percent-encoded. → Write the brackets unencoded. → &a=[CONTENTPLAYHEAD]&b=[contentplayhead]',
    ],
  ],
  [
    '&a=[ERRORCODE]',
    [
      'macro-wrong-context 1:43 [ERRORCODE] is a macro for tracking URLs; in an ad request it is -1. → Remove the parameter a. → ',
    ],
  ],
  [
    '&a=[ERRORCODE]&b=[ADPLAYHEAD]&c=1',
    [
      'macro-wrong-context 1:43 [ERRORCODE] and [ADPLAYHEAD] are macros for tracking URLs; in an ad request they are -1. → Remove the parameters a and b. → &c=1',
    ],
  ],
  [
    '&a=x[ERRORCODE]',
    [
      'macro-wrong-context 1:44 [ERRORCODE] is a macro for tracking URLs; in an ad request it is -1.',
    ],
  ],
  [
    '&gdpr_consent=[ERRORCODE]',
    [
      'macro-wrong-context 1:54 [ERRORCODE] is a macro for tracking URLs; in an ad request it is -1.',
    ],
  ],
  [
    '&a=[ERRORCODE]&b=x-[REASON]',
    [
      'macro-wrong-context 1:43 [ERRORCODE] and [REASON] are macros for tracking URLs; in an ad request they are -1.',
    ],
  ],
  [
    'https://[DOMAIN]/v?cb=[CACHEBUSTING]',
    [
      'macro-unsafe-position 1:9 [DOMAIN] is in a part of the URL where its value would change the host or the path.',
    ],
  ],
  [
    'https://[DOMAIN]:[PLAYERSIZE]/v?cb=[CACHEBUSTING]',
    [
      'macro-unsafe-position 1:9 [DOMAIN] and [PLAYERSIZE] are in a part of the URL where their values would change the host or the path.',
    ],
  ],
  ['[PAGEURL]?cb=[CACHEBUSTING]', ['tag-not-absolute 1:1 The ad tag is not an absolute URL.']],
  [
    '&a=%%PATTERN:url%%&b=__page-url__',
    [
      'macro-mixed-syntax 1:61 The ad tag has placeholders in 2 ways of writing of other systems.',
      'macro-server-side 1:43 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%PATTERN:url%%.',
      'dialect 1:61 The ad tag has placeholders of JW Player. Filled: __page-url__. → Write the placeholders of JW Player as macros in brackets. → &a=%%PATTERN:url%%&b=[PAGEURL]',
    ],
  ],
  [
    '&a=${GDPR}&b=__page-url__',
    [
      'dialect 1:53 The ad tag has placeholders of JW Player. Filled: __page-url__. → Write the placeholders of JW Player as macros in brackets. → &a=${GDPR}&b=[PAGEURL]',
    ],
  ],
  ['&a=${GDPR}&b=${GDPR_CONSENT_755}', []],
  [
    '&a={{page.url}}&b=__page-url__&c=%%SITE%%',
    [
      'macro-mixed-syntax 1:58 The ad tag has placeholders in 3 ways of writing of other systems.',
      'macro-server-side 1:73 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%SITE%%.',
      'macro-foreign-player 1:43 The ad tag has placeholders of SpringServe. Kept, because their meaning or value is unknown: {{page.url}}.',
      'dialect 1:58 The ad tag has placeholders of JW Player. Filled: __page-url__. → Write the placeholders of JW Player as macros in brackets. → &a={{page.url}}&b=[PAGEURL]&c=%%SITE%%',
    ],
  ],
  [
    '&a=%%SITE%%&b=%%CACHEBUSTER%%',
    [
      'macro-server-side 1:43 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%SITE%% and %%CACHEBUSTER%%.',
    ],
  ],
  [
    '&a=%%CACHEBUSTER%%&b=%%CACHEBUSTER%%',
    [
      'macro-server-side 1:43 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%CACHEBUSTER%%. → Write the placeholders of Google Ad Manager as macros in brackets. → &a=[CACHEBUSTING]&b=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=%%REFERRER_URL_ESC%%',
    [
      'macro-server-side 1:43 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%REFERRER_URL_ESC%%.',
    ],
  ],
  [
    '&a=__page-url__&b=__player-width__',
    [
      'dialect 1:43 The ad tag has placeholders of JW Player. Filled: __page-url__ and __player-width__. → Write the placeholders of JW Player as macros in brackets. → &a=[PAGEURL]&b=[player_width]',
    ],
  ],
  [
    '&a=__nothing-known__',
    [
      'macro-foreign-player 1:43 The ad tag has placeholders of JW Player. Kept, because their meaning or value is unknown: __nothing-known__.',
    ],
  ],
  [
    '&a={{page.url}}',
    [
      'macro-foreign-player 1:43 The ad tag has placeholders of SpringServe. Kept, because their meaning or value is unknown: {{page.url}}.',
    ],
  ],
  [
    '&a=[PAGEURI]&b=[PAGEURI]',
    [
      'macro-near-miss 1:43 [PAGEURI] is unknown, and probably means [PAGEURL]. → Write [PAGEURL]. → &a=[PAGEURL]&b=[PAGEURL]',
    ],
  ],
  [
    '&a=[PAGEURI]&b=[DOMIAN]&c=[OTHERS]',
    [
      'macro-unknown 1:66 [OTHERS] has no replace rule and is not a known macro, so it was kept.',
      'macro-near-miss 1:43 [PAGEURI] is unknown, and probably means [PAGEURL]. → Write [PAGEURL]. → &a=[PAGEURL]&b=[DOMIAN]&c=[OTHERS]',
      'macro-near-miss 1:55 [DOMIAN] is unknown, and probably means [DOMAIN]. → Write [DOMAIN]. → &a=[PAGEURI]&b=[DOMAIN]&c=[OTHERS]',
    ],
  ],
  [
    '&a=[TIMESTMAP]&correlator=[TIMESTMAP]',
    [
      'macro-near-miss 1:43 [TIMESTMAP] is unknown, and probably means [TIMESTAMP]. → Write [TIMESTAMP]. → &a=[TIMESTAMP]&correlator=[TIMESTAMP]',
    ],
  ],
  [
    '&a=[PGURL]',
    ['macro-unknown 1:43 [PGURL] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    '&a=[DOMN]',
    ['macro-unknown 1:43 [DOMN] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    '&a=[DOMAI]',
    [
      'macro-near-miss 1:43 [DOMAI] is unknown, and probably means [DOMAIN]. → Write [DOMAIN]. → &a=[DOMAIN]',
    ],
  ],
  [
    '&a=[CACHEBUSTERS]',
    [
      'macro-near-miss 1:43 [CACHEBUSTERS] is unknown, and probably means [CACHEBUSTING]. → Write [CACHEBUSTING]. → &a=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=[CACHEBUSTNGS]',
    [
      'macro-near-miss 1:43 [CACHEBUSTNGS] is unknown, and probably means [CACHEBUSTING]. → Write [CACHEBUSTING]. → &a=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=[IFB]',
    ['macro-unknown 1:43 [IFB] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    '&a=[uua]',
    ['macro-unknown 1:43 [uua] has no replace rule and is not a known macro, so it was kept.'],
  ],
  [
    '&a=[DEVICEIPS]',
    [
      'macro-near-miss 1:43 [DEVICEIPS] is unknown, and probably means [DEVICEIP]. → Write [DEVICEIP]. → &a=[DEVICEIP]',
    ],
  ],
  [
    '&a=[deviceuaa]',
    [
      'macro-near-miss 1:43 [deviceuaa] is unknown, and probably means [DEVICEUA]. → Write [DEVICEUA]. → &a=[DEVICEUA]',
    ],
  ],
];

describe('the rules about the names of macros', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
