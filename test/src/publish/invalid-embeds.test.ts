import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicEmbed, type PublishingProblem } from '../../../src/publish/index.js';
import { sampleEmbed } from '../render/sample-embed.js';
import { assertNoSecrets, canaries } from '../api/canaries.js';
import { anyEmbed, scriptedPublisher } from './scripted-publisher.js';

const HOSTILE: readonly unknown[] = [
  null,
  true,
  7,
  -1.5,
  '',
  'text',
  [],
  [null],
  [[]],
  {},
  { id: 7 },
  { __proto__: 1 },
  [canaries.pass, { pass: canaries.pass }],
  { pass: canaries.pass, user: 'u' },
];

const EMBED = anyEmbed('7') as Readonly<Record<string, unknown>>;

for (const field of Object.keys(EMBED).filter((name) => name !== 'id'))
  test(`an embed is published whatever the service sends as ${field}`, async () => {
    for (const value of HOSTILE) {
      const problems: PublishingProblem[] = [];
      const embed = { ...EMBED, [field]: value };
      const { get } = scriptedPublisher(() => embed, {
        onProblem: (problem) => problems.push(problem),
      });
      const json = await get('7.json');
      assert.equal(json.status, 200, JSON.stringify(value));
      assert.equal(await json.text(), JSON.stringify(publicEmbed(embed as never)));
      const page = await get('7');
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<title>/);
      assertNoSecrets(problems);
      for (const { id, status, message } of problems) {
        assert.deepEqual([id, status], ['7', 200]);
        assert.match(message, new RegExp(`^The embed has another shape at /${field}`));
      }
    }
  });

test('an embed that is not as the interface describes it is reported each time it is fetched', async () => {
  const problems: PublishingProblem[] = [];
  const { get } = scriptedPublisher(() => ({ ...EMBED, title: 7 }), {
    onProblem: (problem) => problems.push(problem),
  });
  await get('7.json');
  await get('7.json');
  assert.deepEqual(problems, [
    {
      id: '7',
      status: 200,
      message: 'The embed has another shape at /title: must be text; found a number.',
    },
  ]);
});

test('isPublished decides about an embed that is not valid, and is never asked in vain', async () => {
  const service = () => sampleEmbed({ tags: 7 as never });
  for (const [isPublished, status] of [
    [() => true, 200],
    [() => false, 404],
    [() => Promise.resolve(true), 200],
    [() => Promise.resolve(false), 404],
    [() => Promise.reject(new Error('no answer')), 502],
    [({ tags }: { tags?: unknown }) => (tags as string).includes('public'), 502],
  ] as const)
    assert.equal((await scriptedPublisher(service, { isPublished }).get('7.json')).status, status);
});

test('as many embeds are fetched at once as may be pending', async () => {
  for (const [options, expected] of [
    [{}, 256],
    [{ maxPendingEmbeds: 40 }, 40],
    [{ maxPendingEmbeds: 40, maxParallelCalls: 3 }, 3],
  ] as const) {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const { get, requested } = scriptedPublisher(async (id) => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      return anyEmbed(id);
    }, options);
    const ids = Array.from({ length: 300 }, (_, index) => String(index));
    const replies = ids.map((id) => get(`${id}.json`));
    const admitted = 'maxPendingEmbeds' in options ? options.maxPendingEmbeds : 256;
    const release = async (): Promise<void> => {
      while (requested.length < admitted || waiting.length > 0) {
        for (const resolve of waiting.splice(0)) resolve();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const [statuses] = await Promise.all([Promise.all(replies), release()]);
    assert.equal(most, expected);
    assert.equal(statuses.filter(({ status }) => status === 200).length, admitted);
    assert.ok(statuses.every(({ status }) => status === 200 || status === 503));
  }
});
