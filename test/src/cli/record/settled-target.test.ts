import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { waitUntilSettled } from '../../../../src/cli/record/settled-target.js';

describe('waitUntilSettled', () => {
  it('gives up at its deadline on a page that never answers, and never waits without a limit', async () => {
    const limits: number[] = [];
    const target = {
      scrollIntoViewIfNeeded: ({ timeout }: { timeout: number }) => {
        limits.push(timeout);
        return Promise.reject(new Error('not visible'));
      },
      evaluate: () => new Promise<string>(() => undefined),
    };
    for (const leftMs of [50, 0, -50])
      await waitUntilSettled(target as unknown as Locator, leftMs + Date.now());
    assert.ok(limits.length === 3 && limits.every((limit) => limit >= 1), limits.join());
  });
});
