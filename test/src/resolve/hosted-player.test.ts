import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { frameSource } from '../../../src/resolve/hosted-player.js';
import { ruleTable } from './rule-table.js';

const player = 'https://media.example/proxy/iframe.php/7/demo';

ruleTable('hosted player (spec 2.5, code_iframe)', (config) => config.hostedPlayerUrl, {
  'the hosted player has the address of the frame': {
    embed: { code_iframe: `<iframe src="${player}" width="540"></iframe>` },
    gives: player,
  },
  'an embed without code has no hosted player': { embed: { code_iframe: null }, gives: null },
  'code without a frame has a finding': {
    embed: { code_iframe: '<div></div>' },
    gives: null,
    finds: ['hosted-player-missing /code_iframe'],
  },
  'a javascript: address is refused': {
    embed: { code_iframe: '<iframe src="javascript:alert(1)">' },
    gives: null,
    finds: ['hosted-player-missing /code_iframe'],
  },
  'a javascript: address with a character reference is refused': {
    embed: { code_iframe: '<iframe src="javascript&#58;alert(1)">' },
    gives: null,
    finds: ['hosted-player-missing /code_iframe'],
  },
  'an address without a scheme becomes https': {
    embed: { code_iframe: '<iframe src="//media.example/7">' },
    gives: 'https://media.example/7',
  },
  'an address without a host is refused': {
    embed: { code_iframe: '<iframe src="/proxy/iframe.php/7/demo">' },
    gives: null,
    finds: ['hosted-player-missing /code_iframe'],
  },
  'a frame that a script writes is ignored': {
    embed: { code_iframe: `<script>document.write('<iframe src="${player}"></iframe>')</script>` },
    gives: null,
    finds: ['hosted-player-missing /code_iframe'],
  },
  'a user name is dropped': {
    embed: { code_iframe: '<iframe src="https://u:p@media.example/7">' },
    gives: 'https://media.example/7',
    finds: ['address-userinfo /code_iframe'],
  },
});

const frames: readonly (readonly [string, string, string | undefined])[] = [
  ['double quotes', '<iframe src="a">', 'a'],
  ['single quotes', "<iframe src='a'>", 'a'],
  ['no quotes', '<iframe src=a>', 'a'],
  ['space around the sign', '<iframe src = "a">', 'a'],
  ['capitals', '<IFRAME SRC="a">', 'a'],
  ['lines', '<iframe\n\twidth=1\n\tsrc="a"\n>', 'a'],
  ['a slash between attributes', '<iframe/src="a">', 'a'],
  ['text before', '<p>src="x"</p><iframe src="a">', 'a'],
  ['data-src is another attribute', '<iframe data-src="x" src="a">', 'a'],
  ['a src within a value is text', '<iframe title="src=x" src="a">', 'a'],
  ['an end within a value is text', '<iframe title="x>" src="a">', 'a'],
  ['the first src counts', '<iframe src="a" src="b">', 'a'],
  ['the first frame counts', '<iframe src="a"></iframe><iframe src="b">', 'a'],
  ['an element of another name', '<iframes src="x"><amp-iframe src="y">', undefined],
  ['a comment', '<!-- <iframe src="x"> --><iframe src="a">', 'a'],
  ['a comment that is not closed', '<!-- <iframe src="x">', undefined],
  ['a frame without an address', '<iframe width="1"><p src="x">', undefined],
  ['an empty address', '<iframe src>', ''],
  ['references', '<iframe src="?a=1&amp;b=&quot;&#x2F;&#47;&lt;&gt;&apos;">', '?a=1&b="//<>\''],
  ['a reference decoded once', '<iframe src="&amp;amp;">', '&amp;'],
  ['an impossible reference', '<iframe src="&#9999999;">', '\ufffd'],
  ['what only looks like a reference', '<iframe src="?a=1&b=2&copy=3">', '?a=1&b=2&copy=3'],
];

describe('the source of the first frame', () => {
  for (const [name, html, source] of frames) {
    test(name, () => {
      assert.equal(frameSource(html), source);
    });
  }

  test('any text is read without an error', () => {
    const piece = fc.constantFrom(
      '<iframe ',
      'src',
      '=',
      '"',
      "'",
      '>',
      '<!--',
      '-->',
      '&#',
      'x41',
      ';',
      ' ',
      '/',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        assert.ok(['string', 'undefined'].includes(typeof frameSource(pieces.join(''))));
      }),
      { numRuns: 3000 },
    );
  });

  test('hostile text is read in time linear to its length', () => {
    const shapes = [
      '<',
      '<iframe',
      '<iframe ',
      '<!--',
      ' =',
      'a="',
      "a='",
      '/',
      'a ',
      '&#1',
      '"\'',
      '<iframe a',
    ];
    for (const shape of shapes) {
      // A quadratic scan of a million characters would take minutes here.
      const html = `<iframe ${shape.repeat(1_000_000 / shape.length)}`;
      assert.equal(frameSource(html), undefined, shape);
    }
  });
});
