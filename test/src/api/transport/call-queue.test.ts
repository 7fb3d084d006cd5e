import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { AbortError, createClient, type Client } from '../../../../src/api/index.js';
import { CallQueue } from '../../../../src/api/transport/call-queue.js';
import { canaries } from '../canaries.js';
import { scripted } from '../scripted-service.js';
import { failureOf } from '../trial.js';

/** A promise with its functions. */
const deferred = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

void describe('the queue of calls', () => {
  void it('begins waiting calls in order, whether the calls before succeed or fail', async () => {
    const queue = new CallQueue(2);
    const begun: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        queue.run(async () => {
          begun.push(index);
          await Promise.resolve();
          if (index % 3 === 0) throw new Error(String(index));
          return index;
        }),
      ),
    );
    assert.deepEqual(begun, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert.equal(results.filter(({ status }) => status === 'rejected').length, 3);
  });

  void it('removes a waiting call whose signal aborts, and keeps the order of the others', async () => {
    const queue = new CallQueue(1);
    const first = deferred();
    const begun: string[] = [];
    const call = (name: string, signal?: AbortSignal): Promise<void> =>
      queue.run(async () => {
        begun.push(name);
        if (name === 'first') await first.promise;
      }, signal);
    const controller = new AbortController();
    const calls = [call('first'), call('aborted', controller.signal), call('last')];
    controller.abort(new Error('gone'));
    await assert.rejects(calls[1] ?? Promise.resolve(), /gone/);
    await assert.rejects(call('too late', controller.signal), /gone/);
    first.resolve();
    await Promise.all([calls[0], calls[2]]);
    assert.deepEqual(begun, ['first', 'last']);
  });
});

/** A service that counts the connections that are open at once. */
const countingService = async (
  t: TestContext,
): Promise<{ readonly client: Client; readonly counts: { open: number; most: number } }> => {
  const counts = { open: 0, most: 0 };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isExchange = request.url?.startsWith('/restauth') === true;
    const state = request.headers['state'];
    response.end(
      JSON.stringify(
        isExchange ? { access_token: canaries.token, state } : { id: '7', title: 'x' },
      ),
    );
  });
  server.on('connection', (socket) => {
    counts.open += 1;
    counts.most = Math.max(counts.most, counts.open);
    socket.on('close', () => {
      counts.open -= 1;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, authKey: canaries.authKey });
  return { client, counts };
};

void describe('a client with many calls at once', () => {
  void it('sends 500 calls over a few connections', async (t) => {
    const { client, counts } = await countingService(t);
    const embeds = await Promise.all(Array.from({ length: 500 }, () => client.v2.embeds.get('7')));
    assert.equal(embeds.filter(({ id }) => id === '7').length, 500);
    // Connections that close while others open are counted too.
    assert.ok(counts.most <= 2 * 16, `${counts.most} connections`);
  });

  void it('has all of 2,000 calls succeed, with 16 of them in progress', async () => {
    let running = 0;
    let most = 0;
    const { client } = scripted(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return { id: '7', title: 'x' };
    });
    await Promise.all(Array.from({ length: 2000 }, () => client.v2.embeds.get('7')));
    assert.equal(most, 16);
  });

  void it('rejects a waiting call with an AbortError that says that nothing was sent', async () => {
    const reply = deferred();
    const { client, sent } = scripted(
      async () => {
        await reply.promise;
        return { id: '7', title: 'x' };
      },
      { maxParallelCalls: 1 },
    );
    const first = client.v2.embeds.get('7');
    const controller = new AbortController();
    const waiting = client.v2.embeds.create(
      { title: 'x', video_id: '7' },
      { signal: controller.signal },
    );
    controller.abort();
    const error = await failureOf(waiting, AbortError);
    assert.equal(error.sent, 'no');
    reply.resolve();
    await first;
    assert.deepEqual(
      sent.map(({ method }) => method),
      ['GET'],
    );
  });
});
