/** Placeholders in every syntax, and what is in backticks. */
const TOKENS =
  /`[^`]{1,80}`|\[[^\]\s]{1,60}\]|\{{1,2}[^{}\s]{1,60}\}{1,2}|%%\w{1,60}%%|\$\$\w{1,60}\$\$|__[\w-]{1,60}?__/g;

/** `parameters a, b and c`; "no parameter that …" names none. */
const PARAMETERS = /(?<!\bno )\bparameters? ((?:[\w.-]+(?:, | and ))*[\w.-]+)/g;

/**
 * The names in the English message of a finding: placeholders, parameters and what is in backticks, each once. A
 * translation that has no message of its own for every case shows them behind its sentence.
 */
export const findingDetails = (message: string): readonly string[] => {
  const parameters = Array.from(message.matchAll(PARAMETERS), ([, names = '']) =>
    names.replace(/\.$/, '').split(/, | and /),
  );
  const tokens = Array.from(message.matchAll(TOKENS), ([token]) => token.replaceAll('`', ''));
  return [...new Set([...parameters.flat(), ...tokens])];
};
