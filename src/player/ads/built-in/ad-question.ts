import type { AdTagContext } from '../../../ad-tags/ad-tag-context.js';
import type { TagAd } from '../../../resolve/player-config.js';
import { ping } from '../../ping.js';
import type { AdPosition } from '../../playback/ad-details.js';
import type { AdStage } from '../ad-stage.js';
import { mayStoreOnDevice } from '../storage-consent.js';
import type { VastAd, VastOutcome, VastRequest } from '../../../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';
import type { VastParts } from './built-in-options.js';

/** A question to the ad servers of one ad object. */
export interface AdQuestion {
  readonly ad: TagAd;
  readonly position: AdPosition;
  readonly stage: AdStage;
  readonly loadVast: () => Promise<VastParts>;
  /** Milliseconds for all tags of the waterfall. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

const LATE = new AdFailure(301, 'The ad server did not answer in time.');

/** Part of its time after which the request itself gives up: what is left is for telling its servers. */
const OWN_LIMIT = 0.95;

/** Settles with the work, or rejects when its time is over or the signal aborts, whether or not the work heeds it. */
const limited = async <T>(work: Promise<T>, timeout: number, signal: AbortSignal): Promise<T> => {
  const over = new AbortController();
  try {
    const limit = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(LATE), timeout);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      const abort = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { signal: over.signal });
    });
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
};

/** Asks with the parts that are loaded. */
class Asker {
  readonly #question: AdQuestion;
  readonly #parts: VastParts;

  constructor(question: AdQuestion, parts: VastParts) {
    this.#question = question;
    this.#parts = parts;
  }

  /** The address to ask. Throws AdFailure when the tag makes none. */
  address(template: string): string {
    const { url, findings } = this.#parts.expandAdTag(template, this.#context());
    if (url !== '') return url;
    const fault = findings.find(({ severity }) => severity === 'error');
    throw new AdFailure(900, fault?.message ?? 'The ad tag makes no address.');
  }

  /** Asks one server; what goes wrong on the way is an outcome too. */
  async ask(tag: string, timeout: number): Promise<VastOutcome> {
    const { signal } = this.#question;
    const own = new AbortController();
    const request = {
      ...this.#means(),
      tags: [tag],
      timeout: timeout * OWN_LIMIT,
      signal: AbortSignal.any([signal, own.signal]),
    };
    try {
      return await limited(this.#parts.requestVast(request), timeout, signal);
    } catch (error) {
      own.abort();
      signal.throwIfAborted();
      const { code, message } = AdFailure.of(error);
      return { ads: null, errorCode: code, isEmpty: false, message };
    }
  }

  /** What a request has of the stage, each time as the viewer is at that moment. */
  #means(): Pick<VastRequest, 'expand' | 'mayUseCookies' | 'ping'> {
    const { stage } = this.#question;
    const mayUseCookies = (): boolean => mayStoreOnDevice(stage.viewer().consent);
    return {
      expand: (url, values) =>
        this.#parts.expandAdTag(url, { ...this.#context(), values, replaceRules: [] }).url,
      mayUseCookies,
      ping: (url) => ping(url, mayUseCookies()),
    };
  }

  #context(): AdTagContext {
    const { ad, position, stage } = this.#question;
    return this.#parts.adTagContext(stage.config, ad, stage.viewer(), position);
  }
}

/** The outcome of one tag, which is told when it has no ads. */
const outcomeOf = async (
  template: string,
  asker: Asker,
  question: AdQuestion,
  timeout: number,
): Promise<VastOutcome> => {
  const { stage, position } = question;
  const tag = asker.address(template);
  stage.tell('adrequest', { position });
  const outcome = await asker.ask(tag, timeout);
  if (outcome.ads === null) {
    const { isEmpty, errorCode, message } = outcome;
    stage.tell(isEmpty ? 'adempty' : 'aderror', { position, errorCode, message });
  }
  return outcome;
};

/**
 * Asks the tags of an ad object one after another until one gives ads, and tells the stage of each
 * question and of each answer without ads. No tag may take the time of those after it: each has its
 * part of what is left. Empty when nobody had an ad. Rejects with AdFailure when nobody can be asked,
 * and with its reason when the signal aborts.
 */
export const askForAds = async (question: AdQuestion): Promise<readonly VastAd[]> => {
  const { ad, position, stage, timeout, signal } = question;
  const end = performance.now() + timeout;
  const left = (): number => Math.max(0, end - performance.now());
  const asker = new Asker(question, await limited(question.loadVast(), timeout, signal));
  for (const [index, template] of ad.tags.entries()) {
    const share = left() / (ad.tags.length - index);
    try {
      const { ads } = await outcomeOf(template, asker, question, share);
      if (ads !== null) return ads;
    } catch (error) {
      signal.throwIfAborted();
      const { code, message } = AdFailure.of(error);
      stage.tell('aderror', { position, errorCode: code, message });
    }
  }
  return [];
};
