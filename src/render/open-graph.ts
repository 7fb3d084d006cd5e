import { type CodeRequest, type CodeSize, codeSize, codeTitle } from './code-request.js';
import { frameAddress } from './frame-address.js';
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

/** The first 300 characters of a description, without half a character at their end. */
export const shortenedDescription = (text: string): string =>
  text.length > MAX_DESCRIPTION
    ? `${text.slice(0, MAX_DESCRIPTION - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;

type Content = string | number | null | undefined;

const tags = (
  attribute: MetaTag['attribute'],
  prefix: 'og' | 'twitter',
  contents: Readonly<Record<string, Content>>,
): readonly MetaTag[] =>
  Object.entries(contents).flatMap(([key, content]) =>
    content === null || content === undefined || content === ''
      ? []
      : [{ attribute, key: `${prefix}:${key}`, content: String(content) }],
  );

interface PageContents {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly player: string | null;
  readonly size: CodeSize;
}

const isSecure = (address: string | null): address is string =>
  address?.startsWith('https:') === true;

const imageTags = (image: string | null, title: string): Readonly<Record<string, Content>> =>
  image === null ? {} : { image, 'image:alt': title };

const openGraph = (
  { title, description, image, player, size }: PageContents,
  { pageUrl, siteName }: OpenGraphOptions,
): Readonly<Record<string, Content>> => ({
  type: 'video.other',
  title,
  description,
  url: pageUrl,
  site_name: siteName,
  ...imageTags(image, title),
  ...(player === null
    ? {}
    : {
        video: player,
        'video:url': player,
        'video:secure_url': isSecure(player) ? player : null,
        'video:type': 'text/html',
        'video:width': size.width,
        'video:height': size.height,
      }),
});

const twitter = ({ title, description, image, player, size }: PageContents) => ({
  card: isSecure(player) ? 'player' : 'summary_large_image',
  title,
  description,
  ...imageTags(image, title),
  ...(isSecure(player) ? { player, 'player:width': size.width, 'player:height': size.height } : {}),
});

/**
 * The tags by which social networks and chats show a page with this embed: Open Graph (ogp.me) and the
 * Twitter player card. A player card needs https; without it the card shows only the image.
 */
export const openGraphTags = (
  request: CodeRequest,
  options: OpenGraphOptions = {},
): readonly MetaTag[] => {
  const { config } = request;
  const frame = frameAddress(request);
  const contents: PageContents = {
    title: codeTitle(request),
    description: shortenedDescription(config.description),
    image: config.source?.poster ?? null,
    player: typeof frame === 'string' ? frame : null,
    size: codeSize(request),
  };
  return [
    ...tags('property', 'og', openGraph(contents, options)),
    ...tags('name', 'twitter', twitter(contents)),
  ];
};

/** The tags as HTML for the head of a page, one on each line. */
export const metaTags = (list: readonly MetaTag[]): Markup =>
  lines(list.map(({ attribute, key, content }) => startTag('meta', { [attribute]: key, content })));
