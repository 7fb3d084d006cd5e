import assert from 'node:assert/strict';
import { AuthorizationError, StatusError } from '../../../../src/api/index.js';
import type { CallKind } from '../call-kinds.js';
import { canaries } from '../canaries.js';
import { answer, inTurn, json, type Behavior } from './fault-server.js';
import { failureOf, good, granted, withFault, type Faults, type Trial } from '../trial.js';

const isRead = ({ intent }: CallKind): boolean => intent === 'read';

const retryAfter = (status: number, value: string): Behavior =>
  answer(status, '', { 'Retry-After': value });

/** Asserts that reads are retried and succeed, and that writes fail at once with the status. */
const retriesReads = async (
  kind: CallKind,
  first: Behavior,
  status: number,
  check: (trial: Trial) => void = () => undefined,
): Promise<void> =>
  withFault(kind, inTurn(first, good(kind)), async (trial) => {
    if (isRead(kind)) {
      await kind.run(trial.client);
      assert.equal(trial.faulty.hits.length, 2);
      check(trial);
    } else {
      await failsWith(trial, status, 1);
    }
  });

const failsWith = async (trial: Trial, status: number, hits: number): Promise<StatusError> => {
  const error = await failureOf(trial.kind.run(trial.client), StatusError);
  assert.equal(error.status, status);
  assert.equal(trial.faulty.hits.length, hits);
  return error;
};

const refusesToken =
  (refused: readonly string[], kind: CallKind): Behavior =>
  (exchange, turn) => {
    const token = String(exchange.hit.headers['access-token']);
    const known = refused.includes(token);
    (known ? json({ errors: [`bad token ${token}`] }, 401) : json(kind.reply))(exchange, turn);
  };

export const statusFaults: Faults = {
  F14: {
    sentence: '429 with Retry-After: 1 waits one second',
    check: (kind) =>
      retriesReads(kind, retryAfter(429, '1'), 429, ({ clock }) => {
        assert.ok(clock.timers.includes(1000));
        assert.ok(!clock.timers.includes(150), 'the header replaces the backoff');
      }),
  },
  F15: {
    sentence: '503 with a date in Retry-After waits until that date',
    check: (kind) => {
      let now = (): number => 0;
      const fault = inTurn((exchange, turn) => {
        retryAfter(503, new Date(now() + 3000).toUTCString())(exchange, turn);
      }, good(kind));
      return withFault(kind, fault, async (trial) => {
        now = () => trial.clock.now();
        if (!isRead(kind)) {
          await failsWith(trial, 503, 1);
          return;
        }
        await kind.run(trial.client);
        const waits = trial.clock.timers.filter((ms) => ms > 0 && ms <= 3000);
        assert.equal(waits.length, 1, String(trial.clock.timers));
      });
    },
  },
  F16: {
    sentence: 'a Retry-After beyond the total time fails at once, with the time in the error',
    check: (kind) =>
      withFault(kind, retryAfter(429, '99999999'), async (trial) => {
        const error = await failsWith(trial, 429, 1);
        assert.equal(error.retryAfter, 99_999_999_000);
      }),
  },
  F17: {
    sentence: 'an invalid Retry-After is ignored',
    check: async (kind) => {
      for (const value of ['soon', '-1', '1e3', '', '0x10', 'Fri, 99 Foo 2026 99:99:99 GMT']) {
        await retriesReads(kind, retryAfter(503, value), 503, ({ clock }) => {
          assert.ok(clock.timers.includes(150), `half of 300 ms after ${value}`);
        });
      }
    },
  },
  F18: {
    sentence: 'a service that always replies Retry-After: 0 is retried up to the limit',
    check: (kind) =>
      withFault(kind, retryAfter(503, '0'), async (trial) => {
        await failsWith(trial, 503, isRead(kind) ? 3 : 1);
      }),
  },
  F19: {
    sentence: '500, 502 and 504 are retried by reads, with a longer wait each time',
    check: async (kind) => {
      for (const status of [500, 502, 504]) {
        await withFault(kind, answer(status), async (trial) => {
          await failsWith(trial, status, isRead(kind) ? 3 : 1);
          const waits = trial.clock.timers.filter((ms) => ms < 30_000);
          assert.deepEqual(waits, isRead(kind) ? [150, 300] : []);
        });
      }
    },
  },
  F20: {
    sentence: '408 is retried by reads',
    check: (kind) => retriesReads(kind, answer(408), 408),
  },
  F21: {
    sentence: '400, 404, 409 and 422 are not retried, and the error has their messages',
    check: async (kind) => {
      for (const status of [400, 404, 409, 422]) {
        const fault = json({ errors: ['no such thing', `access_token=${canaries.token}`] }, status);
        await withFault(kind, fault, async (trial) => {
          const error = await failureOf(kind.run(trial.client, { retry: true }));
          assert.equal(trial.faulty.hits.length, 1);
          const known = error instanceof StatusError || error instanceof AuthorizationError;
          assert.ok(known && error.messages.includes('no such thing'), error.message);
        });
      }
    },
  },
  F22: {
    sentence: 'a 401 causes one key exchange and one repetition, for writes too',
    affects: ({ onExchange }) => !onExchange,
    check: (kind) =>
      withFault(kind, inTurn(answer(401), good(kind)), async (trial) => {
        await kind.run(trial.client);
        assert.equal(trial.faulty.hits.length, 2);
        assert.equal(trial.authorization.hits.length, 2);
      }),
  },
  F23: {
    sentence: 'a service that always replies 401 causes one more key exchange',
    check: (kind) =>
      withFault(kind, json({ errors: ['who are you'] }, 401), async (trial) => {
        const error = await failureOf(kind.run(trial.client, { retry: true }), AuthorizationError);
        assert.deepEqual(error.messages, ['401', 'who are you']);
        assert.equal(trial.faulty.hits.length, kind.onExchange ? 1 : 2);
        assert.equal(trial.authorization.hits.length, kind.onExchange ? 1 : 2);
      }),
  },
  F24: {
    sentence: '50 parallel calls with an expired token share one key exchange',
    check: async (kind) => {
      const tokens = inTurn(granted('CANARYold0123456789'), granted('CANARYnew0123456789'));
      const exchange = { ...kind, onExchange: true };
      await withFault(exchange, tokens, async (trial) => {
        await kind.run(trial.client);
        trial.service.setBehavior(refusesToken(['CANARYold0123456789'], kind));
        await Promise.all(Array.from({ length: 50 }, () => kind.run(trial.client)));
        assert.equal(trial.authorization.hits.length, 2);
      });
    },
  },
  F32: {
    sentence: 'a retried delete that finds nothing reports that the object is already gone',
    affects: ({ intent }) => intent === 'delete' || intent === 'update',
    check: async (kind) => {
      const reset: Behavior = ({ socket }) => socket.resetAndDestroy();
      for (const first of [reset, answer(502)]) {
        await withFault(kind, inTurn(first, answer(404)), async (trial) => {
          const call = kind.run(trial.client, { retry: true });
          if (kind.intent === 'delete') {
            assert.deepEqual(await call, { outcome: 'already-gone' });
          } else {
            await failureOf(call, StatusError);
          }
          assert.equal(trial.faulty.hits.length, 2);
        });
      }
      await withFault(kind, inTurn(retryAfter(429, '0'), answer(404)), async (trial) => {
        // After a 429 nothing can have been deleted.
        await failureOf(kind.run(trial.client, { retry: true }), StatusError);
      });
    },
  },
};
