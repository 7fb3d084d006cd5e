import type { CodeWriter } from './code-request.js';
import { codeSize } from './code-size.js';
import { codeTitle } from './code-title.js';
import { frameAddress } from './frame-address.js';
import { element } from './markup.js';

/** An interactive figure of Facebook's instant articles, which ended in 2023; for archives that still hold them. */
export const instantArticleCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  if (typeof src !== 'string') return src;
  return element(
    'figure',
    { class: 'op-interactive' },
    element('iframe', { class: 'no-margin', ...codeSize(request), src, title: codeTitle(request) }),
  );
};
