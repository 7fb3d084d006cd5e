import type { DiagnosedTag, Diagnosis } from '../diagnosis.js';
import type { Hop } from '../../vast/inspect/inspection.js';
import { reasonWriter, type WriteReason } from '../../vast/inspect/reason-messages.js';
import { verdictsMessages, type VerdictsText } from '../../messages/generated/verdicts/index.js';
import type { AdCase } from './ad-case.js';
import { replayCase } from './replay-case.js';

/** Characters of a body that are shown. */
const MAX_BODY_LENGTH = 20_000;

/** Text in a table or a line: nothing in it is Markdown. */
const inline = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/([\\`*_{}[\]<>|#~])/g, '\\$1')
    .trim();

const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));

/** Code in a line. A pipe would end the cell of a table. */
const code = (text: string): string => {
  const content = text.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|');
  const fence = '`'.repeat(longestRun(content) + 1);
  return content === '' ? '' : `${fence} ${content} ${fence}`;
};

const block = (text: string, language: string): string => {
  const shown = text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}\n…` : text;
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return `${fence}${language}\n${shown}\n${fence}`;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const section = (level: number, title: string, content: string): string =>
  `${'#'.repeat(level)} ${title}\n\n${content}`;

const flat = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, field]) =>
    flat(field, path === '' ? name : `${path}.${name}`),
  );
};

interface ReportTexts {
  readonly text: VerdictsText;
  readonly writeReason: WriteReason;
}

const reportTexts = async (language: string): Promise<ReportTexts> => {
  await verdictsMessages.loadMessages(language);
  return {
    text: verdictsMessages.messagesIn(language),
    writeReason: await reasonWriter(language),
  };
};

const hopTable = (hops: readonly Hop[], texts: ReportTexts): string => {
  const { text } = texts;
  return table(
    [
      '',
      'URL',
      text('report-status'),
      text('report-time'),
      text('report-root'),
      text('report-result'),
    ],
    hops.map((hop, index) => [
      String(index + 1),
      code(hop.url),
      hop.status === null ? '' : String(hop.status),
      `${Math.round(hop.durationMs)} ms`,
      inline(hop.root ?? ''),
      hop.failure === null ? '' : `${hop.failure.code} ${inline(texts.writeReason(hop.failure))}`,
    ]),
  );
};

const hopSections = (hops: readonly Hop[], texts: ReportTexts): readonly string[] => {
  const { text } = texts;
  const shown = hops.flatMap(({ text }, index) =>
    text === null || text === '' ? [] : [`${index + 1}.\n\n${block(text, 'xml')}`],
  );
  return [
    ...(hops.length > 0 ? [section(4, text('report-requests'), hopTable(hops, texts))] : []),
    ...(shown.length > 0 ? [section(4, text('report-responses'), shown.join('\n\n'))] : []),
  ];
};

const tagSection = (tag: DiagnosedTag, texts: ReportTexts): string => {
  const { text } = texts;
  const { slot, device, path, template, expanded, inspection } = tag;
  const title = [slot, device, path].filter((part) => part !== null && part !== '').join(', ');
  const rows = expanded.expansions.map(({ placeholder, outcome, encoded }) => [
    code(placeholder),
    inline(outcome),
    code(encoded ?? ''),
  ]);
  return section(
    3,
    inline(title),
    [
      code(template),
      `${text('report-expanded-to')}: ${code(expanded.url) || text('report-none')}`,
      ...(rows.length > 0
        ? [table([text('report-placeholders'), text('report-status'), text('report-value')], rows)]
        : []),
      ...hopSections(inspection?.hops ?? [], texts),
    ].join('\n\n'),
  );
};

const inputSection = ({ input }: AdCase): string =>
  input.kind === 'vast' || input.kind === 'vmap' || input.kind === 'response'
    ? block(input.text, 'xml')
    : block(JSON.stringify(input, null, 2), 'json');

const findingLines = ({ findings }: Diagnosis): string =>
  findings
    .map(
      ({ severity, id, message, remedy }) =>
        `- ${severity} ${code(id)}: ${inline(`${message} ${remedy}`)}`,
    )
    .join('\n');

/**
 * The report of a case as Markdown, in the language of the case: verdict, context, every tag with its placeholders,
 * every request with its body, and the findings. It has no more than the file: nothing of the viewer's identity.
 */
export const caseReport = async (adCase: AdCase): Promise<string> => {
  const { language } = adCase.context;
  const texts = await reportTexts(language);
  const { text } = texts;
  const diagnosis = await replayCase(adCase);
  const { verdict, tags, inspection } = diagnosis;
  const viewer = flat(adCase.context.viewer).map(([name, value]) => [code(name), code(value)]);
  const tagSections = tags.map((tag) => tagSection(tag, texts));
  return [
    `# ${text('report-title')}: ${inline(verdict.sentence)}`,
    [
      `- ${text('report-owner')}: ${text(`owner-${verdict.owner}`)}`,
      `- ${text('report-next-step')}: ${inline(verdict.nextStep)}`,
      ...(verdict.note === '' ? [] : [`- ${inline(verdict.note)}`]),
      ...(verdict.path === '' ? [] : [`- ${text('report-field')}: ${code(verdict.path)}`]),
      ...(adCase.createdAt === null ? [] : [`- ${text('report-time')}: ${adCase.createdAt}`]),
    ].join('\n'),
    section(
      2,
      text('report-viewer'),
      viewer.length > 0
        ? table([text('report-field'), text('report-value')], viewer)
        : text('report-none'),
    ),
    ...(tags.length > 0 ? [section(2, text('report-tags'), tagSections.join('\n\n'))] : []),
    ...hopSections(inspection?.hops ?? [], texts),
    section(2, text('report-findings'), findingLines(diagnosis) || text('report-none')),
    section(2, text('report-input'), inputSection(adCase)),
    text('report-redacted'),
    '',
  ].join('\n\n');
};
