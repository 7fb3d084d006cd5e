import type { PlayerConfig } from '../../../src/index.js';

/** What a field of an embed does to what a reader sees or hears. */
export interface FieldEffect {
  /** Name of the field (spec 2.5). */
  readonly field: string;
  /** The effect in a sentence; null when the embed leaves it at what every player does. */
  readonly effect: (config: PlayerConfig) => string | null;
}

/** The sentence if the condition holds. */
export const when = (holds: boolean, sentence: string): string | null => (holds ? sentence : null);

/** The sentence for a value that is there. */
export const given = <Value>(
  value: Value | null | undefined | '',
  sentence: (value: Value) => string,
): string | null =>
  value === null || value === undefined || value === '' ? null : sentence(value);

export const seconds = (count: number): string => `${count} ${count === 1 ? 'second' : 'seconds'}`;
