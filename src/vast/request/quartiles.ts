/** The quartile events (VAST 4.2 section 3.14.1) and the fraction of the duration at which each is due. */
export const QUARTILES = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;
