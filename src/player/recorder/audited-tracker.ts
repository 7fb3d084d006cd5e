import {
  AdTracker,
  FINAL_EVENTS,
  isDue,
  REPEATABLE_EVENTS,
  trackingEventsOf,
} from '../../vast/request/ad-tracker.js';
import { QUARTILES } from '../../vast/request/quartiles.js';
import type { ResolvedAd } from '../../vast/read/read-ad.js';
import type { TrackingEvent } from '../../vast/read/read-tracking.js';
import type { MacroValues, Viewability } from '../../vast/vast-ad.js';
import type { TrackerAudit } from './tracker-audit.js';

export type ReportEvent = (event: string, template: string, values: MacroValues) => void;

/** Events that `report` stands for: those of icons and companions. */
const OTHER_EVENTS = ['iconView', 'iconClickTracking', 'companionView', 'companionClickTracking'];

const CLICK = 'clickTracking';

/**
 * What is due in the playback of an ad, by the rules of VAST 4.2 section 3.14 and apart from the tracker that
 * requests it: each event once unless it may repeat, and nothing after the end.
 */
class DueEvents {
  readonly #audit: TrackerAudit;
  readonly #trackingEvents: readonly TrackingEvent[];
  readonly #reached = new Set<unknown>();
  #isOver = false;

  constructor(audit: TrackerAudit, trackingEvents: readonly TrackingEvent[]) {
    this.#audit = audit;
    this.#trackingEvents = trackingEvents;
  }

  once(key: string, events: readonly string[] = [key]): void {
    if (this.#isOver || this.#reached.has(key)) return;
    this.#reached.add(key);
    this.#audit.dueEvents(...events);
  }

  repeated(event: string): void {
    if (!this.#isOver) this.#audit.dueEvents(event);
  }

  progress(seconds: number, durationSeconds: number): void {
    if (this.#isOver) return;
    for (const [name, fraction] of QUARTILES)
      if (durationSeconds > 0 && seconds >= durationSeconds * fraction) this.once(name);
    for (const event of this.#trackingEvents) {
      const { offset, name, url } = event;
      if (offset === null || !isDue(offset, seconds, durationSeconds)) continue;
      if (this.#reached.has(event)) continue;
      this.#reached.add(event);
      this.#audit.due({ event: name, template: url });
    }
  }

  end(): void {
    this.#isOver = true;
  }
}

/** The tracker of the player, whose requests are compared with what was due. */
export class AuditedTracker extends AdTracker {
  readonly #audit: TrackerAudit;
  readonly #due: DueEvents;
  readonly #state: { event: string; isInside: boolean };

  constructor(ad: ResolvedAd, audit: TrackerAudit, report: ReportEvent) {
    const state = { event: 'progress', isInside: false };
    super(ad, (templates, values) => {
      // The tracker reports both at the impression.
      const event = 'REASON' in values ? 'verificationNotExecuted' : state.event;
      for (const template of templates) report(event, template, values);
    });
    this.#audit = audit;
    const chain = [...ad.wrappers, ad.inline];
    this.#due = new DueEvents(audit, trackingEventsOf(chain, ad.inline.linears.length > 0));
    this.#state = state;
  }

  override impression(): void {
    this.#due.once('impression', ['impression', 'verificationNotExecuted']);
    this.#during('impression', () => super.impression());
  }

  override viewable(result: Viewability): void {
    // The first result counts.
    this.#due.once('viewability', [result]);
    this.#during(result, () => super.viewable(result));
  }

  override event(name: string): void {
    // Quartiles that the tracker itself finds are judged by the position.
    if (!this.#state.isInside) {
      if (REPEATABLE_EVENTS.has(name)) this.#due.repeated(name);
      else this.#due.once(name);
      if (FINAL_EVENTS.has(name)) this.#due.end();
    }
    this.#during(name, () => super.event(name));
  }

  override progress(seconds: number, durationSeconds: number): void {
    this.#due.progress(seconds, durationSeconds);
    this.#during('progress', () => super.progress(seconds, durationSeconds), true);
  }

  override complete(): void {
    for (const [name] of QUARTILES) this.#due.once(name);
    this.#due.once('complete');
    this.#due.end();
    this.#during('complete', () => super.complete(), true);
  }

  override click(position: readonly [x: number, y: number] | null): void {
    this.#due.repeated(CLICK);
    this.#during(CLICK, () => super.click(position));
  }

  override report(templates: readonly string[]): void {
    for (const template of templates) {
      const event = this.#audit.eventOf(template, OTHER_EVENTS) ?? 'other';
      this.#audit.due({ event, template });
      this.#during(event, () => super.report([template]));
    }
  }

  override error(code: number): void {
    this.#due.repeated('error');
    this.#due.end();
    this.#during('error', () => super.error(code));
  }

  #during(event: string, act: () => void, isInside = this.#state.isInside): void {
    const before = { ...this.#state };
    Object.assign(this.#state, { event, isInside });
    act();
    Object.assign(this.#state, before);
  }
}
