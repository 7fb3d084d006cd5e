const MAX_LENGTH = 40;

/** A text as messages show it, cut after 40 characters. Never pass an address: it may hold a token. */
export const shownText = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
