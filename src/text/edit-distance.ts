/** Names are not longer than this. */
const MAX_CASE_DISTANCE = 128;

/**
 * Number of changed, added, left out or swapped characters between two texts, at most `limit` + 1. Texts of very
 * different lengths are not compared.
 */
export const editDistance = (first: string, second: string, limit: number): number => {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(limit + 1, previous[second.length] ?? 0);
};

/**
 * The candidate that differs least from a name, in any case, by at most `limit` characters; undefined if none does. Of
 * several, the one in the same case.
 */
export const nearest = (
  name: string,
  candidates: readonly string[],
  limit: number,
): string | undefined => {
  const lowerCase = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(lowerCase, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    // Less than one, so that it only decides between equals.
    const inCase = distance + editDistance(name, candidate, MAX_CASE_DISTANCE) / 1000;
    if (inCase >= bestDistance) continue;
    best = candidate;
    bestDistance = inCase;
  }
  return best;
};
