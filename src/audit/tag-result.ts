import type { AdTagSlot } from '../ad-tags/ad-tag-context.js';
import type { VerdictOwner } from '../diagnosis/diagnosis.js';
import type { Severity } from '../finding.js';
import type { FindingSlot } from '../lint/lint-finding.js';

/** A fault as data. Its texts are written from `id` and `params`. Never holds a secret. */
export interface AuditFault {
  /**
   * A verdict says why there is no ad, or what the ad that plays suffers from; a rule is one of the linter; a
   * requirement is one of custom rules, with its texts in `params`.
   */
  readonly by: 'verdict' | 'rule' | 'requirement';
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly owner: VerdictOwner;
  /** `error` if there is no ad because of it. */
  readonly severity: Severity;
  /** The host at fault; empty if it is not about one. */
  readonly host: string;
  /** The address at fault, without secrets: of a media file, or of what a wrapper leads to. Missing if it is the ad tag. */
  readonly at?: string;
}

export interface AuditProblem extends AuditFault {
  /** JSON Pointer into the object. */
  readonly path: string;
  /** The slots that it is about; empty for a problem of the whole object. */
  readonly slots: readonly FindingSlot[];
  /** Name of the ad tag (`TagUnit`), or null. */
  readonly tag: string | null;
  /** The ad tag as it is requested, without secrets and cache busters; null if the problem is not about one. */
  readonly address: string | null;
  /** Whether `lint --fix` repairs it. */
  readonly hasRepair: boolean;
}

export type TagPosition = NonNullable<AdTagSlot['position']>;

/** `plays`: an ad; `none`: no ad; `unknown`: it was not requested. */
export type TagState = 'plays' | 'none' | 'unknown';

export interface PositionResult {
  readonly state: TagState;
  /** The verdict if there is one, and what rules find in responses with an ad. */
  readonly faults: readonly AuditFault[];
}

/** What was found of an ad tag, for each kind of slot in which it may stand. Plain JSON. */
export type TagResult = Readonly<Partial<Record<TagPosition, PositionResult>>>;
