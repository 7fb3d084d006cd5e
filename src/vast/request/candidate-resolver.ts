import type { Report } from './ad-tracker.js';
import { throwIfCanceled } from './deadline.js';
import type { AdDocument } from './document-request.js';
import { PodPosition } from './pod-position.js';
import { type InlineAd, readAd, type ResolvedAd, type Wrapper } from '../read/read-ad.js';
import { type AdElement, readDocument } from '../read/read-document.js';
import type {
  AdCandidate,
  AdCandidates,
  CandidateResult,
  VastAd,
  VastRequest,
  VastTracker,
} from '../vast-ad.js';
import { noAd, VastError } from '../vast-error.js';
import { type BreakLimits, isVmap, readVmap, type VmapPlaylist } from '../read/vmap.js';
import type { XmlNode, XmlNodeDocument } from '../read/xml-element.js';
import { webAddress } from '../web-address.js';
import { MAX_ADS, MAX_WRAPPERS } from './wrapper-limit.js';

/** Documents requested for one tag, however many ads and wrappers they contain. Not in the specification. */
const MAX_REQUESTS = 20;

export interface Chain extends Omit<ResolvedAd, 'inline'> {
  /** URL of the document, the base of relative URLs in it. */
  readonly url: string;
  /** URLs requested so far, as written and as resolved. */
  readonly seen: readonly string[];
}

export interface ResolverEnvironment {
  /** URL of the page, the base of relative ad tags. */
  readonly baseUrl: string;
  /** Requests a document. `chain` is that of the wrapper which has the URL. Rejects with a VastError. */
  readonly load: (url: URL, chain: Chain) => Promise<AdDocument>;
  /** Parses a document. Throws a VastError. */
  readonly parse: (text: string) => XmlNodeDocument;
  readonly report: Report;
  readonly adOf: (ad: ResolvedAd) => VastAd;
  readonly onFailure?: (ad: AdElement, error: VastError) => void;
}

/**
 * The ads that a wrapper allows: without `allowMultipleAds` only the first stand-alone ad. An ad break without it
 * plays one ad, whichever can be played.
 */
const allowedAds = (
  ads: readonly AdElement[],
  wrapper: Wrapper | undefined,
  limits: BreakLimits | undefined,
): { readonly pod: readonly AdElement[]; readonly standAlone: AdElement[] } => {
  const considered = ads.slice(0, MAX_ADS);
  const standAlone = considered.filter(({ sequence }) => sequence === null);
  if (wrapper?.allowMultipleAds === false) return { pod: [], standAlone: standAlone.slice(0, 1) };
  const pod = considered
    .filter(({ sequence }) => sequence !== null)
    .sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  if (limits?.allowMultipleAds === false) return { pod: [], standAlone: [...standAlone, ...pod] };
  return { pod, standAlone };
};

