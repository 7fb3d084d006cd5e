/**
 * `npm run integrations servers`: runs each program of docs/guides/cms/servers.md with its real server or runtime, and
 * compares what it sends with what the handler returns. Also runs the store of the guide in unstorage. The exit code is
 * 1 if anything differs. `--only NAME,…` runs some of them.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { startService } from '../../.build/test/src/publish/counted-service.js';
import { sampleEmbed } from '../../.build/test/src/render/sample-embed.js';
import { codeBlocksIn, onlyBlock } from '../../.build/test/documents.js';
import { createPublisher } from '../../dist/src/publish/index.js';
import { freePort } from '../../scripts/loopback-server.mjs';
import { root } from '../../scripts/run.mjs';
import { HOSTS } from './hosts.mjs';

const GUIDE = 'docs/guides/cms/servers.md';
const folder = join(root, 'integrations/servers');
const built = join(folder, 'built');

/** Requests whose answers are the same everywhere. */
const REQUESTS = [
  ['7.json'],
  ['7'],
  ['7.json', { headers: { 'if-none-match': '*' } }],
  ['7.json', { method: 'HEAD' }],
  ['7', { method: 'POST' }],
  ['7.json', { method: 'OPTIONS' }],
  ['missing.json'],
  ['missing'],
  ['failing.json'],
  ['a.b'],
  ['a/b'],
  ['oembed?url=https%3A%2F%2Fwww.example%2Fembeds%2F7&maxwidth=320'],
  ['oembed?url=https%3A%2F%2Fwww.example%2Fembeds%2F7&format=xml'],
  ['oembed'],
];

const HEADERS =
  'access-control-allow-origin allow cache-control cache-tag content-security-policy content-type etag referrer-policy surrogate-key x-content-type-options';

const REPLIES = { missing: 404, failing: 500 };

/** The program of a section, with the addresses of this run. */
const programOf = (title, { service, port }) => {
  const [, section] = readFileSync(join(root, GUIDE), 'utf8').split(`\n## ${title}\n`);
  const [{ text }] = codeBlocksIn(GUIDE, section);
  return text
    .replace("'https://media.example'", `'${service}', allowInsecure: true, retries: 0`)
    .replace('.listen(8080)', `.listen(${port}, '127.0.0.1')`)
    .replace('port: 8080', `port: ${port}, host: '127.0.0.1', hostname: '127.0.0.1'`);
};

/** Bundles a program with this library. Other packages stay imports, but for runtimes without them. */
const bundle = async (source, file, { isWhole = false }) => {
  const entry = `${file}.ts`;
  writeFileSync(entry, source);
  const library = { 'media-embed-elements/publish': join(root, 'dist/src/publish/index.js') };
  const build = await rolldown({
    input: entry,
    platform: isWhole ? 'browser' : 'node',
    resolve: { alias: library },
    external: (id) => !isWhole && /^(?:@hono|bun|express|fastify|hono|node:|unstorage)/.test(id),
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  rmSync(entry);
};

const read = async (response) => ({
  status: response.status,
  headers: HEADERS.split(' ').map((name) => `${name}: ${response.headers.get(name)}`),
  body: await response.text(),
});

const referenceOf = (service) => {
  const publish = createPublisher({
    publicUrl: 'https://www.example/embeds',
    baseUrl: service,
    authKey: 'key',
    allowInsecure: true,
    retries: 0,
  });
  return (path, init) => publish(new Request(`https://www.example/embeds/${path}`, init));
};

const check = async (name, service) => {
  const host = HOSTS[name];
  const port = await freePort();
  const directory = join(built, name);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, host.file ?? 'program.mjs');
  mkdirSync(join(file, '..'), { recursive: true });
  await bundle(programOf(host.title, { service, port }), file, host);
  const running = await host.start({ folder, directory, file, port });
  const reference = referenceOf(service);
  try {
    for (const [path, init] of REQUESTS) {
      const expected = await read(await reference(path, init));
      const actual = await read(await running.fetch(`/embeds/${path}`, init));
      assert.deepEqual(actual, expected, `${init?.method ?? 'GET'} ${path}`);
    }
  } finally {
    await running.stop();
  }
};

/** Two publishers with the store of the guide. */
const checkUnstorage = async (service) => {
  const file = join(built, 'unstorage.mjs');
  const source = onlyBlock('docs/guides/cms/publishing-at-scale.md', 'ts', /createStorage/);
  await bundle(source, file, {});
  const { store } = await import(file);
  const before = service.requests.get('shared') ?? 0;
  const publishers = [1, 2].map(() =>
    createPublisher({
      publicUrl: 'https://www.example/embeds',
      baseUrl: service.origin,
      authKey: 'key',
      allowInsecure: true,
      store,
    }),
  );
  const bodies = [];
  for (const publish of publishers) {
    const response = await publish(new Request('https://www.example/embeds/shared.json'));
    bodies.push(await response.text());
  }
  assert.equal(bodies[0], bodies[1]);
  assert.equal(service.requests.get('shared') - before, 1);
  assert.equal(await publishers[0].purge('shared'), true);
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'no-build': { type: 'boolean' } },
});
const names = values.only?.split(',') ?? [...Object.keys(HOSTS), 'unstorage'];

rmSync(built, { recursive: true, force: true });
mkdirSync(built, { recursive: true });
const service = await startService(0);
service.reply = (id) => REPLIES[id] ?? sampleEmbed({ id });
let failed = 0;
for (const name of names) {
  try {
    await (name === 'unstorage' ? checkUnstorage(service) : check(name, service.origin));
    console.log(`${name}: passed`);
  } catch (error) {
    failed += 1;
    console.log(`${name}: failed\n${error.stack}`);
  }
}
await service.stop();
process.exitCode = failed === 0 ? 0 : 1;
