import { element, type Markup } from '../render/markup.js';
import { aspectRatioOf } from './block-size.js';
import { type EmbedBlock, previewAttributes } from './embed-block.js';

/** The style of the frame of a preview. It leaves clicks to the editor. */
export const previewStyle = (block: EmbedBlock): string => {
  const width = block.width === null || block.responsive ? '100%' : `${block.width}px`;
  return `display:block;width:${width};max-width:100%;aspect-ratio:${aspectRatioOf(block) ?? '16/9'};height:auto;border:0;pointer-events:none`;
};

export const previewCode = (block: EmbedBlock, name: string): Markup =>
  element('iframe', { ...previewAttributes(block, name), style: previewStyle(block) });
