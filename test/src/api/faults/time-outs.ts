import assert from 'node:assert/strict';
import { AbortError, StatusError, TimeoutError } from '../../../../src/api/index.js';
import type { CallKind } from '../call-kinds.js';
import { answer, inTurn, type Behavior, type Exchange } from './fault-server.js';
import { failureOf, good, withFault, type Faults } from '../trial.js';

/** Half a second and two seconds of real time, for faults that never end. */
const SHORT = { timeout: 10_000, totalTimeout: 40_000 };

/** 150 ms and 300 ms of real time. */
const SHORTER = { timeout: 3000, totalTimeout: 6000 };

const JSON_TYPE = { 'Content-Type': 'application/json' };

const silent: Behavior = () => undefined;

const stallsAfterOneByte =
  (status: number): Behavior =>
  ({ response }) => {
    response.writeHead(status, JSON_TYPE);
    response.write('{');
  };

const drips: Behavior = ({ response, socket }) => {
  response.writeHead(200, JSON_TYPE);
  const drip = setInterval(() => response.write(' '), 10);
  socket.on('close', () => clearInterval(drip));
};

const timesOut =
  (fault: Behavior, limit: TimeoutError['limit'], settings: typeof SHORT = SHORT) =>
  (kind: CallKind) =>
    withFault(
      kind,
      fault,
      async (trial) => {
        const error = await failureOf(kind.run(trial.client), TimeoutError);
        assert.equal(error.limit, limit);
        assert.equal(trial.faulty.hits.length, 1, 'a time-out is not retried');
      },
      settings,
    );

/** Aborts a call as soon as the faulty server receives it, and asserts that nothing is sent after that. */
const abortsAt = async (
  kind: CallKind,
  behavior: (exchange: Exchange, abort: () => void) => void,
): Promise<void> => {
  const controller = new AbortController();
  const reason = new Error('The viewer has left.');
  const fault: Behavior = (exchange) => behavior(exchange, () => controller.abort(reason));
  await withFault(kind, fault, async (trial) => {
    const error = await failureOf(
      kind.run(trial.client, { signal: controller.signal }),
      AbortError,
    );
    assert.equal(error.cause, reason);
    assert.equal(trial.attempts, 1);
    if (kind.onExchange) assert.equal(trial.service.hits.length, 0);
  });
};

export const timeFaults: Faults = {
  F08: {
    sentence: 'a call whose headers never arrive times out',
    check: timesOut(silent, 'timeout'),
  },
  F09: {
    sentence: 'a reply that stalls after its first byte times out',
    check: timesOut(stallsAfterOneByte(200), 'timeout'),
  },
  F10: {
    sentence: 'a reply that drips for ever ends at the total time-out',
    check: timesOut(drips, 'totalTimeout', { timeout: 6000, totalTimeout: 6000 }),
  },
  F11: {
    sentence: 'an error reply that stalls fails with its status',
    check: (kind) =>
      withFault(
        kind,
        stallsAfterOneByte(500),
        async (trial) => {
          const error = await failureOf(kind.run(trial.client), StatusError);
          assert.equal(error.status, 500);
          assert.equal(trial.faulty.hits.length, 1);
        },
        SHORT,
      ),
  },
  F45: {
    sentence: 'an abort in any phase ends the call, and nothing is sent after it',
    check: async (kind) => {
      await abortsAt(kind, (_, abort) => abort());
      await abortsAt(kind, ({ response }, abort) => {
        response.writeHead(200, JSON_TYPE);
        response.write('{');
        setImmediate(abort);
      });
      await withFault(kind, good(kind), async (trial) => {
        const error = await failureOf(
          kind.run(trial.client, { signal: AbortSignal.abort('left') }),
          AbortError,
        );
        assert.deepEqual([error.sent, error.cause], ['no', 'left']);
        assert.equal(trial.service.hits.length + trial.authorization.hits.length, 0);
      });
      await withFault(kind, good(kind), async (trial) => {
        const warnings: string[] = [];
        const listen = ({ name }: Error): void => void warnings.push(name);
        process.on('warning', listen);
        const { signal } = new AbortController();
        const calls = Array.from({ length: 12 }, () => kind.run(trial.client, { signal }));
        await Promise.allSettled(calls);
        process.off('warning', listen);
        assert.deepEqual(warnings, []);
      });
      if (kind.intent === 'create') return;
      const controller = new AbortController();
      const wait: Behavior = (exchange, turn) => {
        answer(503, '', { 'Retry-After': '30' })(exchange, turn);
        exchange.socket.on('close', () => controller.abort());
      };
      await withFault(kind, wait, async (trial) => {
        const options = { signal: controller.signal, retry: true };
        await failureOf(kind.run(trial.client, options), AbortError);
        assert.equal(trial.faulty.hits.length, 1);
      });
    },
  },
  F49: {
    sentence: 'a wait ends on time although the clock jumps back an hour',
    affects: ({ intent }) => intent === 'read',
    check: async (kind) => {
      let jump = (): void => undefined;
      const fault = inTurn((exchange, turn) => {
        answer(503)(exchange, turn);
        jump();
      }, good(kind));
      await withFault(kind, fault, async ({ client, clock, faulty }) => {
        jump = () => clock.jump(-3_600_000);
        await kind.run(client);
        assert.equal(faulty.hits.length, 2);
      });
    },
  },
  F50: {
    sentence: 'a call times out although the event loop is blocked for longer than every time-out',
    check: (kind) => {
      const blocks: Behavior = () => {
        const end = performance.now() + 320;
        while (performance.now() < end);
      };
      return withFault(
        kind,
        blocks,
        async ({ client }) => {
          await failureOf(kind.run(client), TimeoutError);
        },
        SHORTER,
      );
    },
  },
};
