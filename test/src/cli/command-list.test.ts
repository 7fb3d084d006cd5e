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

/** Paths below the sources. */
const sources = (...paths: readonly string[]): string => `\\.build/src/(${paths.join('|')})\\b`;

/** What every command reads that works on an embed. */
const EMBED_MODULES = [
  'resolve',
  'ad-tags',
  'text/json-pointer',
  // The English texts of findings.
  'messages/[\\w-]+\\.js',
  'messages/generated/(?:ad|embed|expansion)-findings/en',
  // Which address of an embed shows that it is an ad tag.
  'diagnosis/input/(?:embed-in-json|ad-tag-sign)',
  'diagnosis/evidence/url-host',
  'vast/web-address',
];

/** With the XML scanner, which tells what a pasted response is. */
const INPUT_MODULES = [
  ...EMBED_MODULES,
  'diagnosis/(input|case|evidence|error-codes)',
  'text/xml',
  'vast/request/(?:repair-xml|wrapper-limit)',
  // The hosts that filters of a network stop.
  'vast/inspect/ad-blocker',
];

/** What the commands read that lint; GPP headers are read as in consent strings. */
const LINT_MODULES = [...INPUT_MODULES, 'lint', 'consent-strings', 'messages/generated/lint/en'];

/** What the commands read that write a verdict. */
const VERDICT_MODULES = [...LINT_MODULES, 'diagnosis', 'messages'];

/** What a command line may load at most: modules, their bytes, and their paths, with the English texts of findings. They decide how long it takes to start. */
const CEILINGS: Readonly<
  Record<string, { args: readonly string[]; modules: number; bytes: number; paths: string }>
> = {
  help: { args: ['--help'], modules: 12, bytes: 25_000, paths: '' },
  'resolve of an embed': {
    args: ['resolve', 'festival.json'],
    modules: 67,
    bytes: 131_000,
    paths: sources(...EMBED_MODULES),
  },
  'code of an embed': {
    args: ['code', 'iframe', 'festival.json'],
    // With the texts for code that cannot be written.
    modules: 92,
    bytes: 197_000,
    paths: sources(...EMBED_MODULES, 'render', 'messages/generated/unavailable-code/en'),
  },
  'expand of an embed': {
    args: ['expand', 'festival.json'],
    // With the names of all macros and the remedies of verdicts, because a placeholder of the embed is not filled.
    modules: 177,
    bytes: 658_000,
    paths: sources(
      ...INPUT_MODULES,
      'diagnosis/(?:placeholder-remedy|situations/placeholder-fixes)',
      'lint/(?:ad-tag/)?[\\w-]+\\.js',
      'messages/generated/verdicts/(?:index|en|loaders)',
    ),
  },
  'lint of an embed': {
    args: ['lint', 'festival.json', '--fail-on', 'never'],
    modules: 220,
    bytes: 693_000,
    paths: sources(...LINT_MODULES),
  },
  'inspect without requests': {
    args: ['inspect', 'festival.json', '--offline'],
    modules: 323,
    bytes: 1_195_000,
    paths: sources(...VERDICT_MODULES, 'vast/(?:read|request|play|inspect)', 'vast/[\\w-]+\\.js'),
  },
  'inspect of a document': {
    args: ['inspect', 'empty.xml'],
    modules: 361,
    bytes: 1_315_000,
    paths: sources(...VERDICT_MODULES, 'vast'),
  },
};

describe('a command', () => {
  for (const [name, { args, modules, bytes, paths }] of Object.entries(CEILINGS)) {
    it(`loads only what it needs: ${name}`, (t) => {
      const loaded = loadedBy(...args);
      t.diagnostic(`${loaded.length} modules, ${bytesOf(loaded)} bytes`);
      assert.ok(loaded.length > 5 && loaded.length <= modules, `${loaded.length} modules`);
      assert.ok(bytesOf(loaded) <= bytes, `${bytesOf(loaded)} bytes`);
      const allowed = new RegExp(
        `/(\\.build/src/((?:cli|text|time|network)/|[\\w-]+\\.js$)${paths && `|${paths}`})`,
      );
      assert.deepEqual(
        loaded.filter((url) => !allowed.test(url)),
        [],
      );
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
      const severities = options['fail-on']?.values ?? FINDING_OPTIONS['fail-on'].values;
      for (const severity of FINDING_OPTIONS['fail-on'].values)
        assert.ok(severities.includes(severity), severity);
    });
  }
});
