/** A generator of numbers from 0 to 1 with a seed (mulberry32), so that every run is the same. */
export const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), seed | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};

/** For each embed, the share of all views that it and the more popular ones have, by Zipf's law: the nth has 1/n. */
export const cumulativeShares = (embeds: number): Float64Array => {
  const shares = new Float64Array(embeds);
  let total = 0;
  for (let rank = 1; rank <= embeds; rank += 1) {
    total += 1 / rank;
    shares[rank - 1] = total;
  }
  return shares.map((share) => share / total);
};

/** The index of the first share that is not below the number. */
export const indexOf = (shares: Float64Array, number: number): number => {
  let low = 0;
  let high = shares.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle] ?? 1) < number) low = middle + 1;
    else high = middle;
  }
  return low;
};
