import { redact } from '../../diagnosis/case/redaction/redact.js';
import { visibleText } from '../../text/control-characters.js';
import { locateFindings } from '../locate-findings.js';
import type { InputReport, RunReport } from '../report.js';

const inputData = (report: InputReport) => ({
  input: report.input.name,
  kind: report.kind,
  ...(report.place !== undefined && { path: report.place.base }),
  ...report.data,
  findings: locateFindings(report).map(({ finding: { isInInput, ...finding }, region }) => ({
    ...finding,
    position: region?.start ?? (isInInput === false ? (finding.position ?? null) : null),
  })),
});

/**
 * The result for programs. `position` of a finding is its line and column in the text of the input, or in the response
 * that its path names; or null.
 */
export const jsonReport = (
  { version, command, inputs, failures }: RunReport,
  isRedacted: boolean,
): string => {
  const data = {
    version,
    command,
    inputs: inputs.map(inputData),
    failures: failures.map(({ input, message }) => ({ input, message })),
  };
  const shown: unknown = isRedacted ? redact(JSON.parse(JSON.stringify(data))) : data;
  return visibleText(JSON.stringify(shown, null, 2));
};
