/** Seconds since 1970, as content delivery networks write them: `Expires=`, `hdnts=st=…~exp=`. */
const SECONDS = /[?&~=](?:expires|exp|e)=(\d{10})(?!\d)/i;
/** A date in an address of Azure. */
const DATE = /[?&]se=(\d{4}-\d\d-\d\d)/i;
/** The date of a signature of AWS, which is valid for some seconds. */
const SIGNED = /[?&]X-Amz-Date=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/i;
const VALID_SECONDS = /[?&]X-Amz-Expires=(\d{1,7})(?!\d)/i;

/** When the signature in an address expires, in milliseconds since 1970; null if that is not known. */
const expiryOf = (url: string): number | null => {
  const seconds = SECONDS.exec(url)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  // Valid to the end of the day at most.
  const date = DATE.exec(url)?.[1];
  if (date !== undefined) return Date.parse(`${date}T23:59:59Z`) || null;
  const [, year, month, day, hour, minute, second] = SIGNED.exec(url) ?? [];
  const valid = VALID_SECONDS.exec(url)?.[1];
  if (valid === undefined) return null;
  const signed = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return signed + Number(valid) * 1000 || null;
};

/** The day since which the signature in an address is not valid: `2026-09-22`; empty if it may be valid. */
export const expiredOn = (url: string, now: number | undefined): string => {
  const expiry = expiryOf(url);
  return expiry === null || now === undefined || expiry >= now
    ? ''
    : new Date(expiry).toISOString().slice(0, 10);
};
