const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const DAY_MS = 86_400_000;

/** The milliseconds of a date-time in UTC, or null when there is no such day or time. */
const parseUtc = (text: string): number | null => {
  const parts = DATE_TIME.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const date = new Date(Date.UTC(2000, 0, 1, hours, minutes, seconds));
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().slice(0, 19).replace('T', ' ') === text ? date.getTime() : null;
};

/** Whether a text is a date-time `YYYY-MM-DD hh:mm:ss` of an existing day (spec 2). */
export const isDateTime = (text: string): boolean => parseUtc(text) !== null;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
};

/**
 * Formats a date as the service's date-time `YYYY-MM-DD hh:mm:ss` in a time zone by its IANA name,
 * for example `formatDateTime(new Date(), 'Europe/Rome')`. Date-times of the service carry no zone.
 * Throws a `RangeError` for an invalid date, a year outside 1–9999 or an unknown zone.
 */
export const formatDateTime = (date: Date, timeZone: string): string => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  const text = `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
  if (!DATE_TIME.test(text)) throw new RangeError('The year must be between 1 and 9999.');
  return text;
};

/**
 * Parses the service's date-time in a time zone; null for another format or a day that does not
 * exist. A local time that a clock change repeats is read as the first of the two; a local time that
 * it skips is moved forward by the length of the gap. Throws a `RangeError` for an unknown zone.
 */
export const parseDateTime = (text: string, timeZone: string): Date | null => {
  const utc = parseUtc(text);
  if (utc === null) return null;
  const offsetAt = (time: number): number =>
    (parseUtc(formatDateTime(new Date(time), timeZone)) ?? time) - Math.floor(time / 1000) * 1000;
  const before = utc - offsetAt(utc - DAY_MS);
  const after = utc - offsetAt(utc + DAY_MS);
  const exact = [before, after].filter((time) => formatDateTime(new Date(time), timeZone) === text);
  return new Date(exact.length === 0 ? before : Math.min(...exact));
};
