import assert from 'node:assert/strict';
import { test } from 'node:test';
import { xml, xmlDocument } from '../../../../demo/sandbox/ad-server/xml.js';
import { xmlElements } from '../xml-elements.js';

test('escapes markup in text and replaces characters that XML forbids', () => {
  const text = '<a href="x">&amp;\0\u000b\ud800\ufffe\'😀</a>\n';
  const document = xmlDocument(xml`<r a="${text}">${text}</r>`);
  const [root] = xmlElements(document);
  const clean = '<a href="x">&amp;\ufffd\ufffd\ufffd\ufffd\'😀</a>\n';
  assert.deepEqual(root, { name: 'r', attributes: { a: clean }, text: clean });
});
