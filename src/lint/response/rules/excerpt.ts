import { shownText } from '../../../text/shown-text.js';

export const MAX_LISTED = 5;

/** A text of a document for a message, which writes it in backticks: on one line, and cut. */
export const excerpt = (text: string): string =>
  shownText(text.replace(/[\s\p{Cc}`]+/gu, ' ').trim());
