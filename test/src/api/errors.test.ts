import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StatusError } from '../../../src/api/index.js';
import * as errors from '../../../src/api/errors.js';
import { DeliveryStatus } from '../../../src/api/transport/delivery-status.js';
import { Secrets, excerpt } from '../../../src/api/redaction.js';
import { canaries } from './canaries.js';

void it('of several attempts the one that got furthest counts', () => {
  const delivery = new DeliveryStatus({ method: 'PUT', path: '/rest/v2/ama/7.json' });
  const seen = (['no', 'unknown', 'no', 'yes', 'unknown'] as const).map((sent) => {
    delivery.record(sent);
    return delivery.sent;
  });
  assert.deepEqual(seen, ['no', 'unknown', 'unknown', 'yes', 'yes']);
});

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
    problems: [],
    contentType: 'text/html',
    excerpt: '',
    problem: 'no',
  } as const;
  const classes = Object.entries(errors).filter(([name]) => name !== 'ApiError');

  for (const [name, Failure] of classes) {
    void it(`${name} has its name, one shape of message, and can be told to another caller`, () => {
      const error = new (Failure as new (made: typeof details) => errors.ApiError)(details);
      assert.equal(error.name, name);
      assert.match(error.message, /^GET \/rest\/v2\/video\/7\.json → \S/);
      const other = error.withSent('no');
      assert.equal(other.sent, 'no');
      assert.equal(other.constructor, Failure);
      assert.equal(other.message, error.message);
    });
  }

  void it('read as in the documentation', () => {
    assert.equal(
      new StatusError(details).message,
      'GET /rest/v2/video/7.json → 404: no such video',
    );
  });
});

void describe('redaction', () => {
  const secrets = new Secrets(canaries.authKey);
  secrets.add(canaries.token);

  for (const text of [
    `the key ${canaries.authKey} is bad`,
    `"${canaries.token}"`,
    `pass=${canaries.pass}`,
    `{"user": "${canaries.user}"}`,
    `stream_name: '${canaries.streamName}'`,
    `entry_point_primary=${canaries.entryPoint}&x=1`,
    `access_token="${canaries.refreshToken}`,
    `refresh-token: ${canaries.refreshToken}`,
  ]) {
    void it(`takes the secret out of ${text}`, () => {
      assert.doesNotMatch(secrets.redact(text), /CANARY/);
      assert.match(secrets.redact(text), /\[secret\]/);
    });
  }

  void it('never forgets the key, however many tokens come and go', () => {
    for (let index = 0; index < 100; index += 1) secrets.add(`token-${index}`);
    assert.equal(secrets.redact(canaries.authKey), '[secret]');
    assert.equal(secrets.redact('token-99'), '[secret]');
  });

  void it('leaves words as they are', () => {
    assert.equal(
      secrets.redact('user not found: title is required'),
      'user not found: title is required',
    );
  });

  void it('keeps markup and long runs out of an excerpt', () => {
    const page = `<p class="x">Please log in</p> eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx ${'word '.repeat(99)}`;
    assert.match(excerpt(page, secrets.redact), /^Please log in \[secret\] word word/);
    assert.equal(excerpt(page, secrets.redact).length, 200);
  });
});
