import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    '&a=[PAGEURL',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=PAGEURL]',
    [
      'macro-mismatched 1:43 The brackets of PAGEURL] do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a={PAGEURL]',
    [
      'macro-mismatched 1:43 The brackets of {PAGEURL] do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=[PAGEURL}',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURL} do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=[[PAGEURL]]',
    [
      'macro-mismatched 1:43 The brackets of [[PAGEURL]] do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=[PAGEURL]&b=x[[DOMAIN]]&c=[DOMAIN',
    [
      'macro-mismatched 1:56 The brackets of [[DOMAIN]] and [DOMAIN do not match. → Correct the brackets. → &a=[PAGEURL]&b=x[DOMAIN]&c=[DOMAIN]',
    ],
  ],
  ['&a=[nothing_known', ['macro-mismatched 1:43 The brackets of [nothing_known do not match.']],
  [
    '&a=[PAGEURL&b=[nothing_known',
    ['macro-mismatched 1:43 The brackets of [PAGEURL and [nothing_known do not match.'],
  ],
  [
    '&a=[PAGEURI',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURI do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=%%PAGEURL',
    [
      'macro-mismatched 1:43 The brackets of %%PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=%%PAGEURL%',
    [
      'macro-mismatched 1:43 The brackets of %%PAGEURL% do not match. → Correct the brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=${PAGEURL&b=1',
    [
      'macro-mismatched 1:43 The brackets of ${PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL]&b=1',
    ],
  ],
  [
    '&a=[DOMAIN#b',
    [
      'tag-fragment 1:50 The ad tag has a #, and what follows it is not sent to the ad server. → Replace # by %23. → &a=[DOMAIN%23b',
      'macro-mismatched 1:43 The brackets of [DOMAIN do not match. → Correct the brackets. → &a=[DOMAIN]#b',
    ],
  ],
  [
    '&a=[PAGEURL;b=1',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL];b=1',
    ],
  ],
  [
    '&a=[PAGEURL?b',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL]?b',
    ],
  ],
  [
    '&a=[PAGEURL%23b',
    [
      'macro-mismatched 1:43 The brackets of [PAGEURL do not match. → Correct the brackets. → &a=[PAGEURL]%23b',
    ],
  ],
  [
    '&a=[PAGE URL]',
    ['macro-unresolved 1:43 Nothing fills [PAGE URL]. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=[Page URL]',
    ['macro-unresolved 1:43 Nothing fills [Page URL]. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=[ PAGEURL ]',
    ['macro-unresolved 1:43 Nothing fills [ PAGEURL ]. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=[PAGEURL ]',
    ['macro-unresolved 1:43 Nothing fills [PAGEURL ]. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=<PAGEURL>',
    ['macro-unresolved 1:43 Nothing fills <PAGEURL>. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=&lt;PAGEURL&gt;',
    [
      'macro-unresolved 1:43 Nothing fills &lt;PAGEURL&gt;. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=@@PAGEURL@@',
    ['macro-unresolved 1:43 Nothing fills @@PAGEURL@@. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=%PAGEURL%',
    ['macro-unresolved 1:43 Nothing fills %PAGEURL%. → Write macros in brackets. → &a=[PAGEURL]'],
  ],
  [
    '&a=x%PAGEURL%',
    [
      'tag-bad-percent 1:44 The ad tag has a percent sign without two hexadecimal digits after it. → Write the percent sign as %25. → &a=x%25PAGEURL%25',
    ],
  ],
  [
    '&a=%7BPAGEURL%7D',
    [
      'macro-unresolved 1:43 Nothing fills %7BPAGEURL%7D. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=%7B%7BPAGEURL%7D%7D',
    [
      'macro-unresolved 1:43 Nothing fills %7B%7BPAGEURL%7D%7D. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=%3CPAGEURL%3E',
    [
      'macro-unresolved 1:43 Nothing fills %3CPAGEURL%3E. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a={{ PAGEURL}}',
    [
      'macro-unresolved 1:43 Nothing fills {{ PAGEURL}}. → Write macros in brackets. → &a=[PAGEURL]',
    ],
  ],
  ['&a=<insert your url>', ['macro-unresolved 1:43 Nothing fills <insert your url>.']],
  [
    '&a=<page>&b=<DOMAIN>',
    [
      'macro-unresolved 1:43 Nothing fills <page> and <DOMAIN>. → Write macros in brackets. → &a=[PAGEURL]&b=[DOMAIN]',
    ],
  ],
  ['&a=<x1>&b=<DOMAIN>', ['macro-unresolved 1:43 Nothing fills <x1> and <DOMAIN>.']],
  [
    '&a=[object Object]',
    [
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
  ],
  [
    '&a=[object Object]&b=<DOMAIN>',
    [
      'macro-unresolved 1:61 Nothing fills <DOMAIN>. → Write macros in brackets. → &a=[object Object]&b=[DOMAIN]',
      'macro-value-text 1:40 The text of a missing value, such as undefined, is in the parameter a.',
    ],
  ],
  [
    '&a=%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:43 The brackets of %5BPAGEURL%5D are percent-encoded. → Write the brackets unencoded. → &a=[PAGEURL]',
    ],
  ],
  [
    '&a=%5Bnothing%5D',
    [
      'macro-unknown 1:43 %5Bnothing%5D has no replace rule and is not a known macro, so it was kept.',
    ],
  ],
  [
    '&a=%5BIFA%5D&b=%5BPAGEURL%5D',
    [
      'macro-encoded-brackets 1:43 The brackets of %5BIFA%5D and %5BPAGEURL%5D are percent-encoded. → Write the brackets unencoded. → &a=[IFA]&b=[PAGEURL]',
      'macro-value-unknown 1:43 The request has -1, which means unknown, for %5BIFA%5D.',
    ],
  ],
  [
    '&a=%5bpage_url%5d',
    [
      'macro-encoded-brackets 1:43 The brackets of %5bpage_url%5d are percent-encoded. → Write the brackets unencoded. → &a=[page_url]',
    ],
  ],
  ['&a=[1x', []],
  ['&a=[x-1:2.3', ['macro-mismatched 1:43 The brackets of [x-1:2.3 do not match.']],
  [
    '&p0=<PAGEURL>&p1=<PAGEURL>&p2=<PAGEURL>&p3=<PAGEURL>&p4=<PAGEURL>&p5=<PAGEURL>&p6=<PAGEURL>&p7=<PAGEURL>&p8=<PAGEURL>&p9=<PAGEURL>&p10=<PAGEURL>&p11=<PAGEURL>&p12=<PAGEURL>&p13=<PAGEURL>&p14=<PAGEURL>&p15=<PAGEURL>&p16=<PAGEURL>&p17=<PAGEURL>&p18=<PAGEURL>&p19=<PAGEURL>',
    [
      'macro-unresolved 1:44 Nothing fills <PAGEURL>. → Write macros in brackets. → &p0=[PAGEURL]&p1=[PAGEURL]&p2=[PAGEURL]&p3=[PAGEURL]&p4=[PAGEURL]&p5=[PAGEURL]&p6=[PAGEURL]&p7=[PAGEURL]&p8=[PAGEURL]&p9=[PAGEURL]&p10=[PAGEURL]&p11=[PAGEURL]&p12=[PAGEURL]&p13=[PAGEURL]&p14=[PAGEURL]&p15=[PAGEURL]&p16=[PAGEURL]&p17=[PAGEURL]&p18=[PAGEURL]&p19=[PAGEURL]',
    ],
  ],
  [
    '&p0=<PAGEURL>&p1=<PAGEURL>&p2=<PAGEURL>&p3=<PAGEURL>&p4=<PAGEURL>&p5=<PAGEURL>&p6=<PAGEURL>&p7=<PAGEURL>&p8=<PAGEURL>&p9=<PAGEURL>&p10=<PAGEURL>&p11=<PAGEURL>&p12=<PAGEURL>&p13=<PAGEURL>&p14=<PAGEURL>&p15=<PAGEURL>&p16=<PAGEURL>&p17=<PAGEURL>&p18=<PAGEURL>&p19=<PAGEURL>&p20=<PAGEURL>',
    ['macro-unresolved 1:44 Nothing fills <PAGEURL>.'],
  ],
  [
    '&p0=[PAGEURL&p1=[PAGEURL&p2=[PAGEURL&p3=[PAGEURL&p4=[PAGEURL&p5=[PAGEURL&p6=[PAGEURL&p7=[PAGEURL&p8=[PAGEURL&p9=[PAGEURL&p10=[PAGEURL&p11=[PAGEURL&p12=[PAGEURL&p13=[PAGEURL&p14=[PAGEURL&p15=[PAGEURL&p16=[PAGEURL&p17=[PAGEURL&p18=[PAGEURL&p19=[PAGEURL',
    [
      'macro-mismatched 1:44 The brackets of [PAGEURL do not match. → Correct the brackets. → &p0=[PAGEURL]&p1=[PAGEURL]&p2=[PAGEURL]&p3=[PAGEURL]&p4=[PAGEURL]&p5=[PAGEURL]&p6=[PAGEURL]&p7=[PAGEURL]&p8=[PAGEURL]&p9=[PAGEURL]&p10=[PAGEURL]&p11=[PAGEURL]&p12=[PAGEURL]&p13=[PAGEURL]&p14=[PAGEURL]&p15=[PAGEURL]&p16=[PAGEURL]&p17=[PAGEURL]&p18=[PAGEURL]&p19=[PAGEURL]',
    ],
  ],
  [
    '&p0=[PAGEURL&p1=[PAGEURL&p2=[PAGEURL&p3=[PAGEURL&p4=[PAGEURL&p5=[PAGEURL&p6=[PAGEURL&p7=[PAGEURL&p8=[PAGEURL&p9=[PAGEURL&p10=[PAGEURL&p11=[PAGEURL&p12=[PAGEURL&p13=[PAGEURL&p14=[PAGEURL&p15=[PAGEURL&p16=[PAGEURL&p17=[PAGEURL&p18=[PAGEURL&p19=[PAGEURL&p20=[PAGEURL',
    ['macro-mismatched 1:44 The brackets of [PAGEURL do not match.'],
  ],
];

describe('the rules about the brackets of macros', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
