import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  ['&a=INSERT', ['macro-bare-word 1:40 names=a']],
  ['&a=REPLACE', ['macro-bare-word 1:40 names=a']],
  ['&a=ENTER', ['macro-bare-word 1:40 names=a']],
  ['&a=YOUR', ['macro-bare-word 1:40 names=a']],
  ['&a=CHANGE', ['macro-bare-word 1:40 names=a']],
  ['&a=FILL', ['macro-bare-word 1:40 names=a']],
  ['&a=INSERT_URL', ['macro-bare-word 1:40 names=a']],
  ['&a=YOUR-URL', ['macro-bare-word 1:40 names=a']],
  ['&a=FILL_ME_IN', ['macro-bare-word 1:40 names=a']],
  ['&a=ROKU_ADS_APP', ['macro-bare-word 1:40 names=a']],
  ['&a=XXX', ['macro-bare-word 1:40 names=a']],
  ['&a=XXXX', ['macro-bare-word 1:40 names=a']],
  ['&a=INSERT%20URL', ['macro-bare-word 1:40 names=a']],
  ['&a=xINSERT', []],
  ['&a=INSERT.', []],
  ['&a=XXXa', []],
  ['&a=aXXX', []],
  ['&a=ROKU_ADS_', []],
  ['&a=xROKU_ADS_APP', []],
  ['&a=XX', []],
  ['&a=insert', []],
  ['&a=CACHEBUSTER', ['macro-bare-word 1:40 names=a → repair-write-macros → &a=[CACHEBUSTING]']],
  ['&a=PAGEURL', []],
  ['&a=DOMAIN', []],
  ['&a=DEVICEUA', ['macro-bare-word 1:40 names=a → repair-write-macros → &a=[DEVICEUA]']],
  ['&a=PAGE_URL', ['macro-bare-word 1:40 names=a → repair-write-macros → &a=[PAGEURL]']],
  ['&a=GDPR_CONSENT', ['macro-bare-word 1:40 names=a → repair-write-macros → &a=[GDPRCONSENT]']],
  ['&a=pageurl', []],
  ['&a=WIDTH', []],
  [
    '&page_url=XXX',
    ['macro-bare-word 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  ['&cb2=XXX&page_url=INSERT_URL', ['macro-bare-word 1:40 names=cb2,page_url']],
  ['&ord=XXX', ['macro-bare-word 1:40 names=ord → repair-write-macros → &ord=[CACHEBUSTING]']],
  ['&a=XXX&page_url=XXX', ['macro-bare-word 1:40 names=a,page_url']],
  [
    '&page_url=XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX',
    ['macro-bare-word 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  ['&page_url=XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX', []],
  [
    '&page_url=undefined',
    ['macro-value-text 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  [
    '&page_url=null',
    ['macro-value-text 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  [
    '&page_url=NaN',
    ['macro-value-text 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  [
    '&page_url=%5Bobject%20Object%5D',
    ['macro-value-text 1:40 names=page_url → repair-write-macros → &page_url=[page_url]'],
  ],
  ['&page_url=undefined1', []],
  ['&page_url=xundefined', []],
  ['&page_url=a,undefined', ['macro-value-text 1:40 names=page_url']],
  ['&page_url=undefined%26b', ['macro-value-text 1:40 names=page_url']],
  [
    '&page_url=a%253Dnull',
    [
      'tag-double-encoded 1:51 names=page_url → repair-encode-once → &page_url=a%3Dnull',
      'macro-value-text 1:40 names=page_url',
    ],
  ],
  [
    '&ord=undefined',
    ['macro-value-text 1:40 names=ord → repair-write-macros → &ord=[CACHEBUSTING]'],
  ],
  ['&a=undefined', ['macro-value-text 1:40 names=a']],
  ['&a=undefined&page_url=null', ['macro-value-text 1:40 names=a,page_url']],
  ['&a=Undefined', []],
  ['&a=nothing;null', ['macro-value-text 1:40 names=a']],
  ['&cust_params=a%3Dundefined%26b%3D1', ['macro-value-text 1:40 names=cust_params']],
  [
    '&a=null|b',
    [
      'tag-illegal-chars 1:47 → repair-encode-characters → &a=null%7Cb',
      'macro-value-text 1:40 names=a',
    ],
  ],
  ['&a=[PAGEURL]undefined', []],
  ['&a=[PAGEURL]', ['macro-value-text 1:40 names=a'], { page: { url: 'undefined' }, random: 0.5 }],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=undefined&vpmute=&vpa=&plcmt=',
    [
      'gam-correlator 1:159 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3Dundefined',
    ['macro-value-text 1:202 names=cust_params'],
  ],
  ['&a=[ip]', ['macro-value-missing 1:43 placeholders=[ip] → repair-remove-parameters names=a → ']],
  [
    '&a=[ip]&b=[idfa]',
    ['macro-value-missing 1:43 placeholders=[ip],[idfa] → repair-remove-parameters names=a,b → '],
  ],
  ['&a=x[ip]', ['macro-value-missing 1:44 placeholders=[ip]']],
  ['&a=[IFA]&b=[DEVICEIP]', ['macro-value-unknown 1:43 placeholders=[IFA],[DEVICEIP]']],
  ['&a=[IFA]&b=[IFA]', ['macro-value-unknown 1:43 placeholders=[IFA]']],
  [
    '&a=[IFA]&b=[ERRORCODE]',
    [
      'macro-wrong-context 1:51 placeholders=[ERRORCODE] → repair-remove-parameters names=b → &a=[IFA]',
      'macro-value-unknown 1:43 placeholders=[IFA]',
    ],
  ],
  [
    '&a=[IFA]&b=[DEVICEIP]',
    ['consent-absent known=gdpr'],
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
      'macro-encoded-brackets 1:76 placeholders=%5BPAGEURL%5D → repair-decode-brackets → &u=https%3A%2F%2Fa.example%2F%3Fb%3D[PAGEURL]',
      'macro-nested-encoding 1:76 placeholders=%5BPAGEURL%5D',
    ],
  ],
  ['&u=a%3D[PAGEURL]', ['macro-nested-encoding 1:47 placeholders=[PAGEURL]']],
  ['&u=https%3A%2F%2Fa.example%2F%3Fb%3D%255BPAGEURL%255D', []],
  [
    'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3D%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:219 placeholders=%5BPAGEURL%5D → repair-decode-brackets → https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]&vpmute=&vpa=&plcmt=&cust_params=a%3D[PAGEURL]',
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
