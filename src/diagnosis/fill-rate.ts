import type { InspectedAd, Inspection } from '../vast/inspect/inspection.js';
import type { Verdict } from './diagnosis.js';

/** Requests of one rate. Each counts as an ad request. */
export const RATE_REQUESTS = 10;

/** Milliseconds between a response and the next request. */
export const RATE_INTERVAL_MS = 1000;

export interface RateAnswer {
  /** Null if nothing was requested. */
  readonly inspection: Inspection | null;
  readonly verdict: Verdict;
}

interface Counted<Item> {
  readonly item: Item;
  readonly count: number;
}

/** How many answers to the same ad tag had an ad that plays. The most frequent items come first. */
export interface FillRate {
  readonly answers: number;
  readonly filled: number;
  /** One ad of each creative. */
  readonly ads: readonly Counted<InspectedAd>[];
  /** The verdicts about the answers without an ad that plays. */
  readonly verdicts: readonly Counted<Verdict>[];
}

const counted = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, { readonly item: Item; count: number }>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? { item, count: 0 };
    group.count += 1;
    groups.set(keyOf(item), group);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
};

const creativeKey = ({ ad: { id, title, info }, failure }: InspectedAd): string =>
  JSON.stringify([id, info.creativeId, title, info.adSystem, failure === null]);

const adsOf = ({ inspection }: RateAnswer): readonly InspectedAd[] =>
  counted(inspection?.ads ?? [], creativeKey).map(({ item }) => item);

const isFilled = ({ inspection }: RateAnswer): boolean =>
  inspection?.ads.some(({ failure }) => failure === null) ?? false;

export const fillRate = (answers: readonly RateAnswer[]): FillRate => {
  const unfilled = answers.filter((answer) => !isFilled(answer)).map(({ verdict }) => verdict);
  return {
    answers: answers.length,
    filled: answers.length - unfilled.length,
    ads: counted(answers.flatMap(adsOf), creativeKey),
    verdicts: counted(unfilled, ({ id, owner }) => `${id} ${owner}`),
  };
};

/** Requests an ad tag several times, one request at a time, and yields the rate after each answer. */
export async function* fillRates(
  request: () => Promise<RateAnswer>,
  times: number,
  wait: (milliseconds: number) => Promise<void>,
): AsyncGenerator<FillRate> {
  const answers: RateAnswer[] = [];
  while (answers.length < times) {
    if (answers.length > 0) await wait(RATE_INTERVAL_MS);
    answers.push(await request());
    yield fillRate(answers);
  }
}
