/** Writes docs/benchmarks.md and its charts from the results of runs. Plain data in, plain text out. */
import { barChart } from './chart.mjs';

const number = (value, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const kilobytes = (bytes) => `${number(bytes / 1000, 1)} kB`;

const cell = (text) => String(text).replaceAll('|', '\\|');

/** Names in code if they are markup. */
const named = (name) => name.replace(/^<[^>]*>/, '`$&`');

const table = (headings, rows) =>
  [
    `| ${headings.map(cell).join(' | ')} |`,
    `| ${headings.map((_, column) => (column === 0 ? '---' : '--:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');

const isOurs = (name) => /media-embed|AdTag|its loader/.test(name);

/** The name with the version that was measured. */
const withVersion = ({ name, package: packageName }, versions) => {
  const version = versions[packageName];
  return packageName === null || packageName === 'media-embed-elements' || version === undefined
    ? named(name)
    : `${named(name)} ${version}`;
};

const measuredWith = ({ date, chromium, node, processor, cores, memoryGB, rounds }) =>
  `Measured on ${date} with Chromium ${chromium} and Node ${node}, on ${cores} cores of ${processor} with ${memoryGB} GB${rounds === undefined ? '' : `; medians of ${rounds} rounds`}.`;

const expansionSection = ({ rows, versions }) =>
  table(
    ['Expansion of one ad tag with eight values', 'Time', 'Ratio'],
    rows.map(({ name, nanoseconds, ratio }) => [
      named(name) + (name === 'videojs-contrib-ads' ? ` ${versions[name]}` : ''),
      `${number(nanoseconds / 1000, 2)} µs`,
      number(ratio, 2),
    ]),
  );

const readingSection = ({ reading, versions }) =>
  table(
    [
      'Reading of VAST',
      'media-embed',
      `@dailymotion/vast-client ${versions['@dailymotion/vast-client']}`,
      'Ratio',
    ],
    Object.entries(reading).map(([name, [ours, theirs]]) => [
      name,
      `${number(ours.nanoseconds / 1e6, 2)} ms`,
      `${number(theirs.nanoseconds / 1e6, 2)} ms`,
      number(theirs.ratio, 2),
    ]),
  );

const facadesSection = ({ rows, versions }) =>
  table(
    [
      'Ten facades in a page, at rest',
      'Requests',
      'Transferred',
      'Script time',
      'Largest paint',
      'Layout shift',
    ],
    rows.map((row) => [
      withVersion(row, versions),
      number(row.requests),
      kilobytes(row.bytes),
      `${number(row.scriptMs, 1)} ms`,
      `${number(row.largestPaintMs)} ms`,
      number(row.layoutShift, 3),
    ]),
  );

const playingSection = ({ rows, versions }) =>
  table(
    ['One video that plays at once', 'Requests', 'Transferred', 'Script time', 'First frame'],
    rows.map((row) => [
      withVersion(row, versions),
      number(row.requests),
      kilobytes(row.bytes),
      `${number(row.scriptMs, 1)} ms`,
      `${number(row.firstFrameMs)} ms`,
    ]),
  );

const conformanceSection = ({ rows, versions }) =>
  table(
    [
      'VAST samples of the tests',
      'Documents as expected',
      'Ads played',
      'Due trackers fired once',
      'Scripts of ads requested',
    ],
    rows.map((row) => [
      withVersion(row, versions),
      `${row.conforming} of ${row.documents}`,
      `${row.adsPlayed}; ${row.adsExpected} expected`,
      `${row.fired} of ${row.due}`,
      number(row.scripts),
    ]),
  );

const SECTIONS = {
  expansion: ({ speed }) => [expansionSection({ ...speed, rows: speed.expansion.rows }), speed],
  reading: ({ speed }) => [readingSection(speed), speed],
  facades: ({ facades }) => [facadesSection(facades), facades],
  playing: ({ playing }) => [playingSection(playing), playing],
  conformance: ({ conformance }) => [conformanceSection(conformance), conformance],
};

const GENERATED = /(<!-- generated:(\w+) -->)[^]*?(<!-- end of generated -->)/g;

/** The document with the tables of the results; a part that was not measured stays as it is. */
export const withResults = (document, results) =>
  document.replace(GENERATED, (whole, start, name, end) => {
    const partOf = name === 'expansion' || name === 'reading' ? 'speed' : name;
    if (results[partOf] === undefined) return whole;
    const [content, part] = SECTIONS[name](results);
    return `${start}\n\n${content}\n\n${measuredWith(part.environment)}\n\n${end}`;
  });

const bars = (rows, field, format) =>
  rows.map((row) => ({
    label: row.name,
    value: row[field],
    text: format(row[field]),
    isOurs: isOurs(row.name),
  }));

const ms = (digits) => (value) => `${number(value, digits)} ms`;

/** The charts of the results by file name below docs/benchmarks. */
export const charts = ({ speed, facades, playing, conformance }) => ({
  ...(speed && {
    'expansion.svg': barChart({
      title: 'Expansion of an ad tag with eight values, times that of writing it by hand',
      bars: bars(speed.expansion.rows, 'ratio', (value) => number(value, 2)),
    }),
  }),
  ...(facades && {
    'facades-script.svg': barChart({
      title: 'Script time of a page of ten facades, at rest',
      bars: bars(facades.rows, 'scriptMs', ms(1)),
    }),
  }),
  ...(playing && {
    'playing-script.svg': barChart({
      title: 'Script time of a page with one playing video',
      bars: bars(playing.rows, 'scriptMs', ms(0)),
    }),
    'playing-bytes.svg': barChart({
      title: 'Scripts and styles that the page loads, compressed',
      bars: bars(playing.rows, 'bytes', kilobytes),
    }),
    'playing-first-frame.svg': barChart({
      title: 'From the navigation to the first frame',
      bars: bars(playing.rows, 'firstFrameMs', ms(0)),
    }),
  }),
  ...(conformance && {
    'conformance.svg': barChart({
      title: 'VAST samples that play and report as expected',
      bars: conformance.rows.map(({ name, conforming, documents }) => ({
        label: name,
        value: conforming,
        text: `${conforming} of ${documents}`,
        isOurs: isOurs(name),
      })),
    }),
  }),
});
