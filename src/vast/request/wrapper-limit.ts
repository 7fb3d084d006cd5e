/** Wrappers within one another that the player follows; VAST 4.2 section 2.4.3.4 recommends 5. */
export const MAX_WRAPPERS = 5;

/** Ads of one document that are considered. Not in the specification. */
export const MAX_ADS = 20;
