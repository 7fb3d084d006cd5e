import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonInHeaders, tellingHeaders } from '../../../src/network/telling-headers.js';

test('headers that say why are kept, with those about every response', () => {
  const kept = tellingHeaders([
    ['Content-Type', 'application/xml'],
    ['Set-Cookie', 'uid=1'],
    ['X-Cache-Status', 'MISS'],
    ['X-Ad-Status', '200'],
    ['Server', 'nginx'],
    ['X-NoFill-Reason', ' adstxt\n unauthorized '],
  ]);
  assert.equal(kept, 'server: nginx\nx-nofill-reason: adstxt unauthorized');
  assert.equal(reasonInHeaders(kept), 'x-nofill-reason: adstxt unauthorized');
});

test('headers are bounded', () => {
  const many = Array.from({ length: 1000 }, (_, index) => [`x-error-${index}`, 'a'.repeat(9999)]);
  const kept = tellingHeaders(many as [string, string][]);
  assert.ok(kept.length < 2000, String(kept.length));
});

test('a response without a reason has none', () => {
  assert.equal(reasonInHeaders(tellingHeaders([['server', 'nginx']])), '');
});

test('where a redirect leads is kept without its parameters, and is no reason', () => {
  const kept = tellingHeaders([['Location', 'https://sso.example/login?next=%2F&token=abc#top']]);
  assert.equal(kept, 'location: https://sso.example/login');
  assert.equal(reasonInHeaders(kept), '');
});
