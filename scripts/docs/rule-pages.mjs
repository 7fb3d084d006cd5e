/** A page for each lint rule, and one that lists them, from the sections of docs/lint-rules.md. */
import { readDocument } from './source-pages.mjs';

/** The parts of a Markdown text that begin with a heading of one level; headings in code blocks do not count. */
const split = (markdown, level) => {
  const marker = `${'#'.repeat(level)} `;
  let isCode = false;
  return markdown.split('\n').reduce(
    (parts, line) => {
      if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
      if (!isCode && line.startsWith(marker))
        return [...parts, { title: line.slice(marker.length), lines: [] }];
      parts.at(-1).lines.push(line);
      return parts;
    },
    [{ title: '', lines: [] }],
  );
};

const textOf = ({ lines }) => lines.join('\n').trim();

/** `source` is the path of the document; links to its anchors lead to the pages of the rules. */
export const rulePages = (source) => {
  const document = readDocument(source);
  const [introduction, ...chapters] = split(document.markdown, 2);
  const path = document.path;
  const rules = chapters.flatMap((chapter) =>
    split(textOf(chapter), 3)
      .slice(1)
      .map((rule) => ({
        source: `${source}#${rule.title}`,
        section: document.section,
        parent: path,
        path: `${path}${rule.title}/`,
        title: rule.title,
        chapter: chapter.title.replaceAll('`', ''),
        markdown: `# \`${rule.title}\`\n\n${textOf(rule)}`,
      })),
  );
  const list = chapters.flatMap((chapter) => [
    `## ${chapter.title}`,
    textOf(split(textOf(chapter), 3)[0]),
  ]);
  return [{ ...document, markdown: [textOf(introduction), ...list].join('\n\n') }, ...rules];
};
