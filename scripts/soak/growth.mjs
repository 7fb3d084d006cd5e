/** Says whether something grows from sample to sample. Plain data in, plain data out. */

/**
 * `limits` by field: `share` of the middle sample and `least` that the last sample may be above the middle one. Memory
 * grows at first, while engines optimize and caches fill, so that the second half counts. Returns a sentence for each
 * field that grows too much.
 */
export const growthFaults = (samples, limits) => {
  const middle = samples[Math.floor((samples.length - 1) / 2)];
  const last = samples.at(-1);
  return Object.entries(limits).flatMap(([field, { share, least }]) => {
    const grown = last[field] - middle[field];
    const allowed = Math.max(least, middle[field] * share);
    return grown <= allowed
      ? []
      : [
          `${field} grew by ${grown} from ${middle[field]} in the second half; at most ${Math.round(allowed)} were expected.`,
        ];
  });
};
