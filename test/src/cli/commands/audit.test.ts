import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listen, seedOf } from '../../../demo/sandbox/open-sandbox.js';
import { startAdServer, type AdServer } from '../ad-server.js';
import { waitFor } from '../../../timing/wait-for.js';
import { startLoopbackServer } from '../../../loopback.js';
import {
  COMMAND,
  runBuiltCommand,
  snapshot,
  startBuiltCommand,
  transcript,
} from '../run-built-command.js';

interface Cause {
  readonly id: string;
  readonly owner: string;
  readonly severity: string;
  readonly status: string | null;
  readonly objects: { readonly embed: number };
  readonly newObjects: readonly string[];
  readonly tags: number;
  readonly slots: number;
  readonly addresses: readonly { readonly address: string; readonly objects: number }[];
  readonly faultAddresses: readonly { readonly address: string; readonly objects: number }[];
}

interface Summary {
  readonly states: { readonly both: { readonly plays: number; readonly none: number } };
  readonly gone: readonly string[];
  readonly accepted: readonly { readonly objects: number; readonly isExpired: boolean }[];
}

const SECRETS = [
  'planted-key-8f14e45f',
  'planted-pass-c9f0f895',
  '45c48cce2e2d7fbdea1afc51c7c6ad26',
];

describe('media-embed audit', () => {
  let server: AdServer;
  let folder = '';

  before(async () => {
    server = await startAdServer();
  });
  after(() => server.stop());

  const inFolder = (test: { after: (work: () => void) => void }): string => {
    folder = mkdtempSync(join(tmpdir(), 'media-embed-audit-'));
    test.after(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  const write = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  /** An embed whose tag is at this path of the ad server. */
  const embed = (id: number, path: string) => {
    const ad = { source_url: `${server.origin}${path}` };
    return { id: String(id), title: `Embed ${id}`, preroll: [ad], mobile_preroll: [ad] };
  };

  const run = async (...args: readonly string[]) => {
    const limits = ['--rate', '1000', '--timeout', '60000', '--allow-private'];
    const all = ['audit', ...args, ...limits, '--inspect', '--format', 'ndjson'];
    const { stdout, stderr, code } = await startBuiltCommand(all, { cwd: folder });
    const [first, ...causes] = stdout.split('\n').filter((line) => line !== '');
    const { gone = [], ...summary } = JSON.parse(first ?? '{}') as Partial<Summary>;
    // The server has no certificate, and is slow on a busy machine.
    const isOfServer = (id: string) => /^tag-http-on|^net-slow/.test(id);
    return {
      stderr,
      code,
      summary: {
        ...summary,
        gone: gone.filter((name) => !isOfServer(name.replace(/^rule /, ''))),
      } as Summary,
      causes: causes.map((line) => JSON.parse(line) as Cause).filter(({ id }) => !isOfServer(id)),
    };
  };

  it('has a stored help', () => {
    const text = transcript(['audit', '--help'], runBuiltCommand(['audit', '--help']));
    assert.equal(text, snapshot('audit-help', text));
  });

  it('groups what is wrong by its cause, and requests each tag once', async (t) => {
    inFolder(t);
    const tags = ['/missing?cb=1', '/missing?cb=[timestamp]', '/inline'];
    write(
      'embeds.json',
      tags.map((tag, index) => embed(index, tag)),
    );
    server.requested.length = 0;
    const { causes, summary, code, stderr } = await run('.');
    assert.deepEqual(summary.states.both, { plays: 1, none: 2, unknown: 0 });
    const errors = causes.filter(({ severity }) => severity === 'error');
    assert.deepEqual(
      errors.map(({ id, owner, objects, tags: count }) => [id, owner, objects.embed, count]),
      [['http-client-error', 'publisher', 2, 1]],
    );
    assert.equal(code, 1);
    assert.match(stderr, /3 objects have 2 distinct ad tags/);
    assert.equal(server.requested.filter((path) => path === '/missing').length, 1);
    assert.deepEqual(new Set(server.requested), new Set(['/missing', '/inline', '/ad.mp4']));
  });

  it('names the ad tags of a cause, and what a wrapper leads to, which is not of the publisher', async (t) => {
    inFolder(t);
    const tags = ['/missing?a=1&cb=1', '/missing?a=1&cb=2', '/missing?a=2', '/wrapper-to-missing'];
    write(
      'embeds.json',
      tags.map((tag, index) => embed(index, tag)),
    );
    const { causes } = await run('.');
    const { origin } = server;
    const counted = (path: string, objects: number) => ({ address: `${origin}${path}`, objects });
    assert.deepEqual(
      causes
        .filter(({ severity }) => severity === 'error')
        .map(({ owner, addresses, faultAddresses }) => [owner, addresses, faultAddresses]),
      [
        ['publisher', [counted('/missing?a=1', 2), counted('/missing?a=2', 1)], []],
        ['ad-server', [counted('/wrapper-to-missing', 1)], [counted('/missing', 1)]],
      ],
    );
  });

  it('keeps what is accepted, and what a rule makes more severe, apart from what is gone', async (t) => {
    inFolder(t);
    write('a.json', embed(1, '/missing'));
    write('b.json', { ...embed(2, '/inline'), mobile_preroll: [] });
    const entry = { id: 'http-client-error', reason: 'Moves on Monday.', owner: 'Ad operations' };
    write('accepted.list', [entry]);
    write('rules.list', { rules: [{ id: 'device-without-ads', severity: 'error' }] });
    const args = ['a.json', 'b.json', '--state', 'audit.ndjson'];
    await run(...args);
    const { summary, causes } = await run(
      ...args,
      ...['--accept', 'accepted.list', '--rules', 'rules.list', '--fail-on', 'new-error'],
    );
    assert.deepEqual(summary.gone, []);
    const severe = causes.find(({ id }) => id === 'device-without-ads');
    assert.deepEqual([severe?.severity, severe?.status], ['error', 'known']);
  });

  it('compares with the last audit, and fails only for what is new if it is told so', async (t) => {
    inFolder(t);
    const args = ['.', '--state', 'audit.ndjson', '--fail-on', 'new-error'];
    write('a.json', embed(1, '/missing'));
    write('b.json', embed(2, '/inline'));
    assert.equal((await run(...args)).code, 1);
    const second = await run(...args);
    assert.equal(second.code, 0);
    assert.deepEqual([...new Set(second.causes.map(({ status }) => status))], ['known']);
    write('a.json', embed(1, '/inline'));
    write('b.json', embed(2, '/missing'));
    const third = await run(...args);
    const moved = third.causes.find(({ id }) => id === 'http-client-error');
    assert.deepEqual(moved?.newObjects, ['embed 2 of b.json']);
    assert.equal(third.code, 1);
    write('b.json', embed(2, '/inline'));
    const fourth = await run(...args);
    assert.equal(
      fourth.summary.gone.filter((name) => name.includes('http-client-error')).length,
      1,
    );
  });

  it('leaves out what is accepted until its last day', async (t) => {
    inFolder(t);
    write('a.json', embed(1, '/missing'));
    const entry = { id: 'http-client-error', reason: 'Moves on Monday.', owner: 'Ad operations' };
    const withoutTls = { ...entry, id: 'tag-http-on-https' };
    write('accepted.list', [entry, withoutTls]);
    const accepted = await run('a.json', '--accept', 'accepted.list');
    assert.equal(accepted.code, 0);
    assert.deepEqual(accepted.summary.accepted[0]?.objects, 1);
    write('accepted.list', [{ ...entry, until: '2020-01-31' }]);
    const expired = await run('a.json', '--accept', 'accepted.list');
    assert.equal(expired.code, 1);
    assert.equal(expired.summary.accepted[0]?.isExpired, true);
    for (const wrong of [{ id: 'no-ad' }, { ...entry, id: 'http-client-eror' }]) {
      write('accepted.list', [wrong]);
      assert.equal((await run('a.json', '--accept', 'accepted.list')).code, 2);
    }
    assert.equal((await run('a.json', '--fail-on', 'new-error')).code, 2);
  });

  it('judges by custom rules, and names the mistakes in their file', async (t) => {
    inFolder(t);
    write('a.json', embed(1, '/missing'));
    const requirements = [{ id: 'floor', parameter: 'floor', sentence: 'No floor price.' }];
    const rules = [{ id: 'http-client-error', severity: 'info' }];
    write('rules.list', { rules, requirements });
    const { causes } = await run('a.json', '--rules', 'rules.list');
    const severities = causes.map(({ id, severity }) => `${id} ${severity}`);
    assert.ok(severities.includes('http-client-error info'));
    assert.ok(severities.includes('floor warning'));
    write('rules.list', { rules: [{ ...rules[0], severity: 'none' }] });
    const { code, stderr } = await run('a.json', '--rules', 'rules.list');
    assert.equal(code, 2);
    assert.match(stderr, /\/rules\/0\/severity /);
  });

  /** A webhook, and what it received. It responds with each of these statuses in turn, the last one from then on. */
  const startWebhook = async (
    t: { after: (work: () => unknown) => void },
    ...statuses: number[]
  ) => {
    const messages: string[] = [];
    const { origin, stop } = await startLoopbackServer(() => (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        messages.push(Buffer.concat(chunks).toString());
        response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end();
      });
    });
    t.after(stop);
    return { messages, url: `${origin}/${SECRETS[0] ?? ''}` };
  };

  it('sends each new cause once, also one that was gone, and again only if it was not received', async (t) => {
    inFolder(t);
    const { messages, url } = await startWebhook(t, 500, 200);
    const bodies = { json: /"id":"http-client-error"/, slack: /"text":"\*/, teams: /AdaptiveCard/ };
    for (const [shape, pattern] of Object.entries(bodies)) {
      messages.length = 0;
      const args = ['--state', `${shape}.ndjson`, '--webhook', shape, '--webhook-file', 'hook'];
      writeFileSync(join(folder, 'hook'), `${url}\n`);
      const auditOf = async (path: string) => {
        write('a.json', embed(1, path));
        const { stderr } = await run('a.json', ...args);
        assert.ok(!stderr.includes(SECRETS[0] ?? ''));
        return messages.length;
      };
      assert.equal(await auditOf('/inline'), 0);
      const failures = shape === 'json' ? 1 : 0;
      assert.equal(await auditOf('/missing'), 1);
      assert.equal(await auditOf('/missing'), 1 + failures);
      assert.equal(await auditOf('/inline'), 1 + failures);
      assert.equal(await auditOf('/missing'), 1 + failures);
      assert.match(messages[0] ?? '', pattern);
    }
  });

  it('audits again and again, and sends one message', async (t) => {
    inFolder(t);
    const { messages, url } = await startWebhook(t, 200);
    write('a.json', embed(1, '/inline'));
    const args = ['audit', 'a.json', '--inspect', '--allow-private', '--state', 's.ndjson'];
    const child = spawn(
      process.execPath,
      [COMMAND, ...args, '--every', '1s', '--webhook', 'slack', '--timeout', '60000'],
      { cwd: folder, env: { ...process.env, MEDIA_EMBED_WEBHOOK: url }, stdio: 'ignore' },
    );
    t.after(() => child.kill('SIGKILL'));
    const state = () => readFileSync(join(folder, 's.ndjson'), 'utf8');
    await waitFor(
      'the first audit',
      () => existsSync(join(folder, 's.ndjson')) && state().includes('"finished"'),
    );
    write('a.json', embed(1, '/missing'));
    await waitFor('the message', () => messages.length > 0);
    const { length } = state();
    await waitFor('two more audits', () => state().length !== length);
    assert.equal(messages.length, 1);
    const { code, stderr } = await startBuiltCommand(['audit', 'a.json', '--every', '10m'], {
      cwd: folder,
    });
    assert.equal(code, 2);
    assert.match(stderr, /--state/);
  });

  it('joins the reports of shards to that of the whole', async (t) => {
    inFolder(t);
    const paths = ['/missing', '/inline', '/empty', '/wrapper'];
    write(
      'all.json',
      Array.from({ length: 60 }, (_, id) => embed(id, `${paths[id % 4]}?ad=${id % 12}`)),
    );
    const shards = ['1/3', '2/3', '3/3'].map(async (shard) => {
      const name = `${shard[0] ?? ''}.ndjson`;
      const { code } = await run('all.json', '--shard', shard, '-o', name);
      assert.equal(code, 1);
      return name;
    });
    const names = await Promise.all(shards);
    const whole = await run('all.json');
    const args = ['audit', 'merge', ...names, '--format', 'ndjson'];
    const { stdout } = await startBuiltCommand(args, { cwd: folder });
    const [summary, ...causes] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Cause & Summary);
    assert.deepEqual(summary?.states, whole.summary.states);
    const factsOf = (list: readonly Cause[]) =>
      list
        .filter(({ id }) => !/^tag-http-on|^net-slow/.test(id))
        .map(({ id, objects, tags, slots }) => [id, objects.embed, tags, slots]);
    assert.deepEqual(factsOf(causes), factsOf(whole.causes));
    write('other.json', {});
    assert.equal(
      (await startBuiltCommand(['audit', 'merge', 'other.json'], { cwd: folder })).code,
      2,
    );
  });

  it('goes on where it was killed, and writes the same report', async (t) => {
    inFolder(t);
    const paths = ['/missing', '/inline', '/empty', '/wrapper'];
    const many = Array.from({ length: 120 }, (_, id) => embed(id, `${paths[id % 4]}?ad=${id}`));
    write('embeds.json', many);
    const args = [
      'audit',
      'embeds.json',
      '--inspect',
      '--allow-private',
      '--state',
      'killed.ndjson',
    ];
    const child = spawn(
      process.execPath,
      [COMMAND, ...args, '--rate', '40', '--timeout', '60000'],
      { cwd: folder },
    );
    const state = join(folder, 'killed.ndjson');
    const lines = () => (existsSync(state) ? readFileSync(state, 'utf8').split('\n').length : 0);
    await new Promise<void>((resolve) => {
      const look = () => (lines() > 30 ? resolve() : setTimeout(look, 20));
      look();
    });
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    writeFileSync(state, `${readFileSync(state, 'utf8')}{"tag":"cut`);
    const known = lines();
    server.requested.length = 0;
    const continued = await run('embeds.json', '--state', 'killed.ndjson');
    const requested = server.requested.filter((path) => paths.includes(path) && path !== '/inline');
    assert.ok(
      requested.length < 90 - Math.floor(known / 2),
      `${requested.length} of 90, ${known} known`,
    );
    const whole = await run('embeds.json', '--state', 'whole.ndjson');
    const plain = (causes: readonly object[]) => causes.map((cause) => ({ ...cause, since: '' }));
    assert.deepEqual(plain(continued.causes), plain(whole.causes));
    assert.deepEqual(continued.summary.states, whole.summary.states);
  });

  it('reads an account with a key from the environment, and writes no secret', async (t) => {
    inFolder(t);
    const [key = '', password = '', user = ''] = SECRETS;
    const ad = { source_url: `${server.origin}/missing?uid=${user}&pass=${password}` };
    const broken = { source_url: `https://user:${password}@ads.example/vast?uid=${user}` };
    const live = { id: 'l1', title: 'Live', user: 'u', pass: password, stream_name: password };
    const seed = seedOf({ title: `Token ${user}`, preroll: [ad], mobile_preroll: [broken], live });
    const url = await listen(t, { key, seed });
    for (const format of ['text', 'html', 'csv', 'ndjson', 'sarif', 'junit', 'github']) {
      const args = [
        'audit',
        '--url',
        url,
        '--inspect',
        '--allow-private',
        '--state',
        'audit.ndjson',
      ];
      const { stdout, stderr, code } = await startBuiltCommand([...args, '--format', format], {
        cwd: folder,
        env: { MEDIA_EMBED_KEY: key },
      });
      assert.equal(code, 1, stderr);
      assert.match(stdout, /http-client-error/);
      const all = stdout + stderr + readFileSync(join(folder, 'audit.ndjson'), 'utf8');
      for (const secret of SECRETS) assert.ok(!all.includes(secret), `${secret} in ${format}`);
    }
    const wrong = await startBuiltCommand(['audit', '--url', url], {
      cwd: folder,
      env: { MEDIA_EMBED_KEY: `${key}-wrong` },
    });
    assert.ok(!(wrong.stdout + wrong.stderr).includes(key));
    assert.equal(wrong.code, 2);
    assert.equal(runBuiltCommand(['audit', '--url', url]).code, 2);
  });
});
