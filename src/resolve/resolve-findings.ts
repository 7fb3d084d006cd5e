import type { FindingData, Severity } from '../finding.js';
import type { NoParams } from '../messages/format.js';
import { type ShownValue, shownValue } from './shown-value.js';
import type { FindingsMessages } from '../messages/generated/findings/messages.js';

/** The findings that `resolveEmbed` reports, with their severity. */
export const RESOLVE_FINDINGS = {
  'not-object': 'warning',
  'not-list': 'warning',
  'not-text': 'warning',
  'not-flag': 'warning',
  'not-number': 'warning',
  'not-length': 'warning',
  'not-pixels': 'warning',
  'not-color': 'warning',
  'not-date': 'warning',
  'not-language': 'warning',
  'not-address': 'warning',
  'unknown-volume': 'warning',
  'unknown-ad-type': 'info',
  'bulk-rule-form': 'warning',
  'rule-subject-form': 'warning',
  'empty-value': 'info',
  'out-of-bounds': 'warning',
  'address-userinfo': 'warning',
  'source-video-and-live': 'warning',
  'stream-url-callback': 'warning',
  'hosted-player-missing': 'warning',
  'bulk-label-unknown': 'warning',
  'bulk-ambiguous': 'warning',
  'unknown-destroy-event': 'info',
  'unknown-ad-kind': 'warning',
  'tag-empty': 'error',
  'ad-video-not-ready': 'warning',
  'slot-mobile-missing': 'info',
  'midroll-without-time': 'warning',
  'overlay-main-only': 'warning',
  'watermark-offsets': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

/** Ids of the findings that `resolveEmbed` reports. */
export type ResolveFindingId = keyof typeof RESOLVE_FINDINGS;

/** The value of the wrong form. It is shown only in findings, so that a player has no code to show it. */
interface UnreadValue {
  readonly unread: unknown;
}

/** What is reported besides the id and the path; nothing for a finding whose message is always the same. */
export type ReportedParams<Id extends ResolveFindingId> = FindingsMessages[Id] extends NoParams
  ? readonly []
  : readonly [params: FindingsMessages[Id] extends ShownValue ? UnreadValue : FindingsMessages[Id]];

/** Receives a finding: its id, the JSON Pointer of the field, and the params of its message. */
export type FindingReporter = <Id extends ResolveFindingId>(
  id: Id,
  path: string,
  ...params: ReportedParams<Id>
) => void;

/** A reporter that adds each finding to a list. */
export const findingCollector =
  (findings: FindingData[]): FindingReporter =>
  (id, path, ...[params = {}]) => {
    const facts = 'unread' in params ? shownValue(params.unread) : params;
    findings.push({ id, params: { ...facts }, severity: RESOLVE_FINDINGS[id], path });
  };
