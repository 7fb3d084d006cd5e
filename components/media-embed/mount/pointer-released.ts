/**
 * Resolves once no sibling of an element is pressed by a pointer or a key. Replacing a button during a
 * press would swallow its click.
 */
export const pointerReleased = async ({ parentNode }: Element): Promise<void> => {
  while (parentNode?.querySelector(':active')) await new Promise(requestAnimationFrame);
};
