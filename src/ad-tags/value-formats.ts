import type { Device, DeviceType, Viewer, ValueProvider } from '../viewer.js';

/** The number of a clock or random source, or undefined when it returns none. */
export const readProvider = (provider: ValueProvider<number> | undefined): number | undefined => {
  const value: unknown = typeof provider === 'function' ? provider() : provider;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

export const deviceDetails = (device: Device | DeviceType | undefined): Device | undefined =>
  typeof device === 'object' ? device : undefined;

/** Latest time that a Date can hold, in milliseconds (ECMAScript, time values). */
const MAX_TIME = 8.64e15;

/** Milliseconds since 1970 as a whole number, or undefined without a clock. */
export const milliseconds = (now: ValueProvider<number> | undefined): number | undefined => {
  const time = readProvider(now);
  return time !== undefined && Math.abs(time) <= MAX_TIME ? Math.trunc(time) : undefined;
};

/** ISO 8601 with milliseconds and zone (VAST macro TIMESTAMP): `2026-01-31T12:00:00.000Z`. */
export const isoTimestamp = (now: ValueProvider<number> | undefined): string | undefined => {
  const time = milliseconds(now);
  return time === undefined ? undefined : new Date(time).toISOString();
};

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Seconds as `HH:MM:SS.mmm`, the timecode of VAST 4.x section 6.1; undefined when there is no valid time. */
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

/** A number of pixels or seconds without its fraction; undefined when there is no number. */
export const whole = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' ? Math.round(value) : undefined;

const HOST = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)/i;

/** Host name of an absolute http(s) address, without port; undefined when it has none. */
export const pageDomain = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : HOST.exec(url)?.[1];

/** By AdCOM playback method, 1 to 7: only a click and the mouse-over (3 and 4) are the viewer's doing. */
const AUTOMATIC_METHODS: readonly (boolean | undefined)[] = [
  undefined,
  true,
  true,
  false,
  false,
  true,
  true,
  true,
];

const AUTOMATIC_STATES: readonly unknown[] = ['autoplayed', 'mautoplayed'];

/** Whether playback starts without the viewer's doing; undefined when that is unknown. */
export const startsAutomatically = ({ player }: Pick<Viewer, 'player'>): boolean | undefined => {
  const byMethod = AUTOMATIC_METHODS[player?.playbackMethod ?? 0];
  if (byMethod !== undefined) return byMethod;
  const states: unknown = player?.inventoryState;
  const isAutomatic =
    Array.isArray(states) && states.some((state) => AUTOMATIC_STATES.includes(state));
  return isAutomatic ? true : undefined;
};
