/** The element whose middle is nearest to the middle of the screen; null when there is none. `height` in CSS pixels. */
export const nearestToMiddle = <Box extends Pick<Element, 'getBoundingClientRect'>>(
  elements: readonly Box[],
  height: number,
): Box | null => {
  const distance = (element: Box): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - height / 2);
  };
  return elements.reduce<Box | null>(
    (nearest, element) =>
      nearest === null || distance(element) < distance(nearest) ? element : nearest,
    null,
  );
};
