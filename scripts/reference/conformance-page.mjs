/** The page of all measured conformance, gathered from the documents that the measuring commands write. */
import { table } from './markdown.mjs';

/** `heading` is what the section is about; the first table after `after` in `document` was written by `command`. */
const GATHERED = [
  {
    heading: 'Pages and frameworks',
    document: 'reference/hosts.md',
    after: '<!-- generated:matrix -->',
    command: 'npm run integrations hosts',
    text: 'Each format of embed code, and the element itself, in the page of each host.',
  },
  {
    heading: 'Editors and sanitizers',
    document: 'guides/cms/editors.md',
    after: '<!-- generated:outcomes editors -->',
    command: 'npm run integrations editors',
    text: 'What plays in the published article without and with the module of this library.',
  },
  {
    heading: 'WordPress',
    document: 'guides/cms/wordpress.md',
    after: '<!-- results -->',
    command: 'npm run integrations wordpress',
    text: 'What an author without special rights may paste, without and with the plugin.',
  },
  {
    heading: 'Decap CMS',
    document: 'guides/cms/decap.md',
    after: '<!-- results -->',
    command: 'npm run integrations decap',
    text: 'What plays of a post that the component has written.',
  },
];

const TABLE = /^\|.*\|$(?:\n\|.*\|$)*/m;

/** The first table after a text; throws if there is none, because the document has changed. */
const tableAfter = (text, after, document) => {
  const start = text.indexOf(after);
  const found = start === -1 ? null : TABLE.exec(text.slice(start));
  if (found === null)
    throw new Error(
      `docs/${document} has no table after ${after}. Update scripts/reference/conformance-page.mjs.`,
    );
  // The example in a cell is in the document itself.
  return found[0].replace(/^(\| `form: '\w+'`): `.*?` +\|/gm, '$1 |');
};

const gathered = (readDocument) =>
  GATHERED.flatMap(({ heading, document, after, command, text }) => [
    `## ${heading}`,
    `${text} Measured by \`${command}\`; [${document}](${document}) explains the words.`,
    tableAfter(readDocument(document), after, document),
  ]);

/** The samples by folder, which is a version of VAST or a kind. */
const samplesTable = (paths) => {
  const counts = new Map();
  for (const path of paths) {
    const [folder] = path.split('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return table(
    ['Samples', 'Documents'],
    [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count]) => [/^\d/.test(name) ? `VAST ${name}` : name, String(count)]),
  );
};

const playersTable = ({ rows, versions }) =>
  table(
    [
      'Player',
      'Documents as expected',
      'Ads played',
      'Due trackers fired once',
      'Scripts of ads requested',
    ],
    rows.map((row) => [
      `${row.name.startsWith('<') ? `\`${row.name}\`` : row.name}${row.package === 'media-embed-elements' ? '' : ` ${versions[row.package]}`}`,
      `${row.conforming} of ${row.documents}`,
      `${row.adsPlayed} of ${row.adsExpected}`,
      `${row.fired} of ${row.due}`,
      String(row.scripts),
    ]),
  );

const verdictsTable = (rows) =>
  table(
    ['Fault in', 'Runtime', 'Kinds', 'Cells', 'Right', 'Partly', 'Wrong', 'Misleading'],
    rows.map(({ part, runtime, kinds, cells, right, partly, wrong, misleading }) =>
      [part, runtime, kinds, cells, right, partly, wrong, misleading].map(String),
    ),
  );

const repairsTable = (repairs) =>
  table(
    ['Fault in', 'Repairs tried', 'Plays', 'Next fault', 'Worse'],
    repairs.map(({ part, tried, plays, next, worse }) =>
      [part, tried, plays, next, worse].map(String),
    ),
  );

const differencesTable = (differences) =>
  table(
    ['Fault', 'Verdict in Node', 'Verdict in a page'],
    differences.map(({ name, node, browser }) => [name, node, browser]),
  );

/**
 * The text of docs/conformance.md. `samples` are the paths of the VAST samples, `measured` is the part `conformance` of
 * the results of the peers, `verdicts` are those of the fault laboratory, and `readDocument` returns the text of a file of docs.
 */
export const conformancePage = ({ samples, measured, verdicts, readDocument }) =>
  [
    '# Conformance',
    'What was measured with real documents, pages and tools, on one page. `npm run docs` gathers it from the documents that the measuring commands write.',
    '## VAST and VMAP',
    `The samples in \`test/conformance/vast-samples\` have every element and every tracking event of VAST 4.2, and broken documents. \`npm test\` plays each in Chromium, with and without a strict Content Security Policy, counts the requests, and compares them with what the text of the standard demands; \`npm run conformance -- FOLDER\` does so with any folder of documents. Of VMAP documents it judges when each break is due, \`repeatAfter\` included, overlays of breaks, documents in CDATA or escaped, versions, template types, and the codes of breaks that fail.`,
    samplesTable(samples),
    `As measured by \`npm run bench peers\`, without the VMAP documents, which the other player does not read; [benchmarks.md](benchmarks.md) says how:`,
    playersTable(measured),
    '## Verdicts',
    `The fault laboratory in \`test/laboratory\` puts each of ${verdicts.kinds} kinds of faults into chains that play, at every hop and in every form in which people bring them. \`npm run verdicts\` has each diagnosed in Node and in a page of Chromium, and grades the verdict: right if situation, owner, host and facts are those of the fault; misleading if it sends a person to somebody else, or says that there is nothing to do.`,
    verdictsTable(verdicts.rows),
    'Every repair of the input that a diagnosis in Node offers is applied alone and diagnosed with the same chain. Then the chain plays, or the next fault is the verdict; worse is one that leaves its fault, does not fit the input, or makes another.',
    repairsTable(verdicts.repairs),
    'A page does not learn why there is no response, and does not run with recordings and pastes, which the same code reads everywhere. Where its verdict differs for the request of the tag, it says what a page can know:',
    differencesTable(verdicts.differences),
    ...gathered(readDocument),
    '## Ad tags',
    'The macros of the IAB and the placeholders of other players are in [macros.md](macros.md), each with its source. The tests compare the expansions with those of the other players where these documents say how they expand.',
    '## Browsers',
    '[browsers.md](browsers.md) names the oldest browsers, and what runs in which.',
  ].join('\n\n');
