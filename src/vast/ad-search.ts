import type { ParsedAd } from '@dailymotion/vast-client/src/parser/ad_parser.js';
import type { Report } from './ad-tracker.js';
import { requestDocument } from './document-request.js';
import { linearsOf } from './linear.js';
import { nonLinearsOf } from './non-linear.js';
import type { VastRequest } from './vast-ad.js';
import { type AdElement, errorsOf, openVastDocument, readAd } from './vast-document.js';
import { noAd, VastFailure, vastFailureOf } from './vast-failure.js';
import { webAddress } from './web-address.js';

/** Wrappers one within another (VAST 4.2 section 2.4.3.4 recommends 5). */
const MOST_WRAPPERS = 5;
/** Documents requested for one tag, however many ads and wrappers they hold. */
const MOST_REQUESTS = 20;
/** Ads of one document that are looked at. */
const MOST_ADS = 20;

/** An inline ad and the way to it. */
export interface FoundAd {
  /** From the outermost on. */
  readonly wrappers: readonly ParsedAd[];
  readonly inline: ParsedAd;
  /** `Error` addresses of the wrappers and of the ad. */
  readonly errors: readonly string[];
}

/** The way to a document. */
interface Trail extends Omit<FoundAd, 'inline'> {
  /** Address of the document: what addresses in it are read against. */
  readonly url: string;
  /** Addresses on the way, as they were written and as they were requested. */
  readonly seen: readonly string[];
}

/** What came of one ad of a document; with a failure nothing was found. */
interface Attempt {
  readonly found: readonly FoundAd[];
  readonly failure: VastFailure | null;
  /** Whether an ad that stands alone may take its place. */
  readonly maySubstitute: boolean;
}

const foundAd = (inline: ParsedAd, { wrappers, errors }: Trail): FoundAd => {
  if (inline.creatives.length === 0) throw new VastFailure(101, 'No creative.');
  if (linearsOf(inline).length + nonLinearsOf(inline).length === 0) {
    throw new VastFailure(200, 'Neither linear nor non-linear.');
  }
  return { inline, wrappers, errors };
};

/** The ads that a wrapper lets through: without `allowMultipleAds` the first that stands alone. */
const admitted = (
  ads: readonly AdElement[],
  wrapper: ParsedAd | undefined,
): { readonly pod: readonly AdElement[]; readonly spare: readonly AdElement[] } => {
  const some = ads.slice(0, MOST_ADS);
  const alone = some.filter(({ sequence }) => sequence === null);
  if (wrapper?.allowMultipleAds === false) return { pod: [], spare: alone.slice(0, 1) };
  const pod = some
    .filter(({ sequence }) => sequence !== null)
    .sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
  return { pod, spare: alone };
};

interface AdSearchOptions {
  readonly expand: VastRequest['expand'];
  /** Reports to `Error` addresses. */
  readonly report: Report;
  /** Whether cookies may be sent with a request, at this moment. */
  readonly mayUseCookies: () => boolean;
  /** Ends the search with code 301. */
  readonly signal: AbortSignal;
}

/**
 * Looks for the ads of one tag through its wrappers. Each ad that leads nowhere tells its own
 * `Error` addresses once; those of an ad that is found are kept for its tracker.
 * Source: VAST 4.2 sections 2.4.3 and 3.19; the limits are ours.
 */
export class AdSearch {
  readonly #options: AdSearchOptions;
  #requests = 0;

  constructor(options: AdSearchOptions) {
    this.#options = options;
  }

  /** The ads to play one after another, at least one. Rejects with a VastFailure. */
  async find(tag: string): Promise<readonly FoundAd[]> {
    const url = webAddress(tag.trim(), location.href);
    if (url === null) throw new VastFailure(301, 'Not a web address.');
    return this.#ask(url, { wrappers: [], errors: [], url: '', seen: [url.href] });
  }

  async #ask(url: URL, trail: Trail): Promise<readonly FoundAd[]> {
    this.#requests += 1;
    if (this.#requests > MOST_REQUESTS) throw new VastFailure(302, 'Too many requests.');
    const answer = await requestDocument(url, this.#options);
    const { ads, errors } = openVastDocument(answer.document);
    if (ads.length === 0) {
      this.#fail(errors, noAd());
      throw noAd();
    }
    return this.#choose(ads, { ...trail, url: answer.url });
  }

  /** A pod, its failed ads replaced by those that stand alone; without a pod the first of these that can play. */
  async #choose(ads: readonly AdElement[], trail: Trail): Promise<readonly FoundAd[]> {
    const { pod, spare } = admitted(ads, trail.wrappers.at(-1));
    const rest = spare.values();
    if (pod.length === 0) return this.#next(rest, trail, noAd());
    const attempts = await Promise.all(pod.map((ad) => this.#attempt(ad, trail)));
    const found: FoundAd[] = [];
    for (const attempt of attempts) {
      found.push(...attempt.found);
      if (attempt.failure !== null && attempt.maySubstitute) {
        found.push(...(await this.#next(rest, trail, noAd()).catch(() => [])));
      }
    }
    if (found.length === 0) throw attempts.at(-1)?.failure ?? noAd();
    return found;
  }

  /** The next ad that can play. Rejects with the last failure, at first `failure`. */
  async #next(
    ads: Iterator<AdElement>,
    trail: Trail,
    failure: VastFailure,
  ): Promise<readonly FoundAd[]> {
    const next = ads.next();
    if (next.done) throw failure;
    const attempt = await this.#attempt(next.value, trail);
    if (attempt.failure === null) return attempt.found;
    if (!attempt.maySubstitute) throw attempt.failure;
    return this.#next(ads, trail, attempt.failure);
  }

  async #attempt(ad: AdElement, trail: Trail): Promise<Attempt> {
    const errors = errorsOf(ad);
    const way = { ...trail, errors: [...trail.errors, ...errors] };
    let maySubstitute = true;
    try {
      const { kind, parsed } = readAd(ad);
      maySubstitute = parsed.fallbackOnNoAd !== false;
      const found = kind === 'inline' ? [foundAd(parsed, way)] : await this.#follow(parsed, way);
      return { found, failure: null, maySubstitute };
    } catch (cause) {
      const failure = vastFailureOf(cause);
      this.#fail(errors, failure);
      return { found: [], failure, maySubstitute };
    }
  }

  async #follow(wrapper: ParsedAd, trail: Trail): Promise<readonly FoundAd[]> {
    const { wrappers, seen } = trail;
    if (wrappers.at(-1)?.followAdditionalWrappers === false) throw noAd();
    if (wrappers.length >= MOST_WRAPPERS) throw new VastFailure(302, 'Too many wrappers.');
    const written = wrapper.nextWrapperURL ?? '';
    const url = webAddress(this.#options.expand(written, {}), trail.url);
    if (url === null) throw new VastFailure(300, 'Not a web address.');
    if (seen.includes(url.href) || seen.includes(written)) {
      throw new VastFailure(302, 'Wrappers in a circle.');
    }
    return this.#ask(url, {
      ...trail,
      wrappers: [...wrappers, wrapper],
      seen: [...seen, url.href, written],
    });
  }

  #fail(errors: readonly string[], { code }: VastFailure): void {
    this.#options.report(errors, { ERRORCODE: String(code) });
  }
}
