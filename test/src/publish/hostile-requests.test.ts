import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyRequest, checkResponse, faultyPublisher } from './any-request.js';

test('any request gets a documented status, a body of its type and no secret', async () => {
  const publisher = faultyPublisher();
  const seen = new Map<number, number>();
  for (const request of fc.sample(anyRequest, { numRuns: 20_000, seed: 20 })) {
    const status = (await checkResponse(publisher, request))?.response.status;
    if (status !== undefined) seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  for (const status of [200, 204, 304, 400, 404, 405, 501, 502, 503])
    assert.ok((seen.get(status) ?? 0) > 10, `${status} was not among them often enough`);
});
