import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPlaceholders } from '../../../../src/lint/ad-tag/broken-placeholders.js';

const found = (text: string): readonly string[] =>
  brokenPlaceholders(text).map(
    ({ kind, start, end, text: own, name }) => `${kind} ${start}-${end} ${own} (${name})`,
  );

for (const [text, ...expected] of [
  ['a=1&b=2'],
  ['a=[]&b={}&c=<>&d=@@@@&e=%%%%'],
  ['a=[NAME&b=1', 'mismatched 2-7 [NAME (NAME)'],
  ['a={NAME]', 'mismatched 2-8 {NAME] (NAME)'],
  ['a={{NAME]]', 'mismatched 2-10 {{NAME]] (NAME)'],
  ['a=NAME]', 'mismatched 2-7 NAME] (NAME)'],
  ['a=NAME}}&b', 'mismatched 2-8 NAME}} (NAME)'],
  ['a=b NAME]'],
  ['a=NAME]b'],
  ['a=$[NAME;b', 'mismatched 2-8 $[NAME (NAME)'],
  ['a=${NAME#b', 'mismatched 2-8 ${NAME (NAME)'],
  ['a=${{NAME?b', 'mismatched 2-9 ${{NAME (NAME)'],
  ['a=[NAME%23b', 'mismatched 2-7 [NAME (NAME)'],
  ['a=[NAME b'],
  ['a=[1NAME&b'],
  ['a=[_n.a:m-e1', 'mismatched 2-12 [_n.a:m-e1 (_n.a:m-e1)'],
  ['a=%%NAME&b', 'mismatched 2-8 %%NAME (NAME)'],
  ['a=%%NAME%', 'mismatched 2-9 %%NAME% (NAME)'],
  ['a=[A page/x]', 'unfillable 2-12 [A page/x] (A page/x)'],
  ['a={{ A page}}', 'unfillable 2-13 {{ A page}} (A page)'],
  ['a=<a page>', 'unfillable 2-10 <a page> (a page)'],
  ['a=&lt;page&gt;', 'unfillable 2-14 &lt;page&gt; (page)'],
  ['a=@@page@@', 'unfillable 2-10 @@page@@ (page)'],
  ['a=%PAGE%&b', 'unfillable 2-8 %PAGE% (PAGE)'],
  ['a=%PA%'],
  ['a=%page%'],
  ['a=x%PAGE%'],
  ['a=%7Bpage%7D', 'unfillable 2-12 %7Bpage%7D (page)'],
  ['a=%7B%7Bpage%7D%7D', 'unfillable 2-18 %7B%7Bpage%7D%7D (page)'],
  ['a=%3Cpage%3E', 'unfillable 2-12 %3Cpage%3E (page)'],
  [
    'a=<p>&b=[q&c=%3Cr%3E',
    'unfillable 2-5 <p> (p)',
    'mismatched 8-10 [q (q)',
    'unfillable 13-20 %3Cr%3E (r)',
  ],
  // A text is one placeholder, also if it looks like two.
  ['a={{page]', 'mismatched 2-9 {{page] (page)'],
  ['a=[<page>]', 'unfillable 3-9 <page> (page)'],
] as const)
  test(`broken placeholders of ${text} are ${expected.length === 0 ? 'none' : expected.join(', ')}`, () => {
    assert.deepEqual(found(text), expected);
  });

test('a name has at most 64 characters', () => {
  assert.equal(brokenPlaceholders(`a=[${'n'.repeat(64)}&b`).length, 1);
  assert.equal(brokenPlaceholders(`a=[${'n'.repeat(65)}&b`).length, 0);
});
