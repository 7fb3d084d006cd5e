import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-frozen 1:47 The literal consent of one viewer is in the parameter gdpr_consent. → Replace the consent by macros. → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&us_privacy=1YNN&ccpa=1YNN',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameters us_privacy and ccpa. → Replace the consent by macros. → &us_privacy=[us_privacy]&ccpa=[us_privacy]',
    ],
  ],
  ['&us_privacy=1---', []],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=[gpp_sid]',
    [
      'consent-frozen 1:40 The literal consent of one viewer is in the parameter gpp. → Replace the consent by macros. → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]',
    ],
  ],
  ['&gpp=[gpp]&gpp_sid=2', []],
  ['&addtl_consent=1~2.3', []],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:47 The literal consent of one viewer is in the parameters gdpr_consent and gpp. → Replace the consent by macros. → &gdpr=1&gdpr_consent=[GDPRCONSENT]&gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  ['&consent=yes&gdpr=1', []],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    ['consent-frozen 1:47 The literal consent of one viewer is in the parameter gdpr_consent.'],
    { random: 0.5 },
  ],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&us_privacy=1YNN',
    [
      'consent-frozen 1:47 The literal consent of one viewer is in the parameters gdpr_consent and us_privacy.',
    ],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=1',
    [
      'consent-absent The viewer has a TCF consent string, and the ad tag has no parameter for consent.',
    ],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=1',
    [
      'consent-absent The viewer has a GPP consent string, and the ad tag has no parameter for consent.',
    ],
    { random: 0.5, consent: { gppString: 'DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=1',
    ['consent-absent The GDPR applies to the viewer, and the ad tag has no parameter for consent.'],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  ['&a=1', [], { random: 0.5, consent: { gdprApplies: false, tcString: '' } }],
  [
    '&gdpr=1',
    [
      'consent-flag-without-string 1:40 The ad tag says that the GDPR applies, and has no consent string.',
    ],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&a=[gdpr_consent]',
    [],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=[my_tcf_string]',
    [
      'macro-unknown 1:43 [my_tcf_string] has no replace rule and is not a known macro, so it was kept.',
    ],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=[my_usp]',
    ['macro-unknown 1:43 [my_usp] has no replace rule and is not a known macro, so it was kept.'],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&a=[Privacy_x]',
    [
      'macro-unknown 1:43 [Privacy_x] has no replace rule and is not a known macro, so it was kept.',
    ],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  ['&addtl_consent=1', [], { random: 0.5, consent: { gdprApplies: true } }],
  [
    '[tag]',
    [],
    {
      random: 0.5,
      consent: { gdprApplies: true },
      embed: { primaryUrl: 'https://ads.example/v' },
      replaceRules: [{ subject: '[tag]', value: 'url-primary' }],
    },
  ],
  [
    '&c=[gdpr_consent]',
    ['consent-late 1:43 The ad tag was expanded before the consent platform had answered.'],
    {
      random: 0.5,
      now: 1,
      consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', knownAt: 2 },
    },
  ],
  [
    '&c=[gdpr_consent]',
    [],
    {
      random: 0.5,
      now: 2,
      consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', knownAt: 2 },
    },
  ],
  [
    '&c=[gdpr_consent]',
    [],
    {
      random: 0.5,
      consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', knownAt: 2 },
    },
  ],
  [
    '&c=1&gdpr=0',
    [],
    {
      random: 0.5,
      now: 1,
      consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA', knownAt: 2 },
    },
  ],
];

describe('the rules about where consent comes from', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
