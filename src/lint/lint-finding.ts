import type { Finding, FindingData, FindingParams } from '../finding.js';
import type { DeviceType } from '../viewer.js';

/**
 * What a rule looks at: the ad object and the embed, the ad tag before and after expansion, one response, the chain of
 * wrappers, or the media files.
 */
export type LintStage = 'embed' | 'template' | 'expanded' | 'response' | 'chain' | 'media';

/** An operation of JSON Patch (RFC 6902), of which repairs need these two. The path is a JSON Pointer; the empty path is the whole input. */
export type RepairOperation =
  | { readonly op: 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** What a repair does, as data: its label is written from its id and params. */
export interface RepairMessage {
  /** Kebab-case name of what the repair does, for example `repair-decode-tag`. */
  readonly id: string;
  readonly params: FindingParams;
}

/** A change that removes a finding, as data. */
export interface RepairData extends RepairMessage {
  /** Applied in order to what was linted: the embed, or the text of an ad tag or of a VAST document. */
  readonly operations: readonly RepairOperation[];
}

/** A change that removes a finding. */
export interface Repair extends RepairData {
  /** What it does, as an imperative sentence in English. */
  readonly label: string;
}

/** A place in a text. Both count from 1; columns count UTF-16 code units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A slot whose ad a finding is about. */
export interface FindingSlot {
  readonly slot: 'preroll' | 'midroll' | 'postroll' | 'overlayInitial' | 'overlayMain';
  readonly device: DeviceType;
}

interface LintFindingFields {
  readonly stage: LintStage;
  /** Where in the text of an ad tag or of a document; null for a finding about a field or a request. */
  readonly position: TextPosition | null;
  /** The slots of the embed whose ad the finding is about, in their order. Missing for a finding about no ad. */
  readonly slots?: readonly FindingSlot[];
}

export interface LintFindingData extends FindingData, LintFindingFields {
  readonly repair: RepairData | null;
}

/** A finding of a lint rule. `id` is the name of the rule; docs/lint-rules.md has a section of that name. */
export interface LintFinding extends Finding, LintFindingFields {
  /** Null if only a person can repair it. */
  readonly repair: Repair | null;
}
