/** How long a command line takes for one embed, from the start of its process to its end. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './measure.js';

/** Milliseconds for one embed. */
const AIM_MS = 300;

const RUNS = 15;

const pathOf = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const COMMAND = pathOf('.build/src/cli/media-embed.js');

const EMBED = pathOf('test/src/cli/inputs/festival.json');

const DOCUMENT = pathOf('test/src/cli/inputs/empty.xml');

const milliseconds = (args: readonly string[]): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return performance.now() - start;
};

const measure = (args: readonly string[]): number =>
  Math.round(median(Array.from({ length: RUNS }, () => milliseconds(args))));

const COMMAND_LINES: readonly (readonly string[])[] = [
  ['--help'],
  ['resolve', EMBED],
  ['expand', EMBED],
  ['code', 'iframe', EMBED],
  ['lint', EMBED, '--fail-on', 'never'],
  ['inspect', EMBED, '--offline', '--fail-on', 'never'],
  ['inspect', DOCUMENT, '--fail-on', 'never'],
];

console.log(`Node without a script: ${measure(['--eval', '0'])} ms`);
for (const args of COMMAND_LINES) {
  const time = measure([COMMAND, ...args]);
  const name = ['media-embed', ...args]
    .join(' ')
    .replace(EMBED, 'festival.json')
    .replace(DOCUMENT, 'empty.xml');
  console.log(
    `${name}: ${time} ms, ${time <= AIM_MS ? 'within' : 'MISSES'} the aim of ${AIM_MS} ms`,
  );
}
