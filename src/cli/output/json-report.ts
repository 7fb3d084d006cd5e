import { visibleText } from '../../text/control-characters.js';
import { locateFindings, type LocatedFinding } from '../locate-findings.js';
import type { InputReport, RunReport } from '../report.js';

const findingData = ({ finding: { isInInput, ...finding }, region }: LocatedFinding) => ({
  ...finding,
  position: region?.start ?? (isInInput === false ? (finding.position ?? null) : null),
});

const inputData = (report: InputReport) => ({
  input: report.input.name,
  kind: report.kind,
  ...(report.place !== undefined && { path: report.place.base }),
  ...report.data,
  findings: locateFindings(report).map(findingData),
});

/**
 * The result for programs. `position` of a finding is its line and column in the text of the input, or in the response
 * that its path names; or null.
 */
export const jsonReport = ({ version, command, inputs, failures }: RunReport): string =>
  visibleText(
    JSON.stringify(
      {
        version,
        command,
        inputs: inputs.map(inputData),
        failures: failures.map(({ input, message }) => ({ input, message })),
      },
      null,
      2,
    ),
  );
