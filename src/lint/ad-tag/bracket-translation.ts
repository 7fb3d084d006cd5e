import type { Expansion } from '../../ad-tags/fill.js';
import type { AdTagSubject } from './ad-tag-subject.js';
import type { TextEdit } from './ad-tag-text.js';
import { filledMacro } from './filled-macro.js';
import { iabNameOf } from './iab-name.js';

/** The macro in brackets for one with that name in a dialect, also if only an ad server fills it there. */
const bracketed = (tag: AdTagSubject, name: string): string | null => {
  const iab = iabNameOf(name);
  return (iab === undefined ? null : filledMacro(tag, iab)) ?? filledMacro(tag, name);
};

/** A placeholder with a default of its own is not translated. */
const isTranslatable = ({ source, outcome }: Expansion): boolean =>
  source !== 'template' && (outcome === 'replaced' || outcome === 'ad-server');

/**
 * Edits that write placeholders of a dialect as macros in brackets; empty if one of them has no counterpart that is
 * filled in the context of the tag.
 */
export const bracketTranslation = (
  tag: AdTagSubject,
  expansions: readonly Expansion[],
): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  const known = new Map<string, string | null>();
  for (const expansion of expansions) {
    const { placeholder, name, start, end } = expansion;
    if (!isTranslatable(expansion)) return [];
    const text = known.get(placeholder) ?? bracketed(tag, name ?? '');
    known.set(placeholder, text);
    if (text === null) return [];
    edits.push({ start, end, text });
  }
  return edits;
};
