/**
 * When each of `count` midrolls plays, in seconds into the content: as asked for, else evenly
 * spread over the duration, else (a live, an unknown duration) null. The interface gives no
 * times (platform facts 1.4); the spread is ours.
 */
export const midrollTimes = (
  count: number,
  duration: number | null,
  asked: readonly number[] | undefined,
): readonly (number | null)[] =>
  Array.from({ length: count }, (_, index) => {
    const at = asked === undefined ? ((duration ?? 0) * (index + 1)) / (count + 1) : asked[index];
    return at !== undefined && at > 0 && Number.isFinite(at) ? at : null;
  });
