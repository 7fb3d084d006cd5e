import { type EmbedBlock } from './embed-block.js';
/**
 * The preview of a block, for editors that show a DOM of their own: a sandboxed frame of the embed's page
 * that leaves clicks to the editor. Its styles are set by the CSSOM, which strict policies allow.
 */
export declare const previewBox: (document: Document, block: EmbedBlock, name: string) => HTMLElement;
//# sourceMappingURL=preview-frame.d.ts.map