/**
 * Resolves once no pointer or key presses a sibling of an element; at once when none does. Replacing a
 * button during a press would swallow its click.
 */
export const pointerReleased = async ({ parentNode }: Element): Promise<void> => {
  while (parentNode?.querySelector(':active')) await new Promise(requestAnimationFrame);
};
