import type { UnknownInput } from './recognized-input.js';
import type { UnknownReason } from './unknown-reasons.js';

/** A text that is not diagnosed as it is, and what is known of it. */
export const unknown = (
  reason: UnknownReason,
  details: Partial<UnknownInput> = {},
): UnknownInput => ({
  kind: 'unknown',
  reason,
  position: null,
  syntaxError: null,
  ...details,
});
