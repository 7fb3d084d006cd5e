import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  AbortError,
  createClient,
  InvalidRequestError,
  StatusError,
} from '../../../src/api/index.js';
import { assertNoSecrets } from './canaries.js';
import { scripted } from './scripted-service.js';
import { failureOf } from './trial.js';

void it('a call never leaves the path of its resource, whatever its id', async () => {
  const { client, sent } = scripted(() => ({ id: '7' }));
  const ids = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w./%-]{0,9}$/));
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      sent.length = 0;
      await client.v2.embeds.get(id).catch(() => undefined);
      for (const { path } of sent) assert.equal(path, `/rest/v2/embed/${id}.json`);
      for (const { path } of sent) assert.match(path, /^\/rest\/v2\/embed\/[\w-]{1,64}\.json$/);
    }),
    { numRuns: 1000 },
  );
});

void describe('the method override', () => {
  const refusing = (methods: readonly string[]) =>
    scripted(({ method }) =>
      methods.includes(method) ? new Response('', { status: 405 }) : { id: '7' },
    );

  void it('overrides the method after a 405, and in all later calls', async () => {
    const { client, sent } = refusing(['PUT', 'DELETE']);
    await client.v2.amas.update('7', { title: 'a' });
    await client.v2.amas.update('7', { title: 'b' });
    const methods = sent.map(({ method, headers }) => [
      method,
      headers.get('x-http-method-override'),
    ]);
    assert.deepEqual(methods, [
      ['PUT', null],
      ['POST', 'PUT'],
      ['POST', 'PUT'],
    ]);
    assert.equal(sent[1]?.body, '{"title":"a"}');
  });

  void it('tries the override only once per call', async () => {
    const { client, sent } = refusing(['PUT', 'POST']);
    const error = await failureOf(client.v2.amas.update('7', { title: 'a' }), StatusError);
    assert.equal(error.status, 405);
    assert.match(error.message, /^PUT \/rest\/v2\/ama\/7\.json → 405/);
    assert.equal(sent.length, 2);
  });

  void it('does not override creates, nor updates when the option is never', async () => {
    const { client, sent } = refusing(['POST', 'PUT']);
    await failureOf(client.v2.embeds.create({ title: 'a', video_id: '7' }));
    await failureOf(client.v2.amas.update('7', { title: 'a' }, { methodOverride: 'never' }));
    assert.deepEqual(
      sent.map(({ method }) => method),
      ['POST', 'PUT'],
    );
  });
});

void describe('an abort', () => {
  void it('prevents a request that has not been sent, at any moment', async () => {
    for (let moment = 0; moment < 60; moment += 1) {
      const controller = new AbortController();
      let left = 0;
      const client = createClient({
        baseUrl: 'https://media.example',
        accessToken: 'token',
        fetch: () => {
          left += 1;
          return new Promise(() => undefined);
        },
      });
      const call = client.v2.embeds.get('7', { signal: controller.signal });
      const failure = failureOf(call, AbortError);
      for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
      const before = left;
      controller.abort();
      const error = await failure;
      assert.equal(left, before, `aborted after ${moment} microtasks`);
      assert.equal(error.sent, left === 0 ? 'no' : 'unknown');
    }
  });
});

void describe('writes', () => {
  void it('sends a title of generation 1 in both spellings', async () => {
    const { client, sent } = scripted(() => ({ id: '7' }));
    await client.v1.videos.update('7', { title: 'Gol', description: 'Bello', tags: 'a,b' });
    assert.deepEqual(JSON.parse(sent[0]?.body ?? ''), {
      title: 'Gol',
      titolo: 'Gol',
      description: 'Bello',
      descrizione: 'Bello',
      tags: 'a,b',
    });
  });

  void it('does not send a write with an empty title', async () => {
    const { client, sent } = scripted(() => ({ id: '7' }));
    const call = client.v2.lives.update('7', { title: '' });
    assert.match(
      (await failureOf(call)).message,
      /^PUT \/rest\/v2\/live\/7\.json → not sent: title/,
    );
    assert.equal(sent.length, 0);
  });

  void it('does not send a write with an invalid time-out', async () => {
    const { client, sent } = scripted(() => ({ id: '7' }));
    const call = client.v2.amas.update('7', {}, { timeout: 0 });
    await failureOf(call, InvalidRequestError);
    assert.equal(sent.length, 0);
  });

  void it('resolves with null when the reply to the create of a live does not hold it', async () => {
    const fields = { title: 'Derby', source_url: 'https://live.example/index.m3u8' };
    for (const reply of [new Response('created'), { created: true }, new Response(null)]) {
      const { client } = scripted(() => reply);
      assert.equal(await client.v2.lives.create(fields), null);
    }
  });
});

void describe('the hooks of a client', () => {
  void it('report each request and each reply with its headers, without the token', async () => {
    const seen: unknown[] = [];
    let replies = 0;
    const { client } = scripted(
      () => {
        replies += 1;
        return replies === 1
          ? new Response('', { status: 503, headers: { 'Retry-After': '0', 'X-Request': 'a' } })
          : Response.json({ id: '7' }, { headers: { 'X-Request': 'b' } });
      },
      {
        onRequest: (request) => seen.push(['request', request]),
        onResponse: ({ headers, durationMs, ...response }) => {
          assert.ok(durationMs >= 0);
          seen.push(['response', { ...response, request: headers.get('x-request') }]);
        },
      },
    );
    await client.v2.embeds.get('7');
    const call = { method: 'GET', path: '/rest/v2/embed/7.json' };
    const calls = seen.filter((entry) => JSON.stringify(entry).includes(call.path));
    assert.deepEqual(calls, [
      ['request', { ...call, attempt: 1 }],
      ['response', { ...call, attempt: 1, status: 503, request: 'a' }],
      ['request', { ...call, attempt: 2 }],
      ['response', { ...call, attempt: 2, status: 200, request: 'b' }],
    ]);
    assertNoSecrets(seen);
  });
});

void describe('a create after a 429', () => {
  const answers = (headers: Record<string, string>) => {
    let calls = 0;
    return scripted(() => {
      calls += 1;
      return calls === 1 ? new Response('', { status: 429, headers }) : { id: '7', title: 'a' };
    });
  };
  const fields = { title: 'a', video_id: '7' };

  void it('is repeated with the option retry when the service says when to come back', async () => {
    const { client, sent } = answers({ 'Retry-After': '0' });
    const { id } = await client.v2.embeds.create(fields, { retry: true });
    assert.deepEqual([id, sent.length], ['7', 2]);
  });

  void it('is not repeated without the option, nor without Retry-After', async () => {
    const { client, sent } = answers({ 'Retry-After': '0' });
    await failureOf(client.v2.embeds.create(fields), StatusError);
    assert.equal(sent.length, 1);
    const other = answers({});
    await failureOf(other.client.v2.embeds.create(fields, { retry: true }), StatusError);
    assert.equal(other.sent.length, 1);
  });
});
