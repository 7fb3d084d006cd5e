import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseXml } from '../../../../src/vast/node/parse-xml.js';

const rootOf = (text: string): unknown => {
  const { fault, document } = parseXml(text);
  return { fault, name: document?.documentElement.localName };
};

describe('parseXml', () => {
  const read: readonly [string, string][] = [
    ['an element', '<VAST/>'],
    ['a byte order mark', '\u{feff}<VAST/>'],
    ['white space before the XML declaration', '\r\n <?xml version="1.0"?><VAST/>'],
    ['xsi without a namespace', '<VAST xsi:noNamespaceSchemaLocation="vast.xsd"/>'],
    ['a prefix with a namespace', '<v:VAST xmlns:v="http://www.iab.com/VAST"/>'],
    ['white space around =', '<VAST a = "1"\tb="2"/>'],
    ['> in an attribute', '<VAST a=">"/>'],
    ['a bare ampersand in an attribute', '<VAST a="?b&c" d=\'&\'/>'],
    ['CDATA with markup', '<VAST><![CDATA[<b>&<!DOCTYPE html>]]></VAST>'],
    ['comments and instructions around the root', '<!-- a & b --><?c d?><VAST/><!-- e -->'],
    ['references', '<VAST a="&#65;">&amp;&lt;&gt;&quot;&apos;&#x1F600;</VAST>'],
    ['5,000 elements within one another', '<VAST>'.repeat(5_000) + '</VAST>'.repeat(5_000)],
  ];
  const texts: readonly [string, string, string][] = [
    ['a bare ampersand in a URL', 'https://a.example/?x=1&y=2&z', 'https://a.example/?x=1&y=2&z'],
    ['an ampersand between words', 'a & b &', 'a & b &'],
    ['an entity of HTML', '?a=1&copy=2&nbsp;&copy;', '?a=1&copy=2&nbsp;&copy;'],
    ['an unfinished reference', '&amp &lt&gt; &#38', '&amp &lt> &#38'],
    ['references with other letters', '&AMP;&#X26;&#x;&#;', '&AMP;&#X26;&#x;&#;'],
    ['valid references', '&amp;&lt;&gt;&quot;&apos;&#38;&#x26;&#0038;', '&<>"\'&&&'],
    ['an escaped escape', '&amp;amp;', '&amp;'],
    ['CDATA', '<![CDATA[a&b&amp;c]]>&d<![CDATA[&]]>', 'a&b&amp;c&d&'],
    ['a comment and an instruction', '<!-- a&b --><?c d&e?>f&g', 'f&g'],
    ['a comment in CDATA', '<![CDATA[<!--]]>&a<![CDATA[-->]]>', '<!--&a-->'],
  ];
  for (const [sentence, text, content] of texts) {
    it(`reads ampersands as they are meant: ${sentence}`, () => {
      const { document } = parseXml(`<VAST>${text}</VAST>`);
      assert.equal(document?.documentElement.textContent, content);
    });
  }

  for (const [sentence, text] of read) {
    it(`reads ${sentence}`, () => {
      assert.deepEqual(rootOf(text), { fault: null, name: 'VAST' });
    });
  }

  const refused: readonly [string, string][] = [
    ['an empty text', ''],
    ['a text', 'hello'],
    ['an attribute without quotes', '<VAST a=1/>'],
    ['an attribute without a value', '<VAST a/>'],
    ['an attribute twice', '<VAST a="1" a="2"/>'],
    ['no space between attributes', '<VAST a="1"b="2"/>'],
    ['< in an attribute', '<VAST a="<"/>'],
    ['a control character', '<VAST>\u0001</VAST>'],
    ['a reference to a control character', '<VAST>&#1;</VAST>'],
    ['a reference to a surrogate', '<VAST>&#xD800;</VAST>'],
    [']]> in a text', '<VAST>]]></VAST>'],
    ['an element that does not end', '<VAST><Ad></VAST>'],
    ['a document that ends early', '<VAST><Ad>'],
    ['CDATA that does not end', '<VAST><![CDATA[</VAST>'],
    ['a comment that does not end', '<VAST/><!--'],
    ['-- in a comment', '<!-- a -- b --><VAST/>'],
    ['two root elements', '<VAST/><VAST/>'],
    ['a text after the root element', '<VAST/>x'],
    ['a prefix without a namespace', '<v:VAST/>'],
    ['a prefix with an empty namespace', '<VAST xmlns:v=""/>'],
    ['an XML declaration inside', '<VAST><?xml version="1.0"?></VAST>'],
    ['too many elements within one another', '<VAST>'.repeat(5_001) + '</VAST>'.repeat(5_001)],
  ];
  for (const [sentence, text] of refused) {
    it(`refuses ${sentence}, as browsers do`, () => {
      assert.deepEqual(parseXml(text), { fault: null, document: null });
    });
  }

  it('does not parse a text with a document type', () => {
    assert.deepEqual(parseXml('<?xml version="1.0"?><!DOCTYPE VAST><VAST/>'), {
      fault: 'doctype',
      document: null,
    });
  });
});
