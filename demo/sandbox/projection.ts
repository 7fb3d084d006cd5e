/**
 * What may go out of a value: `scalar`, or an object with these fields and no others. A list is
 * read as its items, whatever its depth up to the bound below.
 */
export type Shape = 'scalar' | Fields;

export interface Fields {
  readonly [field: string]: Shape;
}

/** Deeper lists are dropped. */
const DEEPEST = 8;

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

const projectFields = (value: object, fields: Fields, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) => {
      if (!Object.hasOwn(value, name)) return [];
      const projected = project((value as Record<string, unknown>)[name], shape, depth + 1);
      return projected === undefined ? [] : [[name, projected]];
    }),
  );

/**
 * Builds a value anew from the fields that are listed; what is not listed does not go out. A
 * scalar in the place of an object goes out, so that a reader sees the mistake; an object in the
 * place of a scalar does not.
 */
export const project = (value: unknown, shape: Shape, depth = 0): unknown => {
  if (isScalar(value)) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => project(item, shape, depth + 1))
      .filter((item) => item !== undefined);
  }
  return shape === 'scalar' ? undefined : projectFields(value as object, shape, depth);
};
