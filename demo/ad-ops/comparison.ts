import type { Expansion } from '../../src/index.js';
import type { AdReport } from './slot-report.js';

/** How the two devices' ads of one slot stand to each other. */
export type Comparison = 'none' | 'desktop-only' | 'mobile-only' | 'same' | 'different';

/** What an ad asks for, whatever it is called. */
const substance = ({ ad }: AdReport): unknown => {
  if (ad.kind === 'tag') return [ad.tags, ad.replaceRules];
  return ad.kind === 'video' ? ad.url : ad.wire;
};

export const compare = (desktop: readonly AdReport[], mobile: readonly AdReport[]): Comparison => {
  if (desktop.length === 0) return mobile.length === 0 ? 'none' : 'mobile-only';
  if (mobile.length === 0) return 'desktop-only';
  const isSame = JSON.stringify(desktop.map(substance)) === JSON.stringify(mobile.map(substance));
  return isSame ? 'same' : 'different';
};

/** Tells the placeholders that became something else on the other device; of the same template only. */
export const differences = (
  own: readonly Expansion[],
  other: readonly Expansion[] | undefined,
): readonly boolean[] =>
  own.map((expansion, index) => {
    const twin = other?.[index];
    return twin !== undefined && twin.encoded !== expansion.encoded;
  });
