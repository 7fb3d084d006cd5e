import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanXml } from '../../../../src/text/xml/scan-xml.js';
import { descendantsOf, textOf, type XmlErrorKind } from '../../../../src/text/xml/xml-tree.js';

const rootOf = (text: string) => {
  const { root } = scanXml(text);
  assert.ok(root);
  return root;
};

describe('scanXml', () => {
  it('reads names, attributes, texts and CDATA sections with their places', () => {
    const text = '<?xml version="1.0"?>\n<v:A b="1&amp;2"><c> x <![CDATA[<&]]></c><d/></v:A>';
    const { errors, isComplete } = scanXml(text.replace('<v:A', '<v:A xmlns:v="urn:v"'));
    assert.deepEqual(errors, []);
    assert.equal(isComplete, true);
    const root = rootOf(text);
    assert.deepEqual([root.name, root.localName, root.key], ['v:A', 'A', 'a']);
    const [attribute] = root.attributes;
    assert.equal(attribute?.value, '1&2');
    assert.equal(text.slice(attribute.start, attribute.end), 'b="1&amp;2"');
    assert.equal(text.slice(attribute.valueRange.start, attribute.valueRange.end), '1&amp;2');
    const [c, d] = root.children;
    assert.ok(c && d);
    assert.equal(textOf(c), 'x <&');
    assert.deepEqual(
      c.segments.map(({ start, end }) => text.slice(start, end)),
      [' x ', '<&'],
    );
    assert.equal(text.slice(c.start, c.end), '<c> x <![CDATA[<&]]></c>');
    assert.equal(text.slice(d.start, d.end), '<d/>');
    assert.equal(text.slice(root.endTag.start, root.endTag.end), '</v:A>');
  });

  it('resolves the references of XML and no others', () => {
    const text = '<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&LT;&#x110000;</a>';
    assert.equal(textOf(rootOf(text)), '<>&"\'A\u{1f600}&LT;&#x110000;');
    assert.deepEqual(
      scanXml(text).errors.map(({ kind, detail }) => [kind, detail]),
      [
        ['entity', '&LT;'],
        ['character', '&#x110000;'],
      ],
    );
  });

  it('moves its places by the offset of the text in a document', () => {
    const { root, errors } = scanXml('<a b>&</a>', 100);
    assert.equal(root?.start, 100);
    assert.equal(root.end, 110);
    assert.deepEqual(
      errors.map(({ kind, start, end }) => [kind, start, end]),
      [
        ['attribute', 103, 104],
        ['ampersand', 105, 106],
      ],
    );
  });

  it('lists elements in the order of the text', () => {
    const root = rootOf('<a><b><c/></b><d><e/></d></a>');
    assert.equal(
      descendantsOf(root)
        .map(({ name }) => name)
        .join(''),
      'abcde',
    );
    assert.equal(
      descendantsOf(root, ({ name }) => name === 'b')
        .map(({ name }) => name)
        .join(''),
      'abde',
    );
  });

  const ends: readonly [string, XmlErrorKind, string][] = [
    ['<a><b></a>', 'end-tag', 'b'],
    ['</a>', 'end-tag', ''],
    ['<a>', 'unclosed', 'a'],
    ['<a', 'tag', 'a'],
    ['<a><b c="1', 'attribute', 'c'],
    ['<a b="<c/>"/>', 'attribute', 'b'],
    ['<a/><b/>', 'second-root', 'b'],
    ['<a><!DOCTYPE b></a>', 'tag', ''],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype-subset', ''],
    ['', 'no-root', ''],
    ['text', 'no-root', ''],
    ['<a><!-- ', 'comment', ''],
    ['<a><![CDATA[', 'cdata', ''],
    ['<?x', 'instruction', ''],
    ['<?xml version="1.0"', 'instruction', ''],
    ['<a>'.repeat(6000), 'depth', '5000'],
  ];
  for (const [text, kind, detail] of ends) {
    it(`ends with ${kind} at ${JSON.stringify(text.slice(0, 40))}`, () => {
      const { errors, isComplete } = scanXml(text);
      assert.equal(isComplete, false);
      assert.ok(errors.some((error) => error.kind === kind && error.detail === detail));
    });
  }

  const continues: readonly [string, readonly XmlErrorKind[]][] = [
    ['<a b="1" b="2"/>', ['duplicate-attribute']],
    ['<a b c = d e="1"f="2"/>', ['attribute', 'attribute', 'attribute']],
    ['<a>&b <c/>&</a>', ['ampersand', 'ampersand']],
    ['<a>1 < 2 ]]> 3</a>', ['less-than', 'cdata-end']],
    ['<x:a><x:b y:c="1"/></x:a>', ['prefix', 'prefix']],
    ['<a xmlns:b="urn:b"><b:c/></a>', []],
    ['<a><b xmlns:c="urn:c"/><c:d/></a>', ['prefix']],
    ['<a xml:lang="en"/>', []],
    ['<a xmlns:b=""/>', ['prefix']],
    ['<a xmlns:b="urn:b" xmlns:c="urn:b" b:d="1" c:d="2"/>', ['duplicate-attribute']],
    ['<a xmlns:xml="urn:b" xmlns:xmlns="urn:c"/>', ['tag', 'tag']],
    ['<a xmlns:b="urn:b" :c="1" b:c:d="2"/>', ['tag', 'tag']],
    ['<!DOCTYPE a><a/>', ['doctype']],
    ['<a/> bye', ['outside-root']],
    ['<a/><![CDATA[bye]]>', ['outside-root']],
    ['x<a/>', ['leading-text']],
    [' <?xml version="1.0"?><a/>', ['leading-text']],
    ['<a/><?xml version="1.0"?>', ['declaration']],
    ['<?xml version="1.0" standalone="maybe"?><a/>', ['declaration']],
    ['<?xml version="1.1" encoding=\'x-y\' standalone="no" ?><a/>', []],
    ['<a>\u0001\u{fffe}</a>', ['character', 'character']],
    ['<é.-· ü="1"/>', []],
  ];
  for (const [text, kinds] of continues) {
    it(`goes on after ${kinds.join(', ') || 'no error'} in ${JSON.stringify(text)}`, () => {
      const { errors, isComplete, root } = scanXml(text);
      assert.deepEqual(
        errors.map(({ kind }) => kind),
        kinds,
      );
      assert.equal(isComplete, true);
      assert.ok(root);
    });
  }
});
