import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { INLINE, startAdServer, type AdServer } from '../ad-server.js';
import { snapshot, startBuiltCommand, transcript } from '../run-built-command.js';

/** A host that no machine finds. */
const LOST = 'media.invalid';

/** Imported by a process, it finds no host. */
const NO_NAMES = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  import { syncBuiltinESMExports } from 'node:module';
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  dns.lookup = (name, options, callback) => setImmediate(callback, error);
  dns.promises.lookup = async () => { throw error; };
  syncBuiltinESMExports();
`)}`;

/** Makes every run the same: time stands still. */
const FIXED = ['--now', '2026-05-04T10:30:00Z', '--random', '0.25'];

describe('media-embed inspect', () => {
  let server: AdServer;
  let origin = '';

  before(async () => {
    server = await startAdServer();
    origin = server.origin;
  });

  after(() => server.stop());

  /** The transcript without the port, which is another one in every run. */
  const run = async (args: readonly string[], stdin = ''): Promise<string> => {
    const all = ['inspect', ...args];
    const text = transcript(all, await startBuiltCommand(all, { stdin }));
    return text.replaceAll(origin, 'http://ads.example').replaceAll(origin.slice(7), 'ads.example');
  };

  const RUNS: Readonly<Record<string, (at: string) => readonly [readonly string[], string?]>> = {
    'inspect-wrapper': (at) => [[`${at}/wrapper?cb=[CACHEBUSTING]`, ...FIXED]],
    'inspect-empty': (at) => [[`${at}/empty?gdpr=1`, ...FIXED, '--fail-on', 'never']],
    'inspect-html': (at) => [[`${at}/page`, ...FIXED]],
    'inspect-cors': (at) => [[`${at}/wrapper`, '--page', 'http://news.example/', ...FIXED]],
    'inspect-italian': (at) => [[`${at}/empty`, ...FIXED, '--language', 'it']],
    'inspect-embed': (at) => [
      ['-', ...FIXED, '--allow-private'],
      JSON.stringify({ id: '7', video: { id: '3' }, preroll: { source_url: `${at}/inline` } }),
    ],
    'inspect-document': () => [['-', ...FIXED], INLINE.replaceAll('media.example', LOST)],
    'inspect-json': () => [['-', ...FIXED, '--format', 'json'], '<VAST version="4.2"/>'],
    'inspect-sarif': (at) => [[`${at}/empty`, ...FIXED, '--format', 'sarif']],
    'inspect-offline': (at) => [[`${at}/inline?x=[VENDOR]`, ...FIXED, '--offline']],
    'inspect-code': () => [['-', '--language', 'it'], '303'],
    'inspect-code-argument': () => [['303']],
    'inspect-unknown-code': () => [['999']],
    'inspect-unknown': () => [['-'], 'nothing of the kind'],
    'inspect-no-bid': () => [['-'], '{"id":"c0a1","seatbid":[]}'],
    'inspect-no-bid-json': () => [['-', '--format', 'json'], '{"id":"c0a1","nbr":2}'],
    'inspect-display-tag': () => [['-'], 'googletag.cmd.push(() => googletag.display("a"));'],
    'inspect-cut-off': () => [['-'], '<VAST version="4.2"><Ad id="1"> ... [truncated]'],
    'inspect-blank': () => [['-'], ' '],
    'inspect-help': () => [['--help']],
  };

  for (const [name, commandLine] of Object.entries(RUNS))
    it(`writes what is stored as ${name}`, async () => {
      const text = await run(...commandLine(origin));
      assert.equal(text, snapshot(name, text));
    });

  it('requests no tracker, the head of the media file, and nothing when it is offline', async () => {
    server.requested.length = 0;
    await run([`${origin}/wrapper`]);
    assert.deepEqual(server.requested, ['/wrapper', '/inline', '/ad.mp4']);
    server.requested.length = 0;
    await run([`${origin}/wrapper`, '--offline']);
    assert.deepEqual(server.requested, []);
  });

  it('requests nothing in a private network but the tag on the command line', async () => {
    const embed = JSON.stringify({ id: '7', preroll: { source_url: `${origin}/inline` } });
    for (const text of [
      embed,
      `${origin}/inline`,
      INLINE.replace(/https:..media.example/g, origin),
    ]) {
      server.requested.length = 0;
      const { stdout } = await startBuiltCommand(['inspect', '-'], { stdin: text });
      assert.deepEqual(server.requested, [], text);
      if (text !== INLINE && !text.startsWith('<')) assert.match(stdout, /--allow-private/);
      await startBuiltCommand(['inspect', '-', '--allow-private'], { stdin: text });
      assert.notEqual(server.requested.length, 0);
    }
    const other = await startBuiltCommand(['inspect', 'http://127.0.0.1:9/', '-'], {
      stdin: embed,
    });
    assert.match(other.stdout, /in a private network/);
  });

  it('exits with 3 when a server does not respond in time, or at all', async () => {
    const slow = await startBuiltCommand(['inspect', `${origin}/never`, '--timeout', '200']);
    assert.match(slow.stdout, /did not respond within/);
    assert.equal(slow.code, 3);
    const closed = await startBuiltCommand([
      'inspect',
      'http://127.0.0.1:9/',
      '--page',
      'http://localhost/',
      '--timeout',
      '2000',
    ]);
    assert.equal(closed.code, 3);
  });

  it('decides from the text alone on a machine that finds no host, and says so', async () => {
    const sound = 'https://ads.example/vast?cb=[CACHEBUSTING]';
    for (const tag of [sound, `${sound}&x=[VENDOR]`, INLINE]) {
      const args = ['inspect', '-', ...FIXED];
      const env = { NODE_OPTIONS: `--import=${NO_NAMES}` };
      const lost = await startBuiltCommand(args, { stdin: tag, env });
      const offline = await startBuiltCommand([...args, '--offline'], { stdin: tag });
      assert.match(lost.stderr, /finds the address of no host/);
      assert.equal(lost.stdout, offline.stdout);
      assert.equal(lost.code, offline.code === 0 ? 3 : offline.code);
    }
    const never = await startBuiltCommand([
      'inspect',
      'https://ads.invalid/vast?cb=[CACHEBUSTING]',
    ]);
    assert.match(never.stdout, /ads\.invalid/);
    assert.doesNotMatch(never.stderr, /no host/);
  });

  it('inspects the other inputs after one that cannot be read', async () => {
    const run = await startBuiltCommand(['inspect', 'missing.xml', `${origin}/inline`]);
    assert.match(run.stderr, /^error: missing\.xml does not exist/);
    assert.match(run.stdout, /would play/);
    assert.equal(run.code, 2);
  });
});
