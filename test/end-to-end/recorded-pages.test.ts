import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { playable, playingChain, withAnswer } from '../laboratory/chain.js';
import { cells, runCells } from '../laboratory/matrix.js';
import { diagnoseInNode } from '../laboratory/node-runtime.js';
import { ChainRecorder } from '../laboratory/page-recorder.js';
import { LaboratoryServers } from '../laboratory/servers.js';
import { sampled } from '../sample.js';
import { startBuiltCommand } from '../src/cli/run-built-command.js';

const { headlessPath } = (await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
)) as { readonly headlessPath: () => string };

/** One cell of this many is played in a run. */
const STEP = 2;

/** A sample of all kinds of faults; `npm run verdicts` plays all. */
const SAMPLE: ReadonlySet<string> = new Set([
  'host-without-address',
  'connection-reset',
  'response-cut-off',
  'no-tls',
  'cors-missing',
  'redirect-loop',
  'gzip-broken',
  'status-204',
  'status-404',
  'status-503',
  'html-login',
  'ad-blocker',
  'content-security-policy',
  'media-against-policy',
  'no-ad-header-consent-0',
  'protection-header-2-0',
  'circle-of-cookie-by-one',
  'cors-hides-status-400',
  'pod-whose-ad-1-is-missing',
  'pod-whose-ad-2-is-missing',
]);

interface JsonReport {
  readonly inputs: readonly {
    readonly diagnosis: {
      readonly verdict: {
        readonly id: string;
        readonly owner: string;
        readonly params: object;
      };
    };
  }[];
}

const verdictIn = (stdout: string) =>
  (JSON.parse(stdout) as JsonReport).inputs[0]?.diagnosis.verdict ?? assert.fail(stdout);

describe('a page that is recorded', { concurrency: false }, () => {
  let servers: LaboratoryServers;
  let recorder: ChainRecorder;
  let folder = '';
  before(async () => {
    servers = await LaboratoryServers.start();
    recorder = await ChainRecorder.start();
    folder = mkdtempSync(join(tmpdir(), 'media-embed-record-'));
  });
  after(async () => {
    await recorder.stop();
    await servers.stop();
    rmSync(folder, { recursive: true });
  });

  const run = (...args: readonly string[]) =>
    startBuiltCommand(['record', ...args, '--browser', headlessPath()], {
      cwd: folder,
      env: { TMPDIR: folder },
    });

  const pageOf = (name: string, wrappers: number, status: number): string => {
    const chain = playingChain(servers.addressesOf(name, wrappers), '4.2');
    servers.serve(name, playable(withAnswer(chain, wrappers, { status })));
    return `${recorder.pageUrl}?tag=${encodeURIComponent(chain.tag)}`;
  };

  it('has the verdict of the fault in a chain, by its requests, the record of its ads and its console', async () => {
    const chosen = sampled(
      cells('recorded').filter(({ fault, place }) => SAMPLE.has(fault.name) && place.hop === 1),
      STEP,
    );
    const laboratory = { servers, recorder, runtimes: { recorded: diagnoseInNode } };
    const results = await runCells(laboratory, chosen, 2);
    const wrong = results
      .filter(({ judgement }) => judgement.grade !== 'right')
      .map(({ cell: { fault, place }, judgement }) => ({ fault: fault.name, place, judgement }));
    assert.deepEqual(wrong, []);
    assert.ok(results.length >= 12, String(results.length));
  });

  it('is explained by the command, which leaves a file and nothing else', async () => {
    const url = pageOf('gone', 1, 410);
    const options = ['--click', 'button', '--timeout', '6000', '--allow-private'];
    const { stdout, stderr, code } = await run(url, ...options, '-o', 'a.har', '--format', 'json');
    const verdict = verdictIn(stdout);
    assert.deepEqual([verdict.id, verdict.owner, code], ['http-client-error', 'network', 1]);
    assert.match(stderr, /^Opening the page\. .*\nWrote a\.har /);
    assert.deepEqual(readdirSync(folder), ['a.har']);
    const file = readFileSync(join(folder, 'a.har'), 'utf8');
    assert.doesNotMatch(file, /"name": "(?:cookie|user-agent)"/i);
    assert.doesNotMatch(file, /"name": "set-cookie",\s+"value": "(?!REDACTED")/i);
    const again = await startBuiltCommand(
      ['inspect', 'a.har', '--offline', '--format', 'json', '--fail-on', 'never'],
      { cwd: folder },
    );
    assert.deepEqual(verdictIn(again.stdout).params, verdict.params);
  });

  it('requests no private network but the origin of the page', async () => {
    const url = pageOf('private', 0, 200);
    const { stdout } = await run(url, '--click', 'button', '--timeout', '5000', '--format', 'json');
    assert.equal(verdictIn(stdout).id, 'local-host');
  });

  for (const [name, args, expected] of [
    ['an address without a server', ['http://127.0.3.1:9/'], 3],
    ['a selector that matches nothing', ['PAGE', '--click', '.none', '--timeout', '1000'], 2],
    ['a program that is no browser', ['PAGE', '--browser', process.execPath], 2],
  ] as const)
    it(`ends with an error and no browser: ${name}`, async () => {
      const given = args.map((arg) => (arg === 'PAGE' ? recorder.pageUrl : arg));
      const { stderr, code } = await startBuiltCommand(
        ['record', '--browser', headlessPath(), ...given],
        { cwd: folder, env: { TMPDIR: folder } },
      );
      assert.equal(code, expected);
      assert.match(stderr, /error: /);
      assert.deepEqual(
        readdirSync(folder).filter((entry) => entry !== 'a.har'),
        [],
      );
    });
});
