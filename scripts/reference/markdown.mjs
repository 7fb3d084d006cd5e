/** Parts of Markdown pages. */

/** Links and citations of doc comments lead nowhere in Markdown pages. */
const plain = (text) =>
  text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .replace(/ \((?:spec|platform facts)[^)]*\)/g, '')
    .replace(/\s*\n\s*/g, ' ');

const cell = (text) => plain(text).replaceAll('|', '\\|');

export const code = (text) => `\`${text}\``;

export const codeBlock = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** A list of facts, each with its name. */
export const facts = (entries) =>
  Object.entries(entries)
    .map(([name, text]) => `- ${name}: ${plain(text)}`)
    .join('\n');
