import { applyEdits, type TextEdit } from '../../text/text-edits.js';
import { WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import { TextPositions } from '../../text/text-positions.js';
import type { MessageData, NoParams } from '../../messages/format.js';
import type { LintMessages } from '../../messages/generated/lint/messages.js';
import type { RepairData, RepairMessage, TextPosition } from '../lint-finding.js';

export type { TextEdit };

type RepairId = Extract<keyof LintMessages, `repair-${string}`>;

type PlainRepairId = {
  [Id in RepairId]: LintMessages[Id] extends NoParams ? Id : never;
}[RepairId];

/** What a repair does: its id alone if its label has no parameters. */
export type AdTagRepair = PlainRepairId | MessageData<LintMessages, RepairId>;

export const repairMessage = (repair: AdTagRepair): RepairMessage =>
  typeof repair === 'string' ? { id: repair, params: {} } : repair;

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
  readonly repair: (repair: AdTagRepair, edits: readonly TextEdit[]) => RepairData | null;
}

/** Every repair holds the whole text, and is verified by linting it again. */
const MAX_REPAIRED_LENGTH = 16_384;

/** Findings are reported under `path`; repairs replace the text at `repairPath`. */
export const adTagText = (text: string, path: string, repairPath: string): AdTagText => {
  let positions: TextPositions | undefined;
  return {
    text,
    isOneTag: !text.includes(WATERFALL_SEPARATOR),
    path,
    positionAt: (offset) => {
      positions ??= new TextPositions(text);
      return positions.at(offset);
    },
    repair: (repair, edits) => {
      if (edits.length === 0 || text.length > MAX_REPAIRED_LENGTH) return null;
      const value = applyEdits(text, edits);
      return { ...repairMessage(repair), operations: [{ op: 'replace', path: repairPath, value }] };
    },
  };
};
