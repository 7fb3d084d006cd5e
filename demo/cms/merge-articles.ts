import { diff3Merge } from 'node-diff3';

/** The blocks of a text, each as JSON. */
export type BlockLines = readonly string[];

/** A passage that two people changed. */
export interface Conflict {
  readonly mine: BlockLines;
  readonly theirs: BlockLines;
  readonly isTitle?: boolean;
}

export type Choice = 'mine' | 'theirs' | 'both';

export type MergedPart = BlockLines | Conflict;

export const isConflict = (part: MergedPart): part is Conflict => 'mine' in part;

export const mergeBlocks = (
  mine: BlockLines,
  base: BlockLines,
  theirs: BlockLines,
): readonly MergedPart[] =>
  diff3Merge([...mine], [...base], [...theirs], { excludeFalseConflicts: true }).map(
    ({ ok, conflict }) => ok ?? { mine: conflict?.a ?? [], theirs: conflict?.b ?? [] },
  );

export const mergeTitles = (mine: string, base: string, theirs: string): readonly MergedPart[] => {
  if (theirs === base || theirs === mine) return [[mine]];
  return mine === base ? [[theirs]] : [{ mine: [mine], theirs: [theirs], isTitle: true }];
};

const chosenLines = ({ mine, theirs }: Conflict, choice: Choice): BlockLines => {
  if (choice === 'both') return [...theirs, ...mine];
  return choice === 'mine' ? mine : theirs;
};

export const resolveConflicts = (
  parts: readonly MergedPart[],
  choose: (conflict: Conflict) => Choice,
): BlockLines =>
  parts.flatMap((part) => (isConflict(part) ? chosenLines(part, choose(part)) : part));
