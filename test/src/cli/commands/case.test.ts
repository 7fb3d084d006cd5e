import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startAdServer, type AdServer } from '../ad-server.js';
import { runBuiltCommand, startBuiltCommand } from '../run-built-command.js';

const FIXED = ['--now', '2026-05-04T10:30:00Z', '--random', '0.25'];

/** A consent string that must not be in a file. */
const CONSENT = 'CQSecretSecretSecretSecretSecret';

describe('media-embed case', () => {
  let server: AdServer;
  let folder = '';
  before(async () => {
    server = await startAdServer();
    folder = mkdtempSync(join(tmpdir(), 'media-embed-case-'));
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const run = (args: readonly string[]) =>
    startBuiltCommand(['case', ...args], { cwd: folder, stdin: '' });

  const record = async (path: string, file: string) =>
    run(['record', `${server.origin}${path}`, ...FIXED, '-o', file]);

  it('records what was requested, and replays it without a request', async () => {
    const { stdout, stderr, code } = await record('/wrapper', 'ad.adcase.json');
    assert.deepEqual([stdout, code], ['', 0]);
    assert.match(
      stderr,
      /^Wrote ad\.adcase\.json \(\d+ bytes\)\. The ad of \S+ plays for 15 s\.\n$/,
    );
    assert.deepEqual(server.requested, ['/wrapper', '/inline', '/ad.mp4']);
    const inspected = await startBuiltCommand(['inspect', `${server.origin}/wrapper`, ...FIXED]);
    server.requested.length = 0;
    const replayed = await run(['replay', 'ad.adcase.json']);
    assert.deepEqual(server.requested, []);
    const body = (text: string): string => text.slice(0, text.indexOf('\n\n  '));
    assert.equal(body(replayed.stdout), body(inspected.stdout));
    assert.match(replayed.stdout, /^The ad of 127\.0\.0\.1(:\d+)? plays for 15 s\./);
    assert.equal(replayed.code, 0);
  });

  it('writes no consent string into a case', async () => {
    const tag = `${server.origin}/empty?gdpr_consent=[GDPRCONSENT]`;
    const { stdout, code } = await run(['record', tag, '--consent', CONSENT, ...FIXED]);
    assert.equal(code, 0);
    assert.match(stdout, /"format": "media-embed-adcase"/);
    assert.doesNotMatch(stdout, new RegExp(CONSENT));
  });

  it('records a failure without failing, and fails when it is replayed', async () => {
    assert.equal((await record('/empty', 'empty.adcase.json')).code, 0);
    const { stdout, code } = await run(['replay', 'empty.adcase.json']);
    assert.match(stdout, /has no ad/);
    assert.equal(code, 1);
    assert.equal((await run(['replay', 'empty.adcase.json', '--fail-on', 'never'])).code, 0);
    assert.match(
      (await run(['replay', 'empty.adcase.json', '--format', 'sarif'])).stdout,
      /2\.1\.0/,
    );
  });

  it('says so when the recorded verdict was another one', async () => {
    await record('/empty', 'old.adcase.json');
    const path = join(folder, 'old.adcase.json');
    const adCase = JSON.parse(readFileSync(path, 'utf8')) as { verdict: Record<string, unknown> };
    Object.assign(adCase.verdict, { id: 'no-ad-after-wrapper', sentence: 'The moon was full.' });
    writeFileSync(path, JSON.stringify(adCase));
    const { stdout } = await run(['replay', 'old.adcase.json']);
    assert.match(stdout, /The verdict was another one .*: The moon was full\./);
  });

  it('writes a report as Markdown, to standard output or into a file', async () => {
    await record('/page', 'page.adcase.json');
    const { stdout, code } = await run(['report', 'page.adcase.json']);
    assert.match(stdout, /^# Ad case: .*HTML page instead of VAST/);
    assert.equal(code, 0);
    await run(['report', 'page.adcase.json', '-o', 'page.md']);
    assert.equal(readFileSync(join(folder, 'page.md'), 'utf8').trimEnd(), stdout.trimEnd());
  });

  const REFUSED: Readonly<Record<string, readonly [args: readonly string[], message: RegExp]>> = {
    'no action': [[], /^error: case needs what to do first: record, replay, report\.$/m],
    'an unknown action': [['play', 'a'], /There is no "case play": use one of record, replay/],
    'an option of another action': [
      ['replay', 'a', '--page', 'https://news.example/'],
      /case replay does not have --page: use --format, --fail-on\./,
    ],
    'several inputs for one file': [
      ['record', 'a', 'b'],
      /record writes one file: give one input\./,
    ],
    'a file that is no case': [['replay', 'tag.txt'], /tag\.txt: .* it is not JSON\./],
    'an error code that is no case': [
      ['replay', '303'],
      /303 is an error code and not a case file/,
    ],
    'a case of a case': [['record', '-', '--offline'], /is a case file: replay it/],
    'an output that cannot be written': [
      ['record', 'tag.txt', '--offline', '-o', 'no/such/folder/a.json'],
      /no\/such\/folder\/a\.json cannot be written/,
    ],
  };
  for (const [what, [args, message]] of Object.entries(REFUSED))
    it(`refuses ${what}`, () => {
      const stdin = '{"format": "media-embed-adcase"}';
      const { stderr, code } = runBuiltCommand(['case', ...args], { stdin });
      assert.match(stderr, message);
      assert.equal(code, 2);
    });
});
