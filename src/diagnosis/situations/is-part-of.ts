import type { FoundVerdict } from '../verdict-parameters.js';

/** Whether what is said about a tag is a part of the verdict: the consent parameter has a macro or a text without a value. */
export const isPartOf = ({ id, params }: FoundVerdict, listed: FoundVerdict): boolean =>
  listed.id === id ||
  (id === 'tag-not-url' && params.reason === 'placeholder') ||
  (id === 'scheme-twice' && (listed.id === 'tag-fault' || listed.id === 'http-on-https')) ||
  (id === 'consent-missing' &&
    ((listed.id === 'macro-unresolved' &&
      params.hasMacro &&
      listed.params.placeholders.length === 1) ||
      (listed.id === 'tag-fault' && listed.params.finding === 'macro-value-text')));
