import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
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
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
