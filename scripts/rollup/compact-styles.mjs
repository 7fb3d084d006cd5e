/** Takes the line breaks and indents that people read by out of the text of `css` templates; a minifier for scripts leaves them. */

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
