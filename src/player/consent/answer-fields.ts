/** An object of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** No genuine string is as long; what is longer would not fit into a request either. */
const LONGEST = 32_000;

/** An answer's object to read fields from; anything else reads as an object without fields. */
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The field as a text that matches `form`; undefined otherwise. */
export const text = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST && form.test(value) ? value : undefined;

export const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Which ids of 1 to `last` an object such as `{ 1: true, 2: false }` grants, in ascending order; undefined when it is none. */
export const granted = (value: unknown, last: number): readonly number[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const ids: number[] = [];
  for (const [key, given] of Object.entries(value)) {
    const id = Number(key);
    if (given === true && Number.isInteger(id) && id >= 1 && id <= last) ids.push(id);
  }
  return ids;
};

/** The fields that were found. */
export const present = <Found extends object>(
  found: Found,
): { [Name in keyof Found]?: Exclude<Found[Name], undefined> } =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Found]?: Exclude<Found[Name], undefined>;
  };

/** A listener's id, for its removal; the GPP's 0 says that there is no listener. */
export const listenerId = (value: unknown): { readonly listenerId?: number | string } =>
  typeof value === 'number' || (typeof value === 'string' && value.length < 100)
    ? { listenerId: value }
    : {};
