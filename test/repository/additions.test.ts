import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { files, root } from './project.js';

/** A copy of the sources, below the root so that packages are found. */
const COPY = join(root, '.build/additions');

const inCopy = (path: string): string => join(COPY, path);

const insert = (path: string, place: string, text: string): void => {
  const source = readFileSync(inCopy(path), 'utf8');
  assert.ok(source.includes(place), `${path} has no ${place}`);
  writeFileSync(
    inCopy(path),
    source.replace(place, () => `${text}${place}`),
  );
};

const append = (path: string, text: string): void =>
  writeFileSync(inCopy(path), `${readFileSync(inCopy(path), 'utf8')}\n${text}`);

/** What docs/architecture.md asks for, by kind: the files and what is added to each of them. */
const ADDITIONS: Readonly<Record<string, () => void>> = {
  'a lint rule with a text in Italian': () => {
    insert(
      'src/lint/ad-tag/rules/parameters.ts',
      "  adTagRule('param-empty',",
      `  adTagRule('param-added', 'info', 'template', (tag) =>
    tag.parameters
      .filter(({ name }) => name === 'added')
      .map(({ start, value }) => tag.hit({ value }, start)),
  ),
`,
    );
    append(
      'src/messages/lint/en.ftl',
      '# Variables:\n#   $value (String) - its value\nparam-added = Added has the value { $value }.\n    .remedy = Keep it.\n',
    );
    append(
      'src/messages/lint/it.ftl',
      'param-added = Aggiunto ha il valore { $value }.\n    .remedy = Lascialo.\n',
    );
  },
  'a rule for VAST': () => {
    insert(
      'src/lint/response/rules/xml-rules.ts',
      "  aboutDocument('xml-html',",
      `  aboutDocument('xml-added', 'info', (document) => [
    document.hit(null, { length: document.text.length }),
  ]),
`,
    );
    append(
      'src/messages/response-lint/en.ftl',
      '# Variables:\n#   $length (Number) - characters\nxml-added = It has { $length } characters.\n    .remedy = Keep them.\n',
    );
  },
  'a verdict': () => {
    insert(
      'src/diagnosis/verdict-parameters.ts',
      "  'tag-empty': RequestParameters;",
      "  'tag-added': RequestParameters & { readonly count: number };\n",
    );
    insert(
      'src/diagnosis/situations/tag-situations.ts',
      "  chainSituation('http-tag',",
      `  chainSituation('tag-added', 'publisher', (chain) =>
    chain.template.includes('added-verdict')
      ? { ...requestOf(chain), count: chain.template.length }
      : null,
  ),
`,
    );
    append(
      'src/messages/verdicts/en.ftl',
      '# Variables:\n#   $count (Number) - characters\n#   $host (String) - host of the ad tag\ntag-added = The tag of { $host } has { $count } characters.\n    .next-step = Keep them.\n',
    );
  },
  'a code format': () => {
    writeFileSync(
      inCopy('src/render/formats/added.ts'),
      "import { codeTitle, type CodeWriter } from '../code-request.js';\n\nexport const addedCode: CodeWriter = (request) => `added: ${codeTitle(request)}`;\n",
    );
    insert(
      'src/render/code-formats.ts',
      "import { ampCode } from './formats/amp.js';",
      "import { addedCode } from './formats/added.js';\n",
    );
    insert(
      'src/render/code-formats.ts',
      "  [\n    'iframe',",
      "  ['added', 'Added', [], addedCode],\n",
    );
    append('src/messages/embed-code/en.ftl', 'format-added = Added\n    .note = For the test.\n');
  },
  'a language': () => {
    const folders = readdirSync(inCopy('src/messages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
      .map(({ name }) => `src/messages/${name}`);
    for (const folder of folders)
      writeFileSync(inCopy(`${folder}/nl.ftl`), readFileSync(inCopy(`${folder}/it.ftl`)));
    insert('src/messages/languages.ts', "'pt'] as const", "'nl', ");
  },
};

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: COPY, encoding: 'utf8', stdio: 'pipe' });

const TYPESCRIPT = join(root, 'node_modules/typescript-native/bin/tsc');

const prepare = (): void => {
  rmSync(COPY, { recursive: true, force: true });
  const copied = files.filter((path) =>
    /^(?:src|components|scripts)\/|^(?:tsconfig\.base|package)\.json$/.test(path),
  );
  for (const path of copied) {
    mkdirSync(dirname(inCopy(path)), { recursive: true });
    cpSync(join(root, path), inCopy(path));
  }
  for (const add of Object.values(ADDITIONS)) add();
  run('scripts/messages/compile-messages.mjs');
  run(TYPESCRIPT, '-b', 'components');
};

/** The result of an expression on a module of the copy, as text. */
const evaluate = (path: string, expression: string): string =>
  run(
    '--input-type=module',
    '--eval',
    `const module = await import(${JSON.stringify(inCopy(`.build/src/${path}`))}); console.log(JSON.stringify(await (${expression})));`,
  ).trim();

describe('a copy of the sources with additions', () => {
  before(prepare);
  after(() => rmSync(COPY, { recursive: true, force: true }));

  it('compiles, and has the rule in Italian', () => {
    const findings = evaluate(
      'lint/ad-tag/lint-ad-tag.js',
      "module.lintAdTag('https://ads.example/v?cb=[CACHEBUSTING]&added=7').map(({ id, message }) => [id, message])",
    );
    assert.equal(findings, '[["param-added","Added has the value 7."]]');
    const texts = evaluate(
      'lint/finding-messages.js',
      "(module.loadFindingMessages('it').then(() => module.describeFinding({ id: 'param-added', params: { value: '7' } }, 'it').message))",
    );
    assert.equal(texts, '"Aggiunto ha il valore 7."');
  });

  it('has the rule for VAST', () => {
    const messages = evaluate(
      'lint/response/lint-vast.js',
      "module.lintVast('<VAST version=\"4.2\"/>').filter(({ id }) => id === 'xml-added').map(({ message }) => message)",
    );
    assert.equal(messages, '["It has 21 characters."]');
  });

  it('has the verdict, in the added language, too', () => {
    const verdict = evaluate(
      'diagnosis/diagnose.js',
      "module.diagnose('http://ads.example/added-verdict', { viewer: { page: { url: 'http://localhost/' } } }).then(({ verdict }) => [verdict.id, verdict.sentence])",
    );
    assert.equal(verdict, '["tag-added","The tag of ads.example has 32 characters."]');
    const language = evaluate(
      'diagnosis/diagnose.js',
      "module.diagnose('', { language: 'nl' }).then(({ verdict }) => verdict.sentence)",
    );
    assert.match(language, /testo/);
  });

  it('has the code format', () => {
    const code = evaluate(
      'render/render-code.js',
      "module.renderCode({ id: '7', title: 'Opening night' }, 'added')",
    );
    assert.equal(code, '"added: Opening night"');
  });
});
