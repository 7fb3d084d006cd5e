import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { expandTemplate } from '../../ad-tags/expand-template.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';
import { isPlayableType, mediaTypeOf } from '../../vast/read/media-types.js';
import { noAd, VastError } from '../../vast/vast-error.js';
import { webAddress } from '../../vast/web-address.js';
import {
  type DocumentOutline,
  documentOutline,
  type OutlineAd,
  type OutlineMedia,
  tagsBehind,
} from './document-outline.js';
import {
  type AdChain,
  type ChainAd,
  type ChainEnd,
  type ChainFailure,
  type ChainMedia,
  type ChainRequest,
  endsAs,
  unsentRequest,
} from './evidence.js';

const SUPPORTED_VERSION = /^[234](?:\.|$)/;

/** An absolute address that is not http(s). */
const OTHER_SCHEME = /^\s{0,20}(?!https?:)[a-z][a-z\d+.-]{0,20}:/i;

const judged = ({ url, type, codec, apiFramework }: OutlineMedia): ChainMedia => {
  const read = mediaTypeOf(type, codec, url);
  const isPlain = apiFramework === null || apiFramework.toUpperCase() === 'VAST';
  const isPlayable = webAddress(url) !== null && isPlain && isPlayableType(read);
  return { url, type: read, apiFramework, isPlayable };
};

/** Why an inline ad would not play, as far as its text shows it. */
const adFailure = ({
  hasLinear,
  hasNonLinear,
  media,
  requiredCompanions,
}: OutlineAd): ChainFailure | null => {
  if (!hasLinear && !hasNonLinear) return new VastError(101, 'ad-only-companions');
  if (hasLinear && !media.some((file) => judged(file).isPlayable))
    return new VastError(403, 'no-playable-file');
  return requiredCompanions === 'none' ? null : new VastError(602, 'companion-not-shown');
};

/** The inline ads of an outline, as a player would judge them. None plays if `ended` stops the player before. */
export const adsOfOutline = (
  outline: DocumentOutline,
  request: number,
  ended: ChainFailure | null,
): readonly ChainAd[] =>
  outline.ads
    .filter(({ kind }) => kind === 'inline')
    .map((ad) => ({
      request,
      // A file without an address is none.
      media: ad.media.filter(({ url }) => webAddress(url) !== null).map(judged),
      file: null,
      durationSeconds: null,
      failure: ended ?? adFailure(ad),
    }));

/** What ends the chain at a document, or null if it goes on or plays. `isFirst`: no wrapper leads to it. */
export const failureOfDocument = (
  text: string,
  { root, version, isWellFormed, hasDoctype, ads, breaks }: DocumentOutline,
  isFirst: boolean,
): ChainFailure | null => {
  if (text.trim() === '') return noAd();
  if (text.length > MAX_DOCUMENT_BYTES)
    return new VastError(100, 'document-size', { limit: MAX_DOCUMENT_BYTES });
  if (hasDoctype && root !== 'html') return new VastError(100, 'document-type');
  if (!isWellFormed) return new VastError(100, 'not-xml');
  if (root === 'VMAP' && isFirst) return breaks > 0 ? null : noAd();
  if (root === 'VideoAdServingTemplate')
    return new VastError(102, 'vast-version', { version: '1' });
  if (root !== 'VAST') return new VastError(101, 'not-vast', { root: root ?? '' });
  if (!SUPPORTED_VERSION.test(version ?? '4'))
    return new VastError(102, 'vast-version', { version: version ?? '' });
  if (ads.length === 0) return noAd();
  if (ads.every(({ kind }) => kind === 'empty')) return new VastError(101, 'ad-no-content');
  if (ads.some(({ kind, tagUri }) => kind === 'wrapper' && tagUri === ''))
    return new VastError(300, 'wrapper-no-tag');
  return ads.some(({ kind, tagUri }) => kind === 'wrapper' && OTHER_SCHEME.test(tagUri))
    ? new VastError(300, 'wrapper-tag-not-web')
    : null;
};

/** The requests that the wrappers and the breaks of a document would lead to. */
const requestsBehind = (
  outline: DocumentOutline,
  parent: number,
  context: AdTagContext,
): readonly ChainRequest[] =>
  tagsBehind(outline).map((tagUri) => {
    const { text, url, expansions } = expandTemplate(tagUri, { ...context, replaceRules: [] });
    return unsentRequest(parent, url || text, expansions);
  });

/** State of a chain that ends at these ads. */
export const judgeAds = (ads: readonly ChainAd[]): ChainEnd => {
  const played = ads.find((ad) => ad.failure === null);
  if (played !== undefined)
    return {
      state: 'plays',
      playing: played.media.length > 0 ? 'linear' : 'non-linear',
      failure: null,
    };
  return endsAs('fails', ads.at(-1)?.failure ?? noAd());
};

/** State of a playlist whose ads are all known. */
const judgePlaylist = (ads: readonly ChainAd[]): ChainEnd => {
  const end = judgeAds(ads);
  return end.state === 'plays' ? endsAs('playlist') : end;
};

/** What the text of a pasted response shows, without a request. */
export const chainOfText = (
  text: string,
  context: AdTagContext,
): Pick<AdChain, 'requests' | 'ads'> & ChainEnd => {
  const outline = documentOutline(text);
  const ended = failureOfDocument(text, outline, true);
  const firstRequest: ChainRequest = {
    ...unsentRequest(null, '', []),
    result: 'response',
    text,
    outline,
    failure: ended,
  };
  const requests = [firstRequest, ...requestsBehind(outline, 0, context)];
  const ads = adsOfOutline(outline, 0, ended);
  if (ended !== null) return { requests, ads, ...endsAs('fails', ended) };
  const isJudged = ads.length > 0 && outline.breakTags.length === 0;
  if (outline.root === 'VMAP')
    return { requests, ads, ...(isJudged ? judgePlaylist(ads) : endsAs('playlist')) };
  if (requests.length > 1 && ads.every((ad) => ad.failure !== null))
    return { requests, ads, ...endsAs('unknown') };
  return { requests, ads, ...judgeAds(ads) };
};
