/**
 * Text as the search compares it: without case and without accents, for letters beyond ASCII too, so
 * that `e` finds `É`. Marks are taken off after canonical decomposition; a lone surrogate becomes
 * U+FFFD, since no database keeps it; the final sigma counts as a sigma.
 */
export const folded = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ');
