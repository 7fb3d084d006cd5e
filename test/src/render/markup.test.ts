import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AttributeValue,
  element,
  json,
  startTag,
  textMarkup,
} from '../../../src/render/markup.js';

const ROWS: readonly (readonly [string, string, AttributeValue, string])[] = [
  ['a text is quoted', 'title', 'a b', ' title="a b"'],
  ['special characters are escaped', 'title', '&<>"\'`', ' title="&amp;&lt;&gt;&quot;&#39;&#96;"'],
  ['line ends are kept as references', 'title', '\r\n', ' title="&#13;&#10;"'],
  ['NUL and lone surrogates are replaced', 'title', '\0\ud800', ' title="\ufffd\ufffd"'],
  ['a number is written', 'width', 0, ' width="0"'],
  ['an empty text is written', 'alt', '', ' alt=""'],
  ['true is the bare name', 'autoplay', true, ' autoplay'],
  ['false is left out', 'autoplay', false, ''],
  ['null is left out', 'label', null, ''],
  ['undefined is left out', 'label', undefined, ''],
  ['a handler is never written', 'onload', 'x()', ''],
  ['a name with other characters is never written', 'a b', 'x', ''],
  ['a name that ends the tag is never written', 'a><script', 'x', ''],
  [
    'an address is written as the URL parser serializes it',
    'src',
    'HTTPS://A.example/ü',
    ' src="https://a.example/%C3%BC"',
  ],
  [
    'user name and password are dropped',
    'href',
    'https://u:p@a.example/',
    ' href="https://a.example/"',
  ],
  ['an address with another scheme is not written', 'href', ' java\nscript:alert(1)', ''],
  ['a data: address is not written', 'src', 'data:text/html,x', ''],
  ['an address that is not absolute is not written', 'src', '//a.example/', ''],
  ['an address that is not a text is not written', 'src', true, ''],
];

for (const [behavior, name, value, written] of ROWS) {
  test(`in an attribute, ${behavior}`, () => {
    assert.equal(startTag('div', { [name]: value }), `<div${written}>`);
  });
}

test('an element has its attributes in order, its children and its end tag', () => {
  assert.equal(
    element('figure', { title: 't', class: 'c' }, textMarkup('<1>'), element('div', {})),
    '<figure title="t" class="c">&lt;1&gt;<div></div></figure>',
  );
});

test('JSON in a script cannot end the script, and is parsed to the same value', () => {
  const value = { '</script>': ['<!--', '&\u2028\u2029>'] };
  assert.doesNotMatch(json(value), /[<>&\u2028\u2029]/);
  assert.match(json(value), /\\u003C\/script\\u003E/);
  assert.deepEqual(JSON.parse(json(value)), value);
});
