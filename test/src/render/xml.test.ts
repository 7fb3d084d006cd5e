import assert from 'node:assert/strict';
import { test } from 'node:test';
import { xmlElement, xmlText, xmlUrl } from '../../../src/render/xml.js';

test('text has references for what parsers change or take for markup', () => {
  assert.equal(
    xmlText('&<>"\r\u0085\u2028\u2029\t\n\'é😀'),
    "&amp;&lt;&gt;&quot;&#13;\ufffd&#8232;&#8233;\t\n'é😀",
  );
});

test('characters that XML cannot express become U+FFFD, each of them', () => {
  assert.equal(
    xmlText('\0\b\u000b\u000c\u000e\u001f\ufffe\uffff\ud800a\udc00'),
    `${'\ufffd'.repeat(9)}a\ufffd`,
  );
  assert.equal(xmlText('\t\n\u0020\ufffd\ud83d\ude00'), '\t\n\u0020\ufffd\ud83d\ude00');
});

test('the value of an attribute keeps its white space', () => {
  assert.equal(
    xmlElement('a', { b: '\t\t\n"', c: undefined, d: '' }),
    '<a b="&#9;&#9;&#10;&quot;" d=""/>',
  );
});

test('an element has its children in order, or no end tag', () => {
  assert.equal(xmlElement('a', {}, xmlText('1'), xmlElement('b', {})), '<a>1<b/></a>');
  assert.equal(xmlElement('a', {}), '<a/>');
});

test('no URL ends its section', () => {
  assert.equal(
    xmlUrl('https://a.example/?a=]]><b c="d"\0'),
    '<![CDATA[https://a.example/?a=]]%3E%3Cb%20c=%22d%22\ufffd]]>',
  );
});
