import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../../demo/sandbox/failure.js';
import { type Route } from '../../demo/sandbox/routes.js';
import { router } from '../../demo/sandbox/router.js';
import type { Services } from '../../demo/sandbox/services.js';

/** No route of these tests asks for a service. */
const NO_SERVICES = {} as Services;

const route = (method: Route['method'], path: string, answer: Route['answer']): Route => ({
  method,
  path,
  access: 'open',
  sharing: 'any-origin',
  answer,
});

const nothing: Route['answer'] = () => {
  throw new Failure(404, 'Nothing.');
};

test('what goes wrong inside is told at the console and not to the caller', async (t) => {
  const told = t.mock.method(console, 'error', () => undefined);
  const faults: readonly unknown[] = [
    new Error('canary-message'),
    'canary-text',
    null,
    { then: 1 },
  ];
  for (const fault of faults) {
    const app = router(
      [
        route('GET', '/x', () => {
          throw fault;
        }),
      ],
      NO_SERVICES,
      nothing,
    );
    const reply = await app.request('/x?secret=canary');
    assert.equal(reply.status, 500);
    assert.equal(await reply.text(), '{"error":{"message":"Internal error."}}');
  }
  assert.equal(told.mock.callCount(), faults.length);
  assert.ok(told.mock.calls.every(({ arguments: words }) => !words.join(' ').includes('secret=')));
});

test('parameters come without their extension, percent-decoded once', async () => {
  const seen: unknown[] = [];
  const app = router(
    [
      route('GET', '/a/{id}.json/{part}', ({ parameters }) => {
        seen.push(parameters);
        return new Response();
      }),
    ],
    NO_SERVICES,
    nothing,
  );
  await app.request('/a/x.json.json/%2525%2f');
  assert.deepEqual(seen, [{ id: 'x.json', part: '%25/' }]);
});

test('an address with several methods names them all', async () => {
  const answer = (): Response => new Response('ok');
  const app = router(
    [route('GET', '/x', answer), route('POST', '/x', answer)],
    NO_SERVICES,
    nothing,
  );
  for (const method of ['GET', 'POST']) {
    assert.equal((await app.request('/x', { method })).status, 200);
  }
  const refused = await app.request('/x', { method: 'DELETE' });
  assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD, POST']);
  assert.equal((await app.request('/y', { method: 'POST' })).status, 404);
});
