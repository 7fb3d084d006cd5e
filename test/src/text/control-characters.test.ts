import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { visibleLine, visibleMarkup, visibleText } from '../../../src/text/control-characters.js';
import { HOSTILE_CHARACTERS, unsafeCharacters } from '../../hostile-characters.js';

const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_CHARACTERS)))
  .map((texts) => texts.join(''));

test('markup has no character that it cannot express, and keeps all others', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      assert.deepEqual(unsafeCharacters(visibleMarkup(text)), []);
    }),
  );
  assert.equal(visibleMarkup('\u001b\t\r\né😀\u202e'), '\ufffd\t\r\né😀&#8238;');
});

test('JSON stays JSON with the same value, and has no character that nobody would see', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const written = visibleText(JSON.stringify({ [text]: [text] }, null, 2));
      assert.deepEqual(unsafeCharacters(written), []);
      assert.deepEqual(JSON.parse(written), { [text]: [text] });
    }),
  );
});

test('a line has no end of a line in it, and keeps its tabs', () => {
  assert.equal(visibleLine('a\t\r\n\u001b\u{1fffe}é'), 'a\t\\u000d\\u000a\\u001b\\ud83f\\udffeé');
  assert.equal(visibleText('a\r\nb\rc\n'), 'a\nb\nc\n');
});
