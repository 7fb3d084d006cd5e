import type { ExpandedAdTag } from '../ad-tags/expand-ad-tag.js';
import type { LintFinding, Repair } from '../lint/lint-finding.js';
import type { DeviceType } from '../viewer.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import type { ContentCheck } from './evidence/evidence.js';
import type { RecognizedInput } from './input/recognized-input.js';
import type { VerdictOwner } from './verdict-owner.js';
import type { FoundVerdict } from './verdict-parameters.js';

export type { VerdictOwner } from './verdict-owner.js';

/** Kinds of input that `diagnose` recognizes. */
export type InputKind = RecognizedInput['kind'];

/** The one answer to "Why is there no ad?". `id` and `params` are the same in every language. */
export type Verdict = FoundVerdict & {
  readonly owner: VerdictOwner;
  /** What happens and why, in one sentence. */
  readonly sentence: string;
  /** What the owner has to do, in one sentence, or one for each of several repairs. */
  readonly nextStep: string;
  /**
   * Which of several ad tags the verdict is about, which other faults there are, that no request was sent, and
   * what was assumed of the viewer; empty if there is nothing to add.
   */
  readonly note: string;
  /** The other faults, which show once this one is repaired. The first of them are in the note. */
  readonly otherCauses: readonly FoundVerdict[];
  /** JSON Pointer into the embed, or the empty string. */
  readonly path: string;
  /** A change of the input that does the next step, or the part of it that needs no person; null if there is none. */
  readonly repair: Repair | null;
};

/** One ad tag of the input: its expansion, and its inspection if it was requested. */
export interface DiagnosedTag {
  /** `preroll`, `midroll`, …; null for a tag outside of an embed. */
  readonly slot: string | null;
  /** JSON Pointer of the ad object, or the empty string. */
  readonly path: string;
  readonly device: DeviceType;
  /** Index of the tag in a text with several ad tags (`tagVerdicts`); missing for every other input. */
  readonly index?: number;
  readonly template: string;
  readonly expanded: ExpandedAdTag;
  readonly inspection: Inspection | null;
}

/** The verdict about one ad tag of a text that has several. */
export interface TagVerdict {
  /** Of the tag in the text, from 0. */
  readonly index: number;
  readonly template: string;
  readonly verdict: Verdict;
}

/** A verdict with its evidence. Plain JSON. */
export interface Diagnosis {
  readonly kind: InputKind;
  /** What was diagnosed. */
  readonly input: RecognizedInput;
  readonly verdict: Verdict;
  /**
   * For a text with several ad tags that are not a waterfall: the verdict about each of them. `verdict` is then about the
   * tag with the most likely fault. Empty for every other input.
   */
  readonly tagVerdicts: readonly TagVerdict[];
  /** Index in `tagVerdicts` of the tag that `verdict` is about, or null. */
  readonly verdictTag: number | null;
  /** The ad tags of the input, for desktop and mobile, in the order in which they would be requested. */
  readonly tags: readonly DiagnosedTag[];
  /** Of a pasted document. */
  readonly inspection: Inspection | null;
  /** What the request for the content of an embed found; missing if it was not requested. */
  readonly content?: ContentCheck;
  /**
   * Everything else that was found, the most severe first. Paths of findings about the embed and its tags are JSON
   * Pointers into the embed; those about responses, chains and media into this object (`/tags/0/inspection/hops/1`).
   * In the language of the verdict.
   */
  readonly findings: readonly LintFinding[];
}
