/**
 * `npm run mutation [-- TARGET|FILE …] [--sample N]`: changes modules one place at a time, runs their tests against each
 * change, and prints the share that a test noticed, with the changes that none did. TARGET is a name in
 * mutation/targets.mjs, such as `resolve`; FILE is a part of a path, such as `formats/amp`. With `--sample 4`, every
 * fourth change is tried. The exit code is 1 if the score of a target is below the required one.
 */
import './node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { runMutants, runUnchanged } from './mutation/run-mutants.mjs';
import { TARGETS } from './mutation/targets.mjs';
import { root } from './run.mjs';

/** In per cent. */
const REQUIRED_SCORE = 85;

const BUILD = join(root, '.build/');

/** The path of the source of a compiled file, which outlives it. */
const nameOf = (file) => file.slice(BUILD.length).replace(/\.js$/, '.ts');
const sourceOf = (file) => join(root, nameOf(file));

const filesBelow = (path, ending) =>
  readdirSync(join(BUILD, path), { recursive: true })
    .map((file) => join(BUILD, path, file))
    .filter((file) => file.endsWith(ending) && existsSync(sourceOf(file)))
    .sort();

/** The compiled files at a path, which is a folder or a file without its ending. */
const filesAt = (path, ending) =>
  filesBelow(path.slice(0, path.lastIndexOf('/')), ending).filter(
    (file) => file === join(BUILD, `${path}${ending}`) || file.startsWith(join(BUILD, path, '/')),
  );

const url = (path) => pathToFileURL(path).href;

/** Writes the mutants of the chosen files of a target to a folder, numbered; the first one is unchanged. */
const writeMutants = (target, folder, { names, sample }) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = target.sources
    .flatMap((path) => filesAt(path, '.js'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
  const all = files.flatMap((file) =>
    mutantsOf(readFileSync(file, { encoding: 'utf8' })).map((mutant) => ({
      ...mutant,
      file: url(file),
      name: nameOf(file),
    })),
  );
  const mutants = [
    { file: '', name: '', source: '' },
    ...all.filter((_, index) => index % sample === 0),
  ];
  mutants.forEach(({ file, source }, index) =>
    writeFileSync(join(folder, `${index}.json`), JSON.stringify({ file, source })),
  );
  return mutants;
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

/** Returns whether the score is high enough. */
const runTarget = async (target, options) => {
  const folder = join(root, '.cache/mutants', target.name);
  const mutants = writeMutants(target, folder, options);
  if (mutants.length === 1) return true;
  const settings = {
    folder,
    collector: url(join(root, 'scripts/mutation/collected-tests.mjs')),
    reloaded: target.reloaded.map((each) => url(join(BUILD, each))),
    tests: target.tests.flatMap((each) => filesAt(each, '.test.js')).map(url),
    skipped: [],
  };
  const { failure: fault, slow } = await runUnchanged(settings);
  if (fault !== null) {
    console.error(`The tests of ${target.name} fail without a mutation: ${fault}`);
    return false;
  }
  const survivors = [];
  const numbered = mutants.map(({ file }, mutant) => ({ mutant, file })).slice(1);
  await runMutants({ ...settings, skipped: slow }, numbered, (index, failure) => {
    if (failure !== null) return;
    const { name, line, from, to } = mutants[index];
    survivors.push(mutants[index]);
    console.log(`survived: ${name} (line ${line} as compiled): ${oneLine(from)} → ${oneLine(to)}`);
  });
  const all = mutants.length - 1;
  const score = percent(all - survivors.length, all);
  printScores(mutants, survivors);
  console.log(
    `${target.name}: ${score} % of ${all} mutants were noticed; ${REQUIRED_SCORE} % are required. ${slow.length} slow tests were left out.`,
  );
  rmSync(folder, { recursive: true, force: true });
  return score >= REQUIRED_SCORE;
};

const run = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' } },
  });
  if ((await compile()) !== 0) return 1;
  const targets = TARGETS.filter(({ name }) => positionals.includes(name));
  const names = positionals.filter((name) => !TARGETS.some((target) => target.name === name));
  const options = { names, sample: Math.max(1, Number(values.sample ?? 1)) };
  let isEnough = true;
  for (const target of targets.length > 0 ? targets : TARGETS)
    isEnough = (await runTarget(target, options)) && isEnough;
  return isEnough ? 0 : 1;
};

process.exitCode = await run();
