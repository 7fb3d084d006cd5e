/** Bits of the lists of a TC string. Source: Consent string and vendor list formats v2. */
export const MAX_PURPOSES = 24;
export const MAX_SPECIAL_FEATURES = 12;
