import assert from 'node:assert/strict';
import {
  NetworkError,
  RedirectError,
  TruncatedResponseError,
  type ApiError,
  type NetworkReason,
} from '../../../src/api/index.js';
import type { CallKind } from './calls.js';
import { answer, raw, type Behaviour } from './fault-server.js';
import type { Fault } from './fault-table.js';
import { failureOf, good, withFault, type Trial } from './trial.js';

/** One attempt and two more, where more are allowed. */
const triesOf = (kind: CallKind): number => (kind.means === 'read' ? 3 : 1);

/** A call's own request never left when the exchange before it failed. */
const sentOf = (kind: CallKind, sent: ApiError['sent']): ApiError['sent'] =>
  kind.onExchange ? 'no' : sent;

const assertNetwork = async (
  trial: Trial,
  reasons: readonly NetworkReason[],
): Promise<NetworkError> => {
  const error = await failureOf(trial.kind.run(trial.client));
  assert.ok(error instanceof NetworkError, error.message);
  assert.ok(reasons.includes(error.reason), error.reason);
  return error;
};

const broken = (fault: Behaviour) => (kind: CallKind) =>
  withFault(kind, fault, async (trial) => {
    const error = await assertNetwork(trial, ['reset', 'protocol']);
    assert.equal(error.sent, sentOf(kind, 'unknown'));
    assert.equal(trial.tries, triesOf(kind));
    assert.equal(trial.faulty.hits.length, triesOf(kind));
  });

const truncated = (fault: Behaviour) => (kind: CallKind) =>
  withFault(kind, fault, async (trial) => {
    const error = await failureOf(kind.run(trial.client));
    assert.ok(error instanceof TruncatedResponseError, error.message);
    assert.equal(error.sent, sentOf(kind, 'yes'));
    assert.equal(trial.faulty.hits.length, triesOf(kind));
  });

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const redirect =
  (status: number, location: (trial: Trial) => string) =>
  async (kind: CallKind): Promise<void> => {
    let current: Trial | undefined;
    const fault: Behaviour = (exchange, turn) => {
      const Location = current === undefined ? '' : location(current);
      answer(status, '', { Location })(exchange, turn);
    };
    await withFault(kind, fault, async (trial) => {
      current = trial;
      const error = await failureOf(kind.run(trial.client));
      assert.ok(error instanceof RedirectError, error.message);
      assert.equal(error.status, status);
      assert.equal(trial.faulty.hits.length, 1);
      const other = kind.onExchange ? trial.service : trial.authorization;
      assert.equal(other.hits.length, kind.onExchange ? 0 : 1, 'nothing followed the redirect');
    });
  };

const otherOrigin = (trial: Trial): string =>
  `${trial.kind.onExchange ? trial.service.url : trial.authorization.url}/elsewhere`;

