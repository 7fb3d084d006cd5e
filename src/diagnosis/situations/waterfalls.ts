import type { AdChain } from '../evidence/evidence.js';
import { isWithoutAd } from './situation.js';

/** Not in a specification: a player asks the next ad server of a waterfall at once. */
const MAX_WATERFALL_WAIT_MS = 1000;

/** Whether a player requested a chain of a recording in place of the one before it, which had no ad. */
const isNextInWaterfall = (chain: AdChain, previous: AdChain | undefined): boolean => {
  // Without times, all requests begin at 0.
  const [startMs = 0] = chain.span ?? [];
  const waitMs = startMs - (previous?.span?.[1] ?? 0);
  const isAtOnce = startMs > 0 && waitMs >= 0 && waitMs <= MAX_WATERFALL_WAIT_MS;
  return isAtOnce && previous !== undefined && isWithoutAd(previous);
};

/** The ad object that a chain belongs to: one without an ad is not missed beside another in its slot that has one. */
const pathOf = (chain: AdChain, chains: readonly AdChain[]): string => {
  const { slot, device } = chain;
  const isFilled = (each: AdChain): boolean =>
    each.slot === slot && each.device === device && each.state === 'plays';
  const filled = slot !== null && isWithoutAd(chain) ? chains.find(isFilled) : undefined;
  return (filled ?? chain).path;
};

/** Chains of one ad object on one device. A waterfall of a HAR file and tags of their own are one group each. */
export const groupsOf = (chains: readonly AdChain[], isRecorded: boolean): readonly AdChain[][] => {
  const groups = new Map<string, AdChain[]>();
  let first = 0;
  for (const [index, chain] of chains.entries()) {
    if (!isNextInWaterfall(chain, chains[index - 1])) first = index;
    const key = isRecorded ? String(first) : `${chain.device ?? ''} ${pathOf(chain, chains)}`;
    groups.set(key, [...(groups.get(key) ?? []), chain]);
  }
  return [...groups.values()];
};
