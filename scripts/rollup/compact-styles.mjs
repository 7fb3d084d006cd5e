/** Removes line breaks and indents from `css` templates, which minifiers of scripts leave unchanged. */

const TEMPLATE = /\bcss`[^`]*`/g;

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
