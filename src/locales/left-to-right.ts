/**
 * A size, a ratio or an address inside a text, whose parts stay in their order in languages from right to left: the
 * text between the characters LRI and PDI of Unicode.
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
