import type { Expansion } from '../../ad-tags/fill.js';
import type { ContextSource } from '../../ad-tags/macro.js';
import { similarMacro } from '../../lint/ad-tag/near-miss.js';
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

/** Parts of the context that only the page of a player knows. */
const OF_PAGE: readonly (ContextSource | null)[] = ['page', 'player', 'device', 'app', 'consent'];
/** Those that a tag without its embed does not have. */
const OF_EMBED: readonly (ContextSource | null)[] = ['embed', 'content', 'slot'];

/** Whether a placeholder was sent as written only because the diagnosis lacks a value that the player has. */
export const isFilledOnPage = (
  { by, outcome, source }: Expansion,
  { input, embed }: Pick<Evidence, 'input' | 'embed'>,
): boolean =>
  by === 'macro' &&
  outcome === 'no-value' &&
  input.kind !== 'har' &&
  (OF_PAGE.includes(source) || (embed === null && OF_EMBED.includes(source)));
