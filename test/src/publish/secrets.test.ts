import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { inspect } from 'node:util';
import type { PublishingProblem } from '../../../src/publish/index.js';
import { CODE_FORMATS, CodeUnavailableError } from '../../../src/render/render-code.js';
import { canaries } from '../api/canaries.js';
import { writtenCode } from '../render/required-options.js';
import { CANARIES, CANARY_EMBED, canaryIn } from './canary-embed.js';
import { PUBLIC_URL, scriptedPublisher } from './scripted-publisher.js';

const PATHS = [
  '7.json',
  '7',
  `oembed?url=${PUBLIC_URL}/7`,
  `oembed?url=${PUBLIC_URL}/7&format=xml`,
] as const;

for (const path of PATHS) {
  test(`no secret of the embed and none of the client is in ${path.replace(PUBLIC_URL, '…')}`, async () => {
    const { get } = scriptedPublisher(() => CANARY_EMBED);
    const response = await get(path);
    assert.equal(response.status, 200);
    const all = [await response.text(), ...[...response.headers].flat()].join('\n');
    assert.equal(canaryIn(all), null);
    assert.match(all, /media\.example\.com/, 'the response is that of the embed');
  });
}

test('the embed and the account have more than twelve different secrets', () => {
  const all = JSON.stringify(CANARY_EMBED);
  const account = Object.values<string>(canaries);
  assert.ok(new Set(CANARIES).size >= 12 && new Set(CANARIES).size === CANARIES.length);
  for (const canary of CANARIES) {
    assert.ok(all.includes(canary) || account.includes(canary), canary);
    for (const written of [canary, encodeURIComponent(canary), btoa(canary)])
      assert.equal(canaryIn(`a${written}b`), canary, written);
  }
});

test('no secret is in the code of any format, its error or the log', () => {
  const logged: unknown[] = [];
  const methods = (['log', 'info', 'warn', 'error', 'debug', 'trace'] as const).map((name) =>
    mock.method(console, name, (...values: unknown[]) => logged.push(values)),
  );
  const options = [{}, { width: 320, start: 5, responsive: true }, { title: 'Title', label: 'x' }];
  for (const { format } of CODE_FORMATS) {
    for (const each of options) {
      const code = writtenCode(CANARY_EMBED, format, each);
      const all = code instanceof CodeUnavailableError ? inspect(code, { depth: Infinity }) : code;
      assert.equal(canaryIn(all), null, format);
    }
  }
  for (const method of methods) method.mock.restore();
  assert.deepEqual(logged, []);
});

test('no secret is in the log of a handler, whatever is requested', async () => {
  const logged: unknown[] = [];
  const methods = (['log', 'info', 'warn', 'error', 'debug', 'trace'] as const).map((name) =>
    mock.method(console, name, (...values: unknown[]) => logged.push(values)),
  );
  const service = (id: string) =>
    id === '7' ? CANARY_EMBED : Promise.reject(new Error(JSON.stringify(CANARY_EMBED)));
  const { get } = scriptedPublisher(service, { onProblem: (problem) => logged.push(problem) });
  for (const path of [...PATHS, '8.json', '8', `oembed?url=${PUBLIC_URL}/8`]) {
    const response = await get(path);
    assert.equal(canaryIn(inspect([...response.headers]) + (await response.text())), null, path);
  }
  for (const method of methods) method.mock.restore();
  assert.ok(logged.length > 0, 'the problem is reported');
  assert.equal(canaryIn(inspect(logged, { depth: Infinity, showHidden: true })), null);
});

test('no secret is in a problem, whatever the service replies', async () => {
  const problems: PublishingProblem[] = [];
  const body = JSON.stringify({ errors: ['canary-body'], pass: 'canary-pass' });
  const replies = [
    () => new Response(body, { status: 500, headers: { 'x-secret': 'canary-header' } }),
    () => new Response(body, { status: 401 }),
    () => new Response(`<p>canary-body</p>`, { headers: { 'content-type': 'text/canary-type' } }),
    () => Response.json({ id: { secret: 'canary-id' } }),
    () => Promise.reject(new Error('canary-error', { cause: 'canary-cause' })),
  ];
  for (const reply of replies) {
    const { get } = scriptedPublisher(reply, { onProblem: (problem) => problems.push(problem) });
    assert.equal((await get('7.json')).status, 502);
  }
  assert.equal(problems.length, replies.length);
  assert.doesNotMatch(inspect(problems, { depth: Infinity, showHidden: true }), /canary/i);
});
