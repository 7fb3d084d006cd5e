import type { PlayerConfig } from '../../../src/index.js';
import type { EffectTexts } from './effect-texts.js';

/** What sentences are written with. */
export interface EffectLanguage {
  readonly texts: EffectTexts;
  /** Seconds in words, such as `5 seconds`. */
  readonly seconds: (count: number) => string;
  /** A share from 0 to 1, such as `50%`. */
  readonly percent: (share: number) => string;
  /** `a, b and c` */
  readonly and: (items: readonly string[]) => string;
  /** `a, b or c` */
  readonly or: (items: readonly string[]) => string;
}

/** How a field of an embed changes the player. */
export interface FieldEffect {
  /** Name of the field (spec 2.5). */
  readonly field: string;
  /** The effect in a sentence, or null when the field has none. */
  readonly describe: (config: PlayerConfig, language: EffectLanguage) => string | null;
}

/** The sentence if the condition holds. */
export const when = (condition: boolean, sentence: string): string | null =>
  condition ? sentence : null;

/** The sentence for a value that is set. */
export const given = <Value>(
  value: Value | null | undefined | '',
  sentence: (value: Value) => string,
): string | null =>
  value === null || value === undefined || value === '' ? null : sentence(value);

/** What sentences in a language are written with; `tag` is a BCP 47 tag. */
export const effectLanguage = (tag: string, texts: EffectTexts): EffectLanguage => {
  // The English of the pages is British: no comma before the last "and".
  const locale = tag === 'en' ? 'en-GB' : tag;
  const unit = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: 'second', unitDisplay: 'long' },
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    texts,
    seconds: (count) => unit.format(count),
    percent: (share) => percent.format(share),
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
};
