import { expandTemplate } from '../../ad-tags/expand-template.js';
import type { AdTagSubject } from './ad-tag-subject.js';

/**
 * The placeholder in brackets for a macro, if it is filled in the context of the tag; else null. A repair that writes
 * any other placeholder would only exchange one finding for another.
 */
export const filledMacro = ({ context }: AdTagSubject, name: string): string | null => {
  const placeholder = `[${name}]`;
  const { expansions } = expandTemplate(`https://example.com/?a=${placeholder}`, context);
  const [expansion] = expansions;
  const isFilled =
    expansions.length === 1 &&
    expansion?.placeholder === placeholder &&
    expansion.outcome === 'replaced' &&
    expansion.dialect === null;
  return isFilled ? placeholder : null;
};
