/**
 * Resolves once nothing beside an element is pressed any more, by pointer or by key; at once when nothing
 * is. A press on a button that ends on what took the button's place would be no click.
 */
export const pressEnd = async ({ parentNode }: Element): Promise<void> => {
  while (parentNode?.querySelector(':active')) await new Promise(requestAnimationFrame);
};
