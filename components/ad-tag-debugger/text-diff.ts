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

/** Lengths of the longest common subsequences of the ends from each pair of tokens on. */
const lengthsOf = (
  before: readonly string[],
  after: readonly string[],
): readonly (readonly number[])[] => {
  const rows: number[][] = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [rows[i] ?? [], rows[i + 1] ?? []];
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
};

const compare = (before: readonly string[], after: readonly string[]): readonly DiffPart[] => {
  if (before.length > MAX_TOKENS || after.length > MAX_TOKENS)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  const lengths = lengthsOf(before, after);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return parts;
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
