const LONGEST = 8192;

/** Whether a value can be sent in a header as it is: visible ASCII, not empty, not endless. */
export const isHeaderSafe = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && /^[\x21-\x7e]+$/.test(value);
