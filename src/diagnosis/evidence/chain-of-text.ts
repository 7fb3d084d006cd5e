import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { expandTemplate } from '../../ad-tags/expand-template.js';
import { isPlayableType } from '../../vast/read/media-types.js';
import { type DocumentOutline, documentOutline, type OutlineAd } from './document-outline.js';
import type { AdChain, ChainAd, ChainFailure, ChainRequest } from './evidence.js';

const SUPPORTED_VERSION = /^[234](?:\.|$)/;

const isPlayable = ({ type, apiFramework }: { type: string; apiFramework: string | null }) =>
  (apiFramework === null || apiFramework.toUpperCase() === 'VAST') && isPlayableType(type);

const NO_AD: ChainFailure = { code: 303 };

/** Why an inline ad would not play, as far as its text shows it. */
const adFailure = ({
  hasLinear,
  hasNonLinear,
  media,
  requiredCompanions,
}: OutlineAd): ChainFailure | null => {
  if (!hasLinear && !hasNonLinear) return { code: 101 };
  if (hasLinear && !media.some(isPlayable)) return { code: 403 };
  return requiredCompanions === 'none' ? null : { code: 602 };
};

/** The inline ads of an outline, as a player would judge them. */
export const adsOfOutline = (outline: DocumentOutline, request: number): readonly ChainAd[] =>
  outline.ads
    .filter(({ kind }) => kind === 'inline')
    .map((ad) => ({
      request,
      media: ad.media.map((media) => ({ ...media, isPlayable: isPlayable(media) })),
      file: null,
      durationSeconds: null,
      failure: adFailure(ad),
    }));

/** What ends the chain at a document, or null if it goes on or plays. */
export const failureOfDocument = (
  text: string,
  { root, version, isWellFormed, ads, breaks }: DocumentOutline,
): ChainFailure | null => {
  if (text.trim() === '') return NO_AD;
  if (!isWellFormed) return { code: 100 };
  if (root === 'VMAP') return breaks > 0 ? null : NO_AD;
  if (root === 'VideoAdServingTemplate') return { code: 102 };
  if (root !== 'VAST') return { code: 101 };
  if (!SUPPORTED_VERSION.test(version ?? '4')) return { code: 102 };
  if (ads.length === 0) return NO_AD;
  if (ads.every(({ kind }) => kind === 'empty')) return { code: 101 };
  if (ads.some(({ kind, tagUri }) => kind === 'wrapper' && tagUri === '')) return { code: 300 };
  return null;
};

/** The requests that the wrappers and the breaks of a document would lead to. */
const requestsBehind = (
  { ads, breakTags }: DocumentOutline,
  parent: number,
  context: AdTagContext,
): readonly ChainRequest[] =>
  [...ads.map(({ tagUri }) => tagUri), ...breakTags]
    .filter((tagUri) => tagUri !== '')
    .map((tagUri) => {
      const { text, url, expansions } = expandTemplate(tagUri, { ...context, replaceRules: [] });
      return {
        parent,
        url: url || text,
        expansions,
        result: 'not-sent',
        status: null,
        durationMs: 0,
        text: null,
        outline: null,
        failure: null,
      };
    });

/** State of a chain that ends at these ads. */
export const judgeAds = (
  ads: readonly ChainAd[],
): Pick<AdChain, 'state' | 'playing' | 'failure'> => {
  const played = ads.find((ad) => ad.failure === null);
  if (played !== undefined)
    return {
      state: 'plays',
      playing: played.media.length > 0 ? 'linear' : 'non-linear',
      failure: null,
    };
  return { state: 'fails', playing: null, failure: ads.at(-1)?.failure ?? NO_AD };
};

/** What the text of a pasted response shows, without a request. */
export const chainOfText = (
  text: string,
  context: AdTagContext,
): Pick<AdChain, 'requests' | 'ads' | 'state' | 'playing' | 'failure'> => {
  const outline = documentOutline(text);
  const ended = failureOfDocument(text, outline);
  const own: ChainRequest = {
    parent: null,
    url: '',
    expansions: [],
    result: 'response',
    status: null,
    durationMs: 0,
    text,
    outline,
    failure: ended,
  };
  const requests = [own, ...requestsBehind(outline, 0, context)];
  const ads = adsOfOutline(outline, 0);
  if (ended !== null) return { requests, ads, state: 'fails', playing: null, failure: ended };
  if (outline.root === 'VMAP')
    return { requests, ads, state: 'playlist', playing: null, failure: null };
  if (requests.length > 1 && ads.every((ad) => ad.failure !== null))
    return { requests, ads, state: 'unknown', playing: null, failure: null };
  return { requests, ads, ...judgeAds(ads) };
};
