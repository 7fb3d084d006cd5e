import type { AdTracking, ProgressOffset } from './ad-tracking.js';
import type { VastRequest, VastTracker } from './vast-ad.js';
import { trackerAddress } from './web-address.js';

/** Requests the trackers of these templates with the values of this moment. */
export type Report = (
  templates: readonly string[],
  values: Readonly<Record<string, string>>,
) => void;

/**
 * Expands and requests trackers: http(s) alone, http over https from an https page. A tracker that
 * cannot be expanded or requested takes none of the others with it.
 */
export const reporter =
  ({ expand, ping }: Pick<VastRequest, 'expand' | 'ping'>): Report =>
  (templates, values) => {
    for (const template of templates) {
      try {
        const address = trackerAddress(expand(template, values), location.protocol);
        if (address !== null) ping(address);
      } catch {
        // Nobody is there to be told: an ad must not fail for a tracker.
      }
    }
  };

/** Events that happen again (VAST 4.2 section 3.14); every other is told once. */
const REPEATING = new Set([
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

/** Events after which there is nothing left to tell. */
const LAST = new Set(['complete', 'skip', 'close', 'closeLinear']);

const QUARTILES = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;

/** Seconds of the longest timecode: a day less a millisecond. */
const LONGEST = 86_399.999;

/** `HH:MM:SS.mmm`, as macros have it. */
export const timecode = (seconds: number): string =>
  new Date(Math.min(Math.max(0, seconds), LONGEST) * 1000).toISOString().slice(11, 23);

const isDue = (at: ProgressOffset, seconds: number, duration: number): boolean =>
  'seconds' in at ? seconds >= at.seconds : duration > 0 && seconds >= duration * at.part;

/**
 * The tracker of one ad. Quartiles that no call of `progress` came for are told with `complete`.
 * Source: VAST 4.2 section 3.14; what happens only once and when it is all over: ours.
 */
export class AdTracker implements VastTracker {
  readonly #tracking: AdTracking;
  readonly #report: Report;
  readonly #told = new Set<unknown>();
  #isOver = false;
  #seconds: number | null = null;

  constructor(tracking: AdTracking, report: Report) {
    this.#tracking = tracking;
    this.#report = report;
  }

  impression(): void {
    this.#once('impression', this.#tracking.impressions);
  }

  /** The first judgement counts. */
  viewable(seen: 'viewable' | 'notViewable' | 'viewUndetermined'): void {
    this.#once('viewable', this.#tracking.viewable[seen]);
  }

  event(name: string): void {
    const templates = this.#tracking.events.get(name) ?? [];
    if (REPEATING.has(name)) this.#tell(templates);
    else this.#once(`event ${name}`, templates);
    if (LAST.has(name)) this.#isOver = true;
  }

  progress(seconds: number, duration: number): void {
    if (Number.isFinite(seconds)) this.#seconds = seconds;
    for (const [name, part] of QUARTILES) {
      if (duration > 0 && seconds >= duration * part) this.event(name);
    }
    for (const tracker of this.#tracking.progress) {
      if (isDue(tracker.at, seconds, duration)) this.#once(tracker, [tracker.url]);
    }
  }

  complete(): void {
    for (const [name] of QUARTILES) this.event(name);
    this.event('complete');
  }

  click(): void {
    this.#tell(this.#tracking.clicks);
  }

  error(code: number): void {
    this.#tell(this.#tracking.errors, { ERRORCODE: String(code) });
    this.#isOver = true;
  }

  #once(what: unknown, templates: readonly string[]): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#tell(templates);
  }

  #tell(templates: readonly string[], values: Readonly<Record<string, string>> = {}): void {
    if (this.#isOver) return;
    const playhead = this.#seconds === null ? {} : { ADPLAYHEAD: timecode(this.#seconds) };
    this.#report(templates, { ...this.#tracking.values, ...playhead, ...values });
  }
}
