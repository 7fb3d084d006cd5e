import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import { findMacro } from '../macro-registry.js';
import { readProvider } from '../value-formats.js';
import { playerMessage, type PlayerName, type PlayerReason } from './player-message.js';
import { PlayerFailure, type Replacement, type TracedText } from './traced-text.js';

export interface OtherPlayer {
  readonly name: string;
  readonly label: PlayerName;
  /** Where its behavior is documented, or the file of its source. */
  readonly source: string;
  readonly explainKept: (placeholder: string) => PlayerReason;
  /** What it does to a template. Throws what the player would throw. */
  readonly expand: (template: TracedText, context: AdTagContext) => TracedText;
}

/** The value of one of this library's macros, from the context alone; undefined if it is unknown. */
export const macroValue = (name: string, context: AdTagContext): AdTagValue =>
  findMacro(name)?.value?.(context, { cachebuster: () => undefined }) ?? undefined;

/** A value as JavaScript makes it a text: lists with commas, `null`, `undefined`, `true`. */
export const writtenValue = (value: AdTagValue): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'restricted' in value ? '' : value.join();
};

/** Values of the page's own, of which no more are read. */
const MAX_VALUES = 200;

/** The values that a page gives to a player. Those that may not be shared are not given. */
export const givenValues = ({ values }: AdTagContext): readonly (readonly [string, AdTagValue])[] =>
  Object.entries(values ?? {})
    .filter(([name]) => name !== '')
    .filter(([, value]) => typeof value !== 'object' || value === null || Array.isArray(value))
    .slice(0, MAX_VALUES);

/** The random number of the context, at least 0 and below 1; undefined if it has none. */
export const randomOf = ({ random }: AdTagContext): number | undefined => {
  const value = readProvider(random);
  return value === undefined ? undefined : Math.abs(value % 1);
};

/** `encodeURIComponent` as players call it: it throws for a lone surrogate. */
export const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new PlayerFailure(playerMessage('player-failure-lone-surrogate'));
  }
};

const PATTERN_CHARACTERS = /[\\^$*+?()[\]{}|]/g;

/** A name as a part of a pattern. As in players that do not escape it, a dot matches any character. */
export const namePattern = (name: string): string => name.replace(PATTERN_CHARACTERS, '\\$&');

/** For a value that only the player knows. */
export const OWN_VALUE: Replacement = {
  kind: 'unknown',
  reason: playerMessage('player-reason-unknown-value'),
};

export const encodedValue = (value: AdTagValue): Replacement =>
  value === undefined ? OWN_VALUE : { text: encode(writtenValue(value)) };
