/** The results as a table of docs/guides/cms/wordpress.md. */

const withoutBlockComments = (content) =>
  content
    .replace(/<!-- \/?wp:[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text without what a run chooses: ports and the ends of long texts. */
const shortened = (text) => {
  const plain = text
    .replace(/https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, '…')
    .replaceAll('|', '\\|');
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
};

const kept = ({ text, stored, name }) => {
  const content = withoutBlockComments(stored);
  if (
    content.includes(text.replace(/\s+/g, ' ').trim()) ||
    (content === '' && stored.includes('"src":'))
  )
    return 'all';
  const element = /<media-embed src="[^"]*">/.exec(stored);
  if (element !== null && name.includes('media-embed')) return 'the element';
  // The words around the embed, which the test writes.
  if (/^(?:Before\.)?\s*(?:Seen\.)?$/.test(content)) return 'nothing';
  return `\`${shortened(content)}\``;
};

const outcome = ({ plays, warnings }) => {
  if (plays) return 'yes';
  return warnings.length > 0 ? 'no, and says why' : 'no';
};

const cells = (result) =>
  result === undefined ? ['', '', ''] : [kept(result), result.form, outcome(result)];

/** A row for each format: what is kept, how a visitor sees it and whether it plays, without and with the plugin. */
export const resultsTable = (results) => {
  const names = [...new Set(results.map(({ name }) => name))];
  const rows = names.map((name) => {
    const of = (active) =>
      results.find((result) => result.name === name && result.isActive === active);
    return `| ${[name, ...cells(of(false)), ...cells(of(true))].join(' | ')} |`;
  });
  return [
    '| format | kept without the plugin | shown | plays | kept with the plugin | shown | plays |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};
