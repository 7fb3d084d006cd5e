/** The value of an own field, or undefined: nothing inherited, and no failure where there is no object. */
export const fieldOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<PropertyKey, unknown>>)[name]
    : undefined;
