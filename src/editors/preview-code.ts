import { element, type Markup } from '../render/markup.js';
import { type EmbedBlock, previewAttributes } from './embed-block.js';

const STYLE = 'display:block;width:100%;aspect-ratio:16/9;height:auto;border:0;pointer-events:none';

/** The preview of a block as HTML, for editors that take a string. */
export const previewCode = (block: EmbedBlock, name: string): Markup =>
  element('iframe', { ...previewAttributes(block, name), style: STYLE });
