/**
 * `npm run docs:site`: writes the documentation as static files to .build/docs/, for any web server and any path. The
 * live examples show a recorded embed of the sandbox.
 */
import '../node-version.mjs';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../build.mjs';
import { bundleSite } from '../bundle-site.mjs';
import { root, runNode } from '../run.mjs';

/** An embed whose media is one file. */
const EMBED = 'custom-look';

const OUTPUT = join(root, '.build/docs');

const ORIGIN = 'http://127.0.0.1';

/** The sandbox serves its player under this name; the static site has none. */
const PLAYER_ORIGIN = /http:\/\/localhost(?=[/"\\])/g;

/** The embed as the sandbox publishes it, with `{base}` for the folder of the site. */
const recordEmbed = async () => {
  const { createSandbox } = await import(join(root, '.build/demo/sandbox/sandbox.js'));
  const sandbox = await createSandbox();
  const response = await sandbox.fetch(new Request(`${ORIGIN}/published/embed/${EMBED}.json`));
  const text = await response.text();
  await sandbox.close();
  if (!response.ok)
    throw new Error(`The sandbox has no embed ${EMBED}: status ${response.status}.`);
  return text.replaceAll(`${ORIGIN}/`, '{base}').replace(PLAYER_ORIGIN, 'https://player.example');
};

const record = async () => {
  const text = await recordEmbed();
  writeFileSync(join(OUTPUT, 'embed.json'), text);
  for (const [, file] of text.matchAll(/\{base\}(media\/[\w./-]+)/g))
    cpSync(join(root, 'demo/sandbox', file), join(OUTPUT, file));
};

const build = async () => {
  rmSync(OUTPUT, { recursive: true, force: true });
  const steps = [
    () => compile('demo', 'demo/sandbox'),
    () => bundleSite('docs', '.build/docs').then(() => 0),
    () => runNode(['scripts/docs/build-docs.mjs', 'static']),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  await record();
  console.log('The documentation is in .build/docs/.');
  return 0;
};

process.exitCode = await build();
