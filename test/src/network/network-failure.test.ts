import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerFault } from '../../../src/network/network-failure.js';

const failing = (...causes: readonly object[]): TypeError =>
  new TypeError('fetch failed', {
    cause: causes.length === 1 ? causes[0] : new AggregateError(causes),
  });

test('a certificate that is not valid yet is a matter of the clock', () => {
  assert.equal(viewerFault(failing({ code: 'CERT_NOT_YET_VALID' })), 'clock');
});

test('a certificate that has expired is a matter of the server', () => {
  assert.equal(viewerFault(failing({ code: 'CERT_HAS_EXPIRED' })), null);
});

test('a name that leads to this machine alone is filtered', () => {
  const refused = (address: string) => ({ code: 'ECONNREFUSED', address });
  assert.equal(viewerFault(failing(refused('0.0.0.0'), refused('::'))), 'sinkhole');
  assert.equal(viewerFault(failing(refused('0.0.0.0'), refused('203.0.113.7'))), null);
  assert.equal(viewerFault(failing(refused('203.0.113.7'))), null);
});

test('a device without any route is offline', () => {
  assert.equal(viewerFault(failing({ code: 'ENETUNREACH', address: '203.0.113.7' })), 'offline');
  assert.equal(viewerFault(failing({ code: 'ENETUNREACH' }, { code: 'ECONNREFUSED' })), null);
});

test('a name for which no server answers differs from one that does not exist', () => {
  assert.equal(viewerFault(failing({ code: 'EAI_AGAIN' })), 'resolver');
  assert.equal(viewerFault(failing({ code: 'ENOTFOUND' })), null);
  assert.equal(viewerFault(new TypeError('fetch failed')), null);
});
