/** Writes the table of docs/reference/runtimes.md. Plain data in, plain text out. */
export const RUNTIMES = {
  node20: 'Node 20',
  node22: 'Node 22',
  node24: 'Node 24',
  deno: 'Deno',
  bun: 'Bun',
  workerd: 'workerd',
};

export const DOCUMENT = 'docs/reference/runtimes.md';

/** The entries of an `exports` field that have code. */
export const entriesOf = (exports) =>
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && 'default' in target)
    .map(([entry]) => entry);

const GENERATED = /(<!-- generated:entries -->)[^]*?(<!-- end of generated -->)/;

const line = (cells) => `| ${cells.join(' | ')} |`;

/** `results` has the entries that work in each runtime. */
export const withGenerated = (document, { results, entries }) => {
  const runtimes = Object.keys(RUNTIMES);
  const rows = entries.map((entry) =>
    line([
      `\`media-embed-elements${entry.slice(1)}\``,
      ...runtimes.map((name) => (results[name].includes(entry) ? 'yes' : 'no')),
    ]),
  );
  const table = [
    line(['Import', ...Object.values(RUNTIMES)]),
    line(['---', ...runtimes.map(() => '---')]),
    ...rows,
  ].join('\n');
  return document.replace(GENERATED, `$1\n\n${table}\n\n$2`);
};
