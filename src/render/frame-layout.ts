import { type CodeRequest, type CodeSize, fillsContainer } from './code-request.js';
import type { Attributes } from './markup.js';

/**
 * Size and style of a frame. It keeps its aspect ratio, is never wider than its container and has no
 * border. If a page or its CMS removes the style, the frame has the size of the attributes. A wrapper
 * would leave an empty box.
 */
export const frameLayout = (request: CodeRequest, size: CodeSize): Attributes => {
  const { width, height } = size;
  const columnWidth = fillsContainer(request, size) ? '100%' : `${width}px`;
  return {
    width,
    height,
    style: `aspect-ratio:${width}/${height};width:${columnWidth};max-width:100%;height:auto;border:0`,
  };
};
