const OFFSET = /^[+-](?:0\d|1[0-4]):[0-5]\d$/;

const offsetFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** Whether a value is a time zone: an offset such as `+02:00`, or a name of the IANA such as `Europe/Rome`. */
export const isTimeZone = (value: unknown): value is string => {
  if (typeof value !== 'string' || value === '') return false;
  if (OFFSET.test(value)) return true;
  try {
    return offsetFormat(value).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The offset of a time zone at a time, as `+hh:mm`. */
const offsetAt = (time: number, timeZone: string): string => {
  if (OFFSET.test(timeZone)) return timeZone;
  const name = offsetFormat(timeZone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d\d:\d\d/.exec(name ?? '')?.[0] ?? '+00:00';
};

const milliseconds = (offset: string): number =>
  Date.parse(`1970-01-01T00:00Z`) - Date.parse(`1970-01-01T00:00${offset}`);

/**
 * A local date and time (`YYYY-MM-DD hh:mm:ss`) with the offset of its time zone, as in ISO 8601; null
 * if there is no such date. A time that daylight saving skips or repeats has one of the two offsets.
 */
export const zonedDateTime = (local: string, timeZone: string): string | null => {
  const text = local.replace(' ', 'T');
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const guess = milliseconds(offsetAt(asUtc, timeZone));
  return text + offsetAt(asUtc - guess, timeZone);
};
