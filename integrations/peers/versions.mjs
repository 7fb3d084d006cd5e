/** What a run was measured with. */
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

const json = (path) => JSON.parse(readFileSync(join(root, path), { encoding: 'utf8' }));

/** The version of a package that is installed in this folder, or of the repository's own. */
export const versionOf = (name) => {
  if (name === 'media-embed-elements') return json('package.json').version;
  const own = name === 'lite-youtube-embed' ? '' : 'integrations/peers/';
  return json(`${own}node_modules/${name}/package.json`).version;
};

/** The machine, the browser and the runtime of a run, for the report. */
export const environmentOf = (browser) => ({
  date: new Date().toISOString().slice(0, 10),
  chromium: browser.version(),
  node: process.versions.node,
  processor: cpus()[0]?.model.trim() || process.arch,
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
});
