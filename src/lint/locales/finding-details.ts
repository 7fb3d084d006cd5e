/** Placeholders in every syntax, and what is in backticks. */
const TOKENS =
  /`[^`]{1,80}`|\[[^\]\s]{1,60}\]|\{{1,2}[^{}\s]{1,60}\}{1,2}|%%\w{1,60}%%|\$\$\w{1,60}\$\$|__[\w-]{1,60}?__/g;

/** `parameters a, b and c`; "no parameter that …" names none. */
const PARAMETERS = /(?<!\bno )\bparameters? ((?:[\w.-]+(?:, | and ))*[\w.-]+)/g;

/** The value that a field of an embed has: `The value "yes" is not 1 or 0.` */
const VALUE =
  /^(?:The value|The ad of type|No bulk has the label|The player has no event named) (?:"(.{1,80}?)"|(-?[\d.]+|true|false))(?: is | has |\.$)/;

/**
 * The names in the English message of a finding: the value of a field, placeholders, parameters and what is in backticks, each once. A
 * translation that has no message of its own for every case shows them behind its sentence.
 */
export const findingDetails = (message: string): readonly string[] => {
  const parameters = Array.from(message.matchAll(PARAMETERS), ([, names = '']) =>
    names.replace(/\.$/, '').split(/, | and /),
  );
  const tokens = Array.from(message.matchAll(TOKENS), ([token]) => token.replaceAll('`', ''));
  const [, text, value = text] = VALUE.exec(message) ?? [];
  return [...new Set([...(value === undefined ? [] : [value]), ...parameters.flat(), ...tokens])];
};

/** The range in the English remedy of a finding, such as `0–1`; null if it names none. */
export const documentedRange = (remedy: string): string | null => {
  const [, min, max] = /range: (-?[\d.,]+) to (-?[\d.,]*\d)/.exec(remedy) ?? [];
  return min === undefined || max === undefined ? null : `${min}–${max}`;
};
