import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { redact } from '../../diagnosis/case/redaction/redact.js';
import type { Severity } from '../../finding.js';
import type { Input } from '../input.js';
import {
  type FindingRegion,
  type LocatedFinding,
  locateFindings,
  positionsOf,
} from '../locate-findings.js';
import { pointerInInput } from '../read-embed.js';
import { difference, type RepairEdit, repairText, singleEdits } from '../repair-edits.js';
import type { InputReport, ReportedFinding, RunReport } from '../report.js';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Readonly<
  Record<Severity, string>
>;

/** Standard input has no URI; a log must have one for a line and a column. */
const STDIN_URI = 'stdin';

const RULES_PAGE = 'docs/lint-rules.md';

/** A relative path stays relative, so that the log of one machine fits the files of another. */
const uriOf = (path: string): string =>
  isAbsolute(path)
    ? pathToFileURL(path).href
    : path.split(/[\\/]/).map(encodeURIComponent).join('/');

const regionOf = ({ start, end }: FindingRegion) => ({
  startLine: start.line,
  startColumn: start.column,
  ...(end !== null && { endLine: end.line, endColumn: end.column }),
});

const logicalLocations = (path: string) =>
  path === ''
    ? undefined
    : [{ name: path.slice(path.lastIndexOf('/') + 1), fullyQualifiedName: path, kind: 'value' }];

/** The place in the file or in standard input, and the field of the embed. An argument has no place. */
const locationsOf = (
  { input, place }: InputReport,
  { finding: { path }, region }: LocatedFinding,
): readonly object[] => {
  const logical = logicalLocations(place === undefined ? path : pointerInInput(place, path));
  const location = {
    ...(input.from !== 'argument' && {
      physicalLocation: {
        artifactLocation: { uri: input.from === 'stdin' ? STDIN_URI : uriOf(input.name) },
        ...(region !== null && { region: regionOf(region) }),
      },
    }),
    ...(logical !== undefined && { logicalLocations: logical }),
  };
  return Object.keys(location).length === 0 ? [] : [location];
};

/** Characters of all texts that are made for fixes of several operations; later ones have no fix. */
const MAX_REPAIRED_LENGTH = 20_000_000;

/** The edits of repairs with several operations, which are about a text that the earlier ones have changed. */
const severalEdits = (text: string, report: InputReport): readonly RepairEdit[] => {
  let length = 0;
  return report.findings.flatMap((finding) => {
    const { repair } = finding;
    if (repair == null || repair.operations.length < 2) return [];
    length += text.length * repair.operations.length;
    const repaired = length > MAX_REPAIRED_LENGTH ? null : repairText(text, report, repair);
    return repaired === null || repaired === text
      ? []
      : [{ finding, label: repair.label, edit: difference(text, repaired) }];
  });
};

const fixOf = (input: Input, { label, edit }: RepairEdit) => {
  const positions = positionsOf(input);
  const region = { start: positions.at(edit.start), end: positions.at(edit.end) };
  const replacement = { deletedRegion: regionOf(region), insertedContent: { text: edit.text } };
  return {
    description: { text: label },
    artifactChanges: [
      { artifactLocation: { uri: uriOf(input.name) }, replacements: [replacement] },
    ],
  };
};

const fixesOf = (report: InputReport): ReadonlyMap<ReportedFinding, ReturnType<typeof fixOf>> => {
  const { input } = report;
  if (input.from !== 'file') return new Map();
  const edits = [...singleEdits(input.text, report), ...severalEdits(input.text, report)];
  return new Map(edits.map((edit) => [edit.finding, fixOf(input, edit)]));
};

const resultsOf = (report: InputReport, ruleIds: readonly string[]) => {
  const fixes = fixesOf(report);
  return locateFindings(report).map((located) => {
    const { id, severity, message, remedy } = located.finding;
    const fix = fixes.get(located.finding);
    return {
      ruleId: id,
      ruleIndex: ruleIds.indexOf(id),
      level: LEVELS[severity],
      message: { text: `${message} ${remedy}` },
      locations: locationsOf(report, located),
      ...(fix && { fixes: [fix] }),
    };
  });
};

/** Only the rules of lint have a section on the page; they have a stage. */
const helpOf = ({ id, remedy, stage }: ReportedFinding) =>
  stage === undefined
    ? { text: remedy }
    : {
        text: `${remedy} See ${RULES_PAGE}#${id} in the package media-embed-elements.`,
        markdown: `${remedy} See [${id}](${RULES_PAGE}#${id}) in the package \`media-embed-elements\`.`,
      };

const ruleOf = (finding: ReportedFinding) => ({
  id: finding.id,
  shortDescription: { text: finding.remedy },
  help: helpOf(finding),
  defaultConfiguration: { level: LEVELS[finding.severity] },
});

/** The findings as a SARIF 2.1.0 log (OASIS standard of 27 March 2020), for code scanning services and editors. */
export const sarifReport = ({ version, inputs, failures }: RunReport) => {
  const rules = new Map(
    inputs.flatMap(({ findings }) => findings).map((finding) => [finding.id, ruleOf(finding)]),
  );
  const ruleIds = [...rules.keys()];
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'media-embed', semanticVersion: version, rules: [...rules.values()] },
        },
        invocations: [
          {
            executionSuccessful: failures.length === 0,
            toolExecutionNotifications: failures.map(({ message }) => ({
              level: 'error',
              message: { text: message },
            })),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: inputs.flatMap((report) => resultsOf(report, ruleIds)),
      },
    ],
  };
};

type SarifLog = ReturnType<typeof sarifReport>;

/**
 * The log without consent strings and identifiers. Places in files stay, and a fix is left out if it has a placeholder,
 * which would be written into its file.
 */
export const redactedLog = (log: SarifLog): SarifLog => {
  const originalResults = log.runs.flatMap(({ results }) => results);
  const redacted = redact(log);
  const results = redacted.runs.flatMap((run) => run.results);
  const kept = results.map(({ fixes, ...result }, index) => ({
    ...result,
    locations: originalResults[index]?.locations ?? [],
    ...(fixes && isDeepStrictEqual(fixes, originalResults[index]?.fixes) && { fixes }),
  }));
  return { ...redacted, runs: redacted.runs.map((run) => ({ ...run, results: kept })) };
};
