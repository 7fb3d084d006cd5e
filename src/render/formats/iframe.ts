import { type CodeRequest, codeSize, codeTitle, type CodeWriter } from '../code-request.js';
import { frameLayout } from '../frame-layout.js';
import { frameAddress } from '../frame-address.js';
import { element, type Markup } from '../markup.js';
import { withPlayerOptions } from '../player-options.js';

export const PERMISSIONS = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/** The frame of the hosted player. Only the address is taken from the service's code, no other attribute. */
export const playerFrame = (request: CodeRequest, src: string): Markup =>
  element('iframe', {
    src,
    title: codeTitle(request),
    ...frameLayout(request, codeSize(request)),
    allow: PERMISSIONS,
    allowfullscreen: true,
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: request.options.lazy === false ? 'eager' : 'lazy',
  });

/** Only a frame, for systems that accept nothing else. Needs no script. */
export const iframeCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  return typeof src === 'string'
    ? playerFrame(request, withPlayerOptions(src, request.options))
    : src;
};

/** A frame that takes the width of its container, even if the embed is not responsive. */
export const responsiveIframeCode: CodeWriter = (request) =>
  iframeCode({ ...request, options: { ...request.options, responsive: true } });
