import type { Expansion, ExpandedAdTag } from '../../src/index.js';

/** A run of a text that is literal, or that one placeholder stands for. */
export interface Piece {
  readonly text: string;
  /** The placeholder's expansion and its place in the list, or null for literal text. */
  readonly filled: { readonly expansion: Expansion; readonly index: number } | null;
}

const pieces = (
  { template, expansions }: ExpandedAdTag,
  textOf: (expansion: Expansion) => string,
): readonly Piece[] => {
  const all: Piece[] = [];
  let end = 0;
  for (const [index, expansion] of expansions.entries()) {
    all.push({ text: template.slice(end, expansion.start), filled: null });
    all.push({ text: textOf(expansion), filled: { expansion, index } });
    end = expansion.end;
  }
  all.push({ text: template.slice(end), filled: null });
  return all.filter(({ text, filled }) => text !== '' || filled !== null);
};

/** The template, its placeholders apart. */
export const templatePieces = (expanded: ExpandedAdTag): readonly Piece[] =>
  pieces(expanded, ({ placeholder }) => placeholder);

/** The text after expansion, what was filled apart. */
export const expandedPieces = (expanded: ExpandedAdTag): readonly Piece[] =>
  pieces(expanded, ({ placeholder, encoded }) => encoded ?? placeholder);
