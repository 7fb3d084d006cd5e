import type { ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import type { LintFinding } from '../lint/lint-finding.js';
import type { Inspection } from '../vast/inspection.js';

/** Kinds of input that `diagnose` recognizes. */
export type InputKind =
  'ad-tag' | 'embed' | 'embed-code' | 'vast' | 'vmap' | 'har' | 'error-code' | 'case' | 'unknown';

/** Who has to act. */
export type VerdictOwner =
  'publisher' | 'ad-server' | 'network' | 'browser' | 'consent' | 'nobody' | 'unknown';

/** The one answer to "Why is there no ad?". */
export interface Verdict {
  /** Stable kebab-case name of the situation, for example `consent-missing`. */
  readonly id: string;
  readonly owner: VerdictOwner;
  /** What happens and why, in one sentence. */
  readonly sentence: string;
  /** What the owner has to do, in one sentence. */
  readonly nextStep: string;
  /** JSON Pointer into the embed, or the empty string. */
  readonly path: string;
}

/** One ad tag of the input: its expansion, and its inspection if it was requested. */
export interface DiagnosedTag {
  /** `preroll`, `midroll`, …; null for a tag of its own. */
  readonly slot: string | null;
  /** JSON Pointer of the ad object, or the empty string. */
  readonly path: string;
  readonly device: 'desktop' | 'mobile';
  readonly template: string;
  readonly expanded: ExpandedAdTag;
  readonly inspection: Inspection | null;
}

/** A verdict with its evidence. */
export interface Diagnosis {
  readonly kind: InputKind;
  readonly verdict: Verdict;
  readonly tags: readonly DiagnosedTag[];
  /** Of a pasted document. */
  readonly inspection: Inspection | null;
  readonly findings: readonly LintFinding[];
}
