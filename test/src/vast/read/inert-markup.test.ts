import { expect } from '@open-wc/testing';
import { inertMarkup, originalMarkup } from '../../../../src/vast/read/inert-markup.js';
import { assertLinearTime } from '../../../timing/linear-time.js';

const XHTML = 'http://www.w3.org/1999/xhtml';

describe('inertMarkup', () => {
  const renamed: readonly (readonly [string, string, string])[] = [
    ['HTML', `<a xmlns="${XHTML}"/>`, `<a xmlns="inert:${XHTML}"/>`],
    ['single quotes', `<a xmlns = '${XHTML}'/>`, `<a xmlns = 'inert:${XHTML}'/>`],
    ['a prefix', `<x:a xmlns:x="${XHTML}"/>`, `<x:a xmlns:x="inert:${XHTML}"/>`],
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<svg xmlns="inert:http://www.w3.org/2000/svg"/>',
    ],
    [
      'character references',
      `<a xmlns="${XHTML.replace('x', '&#x78;').replace('m', '&#109;')}"/>`,
      `<a xmlns="inert:${XHTML}"/>`,
    ],
    [
      'a tag after a > in a value',
      `<a b=">" xmlns="${XHTML}"/>`,
      `<a b=">" xmlns="inert:${XHTML}"/>`,
    ],
  ];
  for (const [what, xml, expected] of renamed) {
    it(`renames the namespace of elements: ${what}`, () => {
      expect(inertMarkup(xml)).to.equal(expected);
    });
  }

  const kept = [
    '<VAST xmlns="http://www.iab.com/VAST"/>',
    `<a><![CDATA[<b xmlns="${XHTML}">]]></a>`,
    `<!-- <b xmlns="${XHTML}"> --><a/>`,
    `<a>${XHTML}</a>`,
    `<a href="${XHTML}"/>`,
    `<a><![CDATA[ xmlns="${XHTML}"`,
    '',
  ];
  for (const xml of kept) {
    it(`keeps ${xml || 'an empty text'}`, () => {
      expect(inertMarkup(xml)).to.equal(xml);
    });
  }

  it('takes time in proportion to the length of a hostile text', async () => {
    for (const part of ['<a "', '<!--', '<![CDATA[', '<a xmlns="', '<a b=\'"', 'xmlns="&', '<'])
      await assertLinearTime(
        (length) => inertMarkup(XHTML + part.repeat(length / part.length)),
        500_000,
      );
  });

  it('is undone for the text of an extension', () => {
    const xml = `<a xmlns="${XHTML}" href="inert:b"/>`;
    expect(originalMarkup(inertMarkup(xml))).to.equal(xml);
  });
});
