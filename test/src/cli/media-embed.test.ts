import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { manifest } from '../../repository/project.js';
import { COMMAND, runBuiltCommand, snapshot, transcript } from './run-built-command.js';

/** Makes every run of a command line the same. */
const FIXED = ['--now', '2026-05-04T10:30:00Z', '--random', '0.25'];

const TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]&x=[VENDOR]';

const CONSENT = ['--device', 'mobile', '--gdpr', '1', '--consent', 'CQABCDEFG'];

const VAST = `<VAST version="4.0">
  <Ad id="1"><InLine><AdTitle>Spring</AdTitle></InLine></Ad>
</VAST>
`;

/** A reply of the service with two embeds. */
const EMBEDS = `{
  "data": [
    { "id": "1", "preroll": [] },
    { "id": "2", "preroll": { "adv_type": "dart", "source_url": " https://ads.example/?a=1&amp;cb=[CACHEBUSTING] " } }
  ]
}
`;

const ESCAPED_TAG = ' https://ads.example/vast?a=1&amp;cb=[CACHEBUSTING]&v=[VENDOR]\n';

/** Name of the snapshot: command line, and standard input if there is any. */
const RUNS: Readonly<Record<string, readonly [args: readonly string[], stdin?: string]>> = {
  'no-command': [[]],
  help: [['--help']],
  'help-expand': [['expand', '--help']],
  'help-resolve': [['resolve', '--help']],
  'help-code': [['code', '--help']],
  'unknown-command': [['explain', 'festival.json']],
  'unknown-option': [['expand', TAG, '--pages', 'x']],
  'option-without-value': [['expand', TAG, '--page', '--gdpr', '1']],
  'option-with-wrong-value': [['expand', TAG, '--device', 'tv']],
  'help-lint': [['lint', '--help']],
  'help-case': [['case', '--help']],
  'help-record': [['record', '--help']],
  'record-file': [['record', 'festival.json']],
  'lint-embed': [['lint', 'festival.json', '--fail-on', 'info']],
  'lint-embed-viewer': [['lint', 'festival.json', '--device', 'mobile', ...FIXED]],
  'lint-json': [['lint', 'tag.txt', '--format', 'json']],
  'lint-sarif': [['lint', 'festival.json', 'tag.txt', '-', '--format', 'sarif'], VAST],
  'lint-several': [['lint', 'radio.json', '-', 'missing.xml'], VAST],
  'lint-list': [['lint', '-'], EMBEDS],
  'lint-tags': [['lint'], 'preroll:\nhttps://ads.example/a?cb=1\nhttps://ads.example/b?[VENDOR]\n'],
  'lint-fix': [['lint', '--fix'], ESCAPED_TAG],
  'lint-fix-embed': [['lint', '--fix', '-'], EMBEDS],
  'lint-fix-json': [['lint', '--fix', '--format', 'json'], ESCAPED_TAG],
  'lint-fix-several': [['lint', '--fix', 'festival.json', 'radio.json']],
  'lint-write-without-fix': [['lint', '--write', 'festival.json']],
  'lint-write-stdin': [['lint', '--fix', '--write', '-'], ESCAPED_TAG],
  'lint-code': [['lint', '303']],
  'lint-nothing': [['lint'], 'nothing of the kind'],
  'expand-tag': [['expand', TAG, '--page', 'https://news.example/a?b=1', ...FIXED]],
  'expand-values': [['expand', TAG, '--values', 'VENDOR=a b&c', ...FIXED, '--fail-on', 'info']],
  'expand-embed': [['expand', 'festival.json', ...FIXED, '--fail-on', 'warning']],
  'expand-embed-mobile': [['expand', 'festival.json', ...CONSENT, ...FIXED]],
  'expand-json': [['expand', 'festival.json', ...CONSENT, ...FIXED, '--format', 'json']],
  'expand-sarif': [['expand', 'festival.json', ...FIXED, '--format', 'sarif']],
  'expand-several': [['expand', 'tag.txt', 'missing.txt', '-', ...FIXED], '//ads.example/[cb]'],
  'resolve-embed': [['resolve', 'festival.json']],
  'resolve-json': [['resolve', 'radio.json', '--format', 'json']],
  'resolve-several': [['resolve', 'festival.json', 'radio.json', '--fail-on', 'warning']],
  'resolve-sarif': [['resolve', 'festival.json', 'radio.json', '--format', 'sarif']],
  'resolve-malformed': [['resolve', '-'], '{\n  "id": "7",\n  "title": \'Opening night\'\n}\n'],
  'resolve-malformed-sarif': [['resolve', '--format', 'sarif'], '{"id": "7",}'],
  'resolve-list': [['resolve'], '[]'],
  'resolve-url': [['resolve', 'https://media.example/embeds/7.json']],
  'code-iframe': [['code', 'iframe', 'festival.json', '--width', '320', '--lazy', 'off']],
  'code-several': [['code', 'amp', 'festival.json', 'radio.json']],
  'code-json': [['code', 'media-embed', 'festival.json', '--format', 'json']],
  'code-without-format': [['code', 'festival.json']],
  'code-ignored-option': [['code', 'amp', 'festival.json', '--lazy', 'on']],
};

