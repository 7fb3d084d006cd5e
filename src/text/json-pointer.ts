const ESCAPES: Readonly<Record<string, string>> = { '~0': '~', '~1': '/' };

export const pointerParts = (pointer: string): readonly string[] | null => {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~[01]/g, (escape) => ESCAPES[escape] ?? escape));
};

const INDEX = /^(?:0|[1-9]\d*)$/;

export const indexIn = (list: readonly unknown[], part: string): number | null =>
  INDEX.test(part) && Number(part) < list.length ? Number(part) : null;

/** The element or own field with that name; undefined when there is none. */
export const childOf = (value: unknown, part: string): unknown => {
  if (Array.isArray(value)) {
    const index = indexIn(value, part);
    return index === null ? undefined : (value[index] as unknown);
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[part];
};

export const valueAt = (root: unknown, pointer: string): unknown =>
  pointerParts(pointer)?.reduce(childOf, root);
