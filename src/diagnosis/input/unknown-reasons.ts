/** Why a text cannot be diagnosed. */
export const UNKNOWN_REASONS = [
  'empty',
  'too-large',
  'json-syntax',
  'json-content',
  'html',
  'javascript',
  'binary',
  'no-bid',
  'stated',
  'cut-off',
  'bid-not-video',
  'display-tag',
  'judged',
  'no-match',
] as const;

export type UnknownReason = (typeof UNKNOWN_REASONS)[number];
