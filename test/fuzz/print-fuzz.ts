/** `npm run fuzz`: prints what the properties found. The exit code is 1 if one of them failed. */
import { parseArgs } from 'node:util';
import { ALL_PROPERTIES } from './all-properties.js';
import { type FuzzResult, runFuzz } from './run-fuzz.js';

const DEFAULT_RUNS = 1_000_000;

/** Larger inputs are cut in the report; the seed repeats them. */
const MAX_PRINTED_INPUT = 4_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});

const runs = Number(values.runs ?? DEFAULT_RUNS);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const only = values.only ?? '';

const printResult = ({ name, runs: done, milliseconds, failure }: FuzzResult): void => {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const count = done.toLocaleString('en');
  console.log(
    `${failure === null ? 'ok    ' : 'FAILED'} ${count.padStart(9)} runs ${seconds.padStart(9)}  ${name}`,
  );
  if (failure === null) return;
  const input =
    failure.input.length > MAX_PRINTED_INPUT
      ? `${failure.input.slice(0, MAX_PRINTED_INPUT)}… (${failure.input.length} characters)`
      : failure.input;
  console.log(`  input, made smaller in ${failure.shrinks} steps:\n    ${input}`);
  console.log(`  ${failure.message.replaceAll('\n', '\n  ')}`);
  console.log(
    `  again: npm run fuzz -- --seed ${failure.seed} --runs ${runs} --only ${JSON.stringify(name)}`,
  );
};

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

if (!isCount(runs) || runs === 0 || !isCount(seed)) {
  console.error('--runs and --seed are whole numbers: npm run fuzz -- --runs 10000 --seed 7');
  process.exitCode = 1;
} else {
  const properties = ALL_PROPERTIES.filter(({ name }) => name.includes(only));
  console.log(`${properties.length} properties, ${runs.toLocaleString('en')} runs, seed ${seed}`);
  const results = await runFuzz(properties, {
    runs,
    seed,
    now: () => performance.now(),
    onResult: printResult,
  });
  const failed = results.filter(({ failure }) => failure !== null).length;
  const done = results.reduce((sum, result) => sum + result.runs, 0);
  console.log(
    `${done.toLocaleString('en')} runs, ${failed} of ${results.length} properties failed, seed ${seed}`,
  );
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
}
