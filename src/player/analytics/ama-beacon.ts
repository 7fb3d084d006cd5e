import type { Viewer } from '../../viewer.js';
import { ping } from '../ping.js';
import type { AnalyticsAdapter, MeasuredPlayer } from './analytics-registry.js';
import type { Beacon } from './beacon-document.js';
import { BEACON_EVENTS } from './beacon-events.js';
import { milestones } from './milestones.js';

export interface AmaBeaconOptions {
  /**
   * Whether the viewer allows measurement, or a promise of it while the page does not know yet: then the
   * events wait for it. Called at each event; while it returns false, nothing is loaded or sent.
   */
  readonly allowed: () => boolean | Promise<boolean>;
  /** The current viewer, for the placeholders of the addresses. Default: an unknown viewer. */
  readonly viewer?: () => Viewer;
  /** Requests an address. Default: `fetch` without CORS, with cookies, which outlives the page. */
  readonly send?: (url: string) => void;
  /** Called with the reason if no beacons can be sent. */
  readonly failed?: (reason: Error) => void;
}

interface LoadedBeacons {
  readonly beacons: readonly Beacon[];
  /** The address to request, or null if it is not allowed. */
  readonly expand: (beacon: Beacon, viewer: Viewer) => string | null;
}

const NO_BEACONS: LoadedBeacons = { beacons: [], expand: () => null };

class AmaBeacons {
  readonly #measured: MeasuredPlayer;
  readonly #options: AmaBeaconOptions;
  readonly #seen = new Set<string>();
  #beacons: Promise<LoadedBeacons> | null = null;

  constructor(measured: MeasuredPlayer, options: AmaBeaconOptions) {
    this.#measured = measured;
    this.#options = options;
  }

  async send(event: string): Promise<void> {
    const {
      allowed,
      viewer = () => ({}),
      send = (url: string): void => ping(url, true),
    } = this.#options;
    if (!(await allowed()) || this.#seen.has(event)) return;
    this.#seen.add(event);
    const viewerNow = viewer();
    this.#beacons ??= this.#load();
    const { beacons, expand } = await this.#beacons;
    if (this.#measured.signal.aborted || !(await allowed())) return;
    for (const beacon of beacons) {
      if (beacon.event !== event) continue;
      const url = expand(beacon, viewerNow);
      if (url !== null) send(url);
    }
  }

  /** No beacons if they or their code cannot be loaded; the next event loads missing code again. */
  async #load(): Promise<LoadedBeacons> {
    const { config, configuration, signal } = this.#measured;
    const code = await import('./lazy-beacons.js').catch(reportError);
    if (!code) {
      this.#beacons = null;
      return NO_BEACONS;
    }
    const { embedContext, expandTemplate, isAllowedAddress, loadBeacons } = code;
    try {
      const beacons = await loadBeacons(configuration.settings['url_beacon'] ?? '', signal);
      const expand: LoadedBeacons['expand'] = ({ url: template }, viewer) => {
        const { url } = expandTemplate(template, embedContext(config, viewer));
        return isAllowedAddress(url) ? url : null;
      };
      return { beacons, expand };
    } catch (reason) {
      if (!signal.aborted) this.#options.failed?.(reason as Error);
      return NO_BEACONS;
    }
  }
}

/**
 * The adapter of `ama` configurations: requests the addresses in the beacon XML of the configuration
 * (`url_beacon`, spec 2.8), each the first time its event happens in a player. The XML is loaded
 * once, at the first event that is allowed; `readBeacons` describes its format. Register the adapter
 * with `registerAnalytics('ama', amaBeacon({ allowed }))`.
 */
export const amaBeacon =
  (options: AmaBeaconOptions): AnalyticsAdapter =>
  (measured) => {
    const beacons = new AmaBeacons(measured, options);
    const { playback, signal } = measured;
    const send = (event: string): void => void beacons.send(event).catch(reportError);
    for (const name of BEACON_EVENTS) {
      playback.addEventListener(name, ({ type }) => send(type), { signal });
    }
    milestones(playback, signal, send);
  };
