import { element, type Markup } from '../render/markup.js';
import { aspectRatioOf } from './block-size.js';
import { type EmbedBlock, previewAttributes } from './embed-block.js';

/** The attributes of the frame of a preview in its size. It leaves clicks to the editor. */
export const previewFrame = (block: EmbedBlock, name: string) => {
  const width = block.width === null || block.responsive ? '100%' : `${block.width}px`;
  const style = `display:block;width:${width};max-width:100%;aspect-ratio:${aspectRatioOf(block) ?? '16/9'};height:auto;border:0;pointer-events:none`;
  return { ...previewAttributes(block, name), style };
};

export const previewCode = (block: EmbedBlock, name: string): Markup =>
  element('iframe', previewFrame(block, name));
