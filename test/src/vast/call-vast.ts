import { expect } from '@open-wc/testing';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { requestVast } from '../../../src/vast/request/request-vast.js';
import type {
  AdCandidate,
  CandidateResult,
  MacroValues,
  VastAd,
  VastRequest,
} from '../../../src/vast/vast-ad.js';
import { VastError } from '../../../src/vast/vast-error.js';
import { FakeAdServer, type Reply } from './fake-ad-server.js';

export interface VastCall {
  /** The ads that played. */
  readonly ads: readonly VastAd[];
  readonly candidates: readonly AdCandidate[];
  /** Why no ad played, or null. */
  readonly error: VastError | null;
  /** Trackers in the order in which they were requested, without their host. */
  readonly pings: string[];
  readonly server: FakeAdServer;
  /** Macro values of each expansion. */
  readonly values: MacroValues[];
}

export const TAG = 'https://ads.example/tag';

/** Expands as the player does; each URL has a `[CACHEBUSTING]` of its own, from 10000001 on. */
const expander = (): VastRequest['expand'] => {
  let number = 10_000_000;
  return (url, values) => {
    number += 1;
    return expandAdTag(url, { values: { CACHEBUSTING: number, ...values } }).url;
  };
};

interface CallOptions extends Partial<Pick<VastRequest, 'tag' | 'signal' | 'mayUseCookies'>> {
  /** How playing an ad ends. Default: it plays. */
  readonly resultOf?: (ad: VastAd) => CandidateResult;
}

/** Requests ads from the servers of `replies`, and records what is reported to them. */
export const callVast = async (
  replies: Readonly<Record<string, Reply>> | ((url: string) => Reply | undefined),
  {
    tag = TAG,
    signal = new AbortController().signal,
    mayUseCookies = () => true,
    resultOf = () => 'played',
  }: CallOptions = {},
): Promise<VastCall> => {
  const server = new FakeAdServer(replies);
  const pings: string[] = [];
  const expandWith = expander();
  const values: MacroValues[] = [];
  const candidates = requestVast({
    tag,
    signal,
    mayUseCookies,
    expand: (url, known) => {
      values.push(known);
      return expandWith(url, known);
    },
    ping: (url) => void pings.push(url.replace('https://count.example/', '')),
  });
  const ads: VastAd[] = [];
  const log: AdCandidate[] = [];
  const call = { ads, candidates: log, pings, server, values };
  try {
    let step = await candidates.next();
    while (!step.done) {
      const result = resultOf(step.value.ad);
      log.push(step.value);
      if (result === 'played') ads.push(step.value.ad);
      step = await candidates.next(result);
    }
    return { ...call, error: step.value === 'played' ? null : step.value };
  } catch (error) {
    return { ...call, error: VastError.from(error) };
  } finally {
    server.restore();
  }
};

/** The first ad of a document, and what is reported about it. */
export const adOf = async (document: string): Promise<VastCall & { ad: VastAd }> => {
  const call = await callVast({ [TAG]: document });
  const [ad] = call.ads;
  if (ad === undefined) expect.fail(`There is no ad: ${String(call.error)}`);
  return { ...call, ad };
};

/** An abort as by a deadline that has passed. */
export const timeout = (): DOMException => new DOMException('The time is over.', 'TimeoutError');
