import { codeSize, codeTitle, type CodeWriter } from '../code-request.js';
import { frameLayout } from '../frame-layout.js';
import { frameAddress } from '../frame-address.js';
import { element } from '../markup.js';
import { withPlayerOptions } from '../player-options.js';

/** An interactive figure of Facebook's instant articles, which ended in 2023. Deprecated; kept for archived pages. */
export const instantArticleCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  if (typeof src !== 'string') return src;
  return element(
    'figure',
    { class: 'op-interactive' },
    element('iframe', {
      class: 'no-margin',
      ...frameLayout(request, codeSize(request)),
      src: withPlayerOptions(src, request.options),
      title: codeTitle(request),
    }),
  );
};
