import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { responseForm } from '../../../../src/diagnosis/evidence/response-form.js';
import { isJavaScript } from '../../../../src/diagnosis/evidence/text-form.js';

describe('the form of a response', () => {
  for (const [text, root, form] of [
    ['<VAST/>', 'VAST', null],
    ['<VAST', 'VAST', null],
    ['<rss/>', 'rss', 'feed'],
    ['<html>', 'HTML', 'html'],
    ['<a/>', 'a', 'html'],
    ['<Error/>', 'Error', 'xml'],
    ['null', null, 'json'],
    ['#EXTM3U\n', null, 'media'],
    ['GIF89a\0', null, 'media'],
    ['\x1f\ufffd\x08\0', null, 'compressed'],
    ['\x1f\x8b\x08\0', null, 'compressed'],
    ['Kein Platz f\ufffdr Werbung', null, 'text'],
    ['{"error": 1}', null, 'json'],
    [' [1]', null, 'json'],
    ['var ad = 1;', null, 'javascript'],
    ['Not found', null, 'text'],
    ['', null, 'text'],
  ] as const)
    it(`is ${String(form)} for ${JSON.stringify(text)}`, () => {
      assert.equal(responseForm(text, root, null), form);
    });
});

describe('JavaScript', () => {
  for (const text of [
    '/* ad */ var a = 1;',
    '// ad\nf();',
    "'use strict'; f();",
    '!function(){}()',
    '(() => { f(); })()',
    'window.ad = {};',
    'googletag.cmd.push(function() {})',
    'cb({"a": 1})',
    "const tag = 'x';",
  ])
    it(`is recognized: ${text}`, () => assert.ok(isJavaScript(text)));

  for (const text of ['', 'Not found', 'If you see this, call us', 'Error: no ad (3)', 'a = b'])
    it(`is not: ${text}`, () => assert.ok(!isJavaScript(text)));

  it('takes linear time for any text', () => {
    assert.ok(!isJavaScript(' '.repeat(1_000_000)));
    assert.ok(!isJavaScript('a.'.repeat(500_000)));
  });
});