export const connectionFaults: readonly Fault[] = [
  {
    id: 'F01',
    sentence: 'a refused connection: not sent, and reads try again',
    check: (kind) =>
      withFault(kind, good(kind), async (trial) => {
        await trial.faulty.stop();
        const error = await assertNetwork(trial, ['refused']);
        assert.equal(error.sent, 'no');
        assert.equal(trial.tries, triesOf(kind));
      }),
  },
  {
    id: 'F02',
    sentence: 'a reset before the request is read: nobody knows, and nothing but reads is repeated',
    check: (kind) =>
      withFault(kind, good(kind), async (trial) => {
        trial.faulty.onConnection = (socket) => socket.resetAndDestroy();
        const error = await assertNetwork(trial, ['reset']);
        assert.equal(error.sent, sentOf(kind, 'unknown'));
        assert.equal(trial.tries, triesOf(kind));
      }),
  },
  {
    id: 'F03',
    sentence: 'a reset after the request and before the status',
    check: broken(({ socket }) => socket.resetAndDestroy()),
  },
  {
    id: 'F04',
    sentence: 'a reset inside of the headers',
    check: broken(raw('HTTP/1.1 200 OK\r\nContent-Ty', 'reset')),
  },
  {
    id: 'F05',
    sentence: 'a reset inside of the body of a success',
    check: truncated(raw(`${head}Content-Length: 500\r\n\r\n{"id":`, 'reset')),
  },
  {
    id: 'F06',
    sentence: 'a body shorter than its Content-Length',
    check: truncated(raw(`${head}Content-Length: 500\r\n\r\n{"id":"7"}`, 'close')),
  },
  {
    id: 'F07',
    sentence: 'a chunked body without its last chunk',
    check: truncated(raw(`${head}Transfer-Encoding: chunked\r\n\r\n6\r\n{"id":\r\n`, 'close')),
  },
  {
    id: 'F33',
    sentence: 'a redirect to another origin is not followed, and carries no token there',
    check: redirect(302, otherOrigin),
  },
  {
    id: 'F34',
    sentence: 'a redirect down to http is not followed',
    check: redirect(302, () => 'http://media.example/rest'),
  },
  {
    id: 'F35',
    sentence: 'a redirect that keeps the method is not followed',
    check: redirect(307, otherOrigin),
  },
  {
    id: 'F36',
    sentence: 'a redirect to itself is one request',
    check: redirect(301, ({ faulty, kind }) => faulty.url + kind.path),
  },
  {
    id: 'F46',
    sentence: 'a name without address is tried again by reads, a failed handshake by nothing',
    check: async (kind) => {
      const lost = new TypeError('fetch failed', {
        cause: Object.assign(new Error('getaddrinfo'), {
          code: 'ENOTFOUND',
          syscall: 'getaddrinfo',
        }),
      });
      let tries = 0;
      const noAddress = (request: Request): Promise<Response> => {
        const isExchange = new URL(request.url).pathname.startsWith('/restauth');
        if (isExchange !== kind.onExchange) return fetch(request);
        tries += 1;
        return Promise.reject(lost);
      };
      await withFault(
        kind,
        good(kind),
        async (trial) => {
          assert.equal((await assertNetwork(trial, ['dns'])).sent, 'no');
          assert.equal(tries, triesOf(kind));
        },
        { fetch: noAddress },
      );
      let handshakes = 0;
      const noTls = (request: Request): Promise<Response> => {
        const url = new URL(request.url);
        if (url.pathname.startsWith('/restauth') !== kind.onExchange) return fetch(request);
        handshakes += 1;
        url.protocol = 'https:';
        return fetch(new Request(url, { signal: request.signal }));
      };
      await withFault(
        kind,
        good(kind),
        async (trial) => {
          await assertNetwork(trial, ['tls']);
          assert.equal(handshakes, 1);
        },
        { fetch: noTls },
      );
    },
  },
  {
    id: 'F47',
    sentence: 'a flood of interim replies is passed over',
    check: (kind) => {
      const early = 'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n'.repeat(50);
      const fault: Behaviour = (exchange, turn) => {
        exchange.socket.write(early);
        good(kind)(exchange, turn);
      };
      return withFault(kind, fault, async ({ client, faulty }) => {
        await kind.run(client);
        assert.equal(faulty.hits.length, 1);
      });
    },
  },
  {
    id: 'F48',
    sentence: 'headers that contradict each other or have no end',
    check: async (kind) => {
      await broken(raw(`${head}X-Long: ${'x'.repeat(65_536)}\r\n\r\n{}`, 'stay'))(kind);
      await broken(raw(`${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 'stay'))(kind);
      const twice = { 'X-Twice': ['1', '2'], 'Set-Cookie': ['a=1', 'b=2'] };
      const fault: Behaviour = (exchange, turn) => {
        for (const [name, value] of Object.entries(twice)) exchange.response.setHeader(name, value);
        good(kind)(exchange, turn);
      };
      await withFault(kind, fault, async ({ client }) => {
        await kind.run(client);
      });
    },
  },
];
