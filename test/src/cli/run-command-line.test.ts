import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { startAdServer } from './ad-server.js';
import { runCommandLine } from '../../../src/cli/run-command-line.js';
import {
  CONTROLS,
  DIRECTIONS,
  NONCHARACTERS,
  unsafeCharacters,
  withTextInEachString,
} from '../../hostile-characters.js';
import { sampled } from '../../sample.js';
import { embed } from '../schema/sample.js';

/** Runs a command line in this process with a text as standard input. */
const run = async (
  args: readonly string[],
  stdin: string,
  { isTTY = false, env = {} }: { isTTY?: boolean; env?: Readonly<Record<string, string>> } = {},
) => {
  const output = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY,
    write: (text: string) => {
      output[name] += text;
    },
  });
  const code = await runCommandLine(args, {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    stdin: Readable.from([Buffer.from(stdin)]) as AsyncIterable<Buffer>,
    env,
    now: () => 1_777_890_600_000,
    random: () => 0.5,
    wait: () => Promise.resolve(),
  });
  return { ...output, code };
};

/** Nothing here sends a request. */
const COMMAND_LINES: readonly (readonly string[])[] = [
  ['lint', '-'],
  ['lint', '-', '--fix'],
  ['lint', '-', '--format', 'sarif', '--page', 'https://news.example/'],
  ['expand', '-', '--format', 'json'],
  ['resolve', '-'],
  ['code', 'iframe', '-'],
  ['inspect', '-', '--offline'],
  ['case', 'record', '-', '--offline'],
  ['case', 'replay', '-'],
];

/** One command in this many reads each of the many inputs of a test in a run. */
const STEP = 4;

