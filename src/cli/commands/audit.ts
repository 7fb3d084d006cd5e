import {
  audit,
  AuditCauses,
  type AuditOptions,
  type AuditResult,
  shownAddress,
  surveyAudit,
} from '../../audit/index.js';
import { redact } from '../../diagnosis/case/redaction/redact.js';
import { visibleLine } from '../../text/control-characters.js';
import { AcceptedFindings } from '../audit/accepted-findings.js';
import { auditInputs, type AuditInputs } from '../audit/audit-inputs.js';
import {
  acceptedEntries,
  AUDIT_OPTIONS,
  type AuditInvocation,
  checkState,
  limitsOf,
  optionsOf,
  settingsOf,
} from '../audit/audit-options.js';
import { isConfirmed, ProgressLine, surveyLines } from '../audit/audit-progress.js';
import { auditReport } from '../audit/audit-report.js';
import { fixAccount } from '../audit/fix-account.js';
import { mergeReports } from '../audit/merge-reports.js';
import { AuditState } from '../audit/state-file.js';
import { notify, webhookOf } from '../audit/webhook.js';
import { writeReport } from '../audit/write-report.js';
import { InputError, NetworkError } from '../cli-error.js';
import { lineText } from '../colors.js';
import type { Command } from '../command.js';
import { EXIT_CODES, type ExitCode } from '../exit-code.js';

/** Says what would be requested, and asks if a person is there; null if the person does not agree. */
const progressOf = async (
  { source }: AuditInputs,
  options: AuditOptions,
  { values, terminal }: AuditInvocation,
): Promise<ProgressLine | null> => {
  const { stderr, stdin } = terminal;
  if (options.inspect == null) return new ProgressLine(terminal, null);
  const survey = await surveyAudit(source, options);
  for (const line of surveyLines(survey, options.inspect))
    stderr.write(`${lineText([line], false)}\n`);
  const asks = stdin.isTTY === true && stderr.isTTY === true && !values.yes;
  const goesOn = survey.tags.size === 0 || !asks || (await isConfirmed(terminal, 'Request them?'));
  return goesOn ? new ProgressLine(terminal, survey) : null;
};

/** Audits, and keeps what was found for the next audit, unless something is left to request. */
const findCauses = async (
  { source }: AuditInputs,
  state: AuditState,
  options: AuditOptions,
  accepted: AcceptedFindings,
  progress: ProgressLine,
): Promise<AuditResult> => {
  const causes = new AuditCauses(state);
  const results = audit(source, { ...options, onProgress: progress.update });
  for await (const object of results) causes.add(object, accepted.of(object));
  progress.end();
  const result = causes.result();
  if (progress.skippedTags + progress.unresolvedTags === 0) state.finish(causes.known());
  return result;
};

const runOnce = async (invocation: AuditInvocation): Promise<ExitCode> => {
  const { values, terminal, version } = invocation;
  const limits = limitsOf(values);
  const given = await optionsOf(invocation, limits);
  const webhook = await webhookOf(invocation);
  const now = new Date(terminal.now()).toISOString();
  const inputs = await auditInputs(invocation, limits);
  const entries = await acceptedEntries(invocation, given.rules);
  const accepted = new AcceptedFindings(entries, now.slice(0, 'YYYY-MM-DD'.length));
  const state = await AuditState.open(values.state, settingsOf(invocation), now);
  const options = { ...given, results: state.results };
  const progress = await progressOf(inputs, options, invocation);
  if (progress === null) return EXIT_CODES.ok;
  const causes = await findCauses(inputs, state, options, accepted, progress);
  const { embed, template, bulk } = causes.objects;
  if (inputs.unreadable.size > 0 && embed + template + bulk === 0) return EXIT_CODES.input;
  const report = await auditReport(causes, AUDIT_OPTIONS, {
    version,
    language: values.language,
    startedAt: state.startedAt,
    service: values.url === undefined ? '' : shownAddress(values.url),
    page: redact(given.viewer?.page?.url ?? ''),
    isInspected: given.inspect !== null,
    unresolvedTags: progress.unresolvedTags,
    accepted: accepted.counts,
  });
  const code = await writeReport(report, invocation);
  if (webhook !== null) await notify(webhook, report, state, invocation);
  if (inputs.unreadable.size > 0) return EXIT_CODES.input;
  return progress.unresolvedTags > 0 ? EXIT_CODES.network : code;
};

const merge = async (invocation: AuditInvocation): Promise<ExitCode> => {
  const [causes, summary] = await mergeReports(invocation.inputs.slice(1));
  const { version, values } = invocation;
  const given = { ...summary, version, language: values.language };
  return writeReport(await auditReport(causes, AUDIT_OPTIONS, given), invocation);
};

/** Audits until the process is ended. What one audit cannot read is reported, and the next one begins in its time. */
const watch = async (invocation: AuditInvocation, intervalMs: number): Promise<never> => {
  const { values, terminal } = invocation;
  for (let { yes } = values; ; yes = true) {
    const startedAt = terminal.now();
    try {
      await runOnce({ ...invocation, values: { ...values, yes } });
    } catch (error) {
      if (!(error instanceof InputError || error instanceof NetworkError)) throw error;
      terminal.stderr.write(`${visibleLine(`error: ${error.message}`)}\n`);
    }
    await terminal.wait(Math.max(0, startedAt + intervalMs - terminal.now()));
  }
};

const run = (invocation: AuditInvocation): Promise<ExitCode> => {
  const { inputs, values } = invocation;
  if (inputs[0] === 'merge') return merge(invocation);
  if (inputs[0] === 'fix') return fixAccount(invocation);
  checkState(values);
  return values.every === undefined ? runOnce(invocation) : watch(invocation, values.every);
};

/** `media-embed audit`: what is wrong with the ads of a whole account, by who has to act. */
export const AUDIT: Command<typeof AUDIT_OPTIONS> = {
  name: 'audit',
  usage: '[options] [<input>…]',
  description:
    'Checks the ads of all embeds, templates and bulks of an account, and says what is wrong by its cause: who has to\n' +
    'act, what to do, and how many objects, slots and devices it reaches. With --inspect it requests each distinct ad\n' +
    'tag once, after it has said which hosts get how many requests, and never a tracker.\n' +
    'An input is a folder of JSON files, a file with embeds, the address of a page, of a published embed or of a\n' +
    'sitemap, or a file that lists addresses. audit merge joins the NDJSON reports of several\n' +
    'shards; audit fix plans the repairs of an account, and makes them.',
  options: AUDIT_OPTIONS,
  examples: [
    [
      'audit --url https://media.example --inspect',
      'an account, with the answers of its ad servers',
    ],
    [
      'audit embeds/ --format html -o report.html',
      'a folder of embeds, as a page to be sent by mail',
    ],
    ['audit https://news.example/sitemap.xml --inspect --yes', 'the embeds of the pages of a site'],
    [
      'audit --url https://media.example --inspect --state audit.ndjson --fail-on new-error',
      'fail only for what is new since the last audit; goes on where it was interrupted',
    ],
    [
      'audit --url https://media.example --inspect --state audit.ndjson --every 6h --webhook slack',
      'a machine that is always on, which sends what is new to a chat',
    ],
    ['audit fix --url https://media.example -o plan.ndjson', 'plan the repairs of an account'],
    ['audit merge 1.ndjson 2.ndjson --format html -o report.html', 'the reports of two shards'],
  ],
  run,
};
