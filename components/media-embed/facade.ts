import { html, nothing, type TemplateResult } from 'lit';
import { clockTime, splitTime } from '../../src/clock-time.js';
import type { Translated } from '../../src/locales/registry.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';

/** The texts of a facade. */
export interface FacadeTexts {
  /** Accessible name of the button: the title, and the duration or that it is live. */
  readonly label: string;
  /** May be empty. */
  readonly title: string;
  /** The duration as a clock shows it, or that it is live; may be empty. */
  readonly badge: string;
}

const UNITS = ['hour', 'minute', 'second'] as const;

/** Whole seconds in words: `1 minute 5 seconds`. */
const spokenTime = (seconds: number, language: string): string =>
  splitTime(seconds)
    .flatMap((part, index) =>
      part === 0
        ? []
        : new Intl.NumberFormat(language, {
            style: 'unit',
            unit: UNITS[index],
            unitDisplay: 'long',
          }).format(part),
    )
    .join(' ');

export const facadeTexts = (
  { source }: EmbedPreview,
  title: string,
  messages: Translated<'facade'>,
): FacadeTexts => {
  const play = messages.play(title);
  if (source?.kind === 'live')
    return { label: `${play}, ${messages.live}`, title, badge: messages.live };
  const duration = Math.round(source?.duration ?? 0);
  if (duration < 1) return { label: play, title, badge: '' };
  return {
    label: `${play}, ${spokenTime(duration, messages.language)}`,
    title,
    badge: clockTime(duration),
  };
};

/** The poster. Above the fold it is often the largest contentful paint and must not be lazy. */
export const poster = (address: string, isUrgent: boolean): TemplateResult =>
  html`<img part="poster" alt="" decoding="async" loading=${isUrgent ? 'eager' : 'lazy'} fetchpriority=${isUrgent ? 'high' : 'auto'} src=${address} />`;

/** The button over the whole box, with the title and the duration. */
export const facade = (
  { label, title, badge }: FacadeTexts,
  activate: () => void,
  intend: () => void,
): TemplateResult =>
  html`<button part="play" type="button" aria-label=${label} @click=${activate} @pointerover=${intend} @focusin=${intend}>${title === '' ? nothing : html`<span part="title" dir="auto">${title}</span>`}<svg part="icon" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="24" /><path d="M18 14v20l17-10z" /></svg></button>${badge === '' ? nothing : html`<span part="badge" aria-hidden="true">${badge}</span>`}`;
