import { applyEdits, type TextEdit } from '../../text/text-edits.js';
import { TextPositions } from '../../text/text-positions.js';
import type { TextPosition } from '../lint-finding.js';
import type { SentenceRepair } from '../sentence-rule.js';

export type { TextEdit };

/** The text that is linted: one ad tag, or several separated by `***`. */
export interface AdTagText {
  readonly text: string;
  readonly isOneTag: boolean;
  /** JSON Pointer under which findings are reported. */
  readonly path: string;
  readonly positionAt: (offset: number) => TextPosition;
  /**
   * A repair that applies the edits, which must not overlap. Null without edits, and for a text
   * that is too long to be requested.
   */
  readonly repair: (label: string, edits: readonly TextEdit[]) => SentenceRepair | null;
}

/** Every repair holds the whole text, and is verified by linting it again. */
const MAX_REPAIRED_LENGTH = 16_384;

/** Findings are reported under `path`; repairs replace the text at `repairPath`. */
export const adTagText = (text: string, path: string, repairPath: string): AdTagText => {
  let positions: TextPositions | undefined;
  return {
    text,
    isOneTag: !text.includes('***'),
    path,
    positionAt: (offset) => {
      positions ??= new TextPositions(text);
      return positions.at(offset);
    },
    repair: (label, edits) => {
      if (edits.length === 0 || text.length > MAX_REPAIRED_LENGTH) return null;
      const value = applyEdits(text, edits);
      return { label, operations: [{ op: 'replace', path: repairPath, value }] };
    },
  };
};
