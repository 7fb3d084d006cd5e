/** Removes line breaks and indents from the templates of lit, which minifiers of scripts leave unchanged. */

/** White space of which HTML shows one blank. */
const compactMarkup = (text) => text.replace(/\s*\n\s*/g, ' ');

const compactStyles = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/^\n|(?<=[{};,])\n|\n(?=\})|\n$/g, '')
    .replace(/\n/g, ' ')
    .replace(/ \{/g, '{')
    .replace(/;\}/g, '}')
    .replace(/(?<=[;{][\w-]+): /g, ':')
    .replace(/(?<=,) | (?=>)|(?<=>) /g, '')
    .replace(/(?<=[ :,(])0(?=\.\d)/g, '');

const COMPACT = new Map([
  ['css', compactStyles],
  ['html', compactMarkup],
  ['svg', compactMarkup],
]);

/** The texts of all templates below a node of a syntax tree, each with the function that compacts it. */
const templateTexts = (node) => {
  if (node === null || typeof node !== 'object') return [];
  const compact = node.type === 'TaggedTemplateExpression' && COMPACT.get(node.tag.name);
  const texts = compact ? node.quasi.quasis.map(({ start, end }) => ({ start, end, compact })) : [];
  return [...texts, ...Object.values(node).flatMap(templateTexts)];
};

/** A rollup plugin. It reads modules and not bundles, in which the tags have other names. */
export const compactTemplates = () => ({
  name: 'compact-templates',
  transform(code) {
    if (!/\b(?:css|html|svg) ?`/.test(code)) return null;
    const texts = templateTexts(this.parse(code)).sort((a, b) => b.start - a.start);
    const replace = (text, { start, end, compact }) =>
      text.slice(0, start) + compact(text.slice(start, end)) + text.slice(end);
    return { code: texts.reduce(replace, code), map: null };
  },
});
