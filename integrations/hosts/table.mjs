/** Writes the matrix of docs/reference/hosts.md from the results of a run. Plain data in, plain text out. */
import { ABILITIES, HOSTS, PLAYER_ABILITIES } from './hosts.mjs';

const GENERATED = /(<!-- generated:(\w+)(?: (\S+))? -->)[^]*?(<!-- end of generated -->)/g;

/** The text of a cell: `null` is a format that the host cannot take, an empty list one that does not work in it. */
const cell = (abilities) => {
  if (abilities === null || abilities === undefined) return '—';
  if (abilities.length === 0) return '**no**';
  const isComplete = PLAYER_ABILITIES.every((name) => abilities.includes(name));
  const shown = isComplete
    ? abilities.filter((name) => !PLAYER_ABILITIES.includes(name))
    : abilities;
  return [...shown.map((name) => ABILITIES[name]), ...(isComplete ? ['all'] : [])].join(', ');
};

const line = (cells) => `| ${cells.join(' | ')} |`;

const matrix = (rows, results) =>
  [
    line(['Format', ...HOSTS.map(({ title }) => title)]),
    line(['---', ...HOSTS.map(() => '---')]),
    ...rows.map(({ name: row }) =>
      line([`\`${row}\``, ...HOSTS.map(({ name }) => cell(results[row][name]))]),
    ),
  ].join('\n');

const fenced = (path, source) => `\`\`\`${path.split('.').pop()}\n${source.trimEnd()}\n\`\`\``;

/**
 * A document with its generated parts: the matrix of `results` (abilities by row and host), and the sources of the
 * measured pages that the document names. `readSource` returns the text of a file of this folder.
 */
export const withGenerated = (document, { rows, results, readSource }) =>
  document.replace(GENERATED, (_, start, kind, path, end) => {
    const content = kind === 'matrix' ? matrix(rows, results) : fenced(path, readSource(path));
    return `${start}\n\n${content}\n\n${end}`;
  });

/** What worked in `committed` and does not in `measured`, as `row in host: ability`. */
export const regressions = (committed, measured) =>
  Object.entries(committed).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([host, abilities]) =>
      (abilities ?? [])
        .filter((ability) => !measured[row]?.[host]?.includes(ability))
        .map((ability) => `${row} in ${host}: ${ability}`),
    ),
  );
