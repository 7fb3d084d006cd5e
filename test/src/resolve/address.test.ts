import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { parseAddress } from '../../../src/resolve/address.js';

const byParser = (text: string): string | null => {
  try {
    const url = new URL(text);
    url.username = '';
    url.password = '';
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
};

const cases: readonly (readonly [string, string | null])[] = [
  ['https://www.example.com/a/b.mp4?c=1&d=%20', 'https://www.example.com/a/b.mp4?c=1&d=%20'],
  ['https://www.example.com', 'https://www.example.com/'],
  ['HTTPS://WWW.example.com/A', 'https://www.example.com/A'],
  ['https://a.example/b/../c', 'https://a.example/c'],
  ['https://a.example/%2e%2E/c', 'https://a.example/c'],
  ['https://a.example/b/.%2e/c', 'https://a.example/c'],
  ['https://0x7f.1/', 'https://127.0.0.1/'],
  ['https://evil.test\\@good.test/', 'https://evil.test/@good.test/'],
  ['https:evil.test', 'https://evil.test/'],
  ['java\nscript:alert(1)', null],
  ['//evil.test/x', null],
  ['https://a.b:99999/', null],
  ['ftp://a.example/', null],
  ['blob:https://a.example/x', null],
  ['', null],
];

test('an address is serialized as by the URL Standard', () => {
  for (const [text, href] of cases) assert.equal(parseAddress(text)?.href ?? null, href, text);
});

test('user name and password are dropped and marked as stripped', () => {
  assert.deepEqual(parseAddress('https://u:p@a.example:81/x?y#z'), {
    href: 'https://a.example:81/x?y#z',
    stripped: true,
  });
});

test('skipping the parser for plain addresses changes nothing', () => {
  const characters = String.raw`. - / % ? # @ : ; ' [ { | ^ \ ~ + é`.split(' ');
  const texts = 'a B 1 0x1 .. -- xn-- // %2e .com localhost'.split(' ');
  const piece = fc.constantFrom(' ', '\t', ...characters, ...texts);
  fc.assert(
    fc.property(
      fc.constantFrom('http://', 'https://', 'https://a.example/'),
      fc.array(piece),
      (start, pieces) => {
        const text = start + pieces.join('');
        assert.equal(parseAddress(text)?.href ?? null, byParser(text), text);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('hostile text is read in time linear to its length', () => {
  for (const shape of ['a', 'a.', 'a-', '1', '/', '/a', '/.', '%', '?', 'a/?']) {
    // A quadratic match of a million characters would take minutes here.
    const text = `https://${shape.repeat(1_000_000 / shape.length)}\u0000`;
    assert.ok([null, 'string'].includes(parseAddress(text) && 'string'), shape);
  }
});
