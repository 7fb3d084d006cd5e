import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { undoCopying } from '../../../../src/diagnosis/input/undo-copying.js';

const VAST = '<VAST version="4.2"><Ad id="7"><InLine/></Ad></VAST>';

/** Texts that have what a medium leaves, and that were not changed by one. */
const INTACT: Readonly<Record<string, string>> = {
  'marks without width in a title': VAST.replace('<InLine/>', '<AdTitle>\u200fab\u200d</AdTitle>'),
  'typographic quotation marks in a title': VAST.replace('<InLine/>', '<AdTitle>“A”</AdTitle>'),
  'a quoted mail in a comment': VAST.replace('<InLine/>', '<!--\n> <VAST>\n-->'),
  'an escaped document in an element': VAST.replace('<InLine/>', '<X>&lt;VAST &gt;</X>'),
  'an empty attribute': VAST.replace('id="7"', 'id=""'),
  'escapes in a string of JSON': JSON.stringify({ id: '7', title: VAST, color: '“red”\u00a0' }),
  'an ad tag with a placeholder in braces': 'https://a.example/vast?c={code}&q={quote}',
  'an ad tag with a number of 20 letters': 'https://a.example/vast/abcdefghijklmnopqrstuvwxyz',
  'a response behind what its server prints': `Warning: undefined index\n${VAST}`,
  'a response before what its server prints': `${VAST}\nDebug: 12 ms`,
  'a list of ad tags': '1. https://a.example/vast?a=1\n2. https://b.example/vast?b=1',
};

describe('undoCopying', () => {
  for (const [title, text] of Object.entries(INTACT))
    it(`leaves ${title} as it is`, () =>
      assert.deepEqual(undoCopying(text), { text, changes: [] }));

  it('undoes what several media did, from the outermost to the innermost', () => {
    const cell = `"${VAST.replaceAll('"', '""')}"`;

    assert.deepEqual(undoCopying(`> ${cell}`), {
      text: VAST,
      changes: ['mail-quote', 'table-cell'],
    });
  });
});
