const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const DAY = 86_400_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes the fields of a UTC time in the wire's form. */
const written = (utc: Date): string => {
  const day = [String(utc.getUTCFullYear()).padStart(4, '0'), two(utc.getUTCMonth() + 1)];
  const time = [utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()].map(two);
  return `${[...day, two(utc.getUTCDate())].join('-')} ${time.join(':')}`;
};

/** The milliseconds a text would stand for in UTC, or null when there is no such day or time. */
const utcOf = (text: string): number | null => {
  const parts = FORM.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const date = new Date(Date.UTC(2000, 0, 1, hours, minutes, seconds));
  date.setUTCFullYear(year, month - 1, day);
  return written(date) === text ? date.getTime() : null;
};

/** Whether a text is a date-time `YYYY-MM-DD hh:mm:ss` of a day that exists (spec 2). */
export const isDateTime = (text: string): boolean => utcOf(text) !== null;

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
 * Writes a moment as the service's date-time `YYYY-MM-DD hh:mm:ss` in a time zone by its IANA name,
 * for example `formatDateTime(new Date(), 'Europe/Rome')`. The wire names no zone, so the caller
 * does. Throws a `RangeError` for an invalid date, a year outside 1–9999 or an unknown zone.
 */
export const formatDateTime = (moment: Date, timeZone: string): string => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  const text = `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
  if (!FORM.test(text)) throw new RangeError('The year has no four digits.');
  return text;
};

/**
 * Reads the service's date-time in a time zone; null when it is no date-time or names no day there
 * is. A time that a change of clocks repeats is the earlier one; one that it skips is moved on by
 * the change. Throws a `RangeError` for an unknown zone.
 */
export const parseDateTime = (text: string, timeZone: string): Date | null => {
  const utc = utcOf(text);
  if (utc === null) return null;
  const offsetAt = (time: number): number =>
    (utcOf(formatDateTime(new Date(time), timeZone)) ?? time) - Math.floor(time / 1000) * 1000;
  const before = utc - offsetAt(utc - DAY);
  const after = utc - offsetAt(utc + DAY);
  const fits = [before, after].filter((time) => formatDateTime(new Date(time), timeZone) === text);
  return new Date(fits.length === 0 ? before : Math.min(...fits));
};
