import { roundSeconds } from '../../time/seconds.js';
import type { MacroEquivalent, RequestParameters } from './verdict-parameters.js';

/** The words of one language that many verdicts have in common. */
export interface WordTable {
  /** BCP 47 tag. */
  readonly language: string;
  readonly overlayInitial: string;
  readonly overlayMain: string;
  /** A placeholder and its macro, such as `%%URL%% as [PAGEURL]`. */
  readonly asMacro: (placeholder: string, macro: string) => string;
  /** What to write, and for which placeholders replace rules are missing; the second may be empty. */
  readonly write: (macros: string, placeholders: string) => string;
}

export interface VerdictWords {
  readonly slotName: (slot: string) => string;
  /** ` (preroll, mobile)`, or nothing for a tag of its own. */
  readonly where: (request: Pick<RequestParameters, 'slot' | 'device'>) => string;
  /** Seconds with at most one decimal, in the notation of the language. */
  readonly seconds: (value: number) => string;
  /** How to write placeholders as macros; empty if none of them has one. */
  readonly asMacros: (equivalents: readonly MacroEquivalent[]) => string;
}

const MAX_NAMED = 6;

export const verdictWords = (table: WordTable): VerdictWords => {
  const { language, overlayInitial, overlayMain } = table;
  const slotName = (slot: string): string =>
    slot === 'overlayInitial' ? overlayInitial : slot === 'overlayMain' ? overlayMain : slot;
  return {
    slotName,
    where: ({ slot, device }) => {
      const parts = [slot === null ? null : slotName(slot), device].filter((part) => part !== null);
      return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    },
    seconds: (value) => `${new Intl.NumberFormat(language).format(roundSeconds(value))} s`,
    asMacros: (equivalents) => {
      const pairs = equivalents.flatMap(({ placeholder, macro }) =>
        macro === null ? [] : [table.asMacro(placeholder, macro)],
      );
      const open = equivalents.flatMap(({ placeholder, macro }) =>
        macro === null ? [placeholder] : [],
      );
      if (pairs.length === 0) return '';
      return table.write(pairs.slice(0, MAX_NAMED).join(', '), open.slice(0, MAX_NAMED).join(', '));
    },
  };
};
