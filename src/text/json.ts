/** A JSON object whose fields are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and not a list or null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as an object; empty if it is none. */
export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** The value of a JSON text; undefined if the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Nesting of JSON that is read; more would overflow the stack of those who walk over it. */
const MAX_JSON_DEPTH = 100;

const BRACKET_OR_STRING = /[[\]{}"]/g;
const STRING_PART = /[^"\\]*(?:\\.|")/sy;

/** The end of the string whose quote is before `start`. */
const endOfString = (text: string, start: number): number => {
  STRING_PART.lastIndex = start;
  for (let part = STRING_PART.exec(text); part !== null; part = STRING_PART.exec(text))
    if (part[0].endsWith('"') && !part[0].endsWith('\\"')) return STRING_PART.lastIndex;
  return text.length;
};

/** Whether lists and objects of a JSON text are nested too deep. Brackets in strings do not count. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  BRACKET_OR_STRING.lastIndex = 0;
  for (let found = BRACKET_OR_STRING.exec(text); found; found = BRACKET_OR_STRING.exec(text)) {
    const [token] = found;
    if (token === '"') BRACKET_OR_STRING.lastIndex = endOfString(text, found.index + 1);
    else depth += token === '{' || token === '[' ? 1 : -1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
};
