/** Reads the doc comments and the types of the element classes with the compiler. */
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

const PROJECT = join(root, 'components/tsconfig.json');

/** The program of `components`, with the types of the DOM, as the compiler sees it. */
export const createComponentProgram = () => {
  const { config } = ts.readConfigFile(PROJECT, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    join(root, 'components'),
  );
  return ts.createProgram(fileNames, { ...options, noEmit: true, composite: false });
};

const isTagNameMap = (node) =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'HTMLElementTagNameMap';

/** The elements that a file declares in `HTMLElementTagNameMap`: `[tag name, symbol of the class]`. */
export const declaredElements = (checker, sourceFile) =>
  sourceFile.statements
    .filter((node) => ts.isModuleDeclaration(node) && node.name.text === 'global')
    .flatMap((node) => node.body.statements.filter(isTagNameMap))
    .flatMap((map) => [...map.members])
    .map((member) => [member.name.text, checker.getTypeAtLocation(member.type).symbol]);

/** Links and citations of doc comments lead nowhere outside of the sources. */
const plain = (text) =>
  text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .replace(/ \((?:spec|platform facts)[^)]*\)/g, '')
    .trim();

/** The text of a doc comment as Markdown, or the empty string. A member of two interfaces has their comments once. */
export const commentOf = (checker, symbol) => {
  const comments = symbol.getDocumentationComment(checker).map(({ text }) => text);
  return plain([...new Set(comments)].join(''))
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
};

const textsOf = (checker, symbol, kind) =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === kind)
    .map(({ text }) => ts.displayPartsToString(text).trim());

/** The text of a tag without fields, such as `@summary`. */
export const summaryOf = (checker, symbol) => textsOf(checker, symbol, 'summary')[0] ?? '';

/** The fields of `{type} name - text`, `name - text` and `[name=default] - text` of the tags of one kind. */
export const tagsOf = (checker, symbol, kind) =>
  textsOf(checker, symbol, kind).map((comment) => {
    const [, type = '', name, description] =
      /^(?:\{([^}]*)\}\s*)?(\[[^\]]*\]|[\w-]*)\s*-\s*(.*)$/s.exec(comment) ?? [];
    if (description === undefined) throw new Error(`The tag "@${kind} ${comment}" has no " - ".`);
    const [, word = name, value] = /^\[([\w-]+)(?:=(.*))?\]$/s.exec(name) ?? [];
    return { type, name: word, default: value, description: plain(description) };
  });

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A type as text, with the names of its aliases. */
export const typeText = (checker, type) => checker.typeToString(type, undefined, FORMAT);

/** The words of a union of string literals as text, instead of the name of its alias; null for any other type. */
export const wordsText = (checker, type) => {
  const members = type.isUnion() ? type.types : [type];
  if (!members.every((member) => member.isStringLiteral())) return null;
  return members.map(({ value }) => `'${value}'`).join(' | ');
};
