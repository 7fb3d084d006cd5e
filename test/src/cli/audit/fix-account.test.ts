import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { listen } from '../../../demo/sandbox/open-sandbox.js';
import { parseSeed } from '../../../../demo/sandbox/seed/seed.js';
import { createClient } from '../../../../src/api/index.js';
import { valueAt } from '../../../../src/text/json-pointer.js';
import { startBuiltCommand } from '../run-built-command.js';

const KEY = 'planted-key-8f14e45f';
const BROKEN = 'https://ads.example/vast?cb=[CACHEBUSTING]&amp;page=[PAGEURL]';
const SOUND = 'https://ads.example/vast?cb=[CACHEBUSTING]&page=[PAGEURL]';

const SHARED = { id: 'a1', title: 'Network', adv_type: 'dart', type: 'linear', source_url: BROKEN };

const SEED = parseSeed(
  JSON.stringify({
    embeds: ['e1', 'e2'].map((id) => {
      return {
        id,
        title: id,
        preroll: [SHARED],
        mobile_preroll: [SHARED],
        background_color: '#123456;',
      };
    }),
  }),
  'fix',
);

interface PlanLine {
  readonly embed: string;
  readonly patch: readonly {
    readonly op: string;
    readonly path: string;
    readonly value: unknown;
    readonly rules?: readonly string[];
  }[];
}

describe('media-embed audit fix', () => {
  let folder = '';
  let url = '';

  const start = async (t: TestContext) => {
    folder = mkdtempSync(join(tmpdir(), 'media-embed-fix-'));
    t.after(() => rmSync(folder, { recursive: true }));
    url = await listen(t, { key: KEY, seed: SEED });
  };

  const fix = async (...args: readonly string[]) => {
    const result = await startBuiltCommand(['audit', 'fix', ...args, '--url', url], {
      cwd: folder,
      env: { MEDIA_EMBED_KEY: KEY },
    });
    assert.ok(!(result.stdout + result.stderr).includes(KEY));
    return result;
  };

  const linesOf = (name: string): readonly PlanLine[] =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as PlanLine);

  const tagOf = async (id: string) => {
    let received: unknown;
    await createClient({ baseUrl: url, authKey: KEY }).v2.embeds.get(id, {
      onInvalid: (_, embed) => {
        received = embed;
      },
    });
    return valueAt(received, '/preroll/0/source_url');
  };

  it('plans, asks, writes each ad tag once, and undoes it from its record', async (t) => {
    await start(t);
    assert.equal((await fix('-o', 'plan')).code, 0);
    const plan = linesOf('plan');
    assert.deepEqual(
      plan.map(({ embed }) => embed),
      ['e1', 'e2'],
    );
    const ops = plan[0]?.patch.filter(({ path }) => path === '/preroll/0/source_url');
    assert.deepEqual(ops, [
      { op: 'test', path: '/preroll/0/source_url', value: BROKEN },
      { op: 'replace', path: '/preroll/0/source_url', value: SOUND, rules: ['tag-html-escaped'] },
    ]);
    assert.equal(await tagOf('e1'), BROKEN);
    assert.equal((await fix('plan', '-o', 'refused')).code, 0);
    assert.equal(await tagOf('e1'), BROKEN);
    const { code, stdout } = await fix('plan', '-o', 'undo', '--yes');
    assert.equal(code, 1);
    assert.match(stdout, /background_color has to be changed by a person/);
    assert.deepEqual([await tagOf('e1'), await tagOf('e2')], [SOUND, SOUND]);
    assert.equal(linesOf('undo').length, 1);
    assert.equal((await fix('undo', '-o', 'redo', '--yes')).code, 0);
    assert.equal(await tagOf('e2'), BROKEN);
  });

  it('leaves out what the page, the custom rules and the accepted findings allow', async (t) => {
    await start(t);
    const source_url = 'http://ads.example/vast?cb=[CACHEBUSTING]&amp;page=[PAGEURL]';
    const preroll = [{ ...SHARED, source_url }];
    const embeds = [{ id: 'e1', title: 'e1', preroll, mobile_preroll: preroll }];
    url = await listen(t, { key: KEY, seed: parseSeed(JSON.stringify({ embeds }), 'http') });
    const write = (name: string, value: unknown): void =>
      writeFileSync(join(folder, name), JSON.stringify(value));
    const ids = ['tag-http-on-https', 'tag-html-escaped'];
    const entry = { owner: 'Ad operations', reason: 'Known.' };
    write(
      'accepted.list',
      ids.map((id) => ({ ...entry, id })),
    );
    write('rules.list', { rules: ids.map((id) => ({ id, severity: 'off' })) });
    const rulesWith = async (name: string, ...args: readonly string[]) => {
      const { stdout } = await fix('-o', name, ...args);
      const rules = linesOf(name).flatMap(({ patch }) =>
        patch.flatMap((change) => change.rules ?? []),
      );
      for (const rule of rules) assert.ok(stdout.includes(rule));
      return [...new Set(rules)].sort();
    };
    assert.deepEqual(await rulesWith('all'), [...ids].sort());
    assert.deepEqual(await rulesWith('http', '--page', 'http://news.example/'), [ids[1]]);
    assert.deepEqual(await rulesWith('off', '--rules', 'rules.list'), []);
    assert.deepEqual(await rulesWith('accepted', '--accept', 'accepted.list'), []);
  });

  it('leaves to a person what the interface cannot write, and what has changed meanwhile', async (t) => {
    await start(t);
    const patch = [
      { op: 'test', path: '/title', value: 'e1' },
      { op: 'replace', path: '/title', value: 'E' },
      { op: 'test', path: '/preroll/0/source_url', value: 'https://other.example/' },
      { op: 'replace', path: '/preroll/0/source_url', value: SOUND },
    ];
    writeFileSync(join(folder, 'plan'), `${JSON.stringify({ embed: 'e1', title: 'e1', patch })}\n`);
    const { code } = await fix('plan', '-o', 'undo', '--yes');
    assert.equal(code, 1);
    assert.equal(await tagOf('e1'), BROKEN);
    assert.deepEqual(linesOf('undo'), []);
  });

  it('writes over no record and reads no other file', async (t) => {
    await start(t);
    writeFileSync(join(folder, 'undo'), '');
    assert.equal((await fix('-o', 'undo')).code, 2);
    writeFileSync(join(folder, 'other'), '{}');
    assert.equal((await fix('other', '-o', 'new', '--yes')).code, 2);
    assert.equal((await fix()).code, 2);
  });
});
