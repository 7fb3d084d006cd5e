/**
 * Fills the reference tables of the guides and of docs/reference from the sources, and writes docs/macros.md and
 * docs/lint-rules.md. With `--check` it only reports whether they are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { isListed, isMethod, staticsOf } from './elements/class-members.mjs';
import { adErrorCodes } from './reference/ad-error-codes.mjs';
import { adReasons } from './reference/ad-reasons.mjs';
import { auditRulesSchema } from './reference/audit-rules-schema.mjs';
import { codeSize } from './reference/code-size.mjs';
import { conformancePage } from './reference/conformance-page.mjs';
import { lintRulesPage } from './reference/lint-rules-page.mjs';
import { macrosPage } from './reference/macros-page.mjs';
import { code, table } from './reference/markdown.mjs';
import { vastRulesPage } from './reference/vast-rules-page.mjs';
import { root } from './run.mjs';

const ENTRIES = ['src/index.ts', 'src/api/index.ts', 'components/index.ts'];

/** Folders of documents that have generated regions. */
const FOLDERS = ['docs/guides', 'docs/reference'];

const MACROS_PAGE = join(root, 'docs/macros.md');
const CONFORMANCE_PAGE = join(root, 'docs/conformance.md');
const LINT_RULES_PAGE = join(root, 'docs/lint-rules.md');
const AUDIT_RULES_SCHEMA = join(root, 'docs/audit-rules.schema.json');

// Types of the language and the DOM are not needed to find names and comments.
const program = ts.createProgram(
  ENTRIES.map((file) => join(root, file)),
  { noLib: true, types: [], module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 },
);
const checker = program.getTypeChecker();

const resolveAlias = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const exported = new Map(
  ENTRIES.flatMap((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file)));
    return checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolveAlias(symbol)]);
  }),
);

const find = (name) => {
  const symbol = exported.get(name);
  if (symbol === undefined)
    throw new Error(`The documents name ${name}, which no entry point exports. Update ENTRIES.`);
  return symbol;
};

/** A module of the compiled sources; `npm run docs` compiles them first. */
const load = (path) => import(join(root, '.build', path));

const commentOf = (symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

const firstSentence = (text) => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

/** `name - text`, `{type} name - text` and `[name=value] - text` of the tags of one kind. */
const tagsOf = (symbol, kind) =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === kind)
    .map(({ text }) => {
      const comment = ts.displayPartsToString(text).trim();
      const [, type = '', name, description] =
        /^(?:\{([^}]*)\}\s*)?(\[[^\]]*\]|[\w-]*)\s*-\s*(.*)$/s.exec(comment) ?? [];
      if (description === undefined) throw new Error(`The tag "@${kind} ${comment}" has no " - ".`);
      return { type, name: name.replace(/^\[(.*)\]$/, '$1'), description };
    });

const tagTable = (symbol, kind, title) => {
  const tags = tagsOf(symbol, kind);
  if (tags.length === 0) return [];
  return [
    table(
      [title, 'Description'],
      tags.map(({ name, description }) => [code(name || '(default)'), description]),
    ),
  ];
};

/** Public members. Properties that only reflect an attribute are left out. */
const memberRows = (symbol) => {
  const statics = [...staticsOf(checker, symbol).values()].map((member) => [
    `${symbol.name}.${member.name}`,
    member,
  ]);
  const own = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((member) => [isMethod(member) ? `${member.name}()` : member.name, member]);
  return [...own, ...statics]
    .filter(([, member]) => isListed(member))
    .map(([name, member]) => [code(name), commentOf(member) || 'As in `HTMLMediaElement`.'])
    .filter(([, comment]) => !comment.startsWith('Reflects'));
};

