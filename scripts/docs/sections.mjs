/** The sections of a page: for its table of contents and for the search. */

const textOf = (inline) =>
  (inline.children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' ? content : '';
    })
    .join('');

/** A plugin for markdown-it that reports `{ level, id, heading, text }` for each heading, in their order. */
export const collectSections = (md, { onSections }) => {
  md.core.ruler.push('collect-sections', ({ tokens, env }) => {
    const sections = [];
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'heading_open') {
        const heading = textOf(tokens[index + 1]);
        const level = Number(token.tag.slice(1));
        sections.push({ level, id: token.attrGet('id'), heading, text: '' });
      } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
        const current = sections.at(-1);
        if (current !== undefined) current.text += `${textOf(token)} `;
      }
    }
    onSections(env.document, sections);
  });
};
