import type { FacadeMessages } from './messages.js';
import { type Translated, translate } from './registry.js';

/** The English texts that are needed before any player. They are not in `en.ts`, which is loaded later. */
const english: FacadeMessages = {
  player: 'Video player',
  live: 'Live',
  play: (title) => (title === '' ? 'Play video' : `Play video: ${title}`),
};

export const facadeMessages = (language: string): Translated<'facade'> =>
  translate('facade', language, english);
