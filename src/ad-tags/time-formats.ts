import type { Injected } from '../viewer.js';
import { draw } from './injected.js';

/** Latest moment that a Date can hold, in milliseconds (ECMAScript, time values). */
const MAX_TIME = 8.64e15;

/** Milliseconds since 1970 as a whole number, or undefined when no clock was handed in. */
export const milliseconds = (now: Injected<number> | undefined): number | undefined => {
  const time = draw(now);
  return time !== undefined && Math.abs(time) <= MAX_TIME ? Math.trunc(time) : undefined;
};

/** ISO 8601 with milliseconds and zone (VAST macro TIMESTAMP): `2026-01-31T12:00:00.000Z`. */
export const isoTimestamp = (now: Injected<number> | undefined): string | undefined => {
  const time = milliseconds(now);
  return time === undefined ? undefined : new Date(time).toISOString();
};

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Seconds as `HH:MM:SS.mmm`, the timecode of VAST 4.x section 6.1; undefined for no time. */
export const timecode = (seconds: number | undefined): string | undefined => {
  if (seconds === undefined || !(seconds >= 0 && seconds < Infinity)) return undefined;
  const total = Math.round(seconds * 1000);
  const time = [
    padded(Math.floor(total / 3_600_000), 2),
    padded(Math.floor(total / 60_000) % 60, 2),
    padded(Math.floor(total / 1000) % 60, 2),
  ].join(':');
  return `${time}.${padded(total % 1000, 3)}`;
};