const SCHEME_OR_MACRO = /^([a-z][a-z\d+.-]*:|[[{%$#])/i;

/** The URL of an ad tag, relative to its document; a URL that begins with a macro stays as it is. */
const absoluteUrl = (tagUri: string, base: string): string =>
  SCHEME_OR_MACRO.test(tagUri) ? tagUri : new URL(tagUri, base).href;

const blockedCategories = (wrappers: readonly Wrapper[]): readonly string[] => [
  ...new Set(wrappers.flatMap((wrapper) => wrapper.blockedCategories)),
];

/** Passes candidates on, changed by `change`, and their results back. */
async function* relay(
  candidates: AdCandidates,
  change: (candidate: AdCandidate) => AdCandidate,
): AdCandidates {
  try {
    let step = await candidates.next();
    while (!step.done) step = await candidates.next(yield change(step.value));
    return step.value;
  } finally {
    await candidates.return('played');
  }
}

/** Resolves an ad tag through its wrappers. Source: VAST 4.2 sections 2.4.3 and 3.19. */
export class CandidateResolver {
  readonly #request: VastRequest;
  readonly #environment: ResolverEnvironment;
  #requests = 0;

  constructor(request: VastRequest, environment: ResolverEnvironment) {
    this.#request = request;
    this.#environment = environment;
  }

  async *resolve(): AdCandidates {
    try {
      const { tag, document } = this.#request;
      const url = webAddress(tag.trim(), this.#environment.baseUrl);
      if (url === null) return new VastError(301, 'tag-not-web');
      const { href } = url;
      const chain = { wrappers: [], errors: [], url: href, seen: [href] };
      return yield* document === undefined
        ? this.#document(url, chain)
        : this.#contentOf(this.#rootOf(document), chain);
    } catch (cause) {
      return this.#failure(cause);
    }
  }

  async *#document(url: URL, chain: Chain): AdCandidates {
    this.#requests += 1;
    if (this.#requests > MAX_REQUESTS)
      throw new VastError(302, 'document-limit', { limit: MAX_REQUESTS });
    const response = await this.#environment.load(url, chain);
    return yield* this.#contentOf(response.document.documentElement, {
      ...chain,
      url: response.url,
    });
  }

  /** The candidates of a document; none of a VMAP document that someone listens to, except behind a wrapper. */
  async *#contentOf(root: XmlNode, chain: Chain): AdCandidates {
    const { onPlaylist } = this.#request;
    return isVmap(root) && chain.wrappers.length === 0 && onPlaylist !== undefined
      ? this.#playlist(readVmap(root, chain.url), onPlaylist)
      : yield* this.#ads(root, chain);
  }

  #rootOf(document: XmlNode | string): XmlNode {
    return typeof document === 'string'
      ? this.#environment.parse(document).documentElement
      : document;
  }

  /** Hands a VMAP document to its listener, and reports the breaks that cannot be scheduled. */
  #playlist(
    playlist: VmapPlaylist,
    onPlaylist: NonNullable<VastRequest['onPlaylist']>,
  ): CandidateResult {
    const { refused } = playlist;
    for (const { error, trackers } of refused) this.#reportError(trackers.error, error);
    return onPlaylist(playlist) ? 'played' : (refused[0]?.error ?? noAd());
  }

  async *#ads(root: XmlNode, chain: Chain): AdCandidates {
    const { ads, errors } = readDocument(root);
    if (ads.length === 0) {
      this.#reportError(errors, noAd());
      return noAd();
    }
    const { pod, standAlone } = allowedAds(ads, chain.wrappers.at(-1), this.#request.limits);
    return yield* pod.length > 0
      ? this.#pod(pod, standAlone, chain)
      : this.#buffet(standAlone, chain);
  }

  /** The ads of a pod; a stand-alone ad takes the place of one that fails. */
  async *#pod(ads: readonly AdElement[], spares: AdElement[], chain: Chain): AdCandidates {
    let result: CandidateResult = noAd();
    const positions = ads.map((ad) => new PodPosition(ad, this.#ad(ad, chain)));
    try {
      for (const [index, position] of positions.entries()) {
        const later = positions.slice(index + 1);
        const { fallbackOnNoAd } = position.ad;
        const inPod = (candidate: AdCandidate): AdCandidate => ({
          ad: candidate.ad,
          remaining: candidate.remaining + later.filter(({ hasFailed }) => !hasFailed).length,
          hasAlternative: candidate.hasAlternative || (fallbackOnNoAd && spares.length > 0),
        });
        let filled = yield* relay(position.candidates(), inPod);
        if (filled !== 'played' && fallbackOnNoAd && spares.length > 0)
          filled = yield* relay(this.#buffet(spares, chain), inPod);
        if (result !== 'played') result = filled;
      }
    } finally {
      // A response that ends before its last position reports what it has requested.
      for (const position of positions) await position.answered();
    }
    return result;
  }

  /** Stand-alone ads one after another until one plays; those that were tried are removed from the list. */
  async *#buffet(ads: AdElement[], chain: Chain): AdCandidates {
    let result: CandidateResult = noAd();
    for (let ad = ads.shift(); ad !== undefined; ad = ads.shift()) {
      const { fallbackOnNoAd } = ad;
      result = yield* relay(this.#ad(ad, chain), (candidate) => ({
        ...candidate,
        hasAlternative: candidate.hasAlternative || (fallbackOnNoAd && ads.length > 0),
      }));
      if (result === 'played' || !fallbackOnNoAd) return result;
    }
    return result;
  }

  /** The candidates of one ad: itself, or those behind a wrapper. Reports to its `Error` URLs if none of them plays. */
  async *#ad(ad: AdElement, chain: Chain): AdCandidates {
    const { element, errors } = ad;
    const extended = { ...chain, errors: [...chain.errors, ...errors] };
    let tracker: VastTracker | null = null;
    let result: CandidateResult;
    try {
      result = yield* relay(this.#candidates(readAd(element), extended), (candidate) => {
        ({ tracker } = candidate.ad);
        return candidate;
      });
    } catch (cause) {
      result = this.#failure(cause);
      this.#environment.onFailure?.(ad, result);
    }
    if (result !== 'played') this.#reportError(errors, result, tracker);
    return result;
  }

  async *#candidates(ad: InlineAd | Wrapper, chain: Chain): AdCandidates {
    if (ad.kind === 'wrapper') return yield* this.#follow(ad, chain);
    const blocked = blockedCategories(chain.wrappers);
    if (ad.categories.some((category) => blocked.includes(category)))
      throw new VastError(205, 'category-blocked');
    const vastAd = this.#environment.adOf({ ...chain, inline: ad });
    return yield { ad: vastAd, remaining: 1, hasAlternative: false };
  }

  async *#follow(wrapper: Wrapper, chain: Chain): AdCandidates {
    const { wrappers, seen } = chain;
    const { limits } = this.#request;
    if (wrappers.at(-1)?.followAdditionalWrappers === false || limits?.followRedirects === false)
      throw new VastError(303, 'wrapper-forbidden');
    if (wrappers.length >= MAX_WRAPPERS)
      throw new VastError(302, 'wrapper-limit', { limit: MAX_WRAPPERS });
    const blocked = blockedCategories([...wrappers, wrapper]);
    const tagUri = absoluteUrl(wrapper.tagUri, chain.url);
    const url = webAddress(
      this.#request.expand(tagUri, {
        BLOCKEDADCATEGORIES: blocked.length > 0 ? blocked : null,
      }),
    );
    if (url === null) throw new VastError(300, 'wrapper-tag-not-web');
    if (seen.includes(url.href) || seen.includes(tagUri))
      throw new VastError(302, 'wrapper-circle');
    return yield* this.#document(url, {
      ...chain,
      wrappers: [...wrappers, wrapper],
      seen: [...seen, url.href, tagUri],
    });
  }

  /** Throws the reason of the signal if the request was canceled. */
  #failure(cause: unknown): VastError {
    throwIfCanceled(this.#request.signal);
    return VastError.from(cause);
  }

  /** `tracker` is that of the last ad that was tried, if any. */
  #reportError(
    errors: readonly string[],
    { code }: VastError,
    tracker: VastTracker | null = null,
  ): void {
    this.#environment.report(errors, { ...tracker?.values, ERRORCODE: code });
  }
}
