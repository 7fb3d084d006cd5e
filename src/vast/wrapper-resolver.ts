import type { Report } from './ad-tracker.js';
import { throwIfCanceled } from './deadline.js';
import { requestDocument } from './document-request.js';
import { readAd, type ResolvedAd, type Wrapper } from './read-ad.js';
import { type AdElement, errorsOf, readDocument } from './read-document.js';
import type { VastRequest } from './vast-ad.js';
import { noAd, VastError } from './vast-error.js';
import { webAddress } from './web-address.js';

/** Wrappers within one another; VAST 4.2 section 2.4.3.4 recommends 5. */
const MAX_WRAPPERS = 5;
/** Documents requested for one tag, however many ads and wrappers they contain. Not in the specification. */
const MAX_REQUESTS = 20;
/** Ads of one document that are considered. Not in the specification. */
const MAX_ADS = 20;

/** How a document was reached. */
interface Chain extends Omit<ResolvedAd, 'inline'> {
  /** URL of the document, the base of relative URLs in it. */
  readonly url: string;
  /** URLs requested so far, as written and as resolved. */
  readonly seen: readonly string[];
}

/** The result of one ad of a document: what was found, or why nothing was. */
interface Attempt {
  readonly found: readonly ResolvedAd[];
  readonly failure: VastError | null;
  /** Whether a stand-alone ad may replace it. */
  readonly maySubstitute: boolean;
}

/** The ads that a wrapper allows: without `allowMultipleAds` only the first stand-alone ad. */
const allowedAds = (
  ads: readonly AdElement[],
  wrapper: Wrapper | undefined,
): { readonly pod: readonly AdElement[]; readonly standAlone: readonly AdElement[] } => {
  const considered = ads.slice(0, MAX_ADS);
  const standAlone = considered.filter(({ sequence }) => sequence === null);
  if (wrapper?.allowMultipleAds === false) return { pod: [], standAlone: standAlone.slice(0, 1) };
  const pod = considered
    .filter(({ sequence }) => sequence !== null)
    .sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
  return { pod, standAlone };
};

/**
 * Resolves an ad tag through its wrappers. An ad that leads nowhere is reported once to its own `Error` URLs;
 * those of an ad that is found are left to its tracker. Source: VAST 4.2 sections 2.4.3 and 3.19.
 */
export class WrapperResolver {
  readonly #request: Omit<VastRequest, 'tag' | 'ping'>;
  readonly #report: Report;
  #requests = 0;

  constructor(request: Omit<VastRequest, 'tag' | 'ping'>, report: Report) {
    this.#request = request;
    this.#report = report;
  }

  /** The ads to play one after another, at least one. Rejects with a VastError, or with the reason of the signal if it was canceled. */
  async resolve(tag: string): Promise<readonly ResolvedAd[]> {
    const url = webAddress(tag.trim(), location.href);
    if (url === null) throw new VastError(301, 'The ad tag is not an http(s) URL.');
    return this.#resolveUrl(url, { wrappers: [], errors: [], url: '', seen: [url.href] });
  }

  async #resolveUrl(url: URL, chain: Chain): Promise<readonly ResolvedAd[]> {
    this.#requests += 1;
    if (this.#requests > MAX_REQUESTS)
      throw new VastError(302, `The ad tag leads to more than ${MAX_REQUESTS} documents.`);
    const response = await requestDocument(url, this.#request);
    const { ads, errors } = readDocument(response.document);
    if (ads.length === 0) {
      this.#reportError(errors, noAd());
      throw noAd();
    }
    return this.#resolveAds(ads, { ...chain, url: response.url });
  }

  /** A pod, its failed ads replaced by stand-alone ads; without a pod the first stand-alone ad that can be resolved. */
  async #resolveAds(ads: readonly AdElement[], chain: Chain): Promise<readonly ResolvedAd[]> {
    const { pod, standAlone } = allowedAds(ads, chain.wrappers.at(-1));
    const spare = standAlone.values();
    if (pod.length === 0) return this.#resolveNext(spare, chain, noAd());
    const attempts = await Promise.all(pod.map((ad) => this.#attempt(ad, chain)));
    const found: ResolvedAd[] = [];
    for (const attempt of attempts) {
      found.push(...attempt.found);
      if (attempt.failure !== null && attempt.maySubstitute) {
        found.push(...(await this.#resolveNext(spare, chain, noAd()).catch(() => [])));
      }
    }
    if (found.length === 0) throw attempts.at(-1)?.failure ?? noAd();
    return found;
  }

  /** The next ad that can be resolved. Rejects with the last failure, at first `failure`. */
  async #resolveNext(
    ads: Iterator<AdElement>,
    chain: Chain,
    failure: VastError,
  ): Promise<readonly ResolvedAd[]> {
    const next = ads.next();
    if (next.done) throw failure;
    const attempt = await this.#attempt(next.value, chain);
    if (attempt.failure === null) return attempt.found;
    if (!attempt.maySubstitute) throw attempt.failure;
    return this.#resolveNext(ads, chain, attempt.failure);
  }

  async #attempt(element: AdElement, chain: Chain): Promise<Attempt> {
    const errors = errorsOf(element);
    const extended = { ...chain, errors: [...chain.errors, ...errors] };
    let maySubstitute = true;
    try {
      const ad = readAd(element);
      if (ad.kind === 'inline')
        return { found: [{ ...extended, inline: ad }], failure: null, maySubstitute };
      maySubstitute = ad.fallbackOnNoAd;
      return { found: await this.#follow(ad, extended), failure: null, maySubstitute };
    } catch (cause) {
      throwIfCanceled(this.#request.signal);
      const failure = VastError.from(cause);
      this.#reportError(errors, failure);
      return { found: [], failure, maySubstitute };
    }
  }

  async #follow(wrapper: Wrapper, chain: Chain): Promise<readonly ResolvedAd[]> {
    const { wrappers, seen } = chain;
    if (wrappers.at(-1)?.followAdditionalWrappers === false) throw noAd();
    if (wrappers.length >= MAX_WRAPPERS)
      throw new VastError(302, `The ad is within more than ${MAX_WRAPPERS} wrappers.`);
    const { tagUri } = wrapper;
    const url = webAddress(this.#request.expand(tagUri, {}), chain.url);
    if (url === null) throw new VastError(300, 'The ad tag of the wrapper is not an http(s) URL.');
    if (seen.includes(url.href) || seen.includes(tagUri))
      throw new VastError(302, 'The wrappers lead in a circle.');
    return this.#resolveUrl(url, {
      ...chain,
      wrappers: [...wrappers, wrapper],
      seen: [...seen, url.href, tagUri],
    });
  }

  #reportError(errors: readonly string[], { code }: VastError): void {
    this.#report(errors, { ERRORCODE: String(code) });
  }
}
