/** A JSON object whose fields are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and not a list or null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
