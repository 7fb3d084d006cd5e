import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Hop, Inspection } from '../../src/vast/inspection.js';
import type { Entry } from './entries.js';
import type { DebuggerMessages } from './locales/messages.js';
import { withoutConsent } from './share-link.js';
import type { AnyFinding } from './views/finding-list.js';
import { entryName, entryStatusText } from './entry-text.js';

export interface ReportInput {
  readonly diagnosis: Diagnosis;
  readonly entries: readonly Entry[];
  readonly inspection: Inspection | null;
  readonly findings: readonly AnyFinding[];
  readonly messages: DebuggerMessages;
}

/** A text in a cell of a Markdown table or in a paragraph, without markup of its own. */
const escaped = (text: string): string =>
  withoutConsent(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|#]/g, '\\$&');

/** A text as code; its fence is longer than any run of backticks in it. */
const code = (text: string): string => {
  const plain = withoutConsent(text).replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${plain} ${fence}` : `${fence}${plain}${fence}`;
};

const tableCode = (text: string): string => code(text).replaceAll('|', '\\|');

const tagLines = (entries: readonly Entry[], messages: DebuggerMessages): readonly string[] =>
  entries.length === 0
    ? []
    : [
        `## ${messages.sections.slots}`,
        '',
        `| ${messages.sections.tag} | | ${messages.tag.request} |`,
        '| --- | --- | --- |',
        ...entries.map(
          (entry) =>
            `| ${escaped(entryName(entry, messages))} | ${escaped(entryStatusText(entry, messages))} | ${tableCode(entry.tag?.expanded.text ?? '–')} |`,
        ),
        '',
      ];

const hopLine = (hop: Hop, index: number, { chain }: DebuggerMessages): string => {
  const facts = [
    hop.status === null ? chain.noResponse : String(hop.status),
    `${Math.round(hop.durationMs)} ms`,
    hop.contentType ?? '',
    chain.corsVerdicts[hop.cors],
    hop.failure === null ? '' : `${hop.failure.code}: ${hop.failure.message}`,
  ].filter((text) => text !== '');
  const name = hop.url === '' ? chain.pasted : code(hop.url);
  return `${index + 1}. ${name}\n   ${escaped(facts.join(' · '))}`;
};

const chainLines = (
  inspection: Inspection | null,
  messages: DebuggerMessages,
): readonly string[] =>
  inspection === null
    ? []
    : [
        `## ${messages.sections.chain}`,
        '',
        ...inspection.hops.map((hop, index) => hopLine(hop, index, messages)),
        '',
      ];

const findingLines = (
  findings: readonly AnyFinding[],
  { sections, findings: texts }: DebuggerMessages,
): readonly string[] =>
  findings.length === 0
    ? []
    : [
        `## ${sections.findings}`,
        '',
        ...findings.map(
          ({ severity, id, path, message, remedy }) =>
            `- **${texts.severities[severity]}** ${escaped(message)} ${escaped(remedy)} (${code(id)}${path === '' ? '' : `, ${code(path)}`})`,
        ),
        '',
      ];

/** A diagnosis as Markdown for tickets. Consent strings are left out. */
export const markdownReport = ({
  diagnosis,
  entries,
  inspection,
  findings,
  messages,
}: ReportInput): string => {
  const { owner, sentence, nextStep } = diagnosis.verdict;
  return [
    `# ${escaped(sentence)}`,
    '',
    `**${messages.verdict.owners[owner]}** · ${messages.verdict.kinds[diagnosis.kind]}`,
    '',
    `**${messages.verdict.nextStep}:** ${escaped(nextStep)}`,
    '',
    ...tagLines(entries, messages),
    ...chainLines(inspection, messages),
    ...findingLines(findings, messages),
  ].join('\n');
};