describe('the command media-embed', () => {
  for (const [name, [args, stdin = '']] of Object.entries(RUNS)) {
    it(`writes what is stored as ${name}`, () => {
      const text = transcript(args, runBuiltCommand(args, { stdin }));
      assert.equal(text, snapshot(name, text));
    });
  }

  it('repairs files in place, and says what it did and what is left', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'media-embed-cli-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'a.json'), EMBEDS);
    writeFileSync(join(folder, 'b.txt'), ESCAPED_TAG);
    const run = runBuiltCommand(['lint', '--fix', '--write', 'a.json', 'b.txt'], { cwd: folder });
    const text = transcript(['lint', '--fix', '--write', 'a.json', 'b.txt'], run);
    assert.equal(text, snapshot('lint-write', text));
    assert.equal(
      readFileSync(join(folder, 'a.json'), 'utf8'),
      EMBEDS.replace(' https', 'https').replace('&amp;', '&').replace('] "', ']"'),
    );
    assert.equal(
      readFileSync(join(folder, 'b.txt'), 'utf8'),
      ESCAPED_TAG.trimStart().replace('&amp;', '&'),
    );
  });

  it('writes the version of the package', () => {
    const { stdout, code } = runBuiltCommand(['--version']);
    assert.equal(stdout, `${manifest.version}\n`);
    assert.equal(code, 0);
    assert.equal(runBuiltCommand(['expand', '--version']).stdout, stdout);
  });

  it('takes the time and a random number of its own when the command line has none', () => {
    const { stdout } = runBuiltCommand([
      'expand',
      'https://ads.example/?[CACHEBUSTING]&[TIMESTAMP]',
    ]);
    assert.match(stdout, /^https:\/\/ads\.example\/\?\d{8}&\d{4}-\d\d-\d\dT/);
  });

  it('reads UTF-16, which programs of Windows write', () => {
    const stdin = Buffer.from('\ufeff{"title": "Première"}', 'utf16le');
    const { stdout, code } = runBuiltCommand(['resolve'], { stdin });
    assert.match(stdout, /Première/);
    assert.equal(code, 0);
  });

  it(
    'says that its output cannot be written, with another exit code than for findings',
    { skip: !existsSync('/dev/full') },
    () => {
      const script = '"$0" "$1" lint https://ads.example/vast > /dev/full';
      const { stderr, status } = spawnSync('sh', ['-c', script, process.execPath, COMMAND], {
        encoding: 'utf8',
      });
      assert.equal(stderr, 'error: Standard output cannot be written (ENOSPC).\n');
      assert.equal(status, 4);
    },
  );

  it('refuses a folder and a file that is too large, and processes the other inputs', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'media-embed-cli-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'large.json'), ' '.repeat(10_000_001));
    writeFileSync(join(folder, 'small.json'), '{"title": "Small"}');
    const run = runBuiltCommand(['resolve', '.', 'large.json', 'small.json'], { cwd: folder });
    assert.equal(
      run.stderr,
      'error: . is a folder: name its files.\n' +
        'error: large.json is larger than 10 MB: give one embed, ad tag or document.\n',
    );
    assert.match(run.stdout, /Small/);
    assert.equal(run.code, 2);
  });

  it('writes no control character of an input to the terminal', () => {
    const { stdout } = runBuiltCommand(['resolve'], {
      stdin: JSON.stringify({ id: '7', title: '\u001b[2J\u0007\u202e\r\nerror' }),
    });
    assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f\u202e]/);
    assert.match(stdout, /\\u001b\[2J\\u0007\\u202e\\u000d\\u000aerror/);
  });

  it('writes no color into a pipe', () => {
    const { stdout, stderr } = runBuiltCommand(['expand', 'festival.json', 'missing.json']);
    assert.doesNotMatch(stdout + stderr, /\u001b/);
  });

  it('ends without an error when the reader of its output ends', async () => {
    const child = spawn(process.execPath, [COMMAND, 'expand', '-', '--fail-on', 'never'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdin.end(`https://ads.example/?${'[PAGEURL]'.repeat(50_000)}`);
    const code = await new Promise((resolve) => child.on('close', resolve));
    assert.equal(stderr, '');
    assert.equal(code, 0);
  });
});
