import assert from 'node:assert/strict';
import { AuthorizationError, StateMismatchError } from '../../../../src/api/index.js';
import type { CallKind } from '../call-kinds.js';
import { canaries } from '../canaries.js';
import { inTurn, json, type Behavior } from './fault-server.js';
import {
  type FailureClass,
  failureOf,
  granted,
  withFault,
  type Faults,
  type Trial,
} from '../trial.js';

/** The kind of call with the fault on its key exchange. */
const beforeAny = (kind: CallKind): CallKind => ({ ...kind, onExchange: true });

const withExchange = (
  kind: CallKind,
  fault: Behavior,
  check: (trial: Trial) => Promise<void>,
): Promise<void> => withFault(beforeAny(kind), fault, check);

const refuses = async <Failure extends AuthorizationError>(
  kind: CallKind,
  fault: Behavior,
  type: FailureClass<Failure>,
  assertError: (error: Failure) => void = () => undefined,
): Promise<void> =>
  withExchange(kind, fault, async (trial) => {
    const error = await failureOf(kind.run(trial.client), type);
    assertError(error);
    assert.equal(error.sent, 'no');
    assert.equal(trial.authorization.hits.length, 1, 'the exchange is not repeated');
    assert.equal(trial.service.hits.length, 0, 'the call is not sent');
  });

const withState =
  (change: (state: string) => object): Behavior =>
  (exchange, turn) =>
    granted(canaries.token, change(String(exchange.hit.headers['state'])))(exchange, turn);

const states: readonly ((state: string) => unknown)[] = [
  (state) => state.toUpperCase() + state.toLowerCase(),
  (state) => ` ${state}`,
  (state) => `${state}\n`,
  (state) => state.slice(0, -1),
  (state) => `${state}0`,
  (state) => [state],
  () => 7,
  () => null,
  () => undefined,
  () => '',
];

const tokens: readonly unknown[] = [
  undefined,
  '',
  null,
  7,
  { token: canaries.token },
  `${canaries.token}\r\nX-Injected: 1`,
  `${canaries.token} `,
  'ключ',
  'C'.repeat(1024 * 1024),
];

const expiring = (field: string, date: unknown): Behavior =>
  granted(canaries.token, { data_scadenza: undefined, [field]: date });

const usesToken = async (
  kind: CallKind,
  fault: Behavior,
  exchanges: number,
  warnings: readonly string[],
): Promise<void> =>
  withExchange(kind, fault, async (trial) => {
    await kind.run(trial.client);
    await kind.run(trial.client);
    assert.equal(trial.authorization.hits.length, exchanges);
    assert.deepEqual(
      trial.warnings.map(({ id }) => id),
      warnings,
    );
  });

export const exchangeFaults: Faults = {
  F37: {
    sentence: 'a state that differs in any way ends the call, and its token is discarded',
    check: async (kind) => {
      for (const change of states) {
        await refuses(
          kind,
          withState((state) => ({ state: change(state) })),
          StateMismatchError,
        );
      }
      const fault = inTurn(
        withState(() => ({ state: 'another' })),
        granted(),
      );
      await withExchange(kind, fault, async (trial) => {
        await failureOf(kind.run(trial.client));
        await kind.run(trial.client);
        const [first, second] = trial.authorization.hits.map(({ headers }) => headers['state']);
        assert.match(String(first), /^[\da-f]{32}$/);
        assert.notEqual(first, second, 'every exchange has a new state');
      });
    },
  },
  F38: {
    sentence: 'the error of a refused exchange has its messages, whatever the status',
    check: async (kind) => {
      for (const status of [200, 400, 401, 403]) {
        const reply = { errors: ['no such key', `auth-code: ${canaries.authKey}`] };
        await refuses(kind, json(reply, status), AuthorizationError, ({ messages }) => {
          assert.ok(messages.includes('no such key'));
          assert.ok(messages.includes('auth-code: [secret]'), String(messages));
        });
      }
    },
  },
  F39: {
    sentence: 'a missing token, or one that cannot be sent in a header, fails the call',
    check: async (kind) => {
      for (const access_token of tokens) {
        await refuses(kind, granted('', { access_token }), AuthorizationError, ({ messages }) =>
          assert.deepEqual(messages, ['the reply holds no usable token']),
        );
      }
    },
  },
  F40: {
    sentence: 'an expiry that is null, in the future, in the past or not a date is handled',
    check: async (kind) => {
      for (const field of ['data_scadenza', 'expiration_date']) {
        await usesToken(kind, expiring(field, null), 1, []);
        await usesToken(kind, expiring(field, '2031-01-31 00:00:00'), 1, []);
        await usesToken(kind, expiring(field, '2012-10-01 18:37:37'), 2, ['expiry-past']);
        for (const garbage of ['soon', '2026-02-30 00:00:00', 7, {}]) {
          await usesToken(kind, expiring(field, garbage), 1, ['expiry-unreadable']);
        }
      }
      const soon = inTurn(expiring('data_scadenza', '2026-01-31 01:00:00'), granted());
      await withExchange(kind, soon, async (trial) => {
        await kind.run(trial.client);
        trial.clock.jump(3_700_000);
        await Promise.all([kind.run(trial.client), kind.run(trial.client)]);
        assert.equal(trial.authorization.hits.length, 2, 'the expired token is exchanged once');
      });
    },
  },
};
