/** A JSON object whose fields are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The objects of NDJSON; a line that is none is an empty object. */
export const parseJsonLines = (text: string): readonly JsonObject[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => objectOf(parseJson(line)));

/** Whether a text begins as JSON does: also with a document in a string, as gateways serialize it. */
export const beginsAsJson = (text: string): boolean =>
  /^\s*(?:[{[]|"(?:\s|\\[nrt]){0,9}(?:<|\\u003[cC])|(?:null|true|false)\s*$)/.test(text);
