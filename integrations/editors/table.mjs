/** Writes the tables and the sources of recipes in the guides. Plain data in, plain text out. */
import { WAYS } from './columns.mjs';
import { TOOLS } from './tools.mjs';

export const DOCUMENTS = ['docs/guides/cms/editors.md', 'docs/guides/cms/generators.md'];

const GENERATED = /(<!-- generated:(\w+) (\S+) -->)[^]*?(<!-- end of generated -->)/g;

const WORDS = { text: 'text', lost: '**lost**', refused: 'error' };

const wordOf = (outcome) => WORDS[outcome] ?? outcome;

/** Empty for a way that was added since the tool was tested. */
const cellOf = ([without, withHelp] = ['', '']) =>
  without === withHelp ? wordOf(without) : `${wordOf(without)} / ${wordOf(withHelp)}`;

const line = (cells) => `| ${cells.join(' | ')} |`;

const outcomesTable = (results, table) =>
  [
    line(['tool', ...Object.values(WAYS)]),
    line(['---', ...Object.keys(WAYS).map(() => '---')]),
    ...Object.entries(TOOLS)
      .filter(([name, tool]) => tool.table === table && results[name] !== undefined)
      .map(([name, { title }]) =>
        line([title, ...Object.keys(WAYS).map((way) => cellOf(results[name][way]))]),
      ),
  ].join('\n');

const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const IMPORT = /^import (?:\{([^}]*)\}|\* as (\w+)|(\w+)) from ('[^']+');$/gm;

/** The imports of a source, with the names that `code` uses. */
const importsOf = (source, code) => {
  const words = new Set(code.replace(COMMENT, '').match(/[\w$]+/g));
  const isUsed = (name) => words.has(name.split(' ').at(-1));
  return [...source.matchAll(IMPORT)].flatMap(([statement, names, all, only, path]) => {
    if (names === undefined) return isUsed(all ?? only) ? [statement] : [];
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter(isUsed);
    return used.length > 0 ? [`import { ${used.join(', ')} } from ${path};`] : [];
  });
};

/** The parts of a source between `// recipe` and `// end of recipe`, and the imports that they use, as a site writes it. */
const recipeOf = (source) => {
  const parts = [...source.matchAll(/ *\/\/ recipe\n([^]*?)\s*\/\/ end of recipe/g)];
  const code = parts.map(([, part]) => part.trimEnd()).join('\n\n');
  return `${importsOf(source, code).join('\n')}\n\n${code}`.replaceAll(
    '../../../.build/src/',
    'media-embed-elements/',
  );
};

/** A document with its generated parts. `readSource` returns the text of a file of this folder. */
export const withGenerated = (document, { results, readSource }) =>
  document.replace(GENERATED, (_, start, kind, name, end) => {
    const content =
      kind === 'outcomes'
        ? outcomesTable(results, name)
        : `\`\`\`js\n${recipeOf(readSource(name))}\n\`\`\``;
    return `${start}\n\n${content}\n\n${end}`;
  });
