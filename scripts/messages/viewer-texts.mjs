/**
 * Compiles the texts for viewers to objects, which pages can also register themselves: `ads-skip-in` is `skipIn` of the
 * area `ads`. Their functions take the variables in order and no formatter, which no player should load.
 */
import { camelCase, compileTexts, SOURCE } from './compile-audience.mjs';

export const VIEWER = 'viewer';

/** The area that an element shows before it loads anything else. */
const FACADE = 'facade';

const IN_ORDER = {
  value: (name) => name,
  parameters: (variables) => variables.join(', '),
  hasFormats: false,
};

const areaOf = (id) => id.slice(0, id.indexOf('-'));

const keyOf = (id) => camelCase(id.slice(id.indexOf('-') + 1));

/** The properties of each area, one a line. A text that is missing is in English. */
const areaLines = (texts, english) =>
  [...new Set([...english.keys()].map(areaOf))].map((area) => {
    const ids = [...english.keys()].filter((id) => areaOf(id) === area);
    return [area, ids.map((id) => `${keyOf(id)}: ${texts.get(id) ?? english.get(id)},`)];
  });

const IMPORT_TYPE = "import type { Messages } from './messages.js';";

const textType = ({ variables }) => {
  if (variables.size === 0) return 'string';
  const parameters = [...variables].map(([name, type]) => `${name}: ${type}`);
  return `(${parameters.join(', ')}) => string`;
};

const docLines = (text) => (text === '' ? [] : [`/** ${text} */`]);

/** The type of the texts in one language. An area is described by the comment of the group that it begins. */
const typeModule = ({ messages }) => [
  '/** All texts for viewers in one language. */',
  'export interface Messages {',
  ...[...new Set([...messages.keys()].map(areaOf))].flatMap((area) => {
    const texts = [...messages].filter(([id]) => areaOf(id) === area);
    return [
      ...docLines(texts[0][1].group),
      `readonly ${area}: {`,
      ...texts.flatMap(([id, message]) => [
        ...docLines(message.description),
        `readonly ${keyOf(id)}: ${textType(message)};`,
      ]),
      '};',
    ];
  }),
  '}',
];

const languageModule = (texts, english) => [
  IMPORT_TYPE,
  'export const messages: Messages = {',
  ...areaLines(texts, english).flatMap(([area, lines]) => [`${area}: {`, ...lines, '},']),
  '};',
];

const englishModule = (areas) => [
  IMPORT_TYPE,
  ...areas.flatMap(([area, lines]) => [
    `export const ${area}: Messages['${area}'] = {`,
    ...lines,
    '};',
  ]),
];

const loadersModule = (languages) => [
  '/** Loads the texts for viewers of each language besides English. */',
  'export const viewerLoaders = {',
  ...languages.map((language) => `  ${language}: () => import('./${language}.js'),`),
  '};',
];

const allModule = (languages) => [
  ...languages.map((language) => `import { messages as ${language} } from './${language}.js';`),
  '/** The texts for viewers in each language besides English. */',
  `export const viewerTexts = { ${languages.join(', ')} };`,
];

/** As `compileAudience`. */
export const compileViewerTexts = (_, sources, path) => {
  const { english: source, texts, faults } = compileTexts(sources, path, IN_ORDER);
  const english = texts.get(SOURCE) ?? new Map();
  const areas = areaLines(english, english);
  const languages = [...texts.keys()].filter((language) => language !== SOURCE);
  const modules = new Map([
    ['messages', source === null ? [] : typeModule(source)],
    ...languages.map((language) => [language, languageModule(texts.get(language), english)]),
    ['english', englishModule(areas.filter(([area]) => area !== FACADE))],
    ['english-facade', englishModule(areas.filter(([area]) => area === FACADE))],
    ['loaders', loadersModule(languages)],
    ['all', allModule(languages)],
  ]);
  return { modules, texts, faults };
};
