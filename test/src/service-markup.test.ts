import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTag } from '../../src/service-markup.js';

const ROWS: readonly (readonly [string, string, Readonly<Record<string, string>> | null])[] = [
  ['a tag with values in all three forms', `<i a="1" b='2' c=3>`, { a: '1', b: '2', c: '3' }],
  ['names in any case', '<I SRC=x>', { src: 'x' }],
  ['a name without value', '<i a b=1 c/>', { a: '', b: '1', c: '' }],
  ['white space around =', '<i a = "1"\n\tb\n=\n2>', { a: '1', b: '2' }],
  [
    'character references',
    '<i a="&amp;&LT;&#62;&#x22;&apos;&euro;&#0;&#x110000;">',
    { a: `&<>"'&euro;\ufffd\ufffd` },
  ],
  ['the first of two attributes with one name', '<i a=1 A=2>', { a: '1' }],
  [
    'a name that objects have',
    '<i __proto__=1 constructor=2>',
    { ['__proto__']: '1', constructor: '2' },
  ],
  ['> inside a value', '<i a=">" b=1>', { a: '>', b: '1' }],
  ['a self-closing tag', '<i a=1 />', { a: '1' }],
  ['other tags before it', '<b x="<i a=0>"></b> 1 < 2 <i a=1>', { a: '1' }],
  ['a longer name before it', '<ib a=0><i a=1>', { a: '1' }],
  ['a comment before it', '<!-- <i a=0> --><i a=1>', { a: '1' }],
  ['only in a comment', '<!-- <i a=0> -->', null],
  ['only in a comment that does not end', '<!-- <i a=0>', null],
  ['only in a value', '<b x="<i a=0>">', null],
  ['a tag that does not end', '<i a=1', null],
  ['a value that does not end', '<i a="1>', null],
  ['an = without name', '<i =a>', { '=a': '' }],
  ['an = without value', '<i a=>', { a: '' }],
  ['an end tag', '</i>', null],
  ['only in a script', '<script>"<i a=0>"</script>', null],
  ['only in a script that does not end', '<script>"<i a=0>"', null],
  ['only in a script that another end tag does not end', '<script></scripts><i a=0>', null],
  [
    'after a script, whose end tag may have any case and blanks',
    '<SCRIPT><i a=0></Script\n><i a=1>',
    { a: '1' },
  ],
  ['after a style', '<style><i a=0></style><i a=1>', { a: '1' }],
  ['after a text area', '<textarea><i a=0></textarea><i a=1>', { a: '1' }],
  ['after a title', '<title><i a=0></title><i a=1>', { a: '1' }],
  ['after a frame', '<iframe><i a=0></iframe><i a=1>', { a: '1' }],
  ['outside noscript', '<noscript><i a=0></noscript><i a=1>', { a: '1' }],
  ['outside a template', '<template><i a=0></template><i a=1>', { a: '1' }],
  ['nothing', '', null],
];

for (const [behavior, html, attributes] of ROWS) {
  test(`finds: ${behavior}`, () => {
    const tag = findTag(html, ({ name }) => name === 'i');
    assert.deepEqual(tag && [...tag.attributes], attributes && Object.entries(attributes));
    if (tag !== null) assert.match(html.slice(tag.start, tag.end), /^<i[^]*>$/i);
  });
}

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
