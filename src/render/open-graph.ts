import { type CodeRequest, codeSize, codeTitle } from './code-request.js';
import { frameAddress } from './hosted-address.js';
import { lines, type Markup, startTag } from './markup.js';

/** One `<meta>` element: Open Graph names its tags by `property`, Twitter by `name`. */
export interface MetaTag {
  readonly attribute: 'property' | 'name';
  readonly key: string;
  readonly content: string;
}

export interface OpenGraphOptions {
  /** Canonical address of the page. */
  readonly pageUrl?: string | undefined;
  readonly siteName?: string | undefined;
}

/** Networks show no longer descriptions, and a page should not repeat 100,000 characters. */
const MAX_DESCRIPTION = 300;

const shortened = (text: string): string => {
  const characters = [...text.slice(0, 4 * MAX_DESCRIPTION)];
  return characters.length <= MAX_DESCRIPTION && text.length <= 4 * MAX_DESCRIPTION
    ? text
    : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`;
};

type Content = string | number | null | undefined;

const tags = (
  attribute: MetaTag['attribute'],
  contents: Readonly<Record<string, Content>>,
): readonly MetaTag[] =>
  Object.entries(contents).flatMap(([key, content]) =>
    content === null || content === undefined || content === ''
      ? []
      : [{ attribute, key, content: String(content) }],
  );

const isSecure = (address: string | undefined): address is string =>
  address?.startsWith('https:') === true;

/**
 * The tags by which social networks and chats show a page with this embed: Open Graph (ogp.me) and the
 * Twitter player card. A player card needs https; without it the card shows only the image.
 */
export const openGraphTags = (
  request: CodeRequest,
  { pageUrl, siteName }: OpenGraphOptions = {},
): readonly MetaTag[] => {
  const { config } = request;
  const frame = frameAddress(request);
  const player = typeof frame === 'string' ? frame : undefined;
  const { width, height } = codeSize(request);
  const title = codeTitle(request);
  const description = shortened(config.description);
  const image = config.source?.poster;
  return [
    ...tags('property', {
      'og:type': 'video.other',
      'og:title': title,
      'og:description': description,
      'og:url': pageUrl,
      'og:site_name': siteName,
      'og:image': image,
      'og:image:alt': image && title,
      'og:video:url': player,
      'og:video:secure_url': isSecure(player) ? player : null,
      'og:video:type': player && 'text/html',
      'og:video:width': player && width,
      'og:video:height': player && height,
    }),
    ...tags('name', {
      'twitter:card': isSecure(player) ? 'player' : 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': image && title,
      ...(isSecure(player)
        ? {
            'twitter:player': player,
            'twitter:player:width': width,
            'twitter:player:height': height,
          }
        : {}),
    }),
  ];
};

/** The tags as HTML for the head of a page, one on each line. */
export const metaTags = (list: readonly MetaTag[]): Markup =>
  lines(list.map(({ attribute, key, content }) => startTag('meta', { [attribute]: key, content })));
