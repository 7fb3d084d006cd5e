import { AdTracker } from '../request/ad-tracker.js';
import type { ResolvedAd } from '../read/read-ad.js';
import type { MacroValues, Viewability } from '../vast-ad.js';

export interface RecordedRequest {
  readonly event: string;
  readonly template: string;
}

/** The tracker of the player, which records its requests and sends none. */
export class RecordingTracker extends AdTracker {
  readonly requests: RecordedRequest[];
  readonly #state: { event: string };

  /** `isRequestable`: whether a template expands to a URL. */
  constructor(ad: ResolvedAd, isRequestable: (template: string, values: MacroValues) => boolean) {
    const requests: RecordedRequest[] = [];
    const state = { event: 'progress' };
    super(ad, (templates, values) => {
      // The tracker reports both at the impression.
      const event = 'REASON' in values ? 'verificationNotExecuted' : state.event;
      for (const template of templates)
        if (isRequestable(template, values)) requests.push({ event, template });
    });
    this.requests = requests;
    this.#state = state;
  }

  override impression(): void {
    this.#during('impression', () => super.impression());
  }

  override viewable(result: Viewability): void {
    this.#during(result, () => super.viewable(result));
  }

  override event(name: string): void {
    this.#during(name, () => super.event(name));
  }

  /** Requests trackers of icons and companions, which are not events of the ad. */
  reportAs(event: string, templates: readonly string[]): void {
    this.#during(event, () => super.report(templates));
  }

  #during(event: string, act: () => void): void {
    const { event: before } = this.#state;
    this.#state.event = event;
    act();
    this.#state.event = before;
  }
}
