import type { CodeRequest, CodeWriter } from './code-request.js';
import { codeSize } from './code-size.js';
import { codeTitle } from './code-title.js';
import { frameAddress } from './frame-address.js';
import { element, type Markup } from './markup.js';

/** What a player in a frame may use. */
export const PERMISSIONS = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/**
 * Where a page or its CMS drops the style, the frame still has the full width and a fixed height;
 * a wrapper would leave an empty box.
 */
const responsive = (width: number, height: number) => ({
  width: '100%',
  height,
  style: `aspect-ratio:${width}/${height};width:100%;height:auto;border:0`,
});

/** The frame of the hosted player: every attribute is ours, of the service's code only the address is taken. */
export const playerFrame = (request: CodeRequest, src: string): Markup => {
  const { config, options } = request;
  const { width, height } = codeSize(request);
  return element('iframe', {
    src,
    title: codeTitle(request),
    ...((options.responsive ?? config.size.responsive)
      ? responsive(width, height)
      : { width, height }),
    allow: PERMISSIONS,
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: options.lazy === false ? 'eager' : 'lazy',
  });
};

/** A frame alone, for systems that take nothing else. Needs no script. */
export const iframeCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  return typeof src === 'string' ? playerFrame(request, src) : src;
};
