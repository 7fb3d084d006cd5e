/** The items with a key that one before them has. An item without a key repeats none. */
export const repeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === null || !seen.has(key)) {
      if (key !== null) seen.add(key);
      return false;
    }
    return true;
  });
};