const element = (className) => {
  const symbol = find(className);
  return [
    ...tagTable(symbol, 'attr', 'Attribute'),
    table(['Property or method', 'Description'], memberRows(symbol)),
    ...tagTable(symbol, 'fires', 'Event'),
    ...tagTable(symbol, 'slot', 'Slot'),
    ...tagTable(symbol, 'csspart', 'CSS part'),
    ...tagTable(symbol, 'cssprop', 'Custom property'),
    ...tagTable(symbol, 'cssstate', 'State'),
  ].join('\n\n');
};

/** The fields of an interface with their comments. */
const fields = (name, title = 'Option') =>
  table(
    [title, 'Description'],
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(find(name)))
      .map((symbol) => [code(symbol.name), commentOf(symbol)]),
  );

/** The names in an exported array and its comment. */
const nameList = (name) => {
  const [declaration] = find(name).declarations;
  const text = declaration.getText().replace(/\/\*\*.*?\*\//gs, '');
  const names = [...text.matchAll(/'([^']+)'/g)].map(([, name]) => code(name));
  return [names.join(', '), commentOf(find(name))];
};

const eventNames = () =>
  table(['Events', 'Description'], ['MEDIA_EVENTS', 'PLAYER_EVENTS', 'AD_EVENTS'].map(nameList));

const apiErrors = () =>
  table(
    ['Class', 'Description'],
    [...exported]
      .filter(([name, { flags }]) => /.Error$/.test(name) && flags & ts.SymbolFlags.Class)
      .filter(([, symbol]) => symbol.declarations[0].getSourceFile().fileName.includes('/src/api/'))
      .map(([name, symbol]) => [code(name), firstSentence(commentOf(symbol))]),
  );

const codeFormats = async () => {
  const { CODE_FORMATS } = await load('src/index.js');
  return table(
    ['Format', 'Name', 'Supported options'],
    CODE_FORMATS.map(({ format: name, label, legacy, options }) => [
      code(name),
      `${label.replace(/[<>]/g, '\\$&')}${legacy ? ' (deprecated)' : ''}`,
      options.map(code).join(', '),
    ]),
  );
};

const macroRows = (macros) => {
  const sources = [...new Set(macros.map(({ source }) => source))];
  return sources.map((source) => [
    source,
    macros
      .filter((macro) => macro.source === source)
      .map(({ name }) => code(`[${name}]`))
      .join(' '),
  ]);
};

const macros = (isStandard) => async () => {
  const { MACROS } = await load('src/ad-tags/macro-registry.js');
  const chosen = MACROS.filter(({ standard }) => standard === isStandard);
  return table(['Source', 'Macros'], macroRows(chosen));
};

/** The commands of `media-embed` by their options; an option of several commands has one row. */
const commandOptions = async () => {
  const { COMMANDS } = await load('src/cli/command-list.js');
  const rows = new Map();
  for (const { name, load: loadCommand } of COMMANDS) {
    const { options } = await loadCommand();
    for (const [option, { value = '', default: standard, description }] of Object.entries(
      options,
    )) {
      const row = rows.get(option) ?? { value, standard, description, commands: [] };
      row.commands.push(name);
      rows.set(option, row);
    }
  }
  return table(
    ['Option', 'Commands', 'Description'],
    [...rows].map(([option, { value, standard, description, commands }]) => [
      code(`--${option} ${value}`.trim()),
      commands.map(code).join(', '),
      standard === undefined ? description : `${description}; default: ${code(standard)}`,
    ]),
  );
};

const regions = {
  'command-options': commandOptions,
  'vast-error-codes': () => adErrorCodes(load, 'vast'),
  'ima-error-codes': () => adErrorCodes(load, 'ima'),
  'ad-reasons': () => adReasons(load),
  'media-embed': () => element('MediaEmbed'),
  'media-embed-player': () => element('MediaEmbedPlayer'),
  'media-embed-code': () => element('MediaEmbedCode'),
  'media-embed-preview': () => element('MediaEmbedPreview'),
  'ad-tag-debugger': () => element('AdTagDebugger'),
  events: eventNames,
  'ad-settings': () => fields('AdSettings', 'Setting'),
  'resolve-options': () => fields('ResolveOptions'),
  'iab-macros': macros(true),
  'other-macros': macros(false),
  'code-size': codeSize,
  'code-formats': codeFormats,
  'code-options': () => fields('CodeOptions'),
  'client-options': () => fields('ClientSettings'),
  'api-errors': apiErrors,
};

const REGION = /(<!-- generated:([\w-]+) -->\n)[^]*?(<!-- end of generated -->)/g;

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, folder, name))
    .sort(),
);

