import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Translated } from '../../src/locales/registry.js';
import { clockTime, spokenTime } from './clock-time.js';

/** What a facade says. */
export interface FacadeTexts {
  /** Accessible name of the button: the title, and how long it is or that it is live. */
  readonly label: string;
  /** May be empty. */
  readonly title: string;
  /** The duration as a clock shows it, or that it is live; may be empty. */
  readonly badge: string;
}

export const facadeTexts = (
  { source }: EmbedPreview,
  title: string,
  messages: Translated<'facade'>,
): FacadeTexts => {
  const play = messages.play(title);
  if (source?.kind === 'live')
    return { label: `${play}, ${messages.live}`, title, badge: messages.live };
  const duration = source?.duration ?? 0;
  if (Math.round(duration) < 1) return { label: play, title, badge: '' };
  return {
    label: `${play}, ${spokenTime(duration, messages.language)}`,
    title,
    badge: clockTime(duration),
  };
};
