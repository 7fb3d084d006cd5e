import assert from 'node:assert/strict';
import { AbortError, StatusError, TimeoutError } from '../../../src/api/index.js';
import type { CallKind } from './calls.js';
import { answer, inTurn, type Behaviour, type Exchange } from './fault-server.js';
import type { Fault } from './fault-table.js';
import { failureOf, good, withFault } from './trial.js';

/** Half a second and two seconds of real time, against faults that never end. */
const SHORT = { timeout: 10_000, totalTimeout: 40_000 };

/** 150 ms and 300 ms of real time. */
const SHORTER = { timeout: 3000, totalTimeout: 6000 };

const JSON_TYPE = { 'Content-Type': 'application/json' };

const silent: Behaviour = () => undefined;

const stallsAfterOneByte =
  (status: number): Behaviour =>
  ({ response }) => {
    response.writeHead(status, JSON_TYPE);
    response.write('{');
  };

const drips: Behaviour = ({ response, socket }) => {
  response.writeHead(200, JSON_TYPE);
  const drip = setInterval(() => response.write(' '), 10);
  socket.on('close', () => clearInterval(drip));
};

const timesOut =
  (fault: Behaviour, limit: TimeoutError['limit'], settings: typeof SHORT = SHORT) =>
  (kind: CallKind) =>
    withFault(
      kind,
      fault,
      async (trial) => {
        const error = await failureOf(kind.run(trial.client));
        assert.ok(error instanceof TimeoutError, error.message);
        assert.equal(error.limit, limit);
        assert.equal(trial.faulty.hits.length, 1, 'a time-out is not tried again');
      },
      settings,
    );

/** Aborts a call as soon as the faulty server sees it, and asserts that nothing follows. */
const abortsAt = async (
  kind: CallKind,
  behaviour: (exchange: Exchange, abort: () => void) => void,
): Promise<void> => {
  const controller = new AbortController();
  const fault: Behaviour = (exchange) => behaviour(exchange, () => controller.abort());
  await withFault(kind, fault, async (trial) => {
    const error = await failureOf(kind.run(trial.client, { signal: controller.signal }));
    assert.ok(error instanceof AbortError, error.message);
    assert.equal(trial.tries, 1);
    if (kind.onExchange) assert.equal(trial.service.hits.length, 0);
  });
};

export const timeFaults: readonly Fault[] = [
  {
    id: 'F08',
    sentence: 'headers never arrive',
    check: timesOut(silent, 'timeout'),
  },
  {
    id: 'F09',
    sentence: 'the body stalls after its first byte',
    check: timesOut(stallsAfterOneByte(200), 'timeout'),
  },
  {
    id: 'F10',
    sentence: 'the body drips for ever',
    check: timesOut(drips, 'totalTimeout', { timeout: 6000, totalTimeout: 6000 }),
  },
  {
    id: 'F11',
    sentence: 'the body of an error stalls: the status is known all the same',
    check: (kind) =>
      withFault(
        kind,
        stallsAfterOneByte(500),
        async (trial) => {
          const error = await failureOf(kind.run(trial.client));
          assert.ok(error instanceof StatusError, error.message);
          assert.equal(error.status, 500);
          assert.equal(trial.faulty.hits.length, 1);
        },
        SHORT,
      ),
  },
  {
    id: 'F45',
    sentence: 'the caller aborts in any phase, and nothing is sent after that',
    check: async (kind) => {
      await abortsAt(kind, (_, abort) => abort());
      await abortsAt(kind, ({ response }, abort) => {
        response.writeHead(200, JSON_TYPE);
        response.write('{');
        setImmediate(abort);
      });
      await withFault(kind, good(kind), async (trial) => {
        const error = await failureOf(kind.run(trial.client, { signal: AbortSignal.abort() }));
        assert.ok(error instanceof AbortError);
        assert.equal(error.sent, 'no');
        assert.equal(trial.service.hits.length + trial.authorization.hits.length, 0);
      });
      if (kind.means === 'create') return;
      const controller = new AbortController();
      const wait: Behaviour = (exchange, turn) => {
        answer(503, '', { 'Retry-After': '30' })(exchange, turn);
        exchange.socket.on('close', () => controller.abort());
      };
      await withFault(kind, wait, async (trial) => {
        const options = { signal: controller.signal, retry: true };
        const error = await failureOf(kind.run(trial.client, options));
        assert.ok(error instanceof AbortError, error.message);
        assert.equal(trial.faulty.hits.length, 1);
      });
    },
  },
  {
    id: 'F49',
    sentence: 'the clock jumps back an hour during a wait: waits go by a clock that does not',
    meets: ({ means }) => means === 'read',
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
  {
    id: 'F50',
    sentence: 'the event loop is blocked for longer than every time-out',
    check: (kind) => {
      const blocks: Behaviour = () => {
        const end = performance.now() + 320;
        while (performance.now() < end);
      };
      return withFault(
        kind,
        blocks,
        async ({ client }) => {
          const error = await failureOf(kind.run(client));
          assert.ok(error instanceof TimeoutError, error.message);
        },
        SHORTER,
      );
    },
  },
];
