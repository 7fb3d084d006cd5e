import type { FoundVerdict } from '../verdict-parameters.js';

/** Whether what is said about a tag is a part of the verdict: the consent parameter has a macro or a text without a value. */
export const isPartOf = ({ id, params }: FoundVerdict, other: FoundVerdict): boolean =>
  other.id === id ||
  (id === 'tag-not-url' && params.reason === 'placeholder') ||
  (id === 'scheme-twice' && (other.id === 'tag-fault' || other.id === 'http-on-https')) ||
  (id === 'consent-missing' &&
    ((other.id === 'macro-unresolved' &&
      params.hasMacro &&
      other.params.placeholders.length === 1) ||
      (other.id === 'tag-fault' && other.params.finding === 'macro-value-text')));
