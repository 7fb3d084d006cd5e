import { shownText } from '../../../text/shown-text.js';

const MAX_LISTED = 10;

/** Each name once, and how many of a long list are left out. */
const listed = (names: Iterable<string>): readonly [names: readonly string[], more: number] => {
  const distinct = [...new Set(names)];
  return [distinct.slice(0, MAX_LISTED).map(shownText), Math.max(0, distinct.length - MAX_LISTED)];
};

export const listedNames = (
  parameters: readonly { readonly name: string }[],
): { readonly names: readonly string[]; readonly more: number } => {
  const [names, more] = listed(parameters.map(({ name }) => name));
  return { names, more };
};

export const listedPlaceholders = (
  texts: Iterable<string>,
): { readonly placeholders: readonly string[]; readonly more: number } => {
  const [placeholders, more] = listed(texts);
  return { placeholders, more };
};
