import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { TagAd } from '../../../src/resolve/player-config.js';
import { adTagContext } from '../../../src/resolve/slot-context.js';
import type { AdPosition } from '../../playback/ad-details.js';
import type { AdStage } from '../ad-stage.js';
import type { RequestVast, VastAd, VastOutcome } from '../vast/vast-ad.js';
import { AdFailure } from './ad-failure.js';

/** A question to the ad servers of one ad object. */
export interface AdQuestion {
  readonly ad: TagAd;
  readonly position: AdPosition;
  readonly stage: AdStage;
  /** Loads what asks ad servers, at the first tag that can be asked. */
  readonly loadRequest: () => Promise<RequestVast>;
  /** Milliseconds for all tags of the waterfall. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Requests a tracker as an image would be: cookies and all, whatever the answer, and after the page is left too. */
const ping = (url: string): void => {
  // An advertiser's server that is down is no fault of the page.
  fetch(url, { mode: 'no-cors', credentials: 'include', keepalive: true }).catch(() => undefined);
};

const LATE = new AdFailure(301, 'The ad server did not answer in time.');

/** Part of its time after which the request itself gives up: what is left is for telling its servers. */
const OWN_LIMIT = 0.95;

/** A signal that ends with another one or by its own `abort`. */
const within = (signal: AbortSignal): AbortController => {
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort(signal.reason), { signal: own.signal });
  return own;
};

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

/** Asks one server; what goes wrong on the way is an outcome too. */
const ask = async (tag: string, question: AdQuestion, timeout: number): Promise<VastOutcome> => {
  const { ad, position, stage, loadRequest, signal } = question;
  const expand = (url: string, values: Readonly<Record<string, string>>): string => {
    const context = adTagContext(stage.config, ad, stage.viewer(), position);
    return expandAdTag(url, { ...context, values, replaceRules: [] }).url;
  };
  const own = within(signal);
  const request = { tags: [tag], timeout: timeout * OWN_LIMIT, signal: own.signal, expand, ping };
  try {
    const answer = loadRequest().then((requestVast) => requestVast(request));
    return await limited(answer, timeout, signal);
  } catch (error) {
    own.abort();
    signal.throwIfAborted();
    const { code, message } = AdFailure.of(error);
    return { ads: null, errorCode: code, isEmpty: false, message };
  }
};

/** The address to ask, or null when the tag makes none; then the reason has been told. */
const addressOf = (tag: string, { ad, position, stage }: AdQuestion): string | null => {
  const { url, findings } = expandAdTag(
    tag,
    adTagContext(stage.config, ad, stage.viewer(), position),
  );
  if (url !== '') return url;
  const fault = findings.find(({ severity }) => severity === 'error');
  const message = fault?.message ?? 'The ad tag makes no address.';
  stage.tell('aderror', { position, errorCode: 900, message });
  return null;
};

/**
 * Asks the tags of an ad object one after another until one gives ads, and tells the stage of each
 * question and of each answer without ads. No tag may take the time of those after it: each has its
 * part of what is left. Null when nobody had an ad. Rejects when the signal aborts.
 */
export const askForAds = async (
  question: AdQuestion,
): Promise<readonly [VastAd, ...VastAd[]] | null> => {
  const { ad, position, stage, timeout } = question;
  const start = performance.now();
  for (const [index, template] of ad.tags.entries()) {
    const tag = addressOf(template, question);
    if (tag === null) continue;
    stage.tell('adrequest', { position });
    const left = timeout - (performance.now() - start);
    const outcome = await ask(tag, question, left / (ad.tags.length - index));
    if (outcome.ads !== null) return outcome.ads;
    const { isEmpty, errorCode, message } = outcome;
    stage.tell(isEmpty ? 'adempty' : 'aderror', { position, errorCode, message });
  }
  return null;
};
