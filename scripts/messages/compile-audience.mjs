/** Compiles the messages of an audience, one file per language, to TypeScript modules. */
import { compilePattern } from './compile-pattern.mjs';
import { PHRASE, readMessages } from './read-messages.mjs';

export const SOURCE = 'en';

export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const typeName = (audience) => camelCase(`-${audience}-messages`);

const paramsType = (variables) => {
  if (variables.size === 0) return 'NoParams';
  const fields = [...variables].map(([name, type]) => `readonly ${name}: ${type};`);
  return `{ ${fields.join(' ')} }`;
};

const typeModule = (audience, english) => {
  const ids = [...english.messages].map(
    ([id, { variables }]) => `  readonly ${JSON.stringify(id)}: ${paramsType(variables)};`,
  );
  return [
    "import type { NoParams } from '../../format.js';",
    `/** The ids of the messages, each with its parameters. */`,
    `export interface ${typeName(audience)} {`,
    ...ids,
    '}',
  ];
};

const REMEDY = '.remedy';

/** The messages of a module, one a line; what to do about a finding stands beside its text, under one key. */
const messageLines = (texts) =>
  [...texts].flatMap(([id, written]) => {
    const key = JSON.stringify(id);
    if (id.endsWith(REMEDY) && texts.has(id.slice(0, -REMEDY.length))) return [];
    const remedy = texts.get(id + REMEDY);
    return [remedy === undefined ? `  ${key}: ${written},` : `  ${key}: [${written}, ${remedy}],`];
  });

/** A translation imports only types, so that all builds have the same file of it. */
const languageModule = (audience, language, texts) => {
  const type = typeName(audience);
  const lines = messageLines(texts);
  const importType = `import type { ${type} } from './messages.js';`;
  const catalogue = `Catalogue<${type}>`;
  if (lines.length === texts.size)
    return [
      "import type { Catalogue } from '../../format.js';",
      importType,
      `export const messages: ${language === SOURCE ? catalogue : `Partial<${catalogue}>`} = {`,
      ...lines,
      '};',
    ];
  if (language === SOURCE)
    return [
      "import { withRemedies } from '../../with-remedies.js';",
      importType,
      `export const messages = /* @__PURE__ */ withRemedies<${type}>({`,
      ...lines,
      '});',
    ];
  return [
    "import type { CompiledMessages } from '../../with-remedies.js';",
    importType,
    `export const messages: CompiledMessages<${type}> = {`,
    ...lines,
    '};',
  ];
};

/** `DemoText` is what writes a message of the audience `demo`. */
const textType = (audience) => camelCase(`-${audience}-text`);

const indexModule = (audience, languages) => [
  "import type { WriteMessage } from '../../format.js';",
  "import { lazyMessages } from '../../lazy-messages.js';",
  "import { messages } from './en.js';",
  `import type { ${typeName(audience)} } from './messages.js';`,
  `export type { ${typeName(audience)} };`,
  `export type ${textType(audience)} = WriteMessage<${typeName(audience)}>;`,
  `export const ${camelCase(audience)}Messages = /* @__PURE__ */ lazyMessages<${typeName(audience)}>(messages, {`,
  ...languages.map((language) => `  ${language}: () => import('./${language}.js'),`),
  '});',
];

/** The code of each message of a file. English documents the variables and decides which messages there are. */
const compileFile = (file, english, form) => {
  const texts = new Map();
  for (const [id, { node }] of file.messages) {
    const source = english.messages.get(id);
    if (source === undefined) {
      const advice = `remove it, or call it ${PHRASE}… if only other messages use it`;
      file.fault(node, `English has no ${id}: ${advice}`);
    } else texts.set(id, compilePattern(file, id, node, source.variables, form));
  }
  return texts;
};

/** A fact of the English message that its translation does not tell. */
const reportLeftOut = (file, english) => {
  for (const [id, used] of file.used)
    for (const name of english.used.get(id) ?? [])
      if (!used.has(name))
        file.fault(file.messages.get(id).node, `${id} leaves out $${name}, which English has`);
};

/**
 * `sources` are the texts of the files by language, `path` names the file of a language in faults. Returns the English
 * file, the code of each message by language and id, and the sentences about what is wrong.
 */
export const compileTexts = (sources, path, form) => {
  const files = [...sources].map(([language, source]) =>
    readMessages(path(language), language, source),
  );
  const english = files.find(({ language }) => language === SOURCE) ?? null;
  if (english === null)
    return { english, texts: new Map(), faults: [`${path(SOURCE)}: There is no file.`] };
  const texts = new Map(files.map((file) => [file.language, compileFile(file, english, form)]));
  for (const file of files) reportLeftOut(file, english);
  return { english, texts, faults: files.flatMap(({ faults }) => faults) };
};

/** Returns the modules by their names, and what `compileTexts` returns. */
export const compileAudience = (audience, sources, path) => {
  const { english, texts, faults } = compileTexts(sources, path);
  if (english === null) return { modules: new Map(), texts, faults };
  const translations = [...texts.keys()].filter((language) => language !== SOURCE);
  const modules = new Map([
    ['messages', typeModule(audience, english)],
    ...[...texts].map(([language, each]) => [language, languageModule(audience, language, each)]),
    ['index', indexModule(audience, translations)],
  ]);
  return { modules, texts, faults };
};
