import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TextPositions } from '../../../src/text/text-positions.js';

it('counts lines and columns from 1, whatever ends a line', () => {
  const positions = new TextPositions('ab\ncd\r\n\re\u{1f600}f');
  const at = [0, 2, 3, 5, 7, 8, 9, 11].map((offset) => {
    const { line, column } = positions.at(offset);
    return `${line}:${column}`;
  });
  assert.deepEqual(at, ['1:1', '1:3', '2:1', '2:3', '3:1', '4:1', '4:2', '4:4']);
});

it('finds the offset of a position', () => {
  const text = 'ab\ncd\r\n\re\u{1f600}f';
  const positions = new TextPositions(text);
  for (let offset = 0; offset < text.length; offset += 1)
    assert.equal(positions.offsetOf(positions.at(offset)), offset);
  assert.equal(positions.offsetOf({ line: 9, column: 1 }), 8);
});
