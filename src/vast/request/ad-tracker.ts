import { timecode } from '../../ad-tags/value-formats.js';
import { QUARTILES } from './quartiles.js';
import type { AdContent, ResolvedAd } from '../read/read-ad.js';
import type { ProgressOffset, TrackingEvent } from '../read/read-tracking.js';
import type { MacroValues, VastRequest, VastTracker, Viewability } from '../vast-ad.js';
import { trackerAddress } from '../web-address.js';

export type Report = (templates: readonly string[], values: MacroValues) => void;

/**
 * Expands and requests trackers: only http(s), and http over https on an https page. A tracker that
 * cannot be expanded or requested does not affect the others.
 */
export const reporter =
  (
    { expand, ping }: Pick<VastRequest, 'expand' | 'ping'>,
    pageProtocol = location.protocol,
  ): Report =>
  (templates, values) => {
    for (const template of templates) {
      try {
        const address = trackerAddress(expand(template, values), pageProtocol);
        if (address !== null) ping(address);
      } catch {
        // An ad must not fail because of a tracker.
      }
    }
  };

/** Events that may happen repeatedly (VAST 4.2 section 3.14); all others are reported once. */
export const REPEATABLE_EVENTS: ReadonlySet<string> = new Set([
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
export const FINAL_EVENTS: ReadonlySet<string> = new Set([
  'complete',
  'skip',
  'close',
  'closeLinear',
]);

/** Whether a `progress` tracker is due at a position. */
export const isDue = (offset: ProgressOffset, seconds: number, durationSeconds: number): boolean =>
  'seconds' in offset
    ? seconds >= offset.seconds
    : durationSeconds > 0 && seconds >= durationSeconds * offset.fraction;

/** The tracking events of the kind of creative that plays: a linear ad reports nothing of its overlays. */
export const trackingEventsOf = (
  chain: readonly AdContent[],
  isLinear: boolean,
): readonly TrackingEvent[] =>
  chain
    .flatMap<{ readonly trackingEvents: readonly TrackingEvent[] }>(({ linears, nonLinears }) =>
      isLinear ? linears : nonLinears,
    )
    .flatMap(({ trackingEvents }) => trackingEvents);

/** Click trackers: of linear creatives, or of the first overlay that can be shown in each ad. */
export const clickTrackingOf = (
  chain: readonly AdContent[],
  isLinear: boolean,
): readonly string[] =>
  chain.flatMap(({ linears, nonLinears }) =>
    isLinear
      ? linears.flatMap(({ clickTracking }) => clickTracking)
      : (nonLinears.flatMap(({ variations }) => variations)[0]?.clickTracking ?? []),
  );

/** Macro values that are known for the whole ad; those that are null are unknown. */
const responseValuesOf = (chain: readonly AdContent[], { inline }: ResolvedAd): MacroValues => ({
  ADSERVINGID: inline.adServingId || null,
  // The default of the attribute.
  ADTYPE: inline.adType || 'video',
  PODSEQUENCE: chain.find(({ sequence }) => sequence !== '')?.sequence ?? null,
  UNIVERSALADID: inline.universalAdIds.length > 0 ? inline.universalAdIds : null,
});

/** The reason why no verification is executed: its API framework is not supported (VAST 4.2 section 3.16). */
const VERIFICATION_NOT_SUPPORTED = 2;

/**
 * The tracker of one ad and of the wrappers around it. Quartiles that were not due before the end are reported
 * with `complete`. Source: VAST 4.2 section 3.14.
 */
export class AdTracker implements VastTracker {
  readonly #chain: readonly AdContent[];
  readonly #trackingEvents: readonly TrackingEvent[];
  readonly #clickTracking: readonly string[];
  readonly #errors: readonly string[];
  readonly #responseValues: MacroValues;
  readonly #report: Report;
  readonly #reported = new Set<unknown>();
  #isOver = false;
  #readPlayer: () => MacroValues = () => ({});
  /** The position in the ad. */
  #seconds = 0;
  #durationSeconds = NaN;

  constructor(ad: ResolvedAd, report: Report) {
    const isLinear = ad.inline.linears.length > 0;
    this.#chain = [...ad.wrappers, ad.inline];
    this.#trackingEvents = trackingEventsOf(this.#chain, isLinear);
    this.#clickTracking = clickTrackingOf(this.#chain, isLinear);
    this.#errors = ad.errors;
    this.#responseValues = responseValuesOf(this.#chain, ad);
    this.#report = report;
  }

  get values(): MacroValues {
    const playhead = { ADPLAYHEAD: timecode(this.#seconds) };
    return { ...this.#responseValues, ...playhead, ...this.#readPlayer() };
  }

  readPlayer(read: () => MacroValues): void {
    this.#readPlayer = read;
  }

  impression(): void {
    const impressions = this.#chain.flatMap((ad) => ad.impressions);
    const verifications = this.#chain.flatMap((ad) => ad.verificationNotExecuted);
    this.#once('impression', impressions);
    this.#once('verificationNotExecuted', verifications, { REASON: VERIFICATION_NOT_SUPPORTED });
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
    if (REPEATABLE_EVENTS.has(name)) this.#request(templates);
    else this.#once(`event ${name}`, templates);
    if (FINAL_EVENTS.has(name)) this.#isOver = true;
  }

  progress(seconds: number, durationSeconds: number): void {
    if (Number.isFinite(seconds)) this.#seconds = seconds;
    this.#durationSeconds = durationSeconds;
    for (const [name, fraction] of QUARTILES) {
      if (durationSeconds > 0 && seconds >= durationSeconds * fraction) this.event(name);
    }
    for (const event of this.#trackingEvents) {
      if (event.offset !== null && isDue(event.offset, seconds, durationSeconds))
        this.#once(event, [event.url]);
    }
  }

  complete(): void {
    if (Number.isFinite(this.#durationSeconds)) this.#seconds = this.#durationSeconds;
    for (const [name] of QUARTILES) this.event(name);
    this.event('complete');
  }

  click(position: readonly [x: number, y: number] | null): void {
    this.#request(this.#clickTracking, { CLICKPOS: position });
  }

  report(templates: readonly string[]): void {
    this.#report(templates, this.values);
  }

  error(code: number): void {
    this.#request(this.#errors, { ERRORCODE: code });
    this.#isOver = true;
  }

  #once(key: unknown, templates: readonly string[], values: MacroValues = {}): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#request(templates, values);
  }

  #request(templates: readonly string[], values: MacroValues = {}): void {
    if (!this.#isOver) this.#report(templates, { ...this.values, ...values });
  }
}
