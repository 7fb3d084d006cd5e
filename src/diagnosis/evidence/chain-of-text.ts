import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { expandTemplate } from '../../ad-tags/expand-template.js';
import type { InspectionFailure } from '../../vast/inspect/inspection.js';
import { isPlayableType } from '../../vast/read/media-types.js';
import { type DocumentOutline, documentOutline, type OutlineAd } from './document-outline.js';
import type { AdChain, ChainAd, ChainRequest } from './evidence.js';

const SUPPORTED_VERSION = /^[234](?:\.|$)/;

const isPlayable = ({ type, apiFramework }: { type: string; apiFramework: string | null }) =>
  (apiFramework === null || apiFramework.toUpperCase() === 'VAST') && isPlayableType(type);

const failure = (code: number, message: string): InspectionFailure => ({ code, message });

const NO_AD = failure(303, 'The response has no ad.');

/** Why an inline ad would not play, as far as its text shows it. */
const adFailure = ({
  hasLinear,
  hasNonLinear,
  media,
  requiredCompanions,
}: OutlineAd): InspectionFailure | null => {
  if (!hasLinear && !hasNonLinear) return failure(101, 'The ad has no creative that is shown.');
  if (hasLinear && !media.some(isPlayable))
    return failure(403, 'The ad has no media file that browsers play.');
  return requiredCompanions === 'none'
    ? null
    : failure(602, 'The ad requires companions in the page.');
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
): InspectionFailure | null => {
  if (text.trim() === '') return NO_AD;
  if (!isWellFormed) return failure(100, 'The response is not well-formed XML.');
  if (root === 'VMAP') return breaks > 0 ? null : NO_AD;
  if (root === 'VideoAdServingTemplate') return failure(102, 'The response is VAST 1.');
  if (root !== 'VAST') return failure(101, 'The root element of the response is not <VAST>.');
  if (!SUPPORTED_VERSION.test(version ?? '4'))
    return failure(102, 'The VAST version is not supported.');
  if (ads.length === 0) return NO_AD;
  if (ads.every(({ kind }) => kind === 'empty'))
    return failure(101, 'The ad is neither inline nor a wrapper.');
  if (ads.some(({ kind, tagUri }) => kind === 'wrapper' && tagUri === ''))
    return failure(300, 'The wrapper has no ad tag.');
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
