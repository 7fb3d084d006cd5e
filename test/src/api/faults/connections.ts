import assert from 'node:assert/strict';
import {
  NetworkError,
  RedirectError,
  TruncatedResponseError,
  type ApiError,
  type NetworkReason,
} from '../../../../src/api/index.js';
import type { CallKind } from '../call-kinds.js';
import { answer, raw, type Behavior } from './fault-server.js';
import { failureOf, good, withFault, type Faults, type Trial } from '../trial.js';

/** Reads are retried twice. */
const attemptsOf = (kind: CallKind): number => (kind.intent === 'read' ? 3 : 1);

/** When its key exchange fails, the call itself is not sent. */
const sentOf = (kind: CallKind, sent: ApiError['sent']): ApiError['sent'] =>
  kind.onExchange ? 'no' : sent;

const assertNetwork = async (
  trial: Trial,
  reasons: readonly NetworkReason[],
): Promise<NetworkError> => {
  const error = await failureOf(trial.kind.run(trial.client), NetworkError);
  assert.ok(reasons.includes(error.reason), error.reason);
  return error;
};

const broken = (fault: Behavior) => (kind: CallKind) =>
  withFault(kind, fault, async (trial) => {
    const error = await assertNetwork(trial, ['reset', 'protocol']);
    assert.equal(error.sent, sentOf(kind, 'unknown'));
    assert.equal(trial.attempts, attemptsOf(kind));
    assert.equal(trial.faulty.hits.length, attemptsOf(kind));
  });

const truncated = (fault: Behavior) => (kind: CallKind) =>
  withFault(kind, fault, async (trial) => {
    const error = await failureOf(kind.run(trial.client), TruncatedResponseError);
    assert.equal(error.sent, sentOf(kind, 'yes'));
    assert.equal(trial.faulty.hits.length, attemptsOf(kind));
  });

/** Replaces `fetch` for the faulty server, and returns the error of the call. */
const failsToConnect = (
  kind: CallKind,
  reason: NetworkReason,
  attempts: number,
  connect: (request: Request) => Promise<Response>,
): Promise<NetworkError> => {
  let count = 0;
  const fetchOrFail = (request: Request): Promise<Response> => {
    const isExchange = new URL(request.url).pathname.startsWith('/restauth');
    if (isExchange !== kind.onExchange) return fetch(request);
    count += 1;
    return connect(request);
  };
  return withFault(
    kind,
    good(kind),
    async (trial) => {
      const error = await assertNetwork(trial, [reason]);
      assert.equal(count, attempts);
      return error;
    },
    { fetch: fetchOrFail },
  );
};

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const redirect =
  (status: number, location: (trial: Trial) => string) =>
  async (kind: CallKind): Promise<void> => {
    let current: Trial | undefined;
    const fault: Behavior = (exchange, turn) => {
      const Location = current === undefined ? '' : location(current);
      answer(status, '', { Location })(exchange, turn);
    };
    await withFault(kind, fault, async (trial) => {
      current = trial;
      const error = await failureOf(kind.run(trial.client), RedirectError);
      assert.equal(error.status, status);
      assert.equal(trial.faulty.hits.length, 1);
      const other = kind.onExchange ? trial.service : trial.authorization;
      assert.equal(other.hits.length, kind.onExchange ? 0 : 1, 'the redirect was not followed');
    });
  };

const otherOrigin = (trial: Trial): string =>
  `${trial.kind.onExchange ? trial.service.url : trial.authorization.url}/elsewhere`;

export const connectionFaults: Faults = {
  F01: {
    sentence: 'a refused connection counts as not sent, and reads are retried',
    check: (kind) =>
      withFault(kind, good(kind), async (trial) => {
        await trial.faulty.stop();
        const error = await assertNetwork(trial, ['refused']);
        assert.equal(error.sent, 'no');
        assert.equal(trial.attempts, attemptsOf(kind));
      }),
  },
  F02: {
    sentence: 'after a reset before the request is read, only reads are retried',
    check: (kind) =>
      withFault(kind, good(kind), async (trial) => {
        trial.faulty.onConnection = (socket) => socket.resetAndDestroy();
        const error = await assertNetwork(trial, ['reset']);
        assert.equal(error.sent, sentOf(kind, 'unknown'));
        assert.equal(trial.attempts, attemptsOf(kind));
      }),
  },
  F03: {
    sentence: 'after a reset before the status, only reads are retried',
    check: broken(({ socket }) => socket.resetAndDestroy()),
  },
  F04: {
    sentence: 'after a reset within the headers, only reads are retried',
    check: broken(raw('HTTP/1.1 200 OK\r\nContent-Ty', 'reset')),
  },
  F05: {
    sentence: 'after a reset within the body, only reads are retried',
    check: truncated(raw(`${head}Content-Length: 500\r\n\r\n{"id":`, 'reset')),
  },
  F06: {
    sentence: 'a body shorter than its Content-Length counts as truncated',
    check: truncated(raw(`${head}Content-Length: 500\r\n\r\n{"id":"7"}`, 'close')),
  },
  F07: {
    sentence: 'a chunked body without its last chunk counts as truncated',
    check: truncated(raw(`${head}Transfer-Encoding: chunked\r\n\r\n6\r\n{"id":\r\n`, 'close')),
  },
  F33: {
    sentence: 'a redirect to another origin is not followed, because it would reveal the token',
    check: redirect(302, otherOrigin),
  },
  F34: {
    sentence: 'a redirect to http is not followed',
    check: redirect(302, () => 'http://media.example/rest'),
  },
  F35: {
    sentence: 'a redirect that keeps the method is not followed',
    check: redirect(307, otherOrigin),
  },
  F36: {
    sentence: 'a redirect to itself causes one request',
    check: redirect(301, ({ faulty, kind }) => faulty.url + kind.path),
  },
  F46: {
    sentence: 'an unknown host name is retried by reads, a failed TLS handshake by no call',
    check: async (kind) => {
      const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
      const unknownHost = new TypeError('fetch failed', { cause });
      const error = await failsToConnect(kind, 'dns', attemptsOf(kind), () =>
        Promise.reject(unknownHost),
      );
      assert.equal(error.sent, 'no');
      await failsToConnect(kind, 'tls', 1, ({ url, signal }) =>
        fetch(new Request(url.replace('http:', 'https:'), { signal })),
      );
    },
  },
  F47: {
    sentence: 'a flood of interim replies is ignored',
    check: (kind) => {
      const early = 'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n'.repeat(50);
      const fault: Behavior = (exchange, turn) => {
        exchange.socket.write(early);
        good(kind)(exchange, turn);
      };
      return withFault(kind, fault, async ({ client, faulty }) => {
        await kind.run(client);
        assert.equal(faulty.hits.length, 1);
      });
    },
  },
  F48: {
    sentence: 'contradictory or endless headers fail the call, repeated ones do not',
    check: async (kind) => {
      await broken(raw(`${head}X-Long: ${'x'.repeat(65_536)}\r\n\r\n{}`, 'stay'))(kind);
      await broken(raw(`${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 'stay'))(kind);
      const twice = { 'X-Twice': ['1', '2'], 'Set-Cookie': ['a=1', 'b=2'] };
      const fault: Behavior = (exchange, turn) => {
        for (const [name, value] of Object.entries(twice)) exchange.response.setHeader(name, value);
        good(kind)(exchange, turn);
      };
      await withFault(kind, fault, async ({ client }) => {
        await kind.run(client);
      });
    },
  },
};
