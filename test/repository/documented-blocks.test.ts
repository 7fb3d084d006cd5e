import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Embed, lintEmbed, resolveEmbed } from '../../src/index.js';
import { COMMANDS } from '../../src/cli/command-list.js';
import { parseCommandLine } from '../../src/cli/parse-command-line.js';
import { blocksRunAs, codeBlocks, codeBlocksIn, DOCUMENTS, runsOf } from '../documents.js';
import { runBuiltCommand } from '../src/cli/run-built-command.js';
import { read, readJson } from './project.js';

/** Blocks that nothing runs in `npm test`, by their document and language, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'docs/guides/ad-operations/audit-schedule.md crontab': 'needs cron',
  'docs/guides/ad-operations/audit-schedule.md yaml': 'needs GitHub or Kubernetes',
  'docs/guides/cms/decap.md html': 'needs Decap CMS: npm run integrations decap',
  'docs/guides/cms/oembed.md php': 'needs WordPress',
  'docs/guides/cms/publishing-at-scale.md nginx': 'needs nginx',
  'docs/guides/cms/wordpress.md php': 'needs WordPress',
};

const { scripts } = readJson('package.json') as { scripts: Readonly<Record<string, string>> };

const commandLines = blocksRunAs('command lines').flatMap(({ text }) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').replace(/^[A-Z_]+=\S+ /, ''))
    .map((line) => line.replace('npx --package media-embed-elements ', 'npx ')),
);

/** The embed of the command lines. */
const EMBED = JSON.stringify({
  id: '7',
  title: 'Opening night',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
  preroll: [{ id: '71', source_url: ' https://ads.example/vast?cb=[CACHEBUSTING]' }],
  mobile_preroll: [{ id: '72', source_url: 'https://ads.example/mobile?cb=[CACHEBUSTING]' }],
});

/** The words of a line of a shell; quotes only around whole words. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

describe('the code blocks of the documents', () => {
  it('are all run by a test, but those of other products', () => {
    const missed = codeBlocks
      .filter((block) => runsOf(block).length === 0)
      .map(({ document, language }) => `${document} ${language}`);
    assert.deepEqual([...new Set(missed)].sort(), Object.keys(NOT_RUN).sort());
  });

  it('are found with their line, language and output', () => {
    const text = 'Text\n\n```js\nconsole.log(1);\n```\n\n```text\n1\n```\n\n```sh\nls\n```\n';
    assert.deepEqual(
      codeBlocksIn('a.md', text).map(({ line, language, output }) => [line, language, output]),
      [
        [3, 'js', '1\n'],
        [11, 'sh', null],
      ],
    );
  });

  it('are as many as the fences of the documents', () => {
    const outputs = codeBlocks.filter(({ output }) => output !== null).length;
    const fences =
      DOCUMENTS.map(read)
        .join('\n')
        .match(/^ *```/gm)?.length ?? 0;
    assert.equal((codeBlocks.length + outputs) * 2, fences);
  });

  it('have embeds that play, without a finding', () => {
    const embeds = blocksRunAs('embed').map(({ text }) => JSON.parse(text) as Embed);
    assert.ok(embeds.length > 0);
    for (const embed of embeds) {
      const { config, findings } = resolveEmbed(embed);
      assert.deepEqual(findings, []);
      assert.equal(config.source?.kind, 'video');
      assert.deepEqual(lintEmbed(embed), []);
    }
  });

  it('name only scripts that package.json has', () => {
    const names = commandLines.flatMap((line) => /^npm run ([\w:-]+)/.exec(line)?.[1] ?? []);
    assert.deepEqual(
      names.filter((name) => !Object.hasOwn(scripts, name)),
      [],
    );
  });

  for (const line of commandLines.filter((each) => each.startsWith('npx media-embed '))) {
    it(`have commands and options that exist: ${line}`, async () => {
      const [, , name = '', ...parameters] = wordsOf(line);
      const command = COMMANDS.find((each) => each.name === name);
      assert.ok(command, `There is no command ${name}.`);
      const { options } = await command.load();
      const { inputs, given } = parseCommandLine(parameters, options);
      assert.ok(inputs.length > 0 || given.has('url'));
    });
  }

  it('have command lines that run without an error', (t) => {
    const cwd = mkdtempSync(join(tmpdir(), 'documented-lines-'));
    t.after(() => rmSync(cwd, { recursive: true }));
    mkdirSync(join(cwd, 'embeds'));
    for (const name of ['ad-macros.json', 'embeds/ad-macros.json'])
      writeFileSync(join(cwd, name), EMBED);
    // The others request ad servers.
    const offline = commandLines.filter((line) =>
      /^npx media-embed (?:lint|expand|resolve|code) /.test(line),
    );
    assert.ok(offline.length >= 4);
    for (const line of offline) {
      const words = wordsOf(line.replace('embeds/*.json', 'embeds/ad-macros.json'));
      const { code, stderr } = runBuiltCommand(words.slice(2), { cwd });
      assert.equal(stderr, '', line);
      assert.ok(code === 0 || code === 1, `${line}: exit code ${code}`);
    }
  });
});
