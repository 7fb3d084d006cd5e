/** A piece of text that both versions have, or that only one has. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Tokens compared one by one; longer changes are shown as one removal and one addition. */
const MAX_TOKENS = 400;

/** Lines of texts with several lines, else the parts of a URL. */
const tokensOf = (text: string): readonly string[] =>
  text.includes('\n') ? text.split(/(?<=\n)/) : text.split(/(?<=[?&/=,])|(?=[?&=])/);

const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const limit = Math.min(a.length, b.length);
  let count = 0;
  while (count < limit && a[count] === b[count]) count += 1;
  return count;
};

/** The longest run of tokens that both versions have: where it starts in each, and its length. */
const longestRun = (
  before: readonly string[],
  after: readonly string[],
): readonly [start: number, startAfter: number, length: number] => {
  let longest: readonly [number, number, number] = [0, 0, 0];
  let lengths: readonly number[] = [];
  for (const [i, token] of before.entries()) {
    const previous = lengths;
    lengths = after.map((candidate, j) => (candidate === token ? (previous[j - 1] ?? 0) + 1 : 0));
    for (const [j, length] of lengths.entries())
      if (length > longest[2]) longest = [i - length + 1, j - length + 1, length];
  }
  return longest;
};

const compare = (before: readonly string[], after: readonly string[]): readonly DiffPart[] => {
  const isLong = before.length > MAX_TOKENS || after.length > MAX_TOKENS;
  const [start, startAfter, length] = isLong ? [0, 0, 0] : longestRun(before, after);
  if (length === 0)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  return [
    ...compare(before.slice(0, start), after.slice(0, startAfter)),
    { kind: 'same', text: before.slice(start, start + length).join('') },
    ...compare(before.slice(start + length), after.slice(startAfter + length)),
  ];
};

const merged = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind)
      all[all.length - 1] = { kind: part.kind, text: last.text + part.text };
    else all.push(part);
  }
  return all;
};

export const diffTexts = (before: string, after: string): readonly DiffPart[] => {
  const [beforeTokens, afterTokens] =
    before.includes('\n') || after.includes('\n')
      ? [before, after].map((text) => text.split(/(?<=\n)/))
      : [before, after].map(tokensOf);
  const [left = [], right = []] = [beforeTokens, afterTokens];
  const start = sharedStart(left, right);
  const [leftRest, rightRest] = [left.slice(start), right.slice(start)];
  const end = sharedStart([...leftRest].reverse(), [...rightRest].reverse());
  return merged([
    { kind: 'same', text: left.slice(0, start).join('') },
    ...compare(
      leftRest.slice(0, leftRest.length - end),
      rightRest.slice(0, rightRest.length - end),
    ),
    { kind: 'same', text: leftRest.slice(leftRest.length - end).join('') },
  ]);
};

/** A diff as text: each changed part on a separate line that starts with `-` or `+`. */
export const diffAsText = (parts: readonly DiffPart[]): string =>
  parts
    .filter(({ kind }) => kind !== 'same')
    .flatMap(({ kind, text }) =>
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${kind === 'removed' ? '-' : '+'} ${line}`),
    )
    .join('\n');
