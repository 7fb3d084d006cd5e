import { percentEncode } from '../ad-tags/encoding.js';
import type { Identity, PlayerConfig } from '../resolve/player-config.js';
import type { CodeOptions } from './code-options.js';
import type { MissingField } from './code-request.js';

/** The hosted player's path: `…/iframe.php/{embed}/{customer}`, then perhaps a label (platform facts 4.1). */
const HOSTED = /^(.*\/iframe\.php\/)([^/]+)(\/[^/]+)/;

/** A URL parser takes these for steps up the path, percent-encoded or not. */
const isDotSegment = (segment: string): boolean => /^\.{1,2}$/.test(segment);

const withPublicId = (pathname: string, { embedId, publicId }: Identity): string =>
  publicId === null || isDotSegment(publicId)
    ? pathname
    : pathname.replace(HOSTED, (whole, before: string, id: string, customer: string) =>
        id === percentEncode(embedId) ? before + percentEncode(publicId) + customer : whole,
      );

const withLabel = (pathname: string, label: string): string =>
  `${(HOSTED.exec(pathname)?.[0] ?? pathname).replace(/\/$/, '')}/${percentEncode(label)}`;

/**
 * Address of the hosted player's frame: the public id in place of the id, and the label as a path
 * segment. Without it no format but `standard`, `360` and `media-embed` can be written.
 */
export const frameAddress = ({
  config,
  options,
}: {
  readonly config: Pick<PlayerConfig, 'identity' | 'hostedPlayerUrl'>;
  readonly options: Pick<CodeOptions, 'frame' | 'label'>;
}): string | MissingField => {
  const { label } = options;
  const base = options.frame ?? config.hostedPlayerUrl;
  if (base === null) {
    return {
      path: '/code_iframe',
      remedy: 'Give the address of the hosted player as options.frame.',
    };
  }
  if (label !== undefined && isDotSegment(label)) {
    return { path: '/bulks', remedy: 'Use a bulk whose label is not made of dots.' };
  }
  const { origin, pathname, search, hash } = new URL(base);
  const named = withPublicId(pathname, config.identity);
  return `${origin}${label === undefined ? named : withLabel(named, label)}${search}${hash}`;
};
