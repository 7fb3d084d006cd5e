import { MAX_QUOTE_LENGTH } from '../limits.js';

/** A text as messages show it, cut after 40 characters. Never pass an address: it may hold a token. */
export const shownText = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
