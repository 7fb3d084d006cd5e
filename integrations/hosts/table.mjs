/** Writes the matrix of docs/hosts.md from the results of a run. Plain data in, plain text out. */
import { ABILITIES, HOSTS, PLAYER_ABILITIES } from './hosts.mjs';

const START = '<!-- generated:hosts -->';
const END = '<!-- end of generated -->';

/** The text of a cell: `null` is a format that the host cannot take, an empty list one that does not work in it. */
const cell = (abilities) => {
  if (abilities === null || abilities === undefined) return '—';
  if (abilities.length === 0) return '**no**';
  const isComplete = PLAYER_ABILITIES.every((name) => abilities.includes(name));
  const shown = isComplete
    ? abilities.filter((name) => !PLAYER_ABILITIES.includes(name))
    : abilities;
  return [
    ...shown.map((name) => (abilities.includes(name) ? ABILITIES[name] : [])),
    ...(isComplete ? ['all'] : []),
  ].join(', ');
};

const line = (cells) => `| ${cells.join(' | ')} |`;

/** The Markdown table of `results`: abilities by row and host. */
export const matrix = (results) =>
  [
    line(['Format', ...HOSTS.map(({ title }) => title)]),
    line(['---', ...HOSTS.map(() => '---')]),
    ...Object.entries(results).map(([row, cells]) =>
      line([`\`${row}\``, ...HOSTS.map(({ name }) => cell(cells[name]))]),
    ),
  ].join('\n');

/** A document with its generated part replaced. Throws an Error when it has no markers. */
export const withMatrix = (document, results) => {
  const [before, rest] = document.split(START);
  const after = rest?.split(END).slice(1).join(END);
  if (after === undefined) throw new Error(`docs/hosts.md needs ${START} and ${END}.`);
  return `${before}${START}\n\n${matrix(results)}\n\n${END}${after}`;
};

/** What worked in `committed` and does not in `measured`, as `row in host: ability`. */
export const regressions = (committed, measured) =>
  Object.entries(committed).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([host, abilities]) =>
      (abilities ?? [])
        .filter((ability) => !measured[row]?.[host]?.includes(ability))
        .map((ability) => `${row} in ${host}: ${ability}`),
    ),
  );
