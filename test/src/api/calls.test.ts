import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  AbortError,
  createClient,
  InvalidRequestError,
  StatusError,
  flagOf,
  isSet,
  toGeneration1,
  toGeneration2,
} from '../../../src/api/index.js';
import { scripted } from './scripted-service.js';
import { failureOf } from './trial.js';

const hostileIds = [
  '',
  ' ',
  '.',
  '..',
  '../ama/1',
  '..%2fama%2f1',
  'a/b',
  'a\\b',
  'a;b',
  'a?b',
  'a#b',
  '%',
  '%2e%2e',
  '1.json',
  '+1',
  '1 ',
  '１',
  '😀',
  '\ud800',
  '\0',
  'a\r\nX: 1',
  '{"$gt":""}',
  '1&x=2',
  '//evil.test',
  'http://evil.test/',
  '9'.repeat(65),
];

void describe('the id of an object', () => {
  for (const id of hostileIds) {
    void it(`${JSON.stringify(id)} is not sent`, async () => {
      const { client, sent } = scripted(() => ({ id: '7' }));
      const calls = [
        client.v2.embeds.get(id),
        client.v2.videos.delete(id),
        client.v1.videos.update(id, { title: 'x' }),
      ];
      for (const call of calls) assert.ok((await failureOf(call)) instanceof InvalidRequestError);
      assert.equal(sent.length, 0);
    });
  }

  void it('whatever it is, the path stays that of the resource', async () => {
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
});

void describe('the method override', () => {
  const refusing = (methods: readonly string[]) =>
    scripted(({ method }) =>
      methods.includes(method) ? new Response('', { status: 405 }) : { id: '7' },
    );

  void it('comes after a 405, and at once from then on', async () => {
    const { client, sent } = refusing(['PUT', 'DELETE']);
    await client.v2.amas.update('7', { title: 'a' });
    await client.v2.amas.update('7', { title: 'b' });
    const travelled = sent.map(({ method, headers }) => [
      method,
      headers.get('x-http-method-override'),
    ]);
    assert.deepEqual(travelled, [
      ['PUT', null],
      ['POST', 'PUT'],
      ['POST', 'PUT'],
    ]);
    assert.equal(sent[1]?.body, '{"title":"a"}');
  });

  void it('is tried once', async () => {
    const { client, sent } = refusing(['PUT', 'POST']);
    const error = await failureOf(client.v2.amas.update('7', { title: 'a' }));
    assert.ok(error instanceof StatusError && error.status === 405);
    assert.match(error.message, /^PUT \/rest\/v2\/ama\/7\.json → 405/);
    assert.equal(sent.length, 2);
  });

  void it('is not for creates, and not when it is never to be', async () => {
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
  void it('at any moment before a request leaves keeps it from leaving', async () => {
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
      const outcome = failureOf(client.v2.embeds.get('7', { signal: controller.signal }));
      for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
      const before = left;
      controller.abort();
      const error = await outcome;
      assert.ok(error instanceof AbortError);
      assert.equal(left, before, `aborted after ${moment} turns`);
      assert.equal(error.sent, left === 0 ? 'no' : 'unknown');
    }
  });
});

void describe('writes', () => {
  void it('send a title in both spellings of generation 1', async () => {
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

  void it('do not send an empty title', async () => {
    const { client, sent } = scripted(() => ({ id: '7' }));
    const call = client.v2.lives.update('7', { title: '' });
    assert.match(
      (await failureOf(call)).message,
      /^PUT \/rest\/v2\/live\/7\.json → not sent: title/,
    );
    assert.equal(sent.length, 0);
  });

  void it('refuse a time that is none', async () => {
    const { client } = scripted(() => ({ id: '7' }));
    const call = client.v2.embeds.get('7', { timeout: 0 });
    assert.ok((await failureOf(call)) instanceof InvalidRequestError);
  });
});

void describe('videos of both generations', () => {
  const first = {
    id: '7',
    titolo: 'Gol',
    descrizione_breve: 'b',
    descrizione: null,
    tags: 'a',
    video_disponibile: '1',
    invalid_video: '0',
    data_inserimento: '2026-01-31 18:00:00',
    preview_image: '',
    url_flash: '',
    domani: [1],
  } as const;

  void it('have the same fields under other names', () => {
    assert.deepEqual(toGeneration2(first), {
      id: '7',
      title: 'Gol',
      short_description: 'b',
      description: null,
      tags: 'a',
      available_video: '1',
      invalid_video: '0',
      created_at: '2026-01-31 18:00:00',
      preview_image: '',
      url_flash: '',
      domani: [1],
    });
    assert.deepEqual(toGeneration1(toGeneration2(first)), first);
  });
});

void it('flags are set by 1 in any of its forms', () => {
  assert.deepEqual(
    ['1', 1, true].map((flag) => isSet(flag as '1')),
    [true, true, true],
  );
  assert.deepEqual(
    ['0', 0, false, null, undefined].map((flag) => isSet(flag as '0')),
    Array(5).fill(false),
  );
  assert.deepEqual([flagOf(true), flagOf(false)], ['1', '0']);
});
