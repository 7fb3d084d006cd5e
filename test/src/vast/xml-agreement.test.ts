import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { scanXml } from '../../../src/text/xml/scan-xml.js';
import { scannedDocument } from '../../../src/vast/read/scanned-document.js';
import { type XmlNode, xmlOf } from '../../../src/vast/read/xml-element.js';
import { repaired } from '../../../src/vast/request/repair-xml.js';
import { pageTransport } from '../../../src/vast/request/xml-request.js';
import { inline, linear, vast } from './documents.js';

/** Whether the browser reads a text as XML. */
const isReadByBrowser = (text: string): boolean =>
  new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror') === null;

/** A document type is an error of the lint alone: players refuse it before they parse. */
const isReadByLint = (text: string): boolean =>
  scanXml(text).errors.every(({ kind }) => kind === 'doctype');

const DOCUMENT = vast(inline('one', { creatives: linear({ skip: '00:00:05' }) }));

/** XML 1.0 section 3.1 forbids `<` in the value of an attribute, but Chromium reads `</`. */
const END_TAG_IN_VALUE = /=\s*(?:"[^"]*<\/|'[^']*<\/)/;

const TEXTS: readonly string[] = [
  '<a/>',
  '<a></a >',
  '< a/>',
  '<a / >',
  '<a b=""/>',
  "<a b='\"'/>",
  '<a b = "1"\tc="2"/>',
  '<a b="1"c="2"/>',
  '<a b=1/>',
  '<a b/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a b=">"/>',
  '<a b="&"/>',
  '<a b="&amp;"/>',
  '<a>&</a>',
  '<a>&b;</a>',
  '<a>&#65;&#x41;</a>',
  '<a>&#X41;</a>',
  '<a>&#0;</a>',
  '<a>&#xD800;</a>',
  '<a>&#x10FFFF;&#00000000065;</a>',
  '<a>&#;</a>',
  '<a>]]></a>',
  '<a>]] ></a>',
  '<a>></a>',
  '<a><![CDATA[]]]]><![CDATA[>]]></a>',
  '<a><![cdata[]]></a>',
  '<![CDATA[]]><a/>',
  '<a/><![CDATA[ ]]>',
  '<a><!-- - --></a>',
  '<a><!-- -- --></a>',
  '<a><!-----></a>',
  '<a><!----></a>',
  '<!-- x --><a/><!-- y -->',
  '<?b?><a/><?c d?>',
  '<a><?xml?></a>',
  '<a><?XML ?></a>',
  '<a><? b?></a>',
  '<a><?b c??></a>',
  '<?xml version="1.0"?><a/>',
  "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><a/>",
  '<?xml encoding="UTF-8"?><a/>',
  '<?xml version="1.0" standalone="x"?><a/>',
  ' <?xml version="1.0"?><a/>',
  '<!-- --><?xml version="1.0"?><a/>',
  ' <a/> ',
  'x<a/>',
  '<a/>x',
  '<a/>&#32;',
  '<a/><a/>',
  '<a><b></a></b>',
  '<a>',
  '</a>',
  '<a',
  '<a b="',
  '',
  ' ',
  '<!-- -->',
  '<a>\u0001</a>',
  '<a>\t\r\n\u0085\u2028</a>',
  '<a>\ufffe</a>',
  '<a b="\u0000"/>',
  '<é/>',
  '<1/>',
  '<a-.1/>',
  '<-a/>',
  '<b:a/>',
  '<b:a xmlns:b="urn:b"/>',
  '<a b:c="1"/>',
  '<a xmlns:b="urn:b"><b:c b:d="1"/></a>',
  '<a><c xmlns:b="urn:b"/><b:d/></a>',
  '<a xml:lang="en" xmlns="urn:a"/>',
  '<b:a xmlns:b=""/>',
  '<a xmlns:b=""/>',
  '<a xmlns:b="urn:b"><c xmlns:b=""/></a>',
  '<a xmlns=""/>',
  '<a xmlns:b="urn:b" xmlns:c="urn:b" b:d="1" c:d="2"/>',
  '<a xmlns:xml="urn:b"/>',
  '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
  '<a xmlns:xmlns="urn:b"/>',
  '<xmlns:a/>',
  '<xml:a/>',
  '<:a/>',
  '<a:/>',
  '<a:b:c xmlns:a="urn:a"/>',
  '<a :b="1"/>',
  '<a b:c:d="1" xmlns:b="urn:b"/>',
  '<a xmlns:b="http://www.w3.org/XML/1998/namespace"/>',
  '<a xmlns="http://www.w3.org/2000/xmlns/"/>',
  '<a xmlns="http://www.w3.org/XML/1998/namespace"/>',
  '<a xmlns:b="urn:b" b:c="1"><d xmlns:b="urn:d" b:c="1" c="2"/></a>',
  '<a b:="1"/>',
  '<?a:b c?><a/>',
  '<!DOCTYPE a><a/>',
  '<a><!DOCTYPE a></a>',
  '<!ELEMENT a><a/>',
];

