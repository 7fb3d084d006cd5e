/** Removes line breaks and indents from `css` templates, which minifiers of scripts leave unchanged. */

/** A template where a value may stand: comments of other packages have a quoted `css`, too. */
const TEMPLATE = /(?<=[=([,:?]\s*)css`[^`]*`/g;

const compact = (template) =>
  template
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(?<=[`{};,])\n|\n(?=[}`])/g, '')
    .replace(/\n/g, ' ')
    .replace(/ \{/g, '{')
    .replace(/;\}/g, '}')
    .replace(/(?<=[;{][\w-]+): /g, ':')
    .replace(/(?<=,) | (?=>)|(?<=>) /g, '')
    .replace(/(?<=[ :,(])0(?=\.\d)/g, '');

/** The code with the text of its style sheets compacted; the rules stay the same. */
export const compactStyles = (code) => code.replace(TEMPLATE, compact);
