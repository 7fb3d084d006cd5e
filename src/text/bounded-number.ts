/** Whether a foreign number can be added to others and shown: larger ones lose digits, and their sums are infinite. */
export const isBounded = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
