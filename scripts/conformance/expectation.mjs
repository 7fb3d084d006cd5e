/** What a player has to do with a document of any kind. */
import { playDocument, slotOf } from './oracle.mjs';
import { vmapExpectation } from './vmap-oracle.mjs';

/**
 * What a player has to do with a loaded document. `environment` has `canPlay(type)` and `secondsOf(type)`, the duration
 * of the file that the server sends for a type.
 *
 * `due`: one entry per tracker, with the VAST codes that it may have.
 */
export const expectationOf = (root, environment) => {
  if (root.tree?.name === 'VMAP') return vmapExpectation(root, environment);
  const state = { slot: slotOf(root), due: [], played: [], environment };
  const { codes } = playDocument(root, [], state);
  return { slot: state.slot, due: state.due, played: state.played, codes };
};
