import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../../src/cli/command-list.js';
import { FINDING_OPTIONS } from '../../../src/cli/options.js';
import { COMMAND, INPUTS } from './run-built-command.js';

/** Prints the URL of every module that is loaded, from the thread of the hooks. */
const HOOKS = `
  import { writeSync } from 'node:fs';
  export const load = (url, context, next) => {
    writeSync(2, url + '\\n');
    return next(url, context);
  };`;

const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const REGISTER = dataUrl(
  `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(HOOKS))});`,
);

/** Paths of the modules that a command line loads, from the root of the project. */
const loadedBy = (...args: readonly string[]): readonly string[] => {
  const { stderr } = spawnSync(process.execPath, ['--import', REGISTER, COMMAND, ...args], {
    cwd: INPUTS,
    encoding: 'utf8',
  });
  return stderr.split('\n').filter((line) => line.startsWith('file:'));
};

const bytesOf = (modules: readonly string[]): number =>
  modules.reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0);

/** What a command line may load at most: modules and their bytes, which decide how long it takes to start. */
const CEILINGS: Readonly<
  Record<string, { args: readonly string[]; modules: number; bytes: number; folders: RegExp }>
> = {
  help: { args: ['--help'], modules: 12, bytes: 25_000, folders: /^cli$/ },
  expand: {
    args: ['expand', 'festival.json'],
    modules: 90,
    bytes: 200_000,
    folders: /^(cli|ad-tags|resolve)$/,
  },
  resolve: {
    args: ['resolve', 'festival.json'],
    modules: 55,
    bytes: 120_000,
    folders: /^(cli|ad-tags|resolve)$/,
  },
  code: {
    args: ['code', 'iframe', 'festival.json'],
    modules: 70,
    bytes: 160_000,
    folders: /^(cli|ad-tags|resolve|render)$/,
  },
};

describe('a command', () => {
  for (const [name, { args, modules, bytes, folders }] of Object.entries(CEILINGS)) {
    it(`loads only what it needs: ${name}`, (t) => {
      const loaded = loadedBy(...args);
      t.diagnostic(`${loaded.length} modules, ${bytesOf(loaded)} bytes`);
      assert.ok(loaded.length > 5 && loaded.length <= modules, `${loaded.length} modules`);
      assert.ok(bytesOf(loaded) <= bytes, `${bytesOf(loaded)} bytes`);
      assert.deepEqual(
        loaded.filter((url) => url.includes('/node_modules/')),
        [],
      );
      const others = loaded.filter((url) => {
        const [, folder] = /\/\.build\/src\/([\w-]+)\//.exec(url) ?? [];
        return folder !== undefined && !folders.test(folder);
      });
      assert.deepEqual(others, []);
    });
  }

  for (const { name, load } of COMMANDS) {
    it(`has its own name, examples and a format: ${name}`, async () => {
      const command = await load();
      assert.equal(command.name, name);
      assert.ok(command.examples.length > 0);
      assert.ok(command.examples.every(([commandLine]) => commandLine.startsWith(name)));
      assert.ok('format' in command.options);
    });

    it(`reports no findings without --fail-on: ${name}`, async () => {
      const { format, ...options } = (await load()).options;
      assert.equal(format?.values?.includes('sarif'), 'fail-on' in options);
      if ('fail-on' in options) assert.equal(options['fail-on'], FINDING_OPTIONS['fail-on']);
    });
  }
});
