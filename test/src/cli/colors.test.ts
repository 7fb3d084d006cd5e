import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columns, hasColors, lineText } from '../../../src/cli/colors.js';

const stream = (isTTY?: boolean) => ({ write: () => true, isTTY });

describe('hasColors', () => {
  it('is true only for a terminal that shows colors, without NO_COLOR', () => {
    assert.equal(hasColors(stream(true), {}), true);
    assert.equal(hasColors(stream(true), { NO_COLOR: '' }), true);
    assert.equal(hasColors(stream(true), { NO_COLOR: '1' }), false);
    assert.equal(hasColors(stream(true), { TERM: 'dumb' }), false);
    assert.equal(hasColors(stream(), {}), false);
  });
});

describe('lineText', () => {
  it('adds colors, and no other control character', () => {
    const line = [['red', 'a\u001b[31m'], ' b\u202e\n'] as const;
    assert.equal(lineText(line, true), '\u001b[31ma\\u001b[31m\u001b[39m b\\u202e\\u000a');
    assert.equal(lineText(line, false), 'a\\u001b[31m b\\u202e\\u000a');
  });
});

describe('columns', () => {
  it('aligns the segments, and lets an unusually long one move only its own line', () => {
    const long = 'x'.repeat(100);
    const rows = columns([
      ['a', 'b'],
      [['dim', 'ccc'], 'd'],
      [long, 'e'],
    ]);
    assert.deepEqual(
      rows.map((row) => lineText(row, false)),
      [`  a${' '.repeat(41)}b`, `  ccc${' '.repeat(39)}d`, `  ${long}  e`],
    );
  });
});
