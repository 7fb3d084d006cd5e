import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Client,
  type InvalidReadOptions,
  type InvalidRow,
  ValidationError,
} from '../../../src/api/index.js';
import type { Embed } from '../../../src/schema/index.js';
import { scripted } from './scripted-service.js';
import { failureOf } from './trial.js';

type Read = (client: Client, options?: InvalidReadOptions) => Promise<unknown>;

/** Every read of one object, of both generations. */
const readsOf = (client: Client): readonly string[] =>
  (['v1', 'v2'] as const).flatMap((generation) =>
    Object.entries(client[generation]).flatMap(([name, resource]) =>
      'get' in resource ? [`${generation}.${name}`] : [],
    ),
  );

const READS: readonly (readonly [string, Read])[] = readsOf(scripted(() => null).client).map(
  (name) => {
    const [generation = '', resource = ''] = name.split('.');
    const read: Read = (client, options) => {
      const resources = client as unknown as Record<string, Record<string, { get: Get }>>;
      return (
        resources[generation]?.[resource]?.get('7', options) ?? Promise.reject(new Error(name))
      );
    };
    return [name, read];
  },
);

type Get = (id: string, options?: InvalidReadOptions) => Promise<unknown>;

const INVALID = { id: '7', title: 7, titolo: 7, pass: 'hidden' };

void describe('the read of one object that is not valid', () => {
  for (const [name, read] of READS) {
    void it(`hands it to onInvalid and resolves with null: ${name}`, async () => {
      const { client } = scripted(() => INVALID);
      const seen: (readonly [InvalidRow, unknown])[] = [];
      const onInvalid = (row: InvalidRow, received: unknown): void =>
        void seen.push([row, received]);
      assert.equal(await read(client, { onInvalid }), null);
      assert.equal(seen.length, 1);
      const [[row, received] = []] = seen;
      assert.deepEqual(received, INVALID);
      assert.deepEqual([row?.page, row?.index, row?.id], ['The reply', 0, '7']);
      assert.match(row?.problems[0]?.path ?? '', /^\/titol[eo]$|^\/title$/);
      assert.ok(!JSON.stringify(row).includes('hidden'));
    });

    void it(`rejects with a ValidationError without onInvalid: ${name}`, async () => {
      const { client } = scripted(() => INVALID);
      await failureOf(read(client), ValidationError);
    });

    for (const reply of [null, [], 'text', {}, { errors: ['wrong'] }])
      void it(`takes ${JSON.stringify(reply)} for no object at all: ${name}`, async () => {
        const { client } = scripted(() => reply);
        const onInvalid = (): void => assert.fail('it is no object of the resource');
        await failureOf(read(client, { onInvalid }), ValidationError);
      });
  }

  void it('is null by its type only where onInvalid is given', async () => {
    const { client } = scripted(() => ({ id: '7', title: 'Valid' }));
    const embed: Embed = await client.v2.embeds.get('7');
    // @ts-expect-error -- null is possible.
    const other: Embed = await client.v2.embeds.get('7', { onInvalid: () => undefined });
    const third: Embed = await client.v2.embeds.get('7', { timeout: 1000 });
    assert.deepEqual(
      [embed, other, third].map(({ title }) => title),
      ['Valid', 'Valid', 'Valid'],
    );
  });
});
