import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InvalidRequestError, createClient } from '../../src/api/index.js';
import { scripted } from '../src/api/scripted-service.js';
import { ABSENT, readShared } from './corpus.js';

interface Hostile {
  readonly ids: readonly string[];
  readonly hosts: readonly string[];
}

const hostile = readShared('corpora/hostile-ids.json') as Hostile | undefined;

const LOOPBACK = new Set([
  '127.0.0.1',
  'localhost',
  '127.1',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1:22',
]);

void describe('hostile ids and hosts at the client', () => {
  void it('are there, or their absence is told', (context) => {
    if (hostile === undefined) context.diagnostic(ABSENT);
    else assert.ok(hostile.ids.length > 20);
  });

  for (const id of hostile?.ids ?? []) {
    void it(`id ${JSON.stringify(id.slice(0, 40))} is its own path or is not sent`, async () => {
      const { client, sent } = scripted(() => ({ id: '7' }));
      const outcome = await client.v2.videos.get(id).catch((error: unknown) => error);
      if (outcome instanceof InvalidRequestError) assert.equal(sent.length, 0);
      else
        assert.deepEqual(
          sent.map(({ path }) => path),
          [`/rest/v2/video/${id}.json`],
        );
    });
  }

  for (const host of hostile?.hosts ?? []) {
    void it(`host ${host} is not called without encryption, unless it is this machine`, () => {
      const make = (): unknown => createClient({ baseUrl: `http://${host}`, authKey: 'key' });
      if (LOOPBACK.has(host)) assert.ok(make());
      else assert.throws(make, TypeError);
    });
  }
});
