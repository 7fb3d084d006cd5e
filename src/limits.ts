/** Upper bound of seconds: eleven days. Not in the specification; chosen because longer content is an error. */
export const MAX_SECONDS = 999_999;

/** Upper bound of lengths, in pixels or percent. Not in the specification; chosen because no screen is larger. */
export const MAX_LENGTH = 99_999;

/** Sections of a GPP string. Not in the standard; chosen because there are fewer than 30. */
export const MAX_GPP_SECTIONS = 100;

/** Characters of foreign text that a message quotes. */
export const MAX_QUOTE_LENGTH = 40;
