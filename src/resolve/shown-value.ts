import { shownText } from '../text/shown-text.js';

/** A value of an embed as messages show it. */
export interface ShownValue {
  /** `literal` is a number, true, false or null. */
  readonly kind: 'text' | 'literal' | 'list' | 'object';
  /** The text or the literal; empty for a list and an object. */
  readonly value: string;
}

export const shownValue = (value: unknown): ShownValue => {
  if (typeof value === 'string') return { kind: 'text', value: shownText(value) };
  if (typeof value !== 'object' || value === null) return { kind: 'literal', value: String(value) };
  return { kind: Array.isArray(value) ? 'list' : 'object', value: '' };
};
