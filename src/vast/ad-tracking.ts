import type { ParsedAd } from '@dailymotion/vast-client/src/parser/ad_parser.js';
import { linearsOf } from './linear.js';
import { nonLinearClicks, nonLinearsOf } from './non-linear.js';

/** When a `progress` tracker is due: seconds, or a part of the duration from 0 to 1. */
export type ProgressOffset = { readonly seconds: number } | { readonly part: number };

/** All that an ad and the wrappers around it want to know, as templates of addresses. */
export interface AdTracking {
  readonly impressions: readonly string[];
  readonly viewable: Readonly<
    Record<'viewable' | 'notViewable' | 'viewUndetermined', readonly string[]>
  >;
  readonly events: ReadonlyMap<string, readonly string[]>;
  readonly progress: readonly { readonly at: ProgressOffset; readonly url: string }[];
  readonly clicks: readonly string[];
  readonly errors: readonly string[];
  /** Macro values that hold for the whole of the ad. */
  readonly values: Readonly<Record<string, string>>;
}

const PROGRESS = /^progress-(\d+(?:\.\d+)?)(%?)$/;

const offsetOf = (name: string): ProgressOffset | null => {
  const [, number, percent] = PROGRESS.exec(name) ?? [];
  if (number === undefined) return null;
  return percent === '%' ? { part: Number(number) / 100 } : { seconds: Number(number) };
};

/** Trackers of one kind of creative: an ad that takes the place of the content is told as that alone. */
const trackersOf = (
  chain: readonly ParsedAd[],
  isLinear: boolean,
): readonly (readonly [name: string, urls: readonly string[]])[] =>
  chain
    .flatMap<{ trackingEvents: Readonly<Record<string, readonly string[]>> }>(
      isLinear ? linearsOf : nonLinearsOf,
    )
    .flatMap(({ trackingEvents }) => Object.entries(trackingEvents));

const eventsOf = (trackers: ReturnType<typeof trackersOf>): AdTracking['events'] => {
  const events = new Map<string, readonly string[]>();
  for (const [name, urls] of trackers) {
    if (offsetOf(name) === null) events.set(name, [...(events.get(name) ?? []), ...urls]);
  }
  return events;
};

const clicksOf = (chain: readonly ParsedAd[], isLinear: boolean): readonly string[] =>
  chain.flatMap((ad) =>
    isLinear
      ? linearsOf(ad).flatMap(({ videoClickTrackingURLTemplates: clicks }) =>
          clicks.map(({ url }) => url),
        )
      : nonLinearClicks(ad),
  );

const known = (name: string, text: string | null | undefined): Readonly<Record<string, string>> =>
  text ? { [name]: text } : {};

/** ASSETURI is known when there is one asset alone: which of several plays is not told here. */
const valuesOf = (
  chain: readonly ParsedAd[],
  inline: ParsedAd,
): Readonly<Record<string, string>> => {
  const assets = new Set(linearsOf(inline).flatMap((it) => it.mediaFiles.map((m) => m.fileURL)));
  const [id] = [...linearsOf(inline), ...nonLinearsOf(inline)].flatMap((it) => it.universalAdIds);
  return {
    ...known('ADSERVINGID', inline.adServingId),
    ...known('ADTYPE', inline.adType),
    ...known('PODSEQUENCE', chain.find(({ sequence }) => sequence !== null)?.sequence),
    ...known('UNIVERSALADID', id && `${id.idRegistry} ${id.value}`),
    ...known('ASSETURI', assets.size === 1 ? [...assets][0] : null),
  };
};

/**
 * The trackers of a chain: its wrappers from the outermost on, the inline ad last.
 * `errors` are the `Error` addresses of all of them.
 */
export const adTracking = (
  wrappers: readonly ParsedAd[],
  inline: ParsedAd,
  errors: readonly string[],
): AdTracking => {
  const chain = [...wrappers, inline];
  const isLinear = linearsOf(inline).length > 0;
  const trackers = trackersOf(chain, isLinear);
  const seen = chain.flatMap(({ viewableImpression }) => viewableImpression);
  return {
    impressions: chain.flatMap((ad) => ad.impressionURLTemplates.map(({ url }) => url)),
    viewable: {
      viewable: seen.flatMap(({ viewable }) => viewable),
      notViewable: seen.flatMap(({ notViewable }) => notViewable),
      viewUndetermined: seen.flatMap(({ viewUndetermined }) => viewUndetermined),
    },
    events: eventsOf(trackers),
    progress: trackers.flatMap(([name, urls]) => {
      const at = offsetOf(name);
      return at === null ? [] : urls.map((url) => ({ at, url }));
    }),
    clicks: clicksOf(chain, isLinear),
    errors,
    values: valuesOf(chain, inline),
  };
};
