import { visibleLine } from '../../text/control-characters.js';
import { UsageError } from '../cli-error.js';
import { webUrl } from '../options.js';
import type { AuditInvocation } from './audit-options.js';
import type { AuditReport, ReportedCause } from './audit-report.js';
import { secretOf } from './audit-inputs.js';
import type { AuditState } from './state-file.js';
import { reachText } from './text-report.js';
import { fails } from './write-report.js';

const TIMEOUT_MS = 20_000;

/** A message that is longer is cut off by chats. */
const MAX_CAUSES = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lineOf = (cause: ReportedCause, report: AuditReport): string =>
  visibleLine(
    `${cause.ownerName}: ${cause.sentence} ${cause.nextStep} (${reachText(cause, report)})`,
  );

type Body = (title: string, lines: readonly string[], causes: readonly ReportedCause[]) => object;

const teamsText = (text: string, weight: string) => ({
  type: 'TextBlock',
  text,
  weight,
  wrap: true,
});

/** What each kind of webhook takes. */
const BODIES: Readonly<Record<string, Body>> = {
  json: (title, _, causes) => ({
    title,
    causes: causes.map(({ reach: _reach, ...cause }) => cause),
  }),
  slack: (title, lines) => ({
    text: [`*${escaped(title)}*`, ...lines.map((line) => `• ${escaped(line)}`)].join('\n'),
  }),
  teams: (title, lines) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          version: '1.4',
          body: [teamsText(title, 'Bolder'), ...lines.map((line) => teamsText(line, 'Default'))],
        },
      },
    ],
  }),
};

/** The address of `--webhook`; null without the option. It is a secret. */
export const webhookOf = async (invocation: AuditInvocation): Promise<string | null> => {
  if (invocation.values.webhook === undefined) return null;
  const address = await secretOf(invocation, 'webhook-file', 'MEDIA_EMBED_WEBHOOK');
  if (webUrl(address) !== undefined) return address;
  throw new UsageError('The address of the webhook is not a URL: copy it from the chat.');
};

/**
 * Sends the causes that no message was sent about, in one message. What the first audit with a state finds is in its
 * report. What could not be sent is sent after the next audit.
 */
export const notify = async (
  address: string,
  report: AuditReport,
  state: AuditState,
  { values, terminal }: AuditInvocation,
): Promise<void> => {
  const { causes, text } = report;
  const news = causes.filter((cause) => fails(cause, values) && !state.notified.has(cause.name));
  const names = news.map(({ name }) => name);
  if (state.before === null) state.addNotified(names);
  if (state.before === null || news.length === 0) return;
  const shown = news.slice(0, MAX_CAUSES);
  const title = `${text('title')}: ${text('status-name', { status: 'new' })} (${news.length})`;
  const lines = shown.map((cause) => lineOf(cause, report));
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BODIES[values.webhook ?? '']?.(title, lines, shown)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.ok === true) state.addNotified(names);
  else
    terminal.stderr.write(
      `error: The webhook ${response === null ? 'did not respond' : `responded with ${response.status}`}: the message is sent again after the next audit.\n`,
    );
};