const FAULT = fc.constantFrom(
  ...['<', '>', '&', '"', "'", '/', ']]>', '<![CDATA[', '<!--', '-->', '<?', '?>', '=', ' ', 'x'],
  ...['</Ad>', '<Ad>', '<b/>', '\u0001', '&amp;', '&x;', '&#9;', ' a="1"', '-', '!', ';'],
);

/** Documents with one to three random faults. */
const FAULTY = fc
  .array(fc.tuple(fc.nat(DOCUMENT.length), fc.nat(8), FAULT), { minLength: 1, maxLength: 3 })
  .map((changes) =>
    changes.reduce(
      (text, [at, length, by]) => text.slice(0, at) + by + text.slice(at + length),
      DOCUMENT,
    ),
  )
  .filter((text) => !END_TAG_IN_VALUE.test(text));

describe('the reader of XML of the lint', () => {
  for (const text of TEXTS) {
    it(`agrees with the browser about ${JSON.stringify(text)}`, () => {
      expect(isReadByLint(text)).to.equal(isReadByBrowser(text));
    });
  }

  it('agrees with the browser about documents with random faults', () => {
    fc.assert(
      fc.property(FAULTY, (text) => {
        expect(isReadByLint(text), text).to.equal(isReadByBrowser(text));
      }),
      { numRuns: 1500 },
    );
  });
});

/** Names, attributes and texts, as the readers of VAST see them. */
const treeOf = (element: XmlNode): unknown => ({
  name: element.localName,
  attributes: ['a', 'b', 'b:d', 'id', 'version', 'event', 'type'].map((name) =>
    element.getAttribute(name),
  ),
  text: element.textContent,
  children: [...element.children].map(treeOf),
});

const WITH_VALUES: readonly string[] = [
  DOCUMENT,
  '<a b=" 1\t2\r\n3\n4\r5&#9;&#10;&#13; "/>',
  '<a>\r\n1\r2\n&#13;<b>3</b><!-- x -->4<![CDATA[\r\n<]]>&lt;<c/>\r</a>',
  '<a xmlns="urn:a" xmlns:b="urn:b"><c b:d="1" b:e="2">x</c></a>',
];

describe('the reader of XML of Node', () => {
  it('sees what the browser sees', () => {
    for (const text of WITH_VALUES) {
      const document = scannedDocument(text);
      const { documentElement } = new DOMParser().parseFromString(text, 'text/xml');
      expect(document && treeOf(document.documentElement), text).to.deep.equal(
        treeOf(documentElement),
      );
    }
  });

  it('writes an element with the namespaces that it had in the document', () => {
    const text =
      '<a xmlns="urn:a" xmlns:b="urn:b" xmlns:c="urn:c"><d b:e="1"><b:f xmlns:g="urn:g" g:h="2"/></d></a>';
    const [element] = scannedDocument(text)?.documentElement.children ?? [];
    expect(element && xmlOf(element)).to.equal(
      '<d xmlns="urn:a" xmlns:b="urn:b" b:e="1"><b:f xmlns:g="urn:g" g:h="2"/></d>',
    );
  });
});

describe('the reader of XML of a page', () => {
  const isRead = (text: string): boolean => pageTransport().parse(text).document !== null;

  for (const text of TEXTS.filter((one) => !one.includes('<!DOCTYPE')))
    it(`agrees with the parser of documents about ${JSON.stringify(text)}`, () => {
      expect(isRead(text)).to.equal(isReadByBrowser(repaired(text)));
    });

  it('agrees with the parser of documents about documents with random faults', () => {
    fc.assert(
      fc.property(FAULTY, (text) => {
        expect(isRead(text), text).to.equal(isReadByBrowser(repaired(text)));
      }),
      { numRuns: 1500 },
    );
  });

  it('sees what the parser of documents sees', () => {
    for (const text of WITH_VALUES) {
      const { document } = pageTransport().parse(text);
      const { documentElement } = new DOMParser().parseFromString(text, 'text/xml');
      expect(document && treeOf(document.documentElement), text).to.deep.equal(
        treeOf(documentElement),
      );
    }
  });
});
