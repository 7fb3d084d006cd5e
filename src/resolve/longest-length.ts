/** Upper bound of lengths, in pixels or percent, read or written. Ours. */
export const MAX_LENGTH = 99_999;
