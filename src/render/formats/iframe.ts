import { type CodeRequest, codeSize, codeTitle, type CodeWriter } from '../code-request.js';
import { frameAddress } from '../hosted-address.js';
import { element, type Markup } from '../markup.js';

/** Permissions of a player in a frame. */
export const PERMISSIONS = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/**
 * If a page or its CMS removes the style, the frame still has the full width and a fixed height. A
 * wrapper would leave an empty box.
 */
const responsive = (width: number, height: number) => ({
  width: '100%',
  height,
  style: `aspect-ratio:${width}/${height};width:100%;height:auto;border:0`,
});

/** The frame of the hosted player. Only the address is taken from the service's code, no other attribute. */
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

/** Only a frame, for systems that accept nothing else. Needs no script. */
export const iframeCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  return typeof src === 'string' ? playerFrame(request, src) : src;
};
