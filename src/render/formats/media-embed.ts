import { codeTitle, type CodeWriter, requestedSize } from '../code-request.js';
import { frameAddress } from '../hosted-address.js';
import { playerFrame } from './iframe.js';
import { element, json, text } from '../markup.js';
import { publicEmbed } from '../public-embed.js';

/**
 * The `<media-embed>` element with the address of the published embed, or with the public part of the
 * embed as JSON. Inside it are a link for pages that never define the element, and a frame for readers
 * without scripts. It can always be written.
 */
export const mediaEmbedCode: CodeWriter = (request) => {
  const { embed, options } = request;
  const { src, elementFormat: format, label, title, autoplay, mute, lazy, consent } = options;
  const frame = frameAddress(request);
  // Like the element itself, the frame is never wider than its container.
  const responsive = { ...request, options: { ...options, responsive: true } };
  return element(
    'media-embed',
    {
      src,
      format,
      ...requestedSize(request),
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
          // Consent cannot be requested without scripts.
          ...(consent === undefined
            ? [element('noscript', {}, playerFrame(responsive, frame))]
            : []),
        ]),
  );
};
