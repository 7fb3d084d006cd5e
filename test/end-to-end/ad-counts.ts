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

/** Nothing was counted. */
export const NOTHING: AdCounts = { ads: {}, codes: {} };

/** The counts of ads that all failed with one VAST error code. */
export const failed = (ads: readonly string[], code: number, times = 1): AdCounts => ({
  ads: Object.fromEntries(ads.map((ad) => [ad, { error: times }])),
  codes: Object.fromEntries(ads.map((ad) => [ad, { [String(code)]: times }])),
});

/** The ads of embed 136 from the outermost wrapper on. */
export const WRAPPERS = ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3'] as const;

/** The events of a break with those of its ads, by their names. */
export const breakEvents = (position: string, ...names: readonly string[]): readonly string[] =>
  ['adbreakstart', ...names, 'adbreakend'].map((name) => name.replace(/^ad\w+/, `$& ${position}`));

/** The events of a preroll after which the content plays. */
export const prerollEvents = (...names: readonly string[]): readonly string[] => [
  ...breakEvents('preroll', ...names),
  'playing',
];

/** The events of an ad that is requested and played to its end. */
export const PLAYED_EVENTS = ['adrequest', 'adstart', 'adend'] as const;

/** What the sandbox's ad server has counted in a run by now. */
export const adCounts = async (origin: string, run: string): Promise<AdCounts> => {
  const reply = await fetch(`${origin}/ads/counters.json?run=${run}`);
  const { ads, codes } = (await reply.json()) as AdCounts;
  return { ads, codes };
};
