import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&gdpr=1',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=true',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=true&gdpr_consent=[GDPRCONSENT]',
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=1 → &gdpr=1',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&consent=',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=consent=[GDPRCONSENT] → &gdpr=1&consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr_applies=1&tcstring=',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=tcstring=[GDPRCONSENT] → &gdpr_applies=1&tcstring=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=-1',
    [
      'consent-flag-without-string 1:40 → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=1&gdpr_consent=[gdpr_consent]', []],
  [
    '&gdpr=[gdpr]',
    [
      'consent-flag-without-string 1:40 flag=[gdpr] → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=0', []],
  [
    '&gdpr=1&gdpr_consent=%%X%%',
    ['macro-server-side 1:61 system=Google Ad Manager adServers=%%X%%'],
  ],
  [
    '&gdpr=1#x',
    ['tag-fragment 1:47 → repair-encode-hash → &gdpr=1%23x', 'consent-flag-form 1:40 name=gdpr'],
  ],
  ['&gdpr=1', ['consent-flag-without-string 1:40'], { random: 0.5 }],
  [
    '&gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-string-without-flag 1:40 → repair-set-parameters settings=gdpr=[gdpr] → &gdpr_consent=CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gdpr=[gdpr]',
      'consent-frozen 1:40 names=gdpr_consent',
    ],
    { random: 0.5, consent: { gdprApplies: true } },
  ],
  [
    '&gdpr_consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:40 → repair-set-parameters settings=gdpr=[gdpr] → &gdpr_consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  [
    '&gdpr_consent=[gdpr_consent]&gdpr=',
    [
      'consent-string-without-flag 1:40 → repair-set-parameters settings=gdpr=[gdpr] → &gdpr_consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  [
    '&consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:40 → repair-set-parameters settings=gdpr=[gdpr] → &consent=[gdpr_consent]&gdpr=[gdpr]',
    ],
  ],
  ['&consent=yes', []],
  [
    '&tc_string=[tc_string]',
    [
      'consent-string-without-flag 1:40 → repair-set-parameters settings=gdpr=[gdpr] → &tc_string=[tc_string]&gdpr=[gdpr]',
    ],
  ],
  ['&gdpr_consent=-2', []],
  ['&gdpr_consent=0', []],
  [
    '&gdpr_consent=[gdpr_consent]&gdpr=%%X%%',
    ['macro-server-side 1:74 system=Google Ad Manager adServers=%%X%%'],
  ],
  [
    '&gdpr=yes&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=1 → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=y&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=1 → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=TRUE&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=1 → &gdpr=1&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=no&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=0 → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=n&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=0 → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  [
    '&gdpr=False&gdpr_consent=[gdpr_consent]',
    [
      'consent-flag-form 1:40 name=gdpr → repair-set-parameters settings=gdpr=0 → &gdpr=0&gdpr_consent=[gdpr_consent]',
    ],
  ],
  ['&gdpr=maybe&gdpr_consent=[gdpr_consent]', ['consent-flag-form 1:40 name=gdpr']],
  ['&gdpr=2&gdpr_consent=[gdpr_consent]', ['consent-flag-form 1:40 name=gdpr']],
  ['&gdpr=01&gdpr_consent=[gdpr_consent]', ['consent-flag-form 1:40 name=gdpr']],
  ['&gdpr=-1&gdpr_consent=[gdpr_consent]', ['consent-flag-form 1:40 name=gdpr']],
  ['&gdpr=1%20&gdpr_consent=[gdpr_consent]', []],
  [
    '&gdpr=%20&gdpr_consent=[gdpr_consent]',
    [
      'consent-string-without-flag 1:49 → repair-set-parameters settings=gdpr=[gdpr] → &gdpr=[gdpr]&gdpr_consent=[gdpr_consent]',
    ],
  ],
  ['&gdpr=[ip]&gdpr_consent=[gdpr_consent]', ['macro-value-missing 1:46 placeholders=[ip]']],
  ['&gdpr=[PAGEURL]&gdpr_consent=[gdpr_consent]', ['consent-flag-form 1:40 name=gdpr']],
  [
    '&gdpr=1&gdpr_consent=BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA',
    [
      'consent-tcstring-form 1:47 name=gdpr_consent → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=1&gdpr_consent=[PAGEURL]', ['consent-tcstring-form 1:47 name=gdpr_consent']],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 name=gdpr_consent → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-frozen 1:47 names=gdpr_consent → repair-replace-consent → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 name=gdpr_consent → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
    [
      'consent-tcstring-form 1:47 name=gdpr_consent → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbb',
    [
      'consent-frozen 1:47 names=gdpr_consent → repair-replace-consent → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&gdpr=1&gdpr_consent=Caaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.',
    [
      'consent-tcstring-form 1:47 name=gdpr_consent → repair-set-parameters settings=gdpr_consent=[GDPRCONSENT] → &gdpr=1&gdpr_consent=[GDPRCONSENT]',
    ],
  ],
  ['&gdpr=1&consent=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', []],
  [
    '&gdpr=1&consent=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    [
      'consent-tcstring-form 1:47 name=consent → repair-set-parameters settings=consent=[GDPRCONSENT] → &gdpr=1&consent=[GDPRCONSENT]',
    ],
  ],
  [
    '&us_privacy=1YNN',
    ['consent-frozen 1:40 names=us_privacy → repair-replace-consent → &us_privacy=[us_privacy]'],
  ],
  ['&us_privacy=1---', []],
  [
    '&us_privacy=1YN',
    [
      'consent-usp-form 1:40 name=us_privacy → repair-set-parameters settings=us_privacy=[us_privacy] → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=x1YNN',
    [
      'consent-usp-form 1:40 name=us_privacy → repair-set-parameters settings=us_privacy=[us_privacy] → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=1YNNN',
    [
      'consent-usp-form 1:40 name=us_privacy → repair-set-parameters settings=us_privacy=[us_privacy] → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&us_privacy=1ynn',
    [
      'consent-usp-form 1:40 name=us_privacy → repair-set-parameters settings=us_privacy=[us_privacy] → &us_privacy=[us_privacy]',
    ],
  ],
  [
    '&ccpa=1YN',
    [
      'consent-usp-form 1:40 name=ccpa → repair-set-parameters settings=ccpa=[us_privacy] → &ccpa=[us_privacy]',
    ],
  ],
  ['&us_privacy=[us_privacy]', []],
  ['&us_privacy=[PAGEURL]', ['consent-usp-form 1:40 name=us_privacy']],
  ['&us_privacy=0', []],
  ['&us_privacy=[ip]', ['macro-value-missing 1:52 placeholders=[ip]']],
  [
    '&gpp=[gpp]&gpp_sid=7',
    [
      'consent-gpp-sid 1:40 fault=other-sections → repair-set-parameters settings=gpp_sid=[GPPSECTIONID] → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=[gpp_sid]',
    ['consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]'],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA',
    [
      'consent-gpp-sid 1:40 fault=no-sections → repair-set-parameters settings=gpp=[GPPSTRING],gpp_sid=[GPPSECTIONID] → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2',
    [
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=2_7',
    [
      'consent-gpp-sid 1:40 fault=other-sections → repair-set-parameters settings=gpp=[GPPSTRING],gpp_sid=[GPPSECTIONID] → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=0',
    [
      'consent-gpp-sid 1:40 fault=no-sections → repair-set-parameters settings=gpp=[GPPSTRING],gpp_sid=[GPPSECTIONID] → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=DBABMA~CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA&gpp_sid=x',
    [
      'consent-frozen 1:40 names=gpp → repair-replace-consent → &gpp=[GPPSTRING]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp_string=[gpp]',
    [
      'consent-gpp-sid 1:40 fault=no-sections → repair-set-parameters settings=gpp_sid=[GPPSECTIONID] → &gpp_string=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp=[gpp]&gpp_sid=',
    [
      'consent-gpp-sid 1:40 fault=no-sections → repair-set-parameters settings=gpp_sid=[GPPSECTIONID] → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  ['&gpp=[gpp]&gpp_sid=-1', []],
  [
    '&gpp=[gpp]&gpp_sid=0',
    [
      'consent-gpp-sid 1:40 fault=no-sections → repair-set-parameters settings=gpp_sid=[GPPSECTIONID] → &gpp=[gpp]&gpp_sid=[GPPSECTIONID]',
    ],
  ],
  [
    '&gpp_sid=2',
    [
      'consent-gpp-sid 1:40 fault=no-string → repair-set-parameters settings=gpp=[GPPSTRING],gpp_sid=[GPPSECTIONID] → &gpp_sid=[GPPSECTIONID]&gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp_sid=[gpp_sid]',
    [
      'consent-gpp-sid 1:40 fault=no-string → repair-set-parameters settings=gpp=[GPPSTRING] → &gpp_sid=[gpp_sid]&gpp=[GPPSTRING]',
    ],
  ],
  [
    '&gpp=&gpp_sid=[gpp_sid]',
    [
      'consent-gpp-sid 1:40 fault=no-string → repair-set-parameters settings=gpp=[GPPSTRING] → &gpp=[GPPSTRING]&gpp_sid=[gpp_sid]',
    ],
  ],
  ['&gpp=%%X%%&gpp_sid=2', ['macro-server-side 1:45 system=Google Ad Manager adServers=%%X%%']],
  ['&gpp=[ip]&gpp_sid=2', ['macro-value-missing 1:45 placeholders=[ip]']],
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
