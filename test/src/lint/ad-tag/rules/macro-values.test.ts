import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['&a=INSERT', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=REPLACE', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=ENTER', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=YOUR', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=CHANGE', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=FILL', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  [
    '&a=INSERT_URL',
    ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.'],
  ],
  ['&a=YOUR-URL', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  [
    '&a=FILL_ME_IN',
    ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.'],
  ],
  [
    '&a=ROKU_ADS_APP',
    ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.'],
  ],
  ['&a=XXX', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  ['&a=XXXX', ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.']],
  [
    '&a=INSERT%20URL',
    ['macro-bare-word 1:40 A word stands in place of the value of the parameter a.'],
  ],
  ['&a=xINSERT', []],
  ['&a=INSERT.', []],
  ['&a=XXXa', []],
  ['&a=aXXX', []],
  ['&a=ROKU_ADS_', []],
  ['&a=xROKU_ADS_APP', []],
  ['&a=XX', []],
  ['&a=insert', []],
  [
    '&a=CACHEBUSTER',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter a. → Write macros in brackets. → &a=[CACHEBUSTING]',
    ],
  ],
  ['&a=PAGEURL', []],
  ['&a=DOMAIN', []],
  [
    '&a=DEVICEUA',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter a. → Write macros in brackets. → &a=[DEVICEUA]',
    ],
  ],
  [
    '&a=PAGE_URL',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter a. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=GDPR_CONSENT',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter a. → Write macros in brackets. → &a=[GDPRCONSENT]',
    ],
  ],
  ['&a=pageurl', []],
  ['&a=WIDTH', []],
  [
    '&page_url=XXX',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  [
    '&cb2=XXX&page_url=INSERT_URL',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameters cb2 and page_url.',
    ],
  ],
  [
    '&ord=XXX',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter ord. → Write macros in brackets. → &ord=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=XXX&page_url=XXX',
    ['macro-bare-word 1:40 A word stands in place of the value of the parameters a and page_url.'],
  ],
  [
    '&page_url=XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX',
    [
      'macro-bare-word 1:40 A word stands in place of the value of the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  ['&page_url=XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX', []],
  [
    '&page_url=undefined',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  [
    '&page_url=null',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  [
    '&page_url=NaN',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  [
    '&page_url=%5Bobject%20Object%5D',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url. → Write macros in brackets. → &page_url=[page_url]',
    ],
  ],
  ['&page_url=undefined1', []],
  ['&page_url=xundefined', []],
  [
    '&page_url=a,undefined',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url.',
    ],
  ],
  [
    '&page_url=undefined%26b',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url.',
    ],
  ],
  [
    '&page_url=a%253Dnull',
    [
      'tag-double-encoded 1:51 The value of the parameter page_url is percent-encoded twice. → Encode the value once. → &page_url=a%3Dnull',
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter page_url.',
    ],
  ],
  [
    '&ord=undefined',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter ord. → Write macros in brackets. → &ord=[CACHEBUSTING]',
    ],
  ],
  [
    '&a=undefined',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
  ],
  [
    '&a=undefined&page_url=null',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameters a and page_url.',
    ],
  ],
  ['&a=Undefined', []],
  [
    '&a=nothing;null',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
  ],
  [
    '&cust_params=a%3Dundefined%26b%3D1',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter cust_params.',
    ],
  ],
  [
    '&a=null|b',
    [
      'tag-illegal-chars 1:47 The ad tag has characters that a URL may not contain unencoded. → Percent-encode these characters. → &a=null%7Cb',
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
  ],
  ['&a=[PAGEURL]undefined', []],
  [
    '&a=[PAGEURL]',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
    { page: { url: 'undefined' }, random: 0.5 },
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=undefined&vpmute=&vpa=&plcmt=',
    [
      'gam-correlator 1:159 The correlator is no positive integer. → Set correlator=[timestamp]. → https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3Dundefined',
    [
      'macro-value-text 1:202 The text of a missing value, such as undefined, is in the parameter cust_params.',
    ],
  ],
  [
    '&a=[ip]',
    ['macro-value-missing 1:43 [ip] has no value, so it was kept. → Remove the parameter a. → '],
  ],
  [
    '&a=[ip]&b=[idfa]',
    [
      'macro-value-missing 1:43 [ip] and [idfa] have no values, so they were kept. → Remove the parameters a and b. → ',
    ],
  ],
  ['&a=x[ip]', ['macro-value-missing 1:44 [ip] has no value, so it was kept.']],
  [
    '&a=[IFA]&b=[DEVICEIP]',
    ['macro-value-unknown 1:43 The request has -1, which means unknown, for [IFA] and [DEVICEIP].'],
  ],
  [
    '&a=[IFA]&b=[IFA]',
    ['macro-value-unknown 1:43 The request has -1, which means unknown, for [IFA].'],
  ],
  [
    '&a=[IFA]&b=[ERRORCODE]',
    [
      'macro-wrong-context 1:51 [ERRORCODE] is a macro for tracking URLs; in an ad request it is -1. → Remove the parameter b. → &a=[IFA]',
      'macro-value-unknown 1:43 The request has -1, which means unknown, for [IFA].',
    ],
  ],
  [
    '&a=[IFA]&b=[DEVICEIP]',
    ['consent-absent The GDPR applies to the viewer, and the ad tag has no parameter for consent.'],
    {
      random: 0.5,
      device: {
        ifa: '110bc462-fb6d-4a97-a622-55d4a7280f43',
        limitAdTracking: true,
        ip: '192.0.2.1',
      },
      consent: { gdprApplies: true },
    },
  ],
  [
    '&u=https%3A%2F%2Fa.example%2F%3Fb%3D%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:76 The brackets of %5BPAGEURL%5D are percent-encoded. → Write the brackets unencoded. → &u=https%3A%2F%2Fa.example%2F%3Fb%3D[PAGEURL]',
      'macro-nested-encoding 1:76 The text around %5BPAGEURL%5D is percent-encoded, so that its value is encoded once more.',
    ],
  ],
  [
    '&u=a%3D[PAGEURL]',
    [
      'macro-nested-encoding 1:47 The text around [PAGEURL] is percent-encoded, so that its value is encoded once more.',
    ],
  ],
  ['&u=https%3A%2F%2Fa.example%2F%3Fb%3D%255BPAGEURL%255D', []],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3D%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:219 The brackets of %5BPAGEURL%5D are percent-encoded. → Write the brackets unencoded. → https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3D[PAGEURL]',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3D%255BPAGEURL%255D',
    [],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&x=https%3A%2F%2Fa.example%2F%3Fb%3D%255BPAGEURL%255D&cust_params=a%3D1',
    [],
  ],
];

describe('the rules about the values of macros', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
