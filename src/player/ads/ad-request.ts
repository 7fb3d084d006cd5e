import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import type { TagAd } from '../../resolve/player-config.js';
import type { Deadline } from '../../vast/deadline.js';
import type { VastAd } from '../../vast/vast-ad.js';
import { VastError } from '../../vast/vast-error.js';
import { requestWaterfall } from '../../vast/request-waterfall.js';
import { ping } from '../ping.js';
import type { AdPosition } from '../playback/ad-details.js';
import { type AdStage, emitAdError } from './ad-stage.js';
import { mayStoreOnDevice } from './manager-choice.js';
import type * as vastParts from './lazy-vast.js';

/** The module `lazy-vast`. */
export type VastParts = typeof vastParts;

/** A request of the ad tags of one ad object. */
export interface AdRequest {
  readonly ad: TagAd;
  readonly position: AdPosition;
  readonly stage: AdStage;
  /** For all ad tags together. */
  readonly deadline: Deadline;
}

type TagExpansion = Pick<VastParts, 'adTagContext' | 'expandAdTag'>;

const contextOf = (
  { ad, position, stage }: AdRequest,
  { adTagContext }: TagExpansion,
): AdTagContext => adTagContext(stage.config, ad, stage.viewer(), position);

/**
 * Requests the ad tags of an ad object one after another until one gives ads, and emits each request and each
 * failure. Null if none gives ads; rejects only when it is canceled.
 */
export const requestAdTags = <Result>(
  request: AdRequest,
  expansion: TagExpansion,
  requestTag: (url: string, deadline: Deadline) => Promise<Result>,
): Promise<Result | null> => {
  const { ad, position, stage, deadline } = request;
  return requestWaterfall({
    tags: ad.tags,
    deadline,
    expandTag: (template) => {
      const { url, findings } = expansion.expandAdTag(template, contextOf(request, expansion));
      if (url !== '') return url;
      const error = findings.find(({ severity }) => severity === 'error');
      throw new VastError(900, error?.message ?? 'The ad tag expands to no URL.');
    },
    requestTag,
    onRequest: () => stage.emit('adrequest', { position }),
    onError: (error) => emitAdError(stage, position, error),
  });
};

/**
 * Requests the ads of an ad object with the built-in VAST client, which is loaded first. Empty if there are none;
 * rejects with a VastError if the client cannot be loaded, and when it is canceled.
 */
export const requestAds = async (
  request: AdRequest,
  loadVast: () => Promise<VastParts>,
): Promise<readonly VastAd[]> => {
  const { deadline, stage } = request;
  const parts = await deadline.race(loadVast());
  const mayUseCookies = (): boolean => mayStoreOnDevice(stage.viewer().consent);
  const ads = await requestAdTags(request, parts, (tag, { signal }) =>
    parts.requestVast({
      tag,
      signal,
      expand: (url, values) =>
        parts.expandAdTag(url, { ...contextOf(request, parts), values, replaceRules: [] }).url,
      mayUseCookies,
      ping: (url) => ping(url, mayUseCookies()),
    }),
  );
  return ads ?? [];
};
