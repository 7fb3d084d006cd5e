import assert from 'node:assert/strict';
import { AuthorizationError, StatusError } from '../../../src/api/index.js';
import type { CallKind } from './calls.js';
import { canaries } from './canaries.js';
import { answer, inTurn, json, type Behaviour } from './fault-server.js';
import type { Fault } from './fault-table.js';
import { failureOf, good, granted, withFault, type Trial } from './trial.js';

const isRead = ({ means }: CallKind): boolean => means === 'read';

const asking = (status: number, value: string): Behaviour =>
  answer(status, '', { 'Retry-After': value });

/** Reads come to their end; writes fail at once with the status. */
const passes = async (
  kind: CallKind,
  first: Behaviour,
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
  const error = await failureOf(trial.kind.run(trial.client));
  assert.ok(error instanceof StatusError, error.message);
  assert.equal(error.status, status);
  assert.equal(trial.faulty.hits.length, hits);
  return error;
};

const refusesToken =
  (refused: readonly string[], kind: CallKind): Behaviour =>
  (exchange, turn) => {
    const token = String(exchange.hit.headers['access-token']);
    const known = refused.includes(token);
    (known ? json({ errors: [`bad token ${token}`] }, 401) : json(kind.reply))(exchange, turn);
  };

export const statusFaults: readonly Fault[] = [
  {
    id: 'F14',
    sentence: '429 with Retry-After: 1 is one wait of a second',
    check: (kind) =>
      passes(kind, asking(429, '1'), 429, ({ clock }) => {
        assert.ok(clock.timers.includes(1000));
        assert.ok(!clock.timers.includes(150), 'no wait of our own');
      }),
  },
  {
    id: 'F15',
    sentence: '503 with a date in Retry-After waits until then',
    check: (kind) => {
      let now = (): number => 0;
      const fault = inTurn((exchange, turn) => {
        asking(503, new Date(now() + 3000).toUTCString())(exchange, turn);
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
  {
    id: 'F16',
    sentence: 'a Retry-After beyond the total time fails at once and is told',
    check: (kind) =>
      withFault(kind, asking(429, '99999999'), async (trial) => {
        const error = await failsWith(trial, 429, 1);
        assert.equal(error.retryAfter, 99_999_999_000);
      }),
  },
  {
    id: 'F17',
    sentence: 'a Retry-After that is none counts as absent',
    check: async (kind) => {
      for (const value of ['soon', '-1', '1e3', '', '0x10', 'Fri, 99 Foo 2026 99:99:99 GMT']) {
        await passes(kind, asking(503, value), 503, ({ clock }) => {
          assert.ok(clock.timers.includes(150), `half of 300 ms after ${value}`);
        });
      }
    },
  },
  {
    id: 'F18',
    sentence: 'Retry-After: 0 for ever stops at the limit',
    check: (kind) =>
      withFault(kind, asking(503, '0'), async (trial) => {
        await failsWith(trial, 503, isRead(kind) ? 3 : 1);
      }),
  },
  {
    id: 'F19',
    sentence: '500, 502 and 504 are tried again by reads, each time after a longer wait',
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
  {
    id: 'F20',
    sentence: '408 is tried again by reads',
    check: (kind) => passes(kind, answer(408), 408),
  },
  {
    id: 'F21',
    sentence: '400, 404, 409 and 422 are not tried again, and their messages are told',
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
  {
    id: 'F22',
    sentence: 'a 401 is followed by one exchange and one replay, of writes too',
    meets: ({ onExchange }) => !onExchange,
    check: (kind) =>
      withFault(kind, inTurn(answer(401), good(kind)), async (trial) => {
        await kind.run(trial.client);
        assert.equal(trial.faulty.hits.length, 2);
        assert.equal(trial.authorization.hits.length, 2);
      }),
  },
  {
    id: 'F23',
    sentence: '401 for ever ends after one more exchange',
    check: (kind) =>
      withFault(kind, json({ errors: ['who are you'] }, 401), async (trial) => {
        const error = await failureOf(kind.run(trial.client, { retry: true }));
        assert.ok(error instanceof AuthorizationError, error.message);
        assert.deepEqual(error.messages, ['401', 'who are you']);
        assert.equal(trial.faulty.hits.length, kind.onExchange ? 1 : 2);
        assert.equal(trial.authorization.hits.length, kind.onExchange ? 1 : 2);
      }),
  },
  {
    id: 'F24',
    sentence: '50 calls at once with an expired token share one exchange',
    check: async (kind) => {
      const tokens = inTurn(granted('CANARYold0123456789'), granted('CANARYnew0123456789'));
      const exchange = { ...kind, onExchange: true };
      await withFault(exchange, tokens, async (trial) => {
        await kind.run(trial.client);
        trial.service.behave(refusesToken(['CANARYold0123456789'], kind));
        await Promise.all(Array.from({ length: 50 }, () => kind.run(trial.client)));
        assert.equal(trial.authorization.hits.length, 2);
      });
    },
  },
  {
    id: 'F32',
    sentence: 'a delete that was tried again and finds nothing says so',
    meets: ({ means }) => means === 'delete' || means === 'update',
    check: async (kind) => {
      const lost: Behaviour = ({ socket }) => socket.resetAndDestroy();
      for (const first of [lost, answer(502)]) {
        await withFault(kind, inTurn(first, answer(404)), async (trial) => {
          const call = kind.run(trial.client, { retry: true });
          if (kind.means === 'delete') {
            assert.deepEqual(await call, { outcome: 'already-gone' });
          } else {
            assert.ok((await failureOf(call)) instanceof StatusError);
          }
          assert.equal(trial.faulty.hits.length, 2);
        });
      }
      await withFault(kind, inTurn(asking(429, '0'), answer(404)), async (trial) => {
        const error = await failureOf(kind.run(trial.client, { retry: true }));
        assert.ok(error instanceof StatusError, 'after a 429 nothing can have been deleted');
      });
    },
  },
];
