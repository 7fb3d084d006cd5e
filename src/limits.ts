/** Upper bound of seconds: eleven days. Not in the specification; chosen because longer content is an error. */
export const MAX_SECONDS = 999_999;

/** Upper bound of lengths, in pixels or percent. Not in the specification; chosen because no screen is larger. */
export const MAX_LENGTH = 99_999;
