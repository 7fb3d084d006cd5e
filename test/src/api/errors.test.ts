import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StatusError } from '../../../src/api/index.js';
import * as errors from '../../../src/api/errors.js';

void describe('errors', () => {
  const details = {
    call: { method: 'GET', path: '/rest/v2/video/7.json' },
    sent: 'yes',
    status: 404,
    messages: ['no such video'],
    retryAfter: null,
    reason: 'reset',
    limit: 'timeout',
    maxResponseBytes: 1,
    maxPages: 1,
    rows: [{ page: 'Page 1', index: 0, id: '7', problems: [] }],
    count: 1,
    problems: [],
    contentType: 'text/html',
    excerpt: '',
    problem: 'no',
  } as const;
  const classes = Object.entries(errors).filter(([name]) => name !== 'ApiError');

  for (const [name, Failure] of classes) {
    void it(`${name} has its name and the common form of message, and can be copied for another call`, () => {
      const error = new (Failure as new (made: typeof details) => errors.ApiError)(details);
      assert.equal(error.name, name);
      assert.match(error.message, /^GET \/rest\/v2\/video\/7\.json → \S/);
      const copy = error.withSent('no');
      assert.equal(copy.sent, 'no');
      assert.equal(copy.constructor, Failure);
      assert.equal(copy.message, error.message);
    });
  }

  void it('a StatusError has the documented message', () => {
    assert.equal(
      new StatusError(details).message,
      'GET /rest/v2/video/7.json → 404: no such video',
    );
  });
});
