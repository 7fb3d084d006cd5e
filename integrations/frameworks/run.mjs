/**
 * `npm run integrations frameworks`: checks, builds and opens a small project of each framework with its real tools, in
 * Chromium and against a running sandbox, and writes the table of docs/reference/frameworks.md and the sources in the
 * guides. The exit code is 1 if a step fails; the table then stays as it was. `--only NAME,…` measures some of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { startSandbox } from '../../.build/test/end-to-end/running-sandbox.js';
import { packPackage, unpack } from '../../.build/test/packed-package.js';
import { headlessPath, playbackFlags } from '../../scripts/chromium.mjs';
import { root, run } from '../../scripts/run.mjs';
import { measurePages } from './measure.mjs';
import { PROJECTS, STEPS } from './projects.mjs';
import { servePages } from './site.mjs';
import { DOCUMENTS, withGenerated } from './table.mjs';

const folder = join(root, 'integrations/frameworks');
const built = join(folder, 'built');
const RESULTS = join(folder, 'results.json');

const COMMAND_TIMEOUT_MS = 300_000;

/** Node 22, which Angular, Nuxt and SvelteKit need. On other systems than Linux, the Node that runs this. */
const node22 = () => {
  const path = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(path) ? path : process.execPath;
};

/** Path of a script in a package, or in the project if it begins with a dot. */
const scriptPath = (directory, path) => {
  if (path.startsWith('./')) return join(directory, path);
  const places = [join(directory, 'node_modules'), join(folder, 'node_modules')];
  return places.map((place) => join(place, path)).find(existsSync) ?? join(folder, path);
};

/** Runs a script of a project with Node. */
const runScript = async (directory, [path, ...parameters], env = {}) => {
  const child = spawn(node22(), [scriptPath(directory, path), ...parameters], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: COMMAND_TIMEOUT_MS,
    env: {
      ...process.env,
      ...env,
      CI: '1',
      NO_COLOR: '1',
      NODE_ENV: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
    },
  });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { isPassed: code === 0, output: Buffer.concat(chunks).toString() };
};

/** Runs a script that has to pass. */
const mustRun = async (directory, command, env) => {
  const { isPassed, output } = await runScript(directory, command, env);
  if (!isPassed) throw new Error(`${command.join(' ')} failed:\n${output.slice(-3000)}`);
};

const installQwik = async () => {
  const code = await run('npm', ['ci', '--prefix', join(folder, 'qwik'), '--ignore-scripts']);
  if (code !== 0) throw new Error('The packages of Qwik could not be installed.');
};

/** Copies a project, whose packages stay where npm has put them. */
const copyProject = (name) => {
  const directory = join(built, name);
  const packages = join(folder, name, 'node_modules');
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(folder, name), directory, {
    recursive: true,
    filter: (path) => path !== packages,
  });
  if (existsSync(packages)) symlinkSync(packages, join(directory, 'node_modules'));
  return directory;
};

/** The checker accepts the project, and names the file with a wrong attribute. */
const checkTypes = async (directory, { prepare, check, mistake }) => {
  if (prepare !== undefined) await mustRun(directory, prepare);
  await mustRun(directory, check);
  const path = join(directory, mistake.file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(mistake.right)) throw new Error(`${mistake.file} has no ${mistake.right}.`);
  writeFileSync(path, source.replace(mistake.right, mistake.wrong));
  const { isPassed, output } = await runScript(directory, check);
  writeFileSync(path, source);
  if (isPassed || !output.includes(mistake.file))
    throw new Error(`${mistake.wrong} is no error of ${mistake.file}:\n${output.slice(-2000)}`);
};

const buildProject = async (directory, { build }, site) => {
  for (const command of build) await mustRun(directory, command, { SITE: site });
};

const measureProject = async (name, { browser, sandbox }) => {
  const project = PROJECTS[name];
  const directory = copyProject(name);
  const site = await servePages(join(directory, project.pages), sandbox);
  const steps = [
    ['types', () => checkTypes(directory, project)],
    ['build', () => buildProject(directory, project, site.origin)],
  ];
  const passed = [];
  try {
    for (const [step, measure] of steps) {
      await measure();
      passed.push(step);
    }
    await measurePages(browser, site.origin, (step) => passed.push(step));
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  } finally {
    await site.stop();
  }
  console.log(`${name}: ${passed.map((step) => STEPS[step]).join(', ') || 'nothing works'}`);
  return passed;
};

/** The component and the unit test of the guides, whose browsers `npm run integrations hosts` opens. */
const testReact = async () => {
  const directory = copyProject('react');
  await mustRun(directory, ['typescript/bin/tsc']);
  for (const environment of ['jsdom', 'happy-dom'])
    await mustRun(directory, ['vitest/vitest.mjs', 'run', '--environment', environment]);
  console.log('react: types, unit tests');
};

const formatted = async (path, text) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

const writeResults = async (results) => {
  writeFileSync(RESULTS, await formatted(RESULTS, JSON.stringify(results)));
  const readSource = (path) => readFileSync(join(folder, path), 'utf8');
  for (const path of DOCUMENTS.map((document) => join(root, document))) {
    const text = withGenerated(readFileSync(path, 'utf8'), { results, readSource });
    writeFileSync(path, await formatted(path, text));
  }
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'no-build': { type: 'boolean' } },
});
const names = values.only?.split(',') ?? ['react', ...Object.keys(PROJECTS)];

mkdirSync(built, { recursive: true });
// Qwik needs Vite 7, the others Vite 8: npm would not keep them apart in one folder.
if (!values['no-build']) await installQwik();
unpack(packPackage(), join(folder, 'node_modules/media-embed-elements'));
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: headlessPath(), args: playbackFlags });
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
try {
  for (const name of names)
    if (name === 'react') await testReact();
    else results[name] = await measureProject(name, { browser, sandbox: sandbox.origin });
} finally {
  await browser.close();
  await sandbox.stop();
}
const isComplete = Object.keys(PROJECTS).every(
  (name) => results[name]?.length === Object.keys(STEPS).length,
);
if (isComplete) await writeResults(results);
process.exitCode = isComplete ? 0 : 1;
