import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beforeDeadline } from '../../../../src/cli/record/before-deadline.js';

const LATER = 600_000;

const timers = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describe('beforeDeadline', () => {
  it('gives the answer, and leaves no timer behind', async () => {
    const before = timers();
    assert.equal(await beforeDeadline(Promise.resolve(1), LATER + Date.now(), 2), 1);
    assert.equal(timers(), before);
  });

  it('gives the other value for an answer that fails or does not come', async () => {
    const failed = Promise.reject<number>(new Error('closed'));
    assert.equal(await beforeDeadline(failed, LATER + Date.now(), 2), 2);
    const missing = new Promise<number>(() => undefined);
    assert.equal(await beforeDeadline(missing, Date.now() - 1, 2), 2);
  });
});
