/** For tools without a module: recognizes embeds in what an author pastes, and writes the code of an article. */
export { domSource } from './dom-source.js';
export { blockCode, type EmbedBlock, storedData } from './embed-block.js';
export {
  type ElementSource,
  type EmbedRecognizer,
  embedRecognizer,
  type EmbedSites,
} from './embed-recognizer.js';
export { type PastedPart, pastedParts } from './pasted-parts.js';
export type { UnkeptOption } from './unkept-options.js';
