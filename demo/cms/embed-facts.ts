import { html, type TemplateResult } from 'lit';
import type { EmbedEntry } from './server/embed-entry.js';
import type { Language } from '../../src/messages/languages.js';
import { leftToRight } from '../../src/locales/left-to-right.js';
import type { DemoText } from '../../src/messages/generated/demo/index.js';

const TONES: Readonly<Record<EmbedEntry['state'], string>> = {
  ready: 'good',
  processing: 'doubt',
  failed: 'bad',
  empty: '',
};

export const stateBadge = (state: EmbedEntry['state'], text: DemoText): TemplateResult =>
  html`<span class="badge ${TONES[state]}">${text(`cms-state-${state}`)}</span>`;

/** The embed's own size, such as `640 × 360`. */
export const sizeOf = (
  { width, height }: Pick<EmbedEntry, 'width' | 'height'>,
  text: DemoText,
): string =>
  width === null && height === null
    ? text('cms-size-not-set')
    : leftToRight(`${width ?? 'auto'} × ${height ?? 'auto'}`);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `0:24`, `12:05` or `1:02:03`. */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** English dates with the day first, as articles have them. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The day of a date-time `YYYY-MM-DD hh:mm:ss`, which has no time zone; the empty string for anything else. */
export const dayText = (createdAt: string | null, language: Language): string => {
  const time = Date.parse(`${(createdAt ?? '').slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return '';
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(time);
};

/** A date-time with a time zone as day and time of the viewer; the empty string for anything else. */
export const timeText = (time: string, language: Language): string => {
  const at = Date.parse(time);
  return Number.isNaN(at)
    ? ''
    : new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(at);
};
