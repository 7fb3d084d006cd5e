import { type CodeRequest, codeSize, codeTitle, type CodeWriter } from '../code-request.js';
import { type Attributes, element, type Markup, startTag, textMarkup } from '../markup.js';
import { frameAddress } from '../frame-address.js';

/** The usual width of a message; mail programs do not scale wider ones. */
const MAX_WIDTH = 600;

const row = (attributes: Attributes, link: Markup): Markup =>
  element('tr', {}, element('td', attributes, link));

/** The preview image. The height follows from the image where styles apply. */
const thumbnail = (request: CodeRequest, width: number, src: string): Markup => {
  const size = codeSize(request);
  return startTag('img', {
    src,
    width,
    height: Math.round((width * size.height) / size.width),
    alt: codeTitle(request),
    border: 0,
    style: `display:block;width:100%;max-width:${width}px;height:auto;border:0`,
  });
};

/**
 * The preview image above a play button, both links to the page of the embed or to the hosted player.
 * Mail programs run no scripts and show no frames; Outlook needs tables, and attributes beside styles.
 */
export const emailCode: CodeWriter = (request) => {
  const href = request.options.page ?? frameAddress(request);
  if (typeof href !== 'string') return href;
  const width = Math.min(MAX_WIDTH, codeSize(request).width);
  const poster = request.config.source?.poster ?? null;
  const image =
    poster === null
      ? []
      : [row({}, element('a', { href, target: '_blank' }, thumbnail(request, width, poster)))];
  const button = element(
    'a',
    {
      href,
      target: '_blank',
      style:
        'display:block;padding:14px 16px;color:#ffffff;font:bold 16px Arial,Helvetica,sans-serif;text-decoration:none',
    },
    textMarkup(`\u25B6 ${codeTitle(request)}`),
  );
  return element(
    'table',
    {
      role: 'presentation',
      width,
      cellpadding: 0,
      cellspacing: 0,
      border: 0,
      style: `width:100%;max-width:${width}px;border-collapse:collapse`,
    },
    element('tbody', {}, ...image, row({ align: 'center', bgcolor: '#16181d' }, button)),
  );
};
