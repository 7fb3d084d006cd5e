type Counts = Readonly<Record<string, number>>;

/** What the ad server counted in a run: events by ad, and errors by ad and VAST error code. */
export interface AdCounts {
  readonly ads: Readonly<Record<string, Counts>>;
  readonly codes: Readonly<Record<string, Counts>>;
}

/** The trackers of a linear ad that begins. */
export const BEGUN = { impression: 1, loaded: 1, start: 1 };

/** The trackers of a linear ad that is played to its end, each once. */
export const PLAYED = { ...BEGUN, firstQuartile: 1, midpoint: 1, thirdQuartile: 1, complete: 1 };

/** What the sandbox's ad server has counted in a run by now. */
export const adCounts = async (origin: string, run: string): Promise<AdCounts> => {
  const reply = await fetch(`${origin}/ads/counters.json?run=${run}`);
  const { ads, codes } = (await reply.json()) as AdCounts;
  return { ads, codes };
};
