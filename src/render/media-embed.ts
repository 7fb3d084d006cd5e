import type { CodeWriter } from './code-request.js';
import { askedSize } from './code-size.js';
import { codeTitle } from './code-title.js';
import { frameAddress } from './frame-address.js';
import { playerFrame } from './iframe.js';
import { element, json, text } from './markup.js';
import { publicEmbed } from './public-embed.js';

/**
 * The `<media-embed>` element with the address of the published embed, or with what of the embed
 * may be public as JSON. Inside it, a link for readers whose page never defines the element, and a frame for
 * those without scripts. It can always be written.
 */
export const mediaEmbedCode: CodeWriter = (request) => {
  const { embed, options } = request;
  const { src, elementFormat: format, label, title, autoplay, mute, lazy, consent } = options;
  const frame = frameAddress(request);
  // As the element itself: never wider than its container.
  const fitted = { ...request, options: { ...options, responsive: true } };
  return element(
    'media-embed',
    {
      src,
      format,
      ...askedSize(request),
      title,
      label,
      autoplay,
      muted: mute,
      loading: options.elementLoading ?? (lazy === false ? 'eager' : undefined),
      consent,
    },
    ...(src === undefined
      ? [element('script', { type: 'application/json' }, json(publicEmbed(embed)))]
      : []),
    ...(typeof frame !== 'string'
      ? []
      : [
          element('a', { href: frame }, text(codeTitle(request))),
          // Without scripts nobody can be asked.
          ...(consent === undefined ? [element('noscript', {}, playerFrame(fitted, frame))] : []),
        ]),
  );
};
