import type { FindingData, FindingId, Severity } from '../finding.js';
import type { NoParams } from '../messages/format.js';
import { type ShownValue, shownValue } from './shown-value.js';
import type { AdFindingsMessages } from '../messages/generated/ad-findings/messages.js';
import type { EmbedFindingsMessages } from '../messages/generated/embed-findings/messages.js';

export type ResolveMessages = EmbedFindingsMessages & AdFindingsMessages;

export type ResolveFindingId = FindingId<ResolveMessages>;

/** The severity of all other findings is `warning`. */
const SEVERITIES: Readonly<Partial<Record<ResolveFindingId, Severity>>> = {
  'unknown-ad-type': 'info',
  'empty-value': 'info',
  'unknown-destroy-event': 'info',
  'tag-empty': 'error',
  'slot-mobile-missing': 'info',
};

export const resolveSeverity = (id: ResolveFindingId): Severity => SEVERITIES[id] ?? 'warning';

/** The value of the wrong form. It is shown only in findings, so that a player has no code to show it. */
interface UnreadValue {
  readonly unread: unknown;
}

/** What is reported besides the id and the path; nothing for a finding whose message is always the same. */
export type ReportedParams<Id extends ResolveFindingId> = ResolveMessages[Id] extends NoParams
  ? readonly []
  : readonly [params: ResolveMessages[Id] extends ShownValue ? UnreadValue : ResolveMessages[Id]];

/** Receives a finding: its id, the JSON Pointer of the field, and the params of its message. */
export type FindingReporter = <Id extends ResolveFindingId>(
  id: Id,
  path: string,
  ...params: ReportedParams<Id>
) => void;

export const findingCollector =
  (findings: FindingData[]): FindingReporter =>
  (id, path, ...[params = {}]) => {
    const facts = 'unread' in params ? shownValue(params.unread) : params;
    findings.push({ id, params: { ...facts }, severity: resolveSeverity(id), path });
  };
