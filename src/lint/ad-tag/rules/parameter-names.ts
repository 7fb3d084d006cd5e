const MAX_LISTED = 10;
const MAX_NAME_LENGTH = 40;

/** Names for a message: `a, b and c`. Long names and long lists are cut. */
export const listed = (names: Iterable<string>): string => {
  const distinct = [...new Set(names)];
  const shown = distinct
    .slice(0, MAX_LISTED)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name));
  if (distinct.length > MAX_LISTED)
    return `${shown.join(', ')} and ${distinct.length - MAX_LISTED} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
};

/** `parameter a`, or `parameters a and b`. */
export const parametersNamed = (names: readonly string[]): string =>
  `${new Set(names).size === 1 ? 'parameter' : 'parameters'} ${listed(names)}`;
