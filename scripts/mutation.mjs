/**
 * `npm run mutation [-- FILE …]`: changes the modules of src/render one place at a time, runs their tests against each
 * change, and prints the share that a test noticed, with the changes that none did. FILE is a part of a path, such as
 * `formats/amp`. The exit code is 1 if the score is below the required one.
 */
import './node-version.mjs';
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { root } from './run.mjs';

const SOURCES = '.build/src/render';

/** The tests of what the mutants are in, and of the pages that are made of it. */
const TESTS = ['test/src/render', 'test/src/publish'];

/** They take seconds, and are about what the others test too. */
const SLOW_TESTS = [
  ...['render/round-trip', 'formats/amp', 'hostile-requests', 'hostile-texts', 'embed-cache'],
  ...['platforms', 'byte-limited-cache'],
].map((name) => `${name}.test.js`);

/** In per cent. */
const REQUIRED_SCORE = 85;

/** A mutant that takes longer is an endless loop, which a test would notice. */
const MUTANT_TIMEOUT_MS = 60_000;

/** Modules stay in memory, so a process ends after this many mutants. */
const MUTANTS_PER_PROCESS = 150;

const folder = join(root, '.cache/mutants');

const filesBelow = (path, ending) =>
  readdirSync(join(root, path), { recursive: true })
    .map((file) => join(root, path, file))
    .filter((file) => file.endsWith(ending))
    .sort();

const url = (path) => pathToFileURL(path).href;

const settings = {
  folder,
  collector: url(join(root, 'scripts/mutation/collected-tests.mjs')),
  reloaded: ['src/render', 'src/publish', ...TESTS].map((each) => url(join(root, '.build', each))),
  tests: TESTS.flatMap((each) => filesBelow(join('.build', each), '.test.js'))
    .filter((file) => !SLOW_TESTS.some((name) => file.endsWith(name)))
    .map(url),
};

/** Writes the mutants of the chosen files, numbered. */
const writeMutants = (names) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = filesBelow(SOURCES, '.js').filter(
    (file) => names.length === 0 || names.some((name) => file.includes(name)),
  );
  const unchanged = { file: '', name: '', source: '' };
  const mutants = [unchanged];
  for (const file of files) {
    const name = file.slice(join(root, '.build/').length).replace(/\.js$/, '.ts');
    for (const mutant of mutantsOf(readFileSync(file, { encoding: 'utf8' })))
      mutants.push({ ...mutant, file: url(file), name });
  }
  mutants.forEach(({ file, source }, index) =>
    writeFileSync(join(folder, `${index}.json`), JSON.stringify({ file, source })),
  );
  return mutants;
};

const startWorker = () =>
  fork(join(root, 'scripts/mutation/worker.mjs'), [JSON.stringify(settings)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** What a worker says next, or a failure when it ends or takes too long. */
const answer = (worker) =>
  new Promise((resolve) => {
    const done = (value) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(value);
    };
    const timer = setTimeout(() => done({ failure: 'time-out', isOver: true }), MUTANT_TIMEOUT_MS);
    worker.once('message', done);
    worker.once('exit', () => done({ failure: 'the process ended', isOver: true }));
  });

/** Calls back with the failure of each mutant, or null. */
const runMutants = async (count, onResult) => {
  let worker = null;
  for (let mutant = 0; mutant < count; mutant += 1) {
    if (worker === null) {
      worker = startWorker();
      await answer(worker);
    }
    worker.send(mutant);
    const { failure, isOver } = await answer(worker);
    onResult(mutant, failure);
    if (isOver || mutant % MUTANTS_PER_PROCESS === MUTANTS_PER_PROCESS - 1) {
      worker.kill('SIGKILL');
      worker = null;
    }
  }
  worker?.kill();
};

const percent = (part, all) => Math.round((1000 * part) / all) / 10;

const oneLine = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
};

const printScores = (mutants, survivors) => {
  const alive = new Set(survivors);
  const names = [...new Set(mutants.slice(1).map(({ name }) => name))];
  console.log('');
  for (const name of names) {
    const own = mutants.filter((mutant) => mutant.name === name);
    const killed = own.filter((mutant) => !alive.has(mutant)).length;
    const score = `${percent(killed, own.length).toFixed(1)} %`.padStart(8);
    console.log(
      `${score}  ${String(killed).padStart(4)} of ${String(own.length).padEnd(4)} ${name}`,
    );
  }
};

const run = async () => {
  if ((await compile()) !== 0) return 1;
  const mutants = writeMutants(process.argv.slice(2));
  const survivors = [];
  let fault = null;
  await runMutants(mutants.length, (index, failure) => {
    if (index === 0) fault = failure;
    if (index === 0 || failure !== null) return;
    const { name, line, from, to } = mutants[index];
    survivors.push(mutants[index]);
    console.log(`survived: ${name} (line ${line} as compiled): ${oneLine(from)} → ${oneLine(to)}`);
  });
  if (fault !== null) {
    console.error(`The tests fail without a mutation: ${fault}`);
    return 1;
  }
  const all = mutants.length - 1;
  const score = percent(all - survivors.length, all);
  printScores(mutants, survivors);
  console.log(`${score} % of ${all} mutants were noticed; ${REQUIRED_SCORE} % are required.`);
  rmSync(folder, { recursive: true, force: true });
  return score < REQUIRED_SCORE ? 1 : 0;
};

process.exitCode = await run();
