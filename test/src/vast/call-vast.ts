import { expect } from '@open-wc/testing';
import { requestVast } from '../../../src/vast/request-vast.js';
import type { VastAd, VastRequest } from '../../../src/vast/vast-ad.js';
import { VastError } from '../../../src/vast/vast-error.js';
import { FakeAdServer, type Reply } from './fake-ad-server.js';

export interface VastCall {
  /** Empty if the request failed. */
  readonly ads: readonly VastAd[];
  readonly error: VastError | null;
  /** Trackers in the order in which they were requested, without their host. */
  readonly pings: string[];
  readonly server: FakeAdServer;
  /** Macro values of each expansion. */
  readonly values: Readonly<Record<string, string>>[];
}

export const TAG = 'https://ads.example/tag';

/** Replaces the macros that have a value; each `[CACHEBUSTING]` has one of its own, from 10000001 on. */
const expander = (): ((url: string, values: Readonly<Record<string, string>>) => string) => {
  let number = 10_000_000;
  return (url, values) =>
    url.replace(/\[([A-Z]+)\]/g, (macro, name: string) =>
      name === 'CACHEBUSTING' ? String((number += 1)) : (values[name] ?? macro),
    );
};

type CallOptions = Partial<Pick<VastRequest, 'tag' | 'signal' | 'mayUseCookies'>>;

/** Requests ads from the servers of `replies`, and records what is reported to them. */
export const callVast = async (
  replies: Readonly<Record<string, Reply>> | ((url: string) => Reply | undefined),
  {
    tag = TAG,
    signal = new AbortController().signal,
    mayUseCookies = () => true,
  }: CallOptions = {},
): Promise<VastCall> => {
  const server = new FakeAdServer(replies);
  const pings: string[] = [];
  const expandWith = expander();
  const values: Readonly<Record<string, string>>[] = [];
  const request = requestVast({
    tag,
    signal,
    mayUseCookies,
    expand: (url, known) => {
      values.push(known);
      return expandWith(url, known);
    },
    ping: (url) => void pings.push(url.replace('https://count.example/', '')),
  });
  try {
    return { ads: await request, error: null, pings, server, values };
  } catch (error) {
    return { ads: [], error: VastError.from(error), pings, server, values };
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
