import { QUARTILES } from './quartiles.js';
import type { AdContent, ResolvedAd } from './read-ad.js';
import type { ProgressOffset, TrackingEvent } from './read-tracking.js';
import type { VastRequest, VastTracker, Viewability } from './vast-ad.js';
import { trackerAddress } from './web-address.js';

type MacroValues = Readonly<Record<string, string>>;

/** Requests the trackers of these templates with the macro values of this moment. */
export type Report = (templates: readonly string[], values: MacroValues) => void;

/**
 * Expands and requests trackers: only http(s), and http over https on an https page. A tracker that
 * cannot be expanded or requested does not affect the others.
 */
export const reporter =
  ({ expand, ping }: Pick<VastRequest, 'expand' | 'ping'>): Report =>
  (templates, values) => {
    for (const template of templates) {
      try {
        const address = trackerAddress(expand(template, values), location.protocol);
        if (address !== null) ping(address);
      } catch {
        // An ad must not fail because of a tracker.
      }
    }
  };

/** Events that may happen repeatedly (VAST 4.2 section 3.14); all others are reported once. */
const REPEATABLE = new Set([
  'mute',
  'unmute',
  'pause',
  'resume',
  'rewind',
  'fullscreen',
  'exitFullscreen',
  'expand',
  'collapse',
  'playerExpand',
  'playerCollapse',
  'adExpand',
  'adCollapse',
  'otherAdInteraction',
]);

/** Events after which nothing is reported any more. Not in the specification. */
const FINAL = new Set(['complete', 'skip', 'close', 'closeLinear']);

const MAX_TIMECODE_SECONDS = 86_399.999;

/** `HH:MM:SS.mmm`, the form of macro values. */
export const timecode = (seconds: number): string =>
  new Date(Math.min(Math.max(0, seconds), MAX_TIMECODE_SECONDS) * 1000).toISOString().slice(11, 23);

const isDue = (offset: ProgressOffset, seconds: number, durationSeconds: number): boolean =>
  'seconds' in offset
    ? seconds >= offset.seconds
    : durationSeconds > 0 && seconds >= durationSeconds * offset.fraction;

/** The tracking events of the kind of creative that plays: a linear ad reports nothing of its overlays. */
const trackingEventsOf = (
  chain: readonly AdContent[],
  isLinear: boolean,
): readonly TrackingEvent[] =>
  chain
    .flatMap<{ readonly trackingEvents: readonly TrackingEvent[] }>(({ linears, nonLinears }) =>
      isLinear ? linears : nonLinears,
    )
    .flatMap(({ trackingEvents }) => trackingEvents);

/** Click trackers: of linear creatives, or of the first overlay that can be shown in each ad. */
const clickTrackingOf = (chain: readonly AdContent[], isLinear: boolean): readonly string[] =>
  chain.flatMap(({ linears, nonLinears }) =>
    isLinear
      ? linears.flatMap(({ clickTracking }) => clickTracking)
      : (nonLinears.flatMap(({ variations }) => variations)[0]?.clickTracking ?? []),
  );

/** Macro values that are known for the whole ad. ASSETURI is known if there is only one media file. */
const macroValuesOf = (chain: readonly AdContent[], { inline }: ResolvedAd): MacroValues => {
  const media = new Set(
    inline.linears.flatMap(({ creative }) => creative.media.map(({ url }) => url)),
  );
  const values = {
    ADSERVINGID: inline.adServingId,
    ADTYPE: inline.adType,
    PODSEQUENCE: chain.find(({ sequence }) => sequence !== '')?.sequence ?? '',
    UNIVERSALADID: inline.universalAdId,
    ASSETURI: media.size === 1 ? [...media].join() : '',
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
};

/**
 * The tracker of one ad and of the wrappers around it. Quartiles that were not due before the end are reported
 * with `complete`. Source: VAST 4.2 section 3.14.
 */
export class AdTracker implements VastTracker {
  readonly #chain: readonly AdContent[];
  readonly #trackingEvents: readonly TrackingEvent[];
  readonly #clickTracking: readonly string[];
  readonly #errors: readonly string[];
  readonly #values: MacroValues;
  readonly #report: Report;
  readonly #reported = new Set<unknown>();
  #isOver = false;
  #seconds: number | null = null;

  constructor(ad: ResolvedAd, report: Report) {
    const isLinear = ad.inline.linears.length > 0;
    this.#chain = [...ad.wrappers, ad.inline];
    this.#trackingEvents = trackingEventsOf(this.#chain, isLinear);
    this.#clickTracking = clickTrackingOf(this.#chain, isLinear);
    this.#errors = ad.errors;
    this.#values = macroValuesOf(this.#chain, ad);
    this.#report = report;
  }

  impression(): void {
    this.#once(
      'impression',
      this.#chain.flatMap(({ impressions }) => impressions),
    );
  }

  /** Only the first result is reported. */
  viewable(result: Viewability): void {
    this.#once(
      'viewable',
      this.#chain.flatMap(({ viewability }) => viewability[result]),
    );
  }

  event(name: string): void {
    const templates = this.#trackingEvents
      .filter((event) => event.name === name && event.offset === null)
      .map(({ url }) => url);
    if (REPEATABLE.has(name)) this.#request(templates);
    else this.#once(`event ${name}`, templates);
    if (FINAL.has(name)) this.#isOver = true;
  }

  progress(seconds: number, durationSeconds: number): void {
    if (Number.isFinite(seconds)) this.#seconds = seconds;
    for (const [name, fraction] of QUARTILES) {
      if (durationSeconds > 0 && seconds >= durationSeconds * fraction) this.event(name);
    }
    for (const event of this.#trackingEvents) {
      if (event.offset !== null && isDue(event.offset, seconds, durationSeconds))
        this.#once(event, [event.url]);
    }
  }

  complete(): void {
    for (const [name] of QUARTILES) this.event(name);
    this.event('complete');
  }

  click(): void {
    this.#request(this.#clickTracking);
  }

  error(code: number): void {
    this.#request(this.#errors, { ERRORCODE: String(code) });
    this.#isOver = true;
  }

  #once(key: unknown, templates: readonly string[]): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#request(templates);
  }

  #request(templates: readonly string[], values: MacroValues = {}): void {
    if (this.#isOver) return;
    const playhead = this.#seconds === null ? {} : { ADPLAYHEAD: timecode(this.#seconds) };
    this.#report(templates, { ...this.#values, ...playhead, ...values });
  }
}