/** Texts that look like an input and are not quite one. */
const almostInput = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.webUrl({ withQueryParameters: true }).map((url) => `${url}[CACHEBUSTING]`),
  fc
    .record(
      {
        id: fc.jsonValue(),
        preroll: fc.jsonValue(),
        mobile_preroll: fc.record({ source_url: fc.jsonValue(), replace_rules: fc.jsonValue() }),
        bulks: fc.jsonValue(),
        code_iframe: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((embed) => JSON.stringify(embed)),
  fc.string().map((text) => `<VAST version="4.2"><Ad>${text}</Ad></VAST>`),
  fc.jsonValue().map((json) => JSON.stringify({ format: 'media-embed-adcase', version: 1, json })),
);

describe('runCommandLine', () => {
  for (const args of COMMAND_LINES)
    it(`has a result or a sentence about the input, whatever it is: ${args.join(' ')}`, async () => {
      await fc.assert(
        fc.asyncProperty(almostInput, async (text) => {
          const { stderr, code } = await run(args, text);
          assert.ok(code === 0 || code === 1 || code === 2, `${code}: ${stderr}`);
          assert.equal(code === 2, stderr.includes('error: '));
        }),
        { numRuns: 150 },
      );
    });

  it('writes no character that a terminal would obey, whichever string of an input has it', async () => {
    const hostile = `${CONTROLS}${DIRECTIONS}${NONCHARACTERS}\u001b[2J\u202e`;
    const recorded = await run(['case', 'record', '-', '--offline'], JSON.stringify(embed));
    const reads: readonly (readonly [json: unknown, lines: readonly (readonly string[])[]])[] = [
      [
        embed,
        [
          ...['text', 'json', 'sarif'].map((format) => ['lint', '-', '--format', format]),
          ...['text', 'json', 'sarif'].map((format) => ['resolve', '-', '--format', format]),
          ...['text', 'json', 'sarif'].map((format) => ['expand', '-', '--format', format]),
          ...['media-embed', 'json-ld', 'vmap', '360'].map((format) => ['code', format, '-']),
          ['code', 'oembed', '-', '--format', 'json'],
          ['case', 'record', '-', '--offline'],
        ],
      ],
      [
        JSON.parse(recorded.stdout),
        [
          ['case', 'report', '-'],
          ...['text', 'json', 'sarif'].map((format) => ['case', 'replay', '-', '--format', format]),
        ],
      ],
    ];
    for (const [json, lines] of reads)
      for (const [index, [path, changed]] of [...withTextInEachString(json, hostile)].entries())
        for (const args of sampled(lines, STEP, index)) {
          const { stdout, stderr } = await run(args, JSON.stringify(changed));
          assert.deepEqual(unsafeCharacters(stdout + stderr), [], `${args.join(' ')} ${path}`);
          if (args.includes('json') || args.includes('sarif'))
            if (stdout !== '')
              assert.doesNotThrow(() => JSON.parse(stdout) as unknown, args.join(' '));
        }
  });

  it('writes a repaired text exactly into a pipe, and visibly to a terminal', async () => {
    const preroll = { source_url: ' https://ads.example/?cb=[CACHEBUSTING]' };
    const text = JSON.stringify({ title: '\u009b31m', preroll });
    const repaired = text.replace(' https', 'https');
    assert.equal((await run(['lint', '-', '--fix'], text)).stdout, `${repaired}\n`);
    const options = { isTTY: true, env: { NO_COLOR: '1' } };
    const terminal = await run(['lint', '-', '--fix'], text, options);
    assert.equal(terminal.stdout, `${repaired.replace('\u009b', '\\u009b')}\n`);
  });

  it('reports a failure of its own with another exit code', async () => {
    const failing = new Error('Broken.');
    const code = await runCommandLine(['resolve', '-'], {
      stdout: { write: () => true },
      stderr: { write: () => true },
      stdin: {
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(failing) }),
      },
      env: {},
      now: () => 0,
      random: () => 0,
      wait: () => Promise.resolve(),
    });
    assert.equal(code, 4);
  });

  it('expands a tag with a blank whole, which may belong to a value', async () => {
    const tag = 'https://ads.example/vast?a=1&b=two';
    for (const behind of [' words', ' words and more', ' words&c=3']) {
      const { stdout } = await run(['expand', '-'], `${tag}${behind}\n`);
      assert.equal(stdout.split('\n')[0], new URL(tag + behind).href);
    }
  });

  it('uses colors on a terminal, and none with NO_COLOR', async () => {
    const args = ['expand', 'https://ads.example/[VENDOR]'];
    const { stdout } = await run(args, '', { isTTY: true });
    assert.match(stdout, /\u001b\[33mno-rule\u001b\[39m/);
    const plain = await run(args, '', { isTTY: true, env: { NO_COLOR: '1' } });
    assert.equal(plain.stdout, (await run(args, '')).stdout);
  });

  it('needs an input when nothing is piped into it', async () => {
    const stderr: string[] = [];
    const code = await runCommandLine(['lint'], {
      stdout: { write: () => true },
      stderr: { write: (text) => stderr.push(text) },
      stdin: Object.assign(Readable.from([]), { isTTY: true }),
      env: {},
      now: () => 0,
      random: () => 0,
      wait: () => Promise.resolve(),
    });
    assert.deepEqual(stderr, [
      'error: There is no input: give a file, an ad tag, or - for standard input.\n',
    ]);
    assert.equal(code, 2);
  });

  describe('--times', () => {
    it('counts the ads of several answers, one request after another', async () => {
      const server = await startAdServer();
      const waits: number[] = [];
      const stdout: string[] = [];
      const stderr: string[] = [];
      const terminal = {
        stdout: { write: (text: string) => stdout.push(text) },
        stderr: { write: (text: string) => stderr.push(text) },
        stdin: Readable.from([]),
        env: {},
        now: () => 1_777_890_600_000,
        random: () => 0.5,
        wait: (milliseconds: number) => {
          waits.push(milliseconds);
          return Promise.resolve();
        },
      };
      const args = ['inspect', `${server.origin}/inline?ua=[DEVICEUA]`, '--times', '3'];
      try {
        await runCommandLine([...args, '--format', 'json'], terminal);
        assert.deepEqual(waits, [1000, 1000]);
        assert.equal(server.requested.filter((path) => path.startsWith('/inline')).length, 3);
        assert.match(stderr.join(''), /requested 3 times/);
        const { inputs } = JSON.parse(stdout.join('')) as {
          readonly inputs: readonly [{ readonly rate: Readonly<Record<string, unknown>> }];
        };
        const { answers, filled } = inputs[0].rate;
        assert.deepEqual([answers, filled], [3, 3]);
        await runCommandLine(args, terminal);
        assert.match(stdout.at(-1) ?? '', /3 of 3 answers/);
      } finally {
        await server.stop();
      }
    });

    it('refuses more than ten, an input that is no ad tag, and to send nothing', async () => {
      for (const times of ['0', '11', '1.5', 'x'])
        assert.equal((await run(['inspect', '-', '--times', times], '')).code, 2, times);
      assert.equal((await run(['inspect', '-', '--times', '2', '--offline'], '')).code, 2);
      const { code, stderr } = await run(['inspect', '-', '--times', '2'], '<VAST/>');
      assert.deepEqual([code, stderr.includes('--times')], [2, true]);
    });
  });
});
