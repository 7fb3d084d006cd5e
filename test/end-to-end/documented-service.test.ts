import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onlyBlock } from '../documents.js';
import { hasCurl } from '../installed.js';
import { KEY, type RunningSandbox, startSandbox } from './running-sandbox.js';

const run = promisify(execFile);

const GUIDE = 'docs/guides/cms/service.md';

const MEDIA = resolve('demo/sandbox/media');

/** The lines of the guide with the address and key of the sandbox and with real files. */
const adapted = (lines: string, { origin }: RunningSandbox): string =>
  lines
    .replaceAll('http://127.0.0.1:4173', origin)
    .replaceAll('demo-key', KEY)
    .replaceAll('night.mp4', join(MEDIA, 'advert.mp4'))
    .replaceAll('night.jpg', join(MEDIA, 'advert-poster.jpg'));

type Json = Readonly<Record<string, unknown>>;

/** A line of output is a body, a space and a status. */
const responseOf = (line: string): { readonly status: string; readonly body: string } => {
  const at = line.lastIndexOf(' ');
  return { body: line.slice(0, at), status: line.slice(at + 1) };
};

/** The status and some fields of the response to each call of the guide. */
const RESPONSES: readonly (readonly [status: string, fields: Json])[] = [
  ['201', { title: 'Main stage', url_iphone: 'https://streams.example/main.m3u8' }],
  ['200', { id: '902', title: 'Beacons of the site', default: '1' }],
  ['201', { titolo: 'Opening night', video_disponibile: '0', invalid_video: '0' }],
  ['201', { title: 'Opening night', tags: 'stage,tide', available_video: '0' }],
  ['200', { id: '601', tags: 'stage,tide' }],
];

const assertResponses = (output: string): void => {
  const responses = output.trimEnd().split('\n').map(responseOf);
  assert.deepEqual(responses.at(-1), { body: 'DELETE SUCCESS', status: '200' });
  assert.equal(responses.length, RESPONSES.length + 1);
  for (const [index, [status, fields]] of RESPONSES.entries()) {
    const { body, status: actual } = responses[index] ?? { body: '', status: '' };
    assert.equal(actual, status, body);
    const json = JSON.parse(body) as Json;
    const names = Object.keys(fields);
    assert.deepEqual(Object.fromEntries(names.map((name) => [name, json[name]])), fields);
  }
};

describe('the guide to the service', () => {
  let sandbox: RunningSandbox;
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documented-service-'));
    await mkdir(join('.build', 'documented-service'), { recursive: true });
    const standIn = fileURLToPath(new URL('curl-stand-in.js', import.meta.url));
    const script = `#!/bin/sh\nexec '${process.execPath}' '${standIn}' "$@"\n`;
    await writeFile(join(folder, 'curl'), script, { mode: 0o755 });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const envOf = (program: string): NodeJS.ProcessEnv => {
    const search = process.env['PATH'] ?? '';
    return { ...process.env, PATH: program === 'curl' ? search : folder + delimiter + search };
  };

  /** Runs a test with a sandbox of its own, because the calls of the guide change its data. */
  const inSandbox = async (use: () => Promise<void>): Promise<void> => {
    sandbox = await startSandbox();
    try {
      await use();
    } finally {
      await sandbox.stop();
    }
  };

  it('uploads a video, waits until it plays and prints its embed code', () =>
    inSandbox(async () => {
      const file = join('.build', 'documented-service', 'service.mjs');
      await writeFile(file, adapted(onlyBlock(GUIDE, 'js'), sandbox));
      const { stdout, stderr } = await run(process.execPath, ['--no-warnings', file]);
      assert.equal(stderr, '');
      const player = sandbox.origin.replace('127.0.0.1', 'localhost');
      const [, address = '', id = ''] =
        /^<iframe src="([^"]*\/proxy\/iframe\.php\/(\d+)\/demo)"/.exec(stdout) ?? [];
      assert.equal(address, `${player}/proxy/iframe.php/${id}/demo`);
      assert.equal(
        stdout,
        `<iframe src="${address}" title="Opening night" width="540" height="302" ` +
          'style="aspect-ratio:540/302;width:540px;max-width:100%;height:auto;border:0" ' +
          'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen ' +
          'referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>\n',
      );
      const path = new URL(address).pathname;
      const page = await (await fetch(sandbox.origin + path)).text();
      assert.match(page, /<video [^>]*src="[^"]*\/uploads\//);
    }));

  for (const [program, isThere] of [
    ['curl', hasCurl],
    ['the stand-in for curl', true],
  ] as const) {
    const skip = isThere ? false : 'curl is not installed; its stand-in sends the calls.';
    it(`has calls that work with ${program}`, { skip }, () =>
      inSandbox(async () => {
        const script = onlyBlock(GUIDE, 'sh', /curl/);
        const { stdout } = await run('bash', ['-euc', adapted(script, sandbox)], {
          env: envOf(program),
        });
        assertResponses(stdout);
      }),
    );

    it(`has a call of oEmbed that works with ${program}`, { skip }, () =>
      inSandbox(async () => {
        const call = onlyBlock('docs/guides/cms/oembed.md', 'sh');
        const { stdout } = await run('bash', ['-euc', adapted(call, sandbox)], {
          env: envOf(program),
        });
        const { type, width, html } = JSON.parse(stdout) as Json;
        assert.deepEqual([type, width], ['video', 480]);
        assert.match(String(html), /^<iframe /);
      }),
    );
  }
});
