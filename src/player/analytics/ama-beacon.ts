import { expandAdTag } from '../../ad-tags/expand-ad-tag.js';
import { embedContext } from '../../resolve/slot-context.js';
import type { Viewer } from '../../viewer.js';
import { ping } from '../consent/ping.js';
import type { AnalyticsAdapter, MeasuredPlayer } from './analytics-adapter.js';
import { isAllowedAddress, requestDocument } from './beacon-request.js';
import { type Beacon, BEACON_EVENTS, readBeacons } from './beacons.js';
import { milestones } from './milestones.js';

export interface AmaBeaconOptions {
  /** Whether the viewer allows to be measured. Asked at each event: as long as it says no, nothing is loaded or sent. */
  readonly allowed: () => boolean;
  /** The viewer at this moment, for the placeholders of the addresses. Default: nothing is known. */
  readonly viewer?: () => Viewer;
  /** Asks for an address. Default: `fetch` without CORS, with cookies, which also outlives the page. */
  readonly send?: (url: string) => void;
  /** Hears why no beacons can be sent. */
  readonly failed?: (reason: Error) => void;
}

/** `allowed` is asked before anything is sent. */
const sendWithCookies = (url: string): void => ping(url, true);

/** The beacons of one player. */
class AmaBeacons {
  readonly #measured: MeasuredPlayer;
  readonly #options: AmaBeaconOptions;
  readonly #seen = new Set<string>();
  #beacons: Promise<readonly Beacon[]> | null = null;

  constructor(measured: MeasuredPlayer, options: AmaBeaconOptions) {
    this.#measured = measured;
    this.#options = options;
  }

  /** Something happened. */
  async tell(event: string): Promise<void> {
    const { allowed, viewer = () => ({}), send = sendWithCookies } = this.#options;
    if (this.#seen.has(event) || !allowed()) return;
    this.#seen.add(event);
    const context = embedContext(this.#measured.config, viewer());
    this.#beacons ??= this.#load();
    const beacons = await this.#beacons;
    if (this.#measured.signal.aborted || !allowed()) return;
    for (const beacon of beacons) {
      if (beacon.event !== event) continue;
      const { url } = expandAdTag(beacon.url, context);
      if (isAllowedAddress(url)) send(url);
    }
  }

  async #load(): Promise<readonly Beacon[]> {
    const { configuration, signal } = this.#measured;
    try {
      const address = configuration.settings['url_beacon'] ?? '';
      if (!isAllowedAddress(address)) throw new Error('The beacon XML has no allowed address.');
      const beacons = readBeacons(await requestDocument(address, signal));
      if (beacons === null) throw new Error('The beacon XML is no list of beacons.');
      return beacons;
    } catch (reason) {
      if (!signal.aborted) this.#options.failed?.(reason as Error);
      return [];
    }
  }
}

/**
 * The adapter of `ama` configurations: asks for the addresses that the beacon XML of the
 * configuration (`url_beacon`, spec 2.8) names, each at the first time its event happens in a
 * player. The XML is loaded once, at the first event that is allowed; its form is that of
 * `readBeacons`. Register it with `registerAnalytics('ama', amaBeacon({ allowed }))`.
 */
export const amaBeacon =
  (options: AmaBeaconOptions): AnalyticsAdapter =>
  (measured) => {
    const beacons = new AmaBeacons(measured, options);
    const { playback, signal } = measured;
    const tell = (event: string): void => void beacons.tell(event).catch(reportError);
    for (const name of BEACON_EVENTS) {
      playback.addEventListener(name, ({ type }) => tell(type), { signal });
    }
    milestones(playback, signal, tell);
  };
