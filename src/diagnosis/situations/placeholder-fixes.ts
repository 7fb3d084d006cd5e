import type { Expansion } from '../../ad-tags/fill.js';
import { similarMacro } from '../../lint/ad-tag/near-miss.js';
import { viewerField } from '../../lint/ad-tag/viewer-field.js';
import type { PlaceholderFix } from '../placeholder-fix.js';

/** Placeholders of one verdict that are explained, since comparing names takes long. */
const MAX_FIXES = 20;

const fixOf = ({ placeholder, name, by, syntax }: Expansion): PlaceholderFix => {
  const isUnknown = by === null && (syntax === 'bracket' || syntax === 'encoded-bracket');
  const similar = isUnknown ? similarMacro(name ?? '') : null;
  return {
    placeholder,
    macro: similar === null ? null : `[${similar}]`,
    field: by === 'macro' ? viewerField(name ?? '') : null,
  };
};

/** What to do about each of these placeholders, each once, in their order. */
export const placeholderFixes = (expansions: readonly Expansion[]): readonly PlaceholderFix[] => {
  const byText = new Map(expansions.map((expansion) => [expansion.placeholder, expansion]));
  return [...byText.values()].slice(0, MAX_FIXES).map(fixOf);
};
