import type { Expansion } from '../../ad-tags/fill.js';
import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { findMacro } from '../../ad-tags/macro-registry.js';
import { similarMacro } from '../../lint/ad-tag/near-miss.js';
import { TYPICAL_CONTENT, typicalViewer } from '../../lint/ad-tag/typical-viewer.js';
import { viewerField } from '../../lint/ad-tag/viewer-field.js';
import type { Evidence } from '../evidence/evidence.js';
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

/** What the player of a page knows, with the content of an embed. */
const TYPICAL: AdTagContext = { ...typicalViewer('mobile'), content: TYPICAL_CONTENT };

/** Whether a placeholder was sent as written only because the diagnosis lacks a value that a player has. */
export const isFilledOnPage = (
  { by, name, outcome, source, syntax }: Expansion,
  { input, embed }: Pick<Evidence, 'input' | 'embed'>,
): boolean => {
  // A recording has what a player sent; the content of an embed has no more than is in it.
  if (by !== 'macro' || outcome !== 'no-value' || input.kind === 'har') return false;
  if ((embed !== null && source === 'content') || syntax === 'empty-parameter') return false;
  const value = findMacro(name ?? '')?.value ?? null;
  return value?.(TYPICAL, { cachebuster: () => undefined }) !== undefined;
};
