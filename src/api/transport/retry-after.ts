const SECONDS = /^\d{1,15}$/;

/** The three forms of an HTTP date (RFC 9110 section 5.6.7), all of which `Date.parse` reads once they are recognised. */
const DATES: readonly RegExp[] = [
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Milliseconds to wait by a `Retry-After` header (RFC 9110 section 10.2.3), never below 0; null
 * when it is absent or not of the grammar, as `soon`, `-1` or `1e3` are.
 */
export const retryAfter = (header: string | null, now: number): number | null => {
  const value = header?.trim() ?? '';
  if (SECONDS.test(value)) return Number(value) * 1000;
  if (!DATES.some((form) => form.test(value))) return null;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};
