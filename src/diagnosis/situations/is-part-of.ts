import { isDamage } from './tag-cause.js';
import type { FoundVerdict } from '../verdict-parameters.js';

/** Whether what is said about a tag is a part of the verdict, such as a macro of the parameter without consent. */
export const isPartOf = ({ id, params }: FoundVerdict, listed: FoundVerdict): boolean =>
  listed.id === id ||
  // What a damaged tag lacks may be in the one that was meant.
  (id === 'tag-fault' && isDamage(params.finding)) ||
  (id === 'tag-not-url' && /^(?:placeholder|macro-unsafe-position)$/.test(params.reason)) ||
  (id === 'wrapper-without-tag' &&
    listed.id === 'macro-unresolved' &&
    listed.params.placeholders.includes(params.quote)) ||
  (id === 'creative-value-missing' && listed.id === 'macro-server-side') ||
  (id === 'scheme-twice' && (listed.id === 'tag-fault' || listed.id === 'http-on-https')) ||
  (id === 'consent-missing' &&
    ((listed.id === 'macro-unresolved' &&
      params.hasMacro &&
      listed.params.placeholders.length === 1) ||
      (listed.id === 'tag-fault' && listed.params.finding === 'macro-value-text')));
