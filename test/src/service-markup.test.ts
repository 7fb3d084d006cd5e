import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { findTag } from '../../src/service-markup.js';

const ROWS: readonly (readonly [string, string, Readonly<Record<string, string>> | null])[] = [
  [
    'values may have double, single or no quotes',
    `<i a="1" b='2' c=3>`,
    { a: '1', b: '2', c: '3' },
  ],
  ['names may be in capitals', '<I SRC=x>', { src: 'x' }],
  ['an attribute without a value is empty', '<i a b=1 c/>', { a: '', b: '1', c: '' }],
  ['white space around = is skipped', '<i a = "1"\n\tb\n=\n2>', { a: '1', b: '2' }],
  [
    'character references are decoded',
    '<i a="&amp;&LT;&#62;&#x22;&apos;&quot;&gt;&#0;&#x110000;&#9999999;">',
    { a: `&<>"'">\ufffd\ufffd\ufffd` },
  ],
  ['other references are text', '<i a="&euro;&b=2&copy=3">', { a: '&euro;&b=2&copy=3' }],
  ['a reference is decoded once', '<i a="&amp;amp;">', { a: '&amp;' }],
  ['the first of two attributes with one name counts', '<i a=1 A=2>', { a: '1' }],
  [
    'a name that objects inherit is a name',
    '<i __proto__=1 constructor=2>',
    { ['__proto__']: '1', constructor: '2' },
  ],
  ['a value may contain >', '<i a=">" b=1>', { a: '>', b: '1' }],
  ['a slash may separate attributes', '<i/a="1"/b=2>', { a: '1', b: '2' }],
  ['a self-closing tag is a start tag', '<i a=1 />', { a: '1' }],
  ['tags before it are skipped', '<b x="<i a=0>"></b> 1 < 2 <i a=1>', { a: '1' }],
  ['tags with longer names are skipped', '<ib a=0><x-i a=2><i a=1>', { a: '1' }],
  ['a comment before it is skipped', '<!-- <i a=0> --><i a=1>', { a: '1' }],
  ['a tag in a comment is not found', '<!-- <i a=0> -->', null],
  ['a tag in a comment that does not end is not found', '<!-- <i a=0>', null],
  ['a tag in a value is not found', '<b x="<i a=0>">', null],
  ['a tag that does not end is not found', '<i a=1', null],
  ['a tag with a value that does not end is not found', '<i a="1>', null],
  ['an = without a name begins a name, as in HTML', '<i =a>', { '=a': '' }],
  ['an = without a value is an empty value', '<i a=>', { a: '' }],
  ['an end tag is not found', '</i>', null],
  ['a tag in a script is not found', '<script>"<i a=0>"</script>', null],
  ['a tag in a script that does not end is not found', '<script>"<i a=0>"', null],
  ['a script is not ended by another end tag', '<script></scripts><i a=0>', null],
  [
    'the end tag of a script may have any case and blanks',
    '<SCRIPT><i a=0></Script\n><i a=1>',
    { a: '1' },
  ],
  ['a tag in a style is skipped', '<style><i a=0></style><i a=1>', { a: '1' }],
  ['a tag in a text area is skipped', '<textarea><i a=0></textarea><i a=1>', { a: '1' }],
  ['a tag in a title is skipped', '<title><i a=0></title><i a=1>', { a: '1' }],
  ['a tag in a frame is skipped', '<iframe><i a=0></iframe><i a=1>', { a: '1' }],
  ['a tag in noscript is skipped', '<noscript><i a=0></noscript><i a=1>', { a: '1' }],
  ['a tag in a template is skipped', '<template><i a=0></template><i a=1>', { a: '1' }],
  ['an empty text has no tag', '', null],
];

for (const [behavior, html, attributes] of ROWS) {
  test(behavior, () => {
    const tag = findTag(html, ({ name }) => name === 'i');
    assert.deepEqual(tag && [...tag.attributes], attributes && Object.entries(attributes));
    if (tag !== null) assert.match(html.slice(tag.start, tag.end), /^<i[^]*>$/i);
  });
}

test('any text is read without an error', () => {
  const piece = fc.constantFrom(' ', ...`<i a = " ' > <!-- --> &# x41 ; / é`.split(' '));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      assert.doesNotThrow(() => findTag(pieces.join(''), () => false));
    }),
    { numRuns: 3000 },
  );
});

const HOSTILE = [
  '<',
  '<i ',
  '<i a=" ',
  "<i a='",
  '<!--',
  '<i a=',
  '<i a ',
  '<i/',
  '&#',
  '<i a=1 ',
  ' ',
  '<i =',
  ' =',
  'a="',
  "a='",
  '/',
  'a ',
  '"\'',
  '<i>',
  '<script>',
  '<script></script>',
  '<script></style>',
  '<title></title ',
];

test('a megabyte of hostile text is read in linear time', () => {
  for (const piece of HOSTILE) {
    const html = piece.repeat(1_000_000 / piece.length);
    assert.doesNotThrow(() => findTag(html, () => false), piece);
    assert.doesNotThrow(() => findTag(`<i ${html}`, () => false), piece);
  }
});
