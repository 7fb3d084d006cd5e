import { type CodeRequest, codeSize, codeTitle } from '../render/code-request.js';
import { PERMISSIONS } from '../render/formats/iframe.js';
import { frameAddress } from '../render/frame-address.js';
import { jsonLdScript, videoObject } from '../render/json-ld.js';
import { element, htmlPage, type Markup, startTag, textMarkup } from '../render/markup.js';
import { metaTags, openGraphTags, shortenedDescription } from '../render/open-graph.js';

export interface PageAddresses {
  readonly pageUrl: string;
  /** Address of the oEmbed endpoint, without parameters. */
  readonly oEmbedUrl: string;
}

export interface PageOptions extends PageAddresses {
  readonly siteName: string | undefined;
  /** BCP 47 tag of the embed's texts. */
  readonly language: string;
  /** IANA name of the time zone of the service's dates. */
  readonly timeZone: string;
}

/** A page and what its Content Security Policy has to allow. */
export interface EmbedPage {
  readonly html: string;
  /** The content of its only style element. */
  readonly style: string;
  readonly frameOrigin: string | null;
}

const STYLE =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:1rem}' +
  'iframe,img{display:block;width:100%;height:auto;border:0}p{white-space:pre-line}';

const meta = (name: string, content: string): Markup => startTag('meta', { name, content });

const link = (rel: string, href: string, attributes = {}): Markup =>
  startTag('link', { rel, ...attributes, href });

const discovery = (title: string, { oEmbedUrl, pageUrl }: PageAddresses): readonly Markup[] =>
  (['json', 'xml'] as const).map((format) =>
    link('alternate', `${oEmbedUrl}?url=${encodeURIComponent(pageUrl)}&format=${format}`, {
      type: format === 'json' ? 'application/json+oembed' : 'text/xml+oembed',
      title,
    }),
  );

/** The hosted player, else the preview image. */
const media = (request: CodeRequest, src: string | null): readonly Markup[] => {
  const size = codeSize(request);
  const title = codeTitle(request);
  if (src !== null) {
    const policy = { referrerpolicy: 'strict-origin-when-cross-origin' };
    const frame = { src, title, ...size, allow: PERMISSIONS, allowfullscreen: true };
    return [element('iframe', { ...frame, ...policy })];
  }
  const poster = request.config.source?.poster ?? null;
  return poster === null ? [] : [startTag('img', { src: poster, alt: title, ...size })];
};

/**
 * A page that shows one embed, for links that are pasted into chats, networks and CMSs. It has no script;
 * its player is the hosted one.
 */
export const embedPage = (request: CodeRequest, options: PageOptions): EmbedPage => {
  const title = codeTitle(request);
  const description = request.config.description;
  const video = videoObject(request, options);
  const frame = frameAddress(request);
  const src = typeof frame === 'string' ? frame : null;
  const { width, height } = codeSize(request);
  const style = `${STYLE}iframe,img{aspect-ratio:${width}/${height}}`;
  const html = htmlPage(
    options.language,
    [
      meta('viewport', 'width=device-width, initial-scale=1'),
      element('title', {}, textMarkup(title)),
      ...(description === '' ? [] : [meta('description', shortenedDescription(description))]),
      link('canonical', options.pageUrl),
      ...discovery(title, options),
      metaTags(openGraphTags(request, options)),
      ...('name' in video ? [jsonLdScript(video)] : []),
      element('style', {}, textMarkup(style)),
    ],
    [
      element(
        'main',
        {},
        ...media(request, src),
        element('h1', {}, textMarkup(title)),
        ...(description === '' ? [] : [element('p', {}, textMarkup(description))]),
      ),
    ],
  );
  return { html, style, frameOrigin: src === null ? null : policyOrigin(src) };
};

/** The origin of a URL as a source of a policy; null if its host has characters that would end a source or a directive. */
const policyOrigin = (url: string): string | null => {
  const { origin } = new URL(url);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
};

/** A page without an embed. It has no style, so that its policy can forbid everything. */
export const messagePage = (message: string): string =>
  htmlPage(
    'en',
    [element('title', {}, textMarkup(message))],
    [element('main', {}, element('p', {}, textMarkup(message)))],
  );
