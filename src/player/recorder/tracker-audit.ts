import { reporter } from '../../vast/request/ad-tracker.js';
import type { MacroValues, VastRequest } from '../../vast/vast-ad.js';
import type { RecordedTracker, TrackerRequest, TrackerVerdict } from './ad-record.js';

export interface DeclaredTracker {
  readonly event: string;
  readonly template: string;
}

interface AuditedTracker extends DeclaredTracker {
  /** How often the document declares it. */
  declared: number;
  due: number;
  /** How often it could not be requested. */
  refused: number;
  readonly requests: TrackerRequest[];
}

const verdictOf = ({ due, refused, requests }: AuditedTracker): TrackerVerdict => {
  const sent = requests.length;
  if (sent > due) return due === 0 ? 'unexpected' : 'duplicate';
  if (due === 0) return 'not-due';
  if (sent === due) return 'requested';
  return sent + refused >= due ? 'refused' : 'missing';
};

/** Counts how often each tracker was due and how often it was requested. */
export class TrackerAudit {
  readonly #trackers = new Map<string, AuditedTracker>();

  declare(tracker: DeclaredTracker): void {
    this.#find(tracker).declared += 1;
  }

  dueEvents(...events: readonly string[]): void {
    for (const tracker of this.#trackers.values())
      if (events.includes(tracker.event)) tracker.due += tracker.declared;
  }

  due(tracker: DeclaredTracker): void {
    this.#find(tracker).due += 1;
  }

  /** Requests a tracker as the player does. */
  request(
    tracker: DeclaredTracker,
    values: MacroValues,
    { expand, ping }: Pick<VastRequest, 'expand' | 'ping'>,
    atMs: number,
  ): void {
    const urls: string[] = [];
    const record = (url: string): void => {
      urls.push(url);
      ping(url);
    };
    reporter({ expand, ping: record })([tracker.template], values);
    this.requested(tracker, urls, atMs);
  }

  /** The URLs that were requested when the tracker was reported; none if it does not expand to one. */
  requested(tracker: DeclaredTracker, urls: readonly string[], atMs: number): void {
    const audited = this.#find(tracker);
    if (urls.length === 0) audited.refused += 1;
    audited.requests.push(...urls.map((url) => ({ url, atMs })));
  }

  /** The event under which a template is declared, of these; undefined if it is not. */
  eventOf(template: string, events: readonly string[]): string | undefined {
    return events.find((event) => this.#trackers.has(`${event} ${template}`));
  }

  /** In the order of the document; those that it does not declare at the end. */
  get trackers(): readonly RecordedTracker[] {
    return [...this.#trackers.values()].map((tracker) => {
      const { event, template, due, requests } = tracker;
      return { event, template, due, requests: [...requests], verdict: verdictOf(tracker) };
    });
  }

  #find({ event, template }: DeclaredTracker): AuditedTracker {
    const key = `${event} ${template}`;
    let tracker = this.#trackers.get(key);
    if (tracker === undefined) {
      tracker = { event, template, declared: 0, due: 0, refused: 0, requests: [] };
      this.#trackers.set(key, tracker);
    }
    return tracker;
  }
}
