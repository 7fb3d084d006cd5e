import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-frozen 1:47 names=gdpr_consent → repair-replace-consent → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&us_privacy=1YNN&ccpa=1YNN',
    [
      'consent-frozen 1:40 names=us_privacy,ccpa → repair-replace-consent → &us_privacy=[us_privacy]&ccpa=[us_privacy]',
    ],
  ],
  ['&us_privacy=1---', []],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=[gpp_sid]',
    ['consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]'],
  ],
  ['&gpp=[gpp]&gpp_sid=2', []],
  ['&addtl_consent=1~2.3', []],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:47 names=gdpr_consent,gpp → repair-replace-consent → &gdpr=1&gdpr_consent=[GDPRCONSENT]&gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  ['&consent=yes&gdpr=1', []],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    ['consent-frozen 1:47 names=gdpr_consent'],
    { random: 0.5 },
  ],
  [
    '&gdpr=1&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&us_privacy=1YNN',
    ['consent-frozen 1:47 names=gdpr_consent,us_privacy'],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=1',
    ['consent-absent known=tcf'],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=1',
    ['consent-absent known=gpp'],
    { random: 0.5, consent: { gppString: 'DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  ['&a=1', ['consent-absent known=gdpr'], { random: 0.5, consent: { gdprApplies: true } }],
  ['&a=1', [], { random: 0.5, consent: { gdprApplies: false, tcString: '' } }],
  [
    '&gdpr=1',
    ['consent-flag-without-string 1:40'],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&a=[gdpr_consent]',
    [],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=[my_tcf_string]',
    ['macro-unknown 1:43 placeholders=[my_tcf_string]'],
    { random: 0.5, consent: { tcString: 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA' } },
  ],
  [
    '&a=[my_usp]',
    ['macro-unknown 1:43 placeholders=[my_usp]'],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&a=[Privacy_x]',
    ['macro-unknown 1:43 placeholders=[Privacy_x]'],
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
    ['consent-late 1:43'],
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
