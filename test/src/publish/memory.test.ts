import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { anyEmbed, PUBLIC_URL, scriptedPublisher, type Service } from './scripted-publisher.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const REQUESTS = 500;
const QUERY = 'x'.repeat(15_000);

const SERVICES: Readonly<Record<string, Service>> = {
  exist: anyEmbed,
  'do not exist': () => new Response(null, { status: 404 }),
  fail: () => new Response(null, { status: 500 }),
};

const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  page: (id) => `${id}?${QUERY}`,
  JSON: (id) => `${id}.json?${QUERY}`,
  oEmbed: (id) => `oembed?url=${PUBLIC_URL}/${id}%3F${QUERY}`,
};

for (const [are, service] of Object.entries(SERVICES))
  for (const [kind, address] of Object.entries(ADDRESSES))
    test(`the cache keeps no address of a request: ${kind} of ids that ${are}`, async () => {
      const publisher = scriptedPublisher(service);
      const request = async (index: number): Promise<void> => {
        const response = await publisher.get(address(`id-of-an-embed-${index}`));
        await response.text();
        await setImmediate();
      };
      await request(0);
      const before = heapBytes();
      for (let index = 1; index <= REQUESTS; index += 1) await request(index);
      const growth = heapBytes() - before;
      assert.equal(publisher.requested.length, REQUESTS + 1);
      assert.ok(growth < (REQUESTS * QUERY.length) / 2, `${growth} bytes`);
    });
