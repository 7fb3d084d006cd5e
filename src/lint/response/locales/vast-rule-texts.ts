import type { RuleText } from '../../locales/rule-text.js';
import type { english } from './en.js';

/** As many texts as there are English ones. */
type Translations<English extends readonly string[]> = {
  readonly [Index in keyof English]: string;
};

/** The templates of the messages of each rule, in the order of the English ones, and what to do about them. */
export type VastRuleTexts<Rules extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Rule in keyof Rules]: readonly [faults: Translations<Rules[Rule]>, remedy: string];
};

/** The texts of findings about responses, chains of wrappers and media files in one language. */
export interface VastTexts {
  /** BCP 47 tag. Numbers are written in the notation of this language. */
  readonly language: string;
  readonly rules: VastRuleTexts<typeof english.rules>;
  /** Templates of what stands for a value of a message, in the order of the English ones. */
  readonly phrases: Translations<typeof english.phrases>;
  /** That a rule has more hits, `{n}`, than there are findings, `{m}`. */
  readonly more: string;
}

/** The two sentences about a finding by its rule and its English message; null if there are none. */
export type VastFindingText = (rule: string, message: string) => RuleText | null;
