import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&gdpr=1',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=true',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=true&gdpr_consent=[GDPRCONSENT]',
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=1. → &gdpr=1',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&consent=',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set consent=[GDPRCONSENT]. → &gdpr=1&consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr_applies=1&tcstring=',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set tcstring=[GDPRCONSENT]. → &gdpr_applies=1&tcstring=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=-1',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=1&gdpr_consent=[gdpr_consent]', []],
  [
    '&gdpr=[gdpr]',
    [
      'consent-flag-without-string 1:40 If the GDPR applies, [gdpr] becomes 1, and the ad tag sends no consent string. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=0', []],
  [
    '&gdpr=1&gdpr_consent=%%X%%',
    [
      'macro-server-side 1:61 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%X%%.',
    ],
  ],
  [
    '&gdpr=1#x',
    [
      'tag-fragment 1:47 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → &gdpr=1%23x',
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.',
    ],
  ],
  [
    '&gdpr=1',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string.',
    ],
    { random: 0.5 },
  ],
  [
    '&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-string-without-flag 1:40 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gdpr=[gdpr]',
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gdpr_consent.',
    ],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&gdpr_consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:40 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &gdpr_consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  [
    '&gdpr_consent=[gdpr_consent]&gdpr=',
    [
      'consent-string-without-flag 1:40 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &gdpr_consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  [
    '&consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:40 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  ['&consent=yes', []],
  [
    '&tc_string=[tc_string]',
    [
      'consent-string-without-flag 1:40 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &tc_string=[tc_string]&gdpr=[gdpr]',
    ],
  ],
  ['&gdpr_consent=-2', []],
  ['&gdpr_consent=0', []],
  [
    '&gdpr_consent=[gdpr_consent]&gdpr=%%X%%',
    [
      'macro-server-side 1:74 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%X%%.',
    ],
  ],
  [
    '&gdpr=yes&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=1. → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=y&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=1. → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=TRUE&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=1. → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=no&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=0. → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=n&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=0. → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=False&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1. → Set gdpr=0. → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=maybe&gdpr_consent=[gdpr_consent]',
    ['consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.'],
  ],
  [
    '&gdpr=2&gdpr_consent=[gdpr_consent]',
    ['consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.'],
  ],
  [
    '&gdpr=01&gdpr_consent=[gdpr_consent]',
    ['consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.'],
  ],
  [
    '&gdpr=-1&gdpr_consent=[gdpr_consent]',
    ['consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.'],
  ],
  ['&gdpr=1%20&gdpr_consent=[gdpr_consent]', []],
  [
    '&gdpr=%20&gdpr_consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:49 The ad tag has a consent string, and does not say whether the GDPR applies. → Set gdpr=[gdpr]. → &gdpr=[gdpr]&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=[ip]&gdpr_consent=[gdpr_consent]',
    ['macro-value-missing 1:46 [ip] has no value, so it was kept.'],
  ],
  [
    '&gdpr=[PAGEURL]&gdpr_consent=[gdpr_consent]',
    ['consent-flag-form 1:40 The parameter gdpr is neither 0 nor 1.'],
  ],
  [
    '&gdpr=1&gdpr_consent=BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=[PAGEURL]',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2.',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-frozen 1:47 The literal consent of one viewer is in the parameter gdpr_consent. → Replace the consent by macros. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbb',
    [
      'consent-frozen 1:47 The literal consent of one viewer is in the parameter gdpr_consent. → Replace the consent by macros. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.',
    [
      'consent-tcstring-form 1:47 The value of the parameter gdpr_consent is not a consent string of TCF 2. → Set gdpr_consent=[GDPRCONSENT]. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=1&consent=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', []],
  [
    '&gdpr=1&consent=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 The value of the parameter consent is not a consent string of TCF 2. → Set consent=[GDPRCONSENT]. → &gdpr=1&consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&us_privacy=1YNN',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter us_privacy. → Replace the consent by macros. → &us_privacy=[us_privacy]',
    ],
  ],
  ['&us_privacy=1---', []],
  [
    '&us_privacy=1YN',
    [
      'consent-usp-form 1:40 The value of the parameter us_privacy is not a US privacy string such as 1YNN. → Set us_privacy=[us_privacy]. → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=x1YNN',
    [
      'consent-usp-form 1:40 The value of the parameter us_privacy is not a US privacy string such as 1YNN. → Set us_privacy=[us_privacy]. → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=1YNNN',
    [
      'consent-usp-form 1:40 The value of the parameter us_privacy is not a US privacy string such as 1YNN. → Set us_privacy=[us_privacy]. → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=1ynn',
    [
      'consent-usp-form 1:40 The value of the parameter us_privacy is not a US privacy string such as 1YNN. → Set us_privacy=[us_privacy]. → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&ccpa=1YN',
    [
      'consent-usp-form 1:40 The value of the parameter ccpa is not a US privacy string such as 1YNN. → Set ccpa=[us_privacy]. → &ccpa=[us_privacy]',
    ],
  ],
  ['&us_privacy=[us_privacy]', []],
  [
    '&us_privacy=[PAGEURL]',
    [
      'consent-usp-form 1:40 The value of the parameter us_privacy is not a US privacy string such as 1YNN.',
    ],
  ],
  ['&us_privacy=0', []],
  ['&us_privacy=[ip]', ['macro-value-missing 1:52 [ip] has no value, so it was kept.']],
  [
    '&gpp=[gpp]&gpp_sid=7',
    [
      'consent-gpp-sid 1:40 The GPP string does not have all of the sections in gpp_sid. → Set gpp_sid=[GPPSECTIONID]. → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=[gpp_sid]',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-gpp-sid 1:40 The ad tag has a GPP string without its sections. → Set gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID]. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2_7',
    [
      'consent-gpp-sid 1:40 The GPP string does not have all of the sections in gpp_sid. → Set gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID]. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=0',
    [
      'consent-gpp-sid 1:40 The ad tag has a GPP string without its sections. → Set gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID]. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=x',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp_string=[gpp]',
    [
      'consent-gpp-sid 1:40 The ad tag has a GPP string without its sections. → Set gpp_sid=[GPPSECTIONID]. → &gpp_string=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=[gpp]&gpp_sid=',
    [
      'consent-gpp-sid 1:40 The ad tag has a GPP string without its sections. → Set gpp_sid=[GPPSECTIONID]. → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  ['&gpp=[gpp]&gpp_sid=-1', []],
  [
    '&gpp=[gpp]&gpp_sid=0',
    [
      'consent-gpp-sid 1:40 The ad tag has a GPP string without its sections. → Set gpp_sid=[GPPSECTIONID]. → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp_sid=2',
    [
      'consent-gpp-sid 1:40 The ad tag has sections of a GPP string without the string. → Set gpp=[GPPSTRING] and gpp_sid=[GPPSECTIONID]. → &gpp_sid=[GPPSECTIONID]&gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp_sid=[gpp_sid]',
    [
      'consent-gpp-sid 1:40 The ad tag has sections of a GPP string without the string. → Set gpp=[GPPSTRING]. → &gpp_sid=[gpp_sid]&gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp=&gpp_sid=[gpp_sid]',
    [
      'consent-gpp-sid 1:40 The ad tag has sections of a GPP string without the string. → Set gpp=[GPPSTRING]. → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]',
    ],
  ],
  [
    '&gpp=%%X%%&gpp_sid=2',
    [
      'macro-server-side 1:45 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%X%%.',
    ],
  ],
  ['&gpp=[ip]&gpp_sid=2', ['macro-value-missing 1:45 [ip] has no value, so it was kept.']],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&gdpr=1&gdpr_consent=',
    [],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&gdpr=&gdpr_consent=[gdpr_consent]',
    [],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&gpp=[gpp]&gpp_sid=',
    [],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&gpp=&gpp_sid=2',
    [],
  ],
];

describe('the rules about the form of consent', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
