import type { PlayerConfig } from '../../../src/index.js';

/** How a field of an embed changes the player. */
export interface FieldEffect {
  /** Name of the field (spec 2.5). */
  readonly field: string;
  /** The effect in a sentence, or null when the field has none. */
  readonly describe: (config: PlayerConfig) => string | null;
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

export const seconds = (count: number): string => `${count} ${count === 1 ? 'second' : 'seconds'}`;
