import { expect } from '@open-wc/testing';
import { requestVast } from '../../../src/vast/request-vast.js';
import type { VastAd, VastOutcome } from '../../../src/vast/vast-ad.js';
import { FakeAdServer, type Reply } from './fake-ad-server.js';

export interface VastCall {
  readonly outcome: VastOutcome;
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

interface CallOptions {
  readonly tags?: readonly string[];
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly mayUseCookies?: () => boolean;
}

/** Asks the servers of `replies` for ads and counts what is told. */
export const callVast = async (
  replies: Readonly<Record<string, Reply>> | ((url: string) => Reply | undefined),
  {
    tags = [TAG],
    timeout = 10_000,
    signal = new AbortController().signal,
    mayUseCookies = () => true,
  }: CallOptions = {},
): Promise<VastCall> => {
  const server = new FakeAdServer(replies);
  const pings: string[] = [];
  const expandWith = expander();
  const values: Readonly<Record<string, string>>[] = [];
  try {
    const outcome = await requestVast({
      tags,
      timeout,
      signal,
      mayUseCookies,
      expand: (url, known) => {
        values.push(known);
        return expandWith(url, known);
      },
      ping: (url) => void pings.push(url.replace('https://count.example/', '')),
    });
    return { outcome, pings, server, values };
  } finally {
    server.restore();
  }
};

export const adsOf = ({ outcome }: VastCall): readonly VastAd[] => {
  if (outcome.ads === null) expect.fail(`No ad: ${outcome.errorCode} ${outcome.message}`);
  return outcome.ads;
};

/** The first ad that `document` gives, and what is told of it. */
export const adOf = async (document: string): Promise<VastCall & { ad: VastAd }> => {
  const call = await callVast({ [TAG]: document });
  const [ad] = adsOf(call);
  if (ad === undefined) expect.fail('No ad.');
  return { ...call, ad };
};
