import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  PLANTED_FAULTS,
  withLargeAccount,
} from '../../../../demo/sandbox/large-account/with-large-account.js';
import { createSandbox } from '../../../../demo/sandbox/sandbox.js';
import { createClient } from '../../../../src/api/index.js';
import { accountSource, audit, type AuditedObject } from '../../../../src/audit/index.js';

const ORIGIN = 'http://127.0.0.1:4173';

/** The verdict of each planted fault. */
const VERDICTS: Readonly<Record<string, string>> = {
  'no-ad': 'no-ad',
  nowhere: 'http-client-error',
  'error-500': 'http-server-error',
  broken: 'xml-malformed',
  html: 'response-html',
  vpaid: 'vpaid-only',
  'no-media': 'media-unplayable',
  'missing-media': 'media-file-missing',
  'wrapper-loop': 'wrapper-loop',
  'wrapper-nowhere': 'http-client-error',
  'desktop-only': 'device-without-ads',
  'without-ads': 'embed-without-ads',
};

test('an audit of the large account finds every planted fault, and no other error', async (t) => {
  const sandbox = withLargeAccount(await createSandbox(), 'demo-key');
  t.after(() => sandbox.close());
  const fetch = (request: Request) => sandbox.fetch(request);
  const client = createClient({ baseUrl: `${ORIGIN}/large-account`, authKey: 'demo-key', fetch });
  const inspect = {
    fetch: (url: string | URL | Request, init?: RequestInit) => fetch(new Request(url, init)),
    requestsPerSecond: 1000,
    allowPrivate: true,
    requestTimeoutMs: 60_000,
  };
  const objects: AuditedObject[] = [];
  for await (const object of audit(accountSource(client), { inspect })) objects.push(object);
  const counts = new Map<string, number>();
  for (const { problems } of objects)
    for (const id of new Set(problems.filter(({ by }) => by === 'verdict').map((one) => one.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  const expected = new Map<string, number>();
  for (const [fault, count] of Object.entries(PLANTED_FAULTS)) {
    const id = VERDICTS[fault] ?? '';
    expected.set(id, (expected.get(id) ?? 0) + count);
  }
  assert.equal(objects.filter(({ kind }) => kind === 'embed').length, 500);
  assert.deepEqual([...counts].sort(), [...expected].sort());
  const first = (await (
    await fetch(new Request(`${ORIGIN}/published/embed.json`))
  ).json()) as object[];
  assert.ok(first.length < 500);
});
