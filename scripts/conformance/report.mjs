/** Prints the results of a run as a table. */

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const countsOf = (names) => {
  const unique = [...new Set(names)];
  return unique
    .map((name) => [name, names.filter((one) => one === name).length])
    .map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');
};

const playedBy = ({ expected, started }) =>
  started === expected.length
    ? countsOf(expected) || 'nothing'
    : `${started} of ${expected.length}`;

const codesOf = ({ events, codes }) => {
  const emitted = events.flatMap((event) => event.split(' ')[1] ?? []);
  return [...new Set([...codes.map(String), ...emitted])].sort().join(' ');
};

const HEADINGS = ['Document', 'Slot', 'Played', 'Due', 'Fired', 'Codes', 'Scripts', ''];

const rowOf = (document) => [
  document.path,
  document.slot,
  playedBy(document),
  String(document.due),
  String(document.fired),
  codesOf(document),
  String(document.scripts),
  hasFailed(document) ? 'FAILED' : 'ok',
];

const table = (rows) => {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
};

const hasFailed = ({ faults, differences }) => faults.length + differences.length > 0;

const section = (title, documents, linesOf) =>
  documents.length === 0
    ? []
    : [
        '',
        title,
        ...documents.flatMap((one) => [one.path, ...linesOf(one).map((line) => `  ${line}`)]),
      ];

/** Faults of all documents and of the pages. */
const faultCount = ({ documents, scripts, inspected }) =>
  documents.filter(hasFailed).length + scripts.length + inspected.length;

/** 1 if anything is wrong, or if there was nothing to play. */
export const exitCode = (results) =>
  results.documents.length > 0 && faultCount(results) === 0 ? 0 : 1;

const totals = ({ documents, others, scripts, inspected }) => {
  const total = (name) => sum(documents.map((document) => document[name]));
  const failed = documents.filter(hasFailed).length;
  return [
    `${documents.length} documents, ${documents.length - failed} ok, ${failed} failed; ${others.length} other files`,
    `${total('started')} ads played; ${total('fired')} of ${total('due')} due trackers fired exactly once`,
    `${total('scripts') + scripts.length} requests for scripts`,
    `${documents.filter(({ differences }) => differences.length === 0).length} documents played as the inspector predicts; it requested ${inspected.length} trackers`,
  ];
};

/** The whole report as text. */
export const report = (results) => {
  const { documents, scripts, inspected } = results;
  if (documents.length === 0) return 'The folder contains no VAST documents.';
  return [
    ...table([HEADINGS, ...documents.map(rowOf)]),
    ...section('Failed:', documents.filter(hasFailed), ({ faults, differences }) => [
      ...faults,
      ...differences,
    ]),
    ...inspected.map((url) => `Requested by the inspector: ${url}`),
    ...scripts.map((url) => `Requested as a script or a frame: ${url}`),
    '',
    ...totals(results),
  ].join('\n');
};
