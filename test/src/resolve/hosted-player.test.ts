import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameSource } from '../../../src/resolve/hosted-player.js';
import { rowsOf, ruleTable } from './rule-table.js';

const player = 'https://media.example/proxy/iframe.php/7/demo';

ruleTable('hosted player (spec 2.5, code_iframe)', (config) => config.hostedPlayerUrl, {
  'the hosted player has the address of the frame': {
    embed: { code_iframe: `<iframe src="${player}" width="540"></iframe>` },
    gives: player,
  },
  'an embed without code has no hosted player': { embed: { code_iframe: null }, gives: null },
  'an address without a scheme becomes https': {
    embed: { code_iframe: '<iframe src="//media.example/7">' },
    gives: 'https://media.example/7',
  },
  'a user name is dropped': {
    embed: { code_iframe: '<iframe src="https://u:p@media.example/7">' },
    gives: 'https://media.example/7',
    finds: ['address-userinfo /code_iframe'],
  },
  ...rowsOf<[code: string]>(
    [
      ['code without a frame has a finding', '<div></div>'],
      ['a javascript: address is refused', '<iframe src="javascript:alert(1)">'],
      [
        'a javascript: address with a character reference is refused',
        '<iframe src="javascript&#58;alert(1)">',
      ],
      ['an address without a host is refused', '<iframe src="/proxy/iframe.php/7/demo">'],
      [
        'a frame that a script writes is ignored',
        `<script>document.write('<iframe src="${player}"></iframe>')</script>`,
      ],
    ],
    (code) => ({
      embed: { code_iframe: code },
      gives: null,
      finds: ['hosted-player-missing /code_iframe'],
    }),
  ),
});

const FRAMES: readonly (readonly [string, string, string | undefined])[] = [
  ['is the value of src and not of data-src', '<iframe data-src="x" src="a">', 'a'],
  ['is not the text of another attribute', '<iframe title="src=x" src="a">', 'a'],
  ['is that of the first of two frames', '<iframe src="a"></iframe><iframe src="b">', 'a'],
  ['is undefined without a frame', '<iframes src="x"><amp-iframe src="y">', undefined],
  ['is undefined without a src', '<iframe width="1"><p src="x">', undefined],
  ['is empty with an empty src', '<iframe src>', ''],
];

for (const [behavior, html, source] of FRAMES) {
  test(`the source of a frame ${behavior}`, () => {
    assert.equal(frameSource(html), source);
  });
}
