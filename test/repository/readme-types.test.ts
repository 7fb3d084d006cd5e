import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const FOLDER = '.build/readme-types';

/** What the examples take from the program around them. */
const SURROUNDINGS = `
declare const embed: import('media-embed-elements').Embed;
declare const nonce: string;
`;

const COMPILER_OPTIONS = {
  ...{ strict: true, noEmit: true, target: 'ES2022', module: 'NodeNext' },
  ...{ lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: ['node'], skipLibCheck: true },
};

const examples = (): readonly string[] =>
  [...readFileSync('README.md', 'utf8').matchAll(/^```(?:js|ts)\n([\s\S]*?)^```/gm)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes('media-embed-elements'));

it('the examples of the README compile under strict', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'surroundings.d.ts'), SURROUNDINGS);
  for (const [index, block] of examples().entries())
    writeFileSync(join(FOLDER, `example-${index + 1}.ts`), block);
  const configuration = { compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(configuration));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', FOLDER], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
  assert.ok(examples().length > 5, 'the examples are found');
});
