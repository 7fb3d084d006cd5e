import { TextPositions } from '../text/text-positions.js';

const known = new WeakMap<object, TextPositions>();

/** The lines of the text of an input, which are found once for all of its findings. */
export const positionsOf = (input: { readonly text: string }): TextPositions => {
  const positions = known.get(input) ?? new TextPositions(input.text);
  known.set(input, positions);
  return positions;
};