const regionsIn = (text) => [...text.matchAll(REGION)].map(([, , name]) => name);

const current = (path) => (existsSync(path) ? readFileSync(path, { encoding: 'utf8' }) : '');

/** The text of each generated region. Throws an Error unless every region is in exactly one document. */
const generate = async () => {
  const named = documents.flatMap((path) => regionsIn(current(path)));
  const isOnce = (name) => named.filter((other) => other === name).length === 1;
  const wrong = Object.keys(regions).filter((name) => !isOnce(name));
  if (wrong.length > 0)
    throw new Error(`Not in exactly one file of ${FOLDERS.join(' and ')}: ${wrong.join(', ')}.`);
  const entries = Object.entries(regions).map(async ([name, write]) => [name, await write()]);
  return Object.fromEntries(await Promise.all(entries));
};

/** Regions with other names belong to other commands. */
const fill = (text, content) =>
  text.replace(REGION, (region, start, name, end) =>
    name in content ? `${start}\n${content[name]}\n\n${end}` : region,
  );

const formatted = async (text, filepath) =>
  format(text, { ...(await resolveConfig(filepath)), filepath });

const lintRules = async () => {
  const { AD_SOURCE_RULES, AD_TAG_RULES, EMBED_RULES } = await load('src/lint/lint-rules.js');
  const rules = {
    sourceRules: AD_SOURCE_RULES,
    tagRules: AD_TAG_RULES,
    embedRules: EMBED_RULES,
  };
  const page = lintRulesPage(await load('src/index.js'), rules);
  const { VAST_RULES } = await load('src/lint/response/lint-vast.js');
  const { INSPECTION_RULES } = await load('src/lint/response/lint-inspection.js');
  const { responseLintMessages } = await load('src/messages/generated/response-lint/index.js');
  const write = responseLintMessages.messagesIn('en');
  // Of a rule with two remedies, the one of its usual case.
  const remedyOf = (name) => write(`${name}.remedy`, { entity: '', playlist: '' });
  return `${page}\n\n${vastRulesPage(VAST_RULES, INSPECTION_RULES, remedyOf)}`;
};

const SAMPLES = join(root, 'test/conformance/vast-samples');

const conformance = () =>
  conformancePage({
    samples: readdirSync(SAMPLES, { recursive: true }).filter((path) => path.endsWith('.xml')),
    measured: JSON.parse(current(join(root, 'integrations/peers/results.json'))).conformance,
    verdicts: JSON.parse(current(join(root, 'test/laboratory/results.json'))),
    readDocument: (path) => current(join(root, 'docs', path)),
  });

const content = await generate();
const filled = documents
  .filter((path) => regionsIn(current(path)).some((name) => name in content))
  .map(async (path) => [path, await formatted(fill(current(path), content), path)]);

const pages = [
  ...(await Promise.all(filled)),
  [MACROS_PAGE, await formatted(macrosPage((await load('src/index.js')).expandAdTag), MACROS_PAGE)],
  [LINT_RULES_PAGE, await formatted(await lintRules(), LINT_RULES_PAGE)],
  [AUDIT_RULES_SCHEMA, await formatted(await auditRulesSchema(load), AUDIT_RULES_SCHEMA)],
  [CONFORMANCE_PAGE, await formatted(conformance(), CONFORMANCE_PAGE)],
];
for (const [path, text] of pages) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (text !== current(path)) {
    console.error(`${relative(root, path)} is not up to date. Run "npm run docs".`);
    process.exitCode = 1;
  }
}
