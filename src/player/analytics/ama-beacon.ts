import type { Viewer } from '../../viewer.js';
import { ping } from '../ping.js';
import type { AnalyticsAdapter, MeasuredPlayer } from './analytics-registry.js';
import type { Beacon, beaconAddress } from './beacon-document.js';
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
  readonly addressOf: typeof beaconAddress;
}

/** No beacons if they cannot be loaded, null if their code cannot. It is heavy, and few embeds need it. */
const load = async (
  { configuration, signal }: MeasuredPlayer,
  failed: AmaBeaconOptions['failed'],
): Promise<LoadedBeacons | null> => {
  const code = await import('./beacon-document.js').catch(reportError);
  if (!code) return null;
  const { beaconAddress: addressOf, loadBeacons } = code;
  try {
    return {
      beacons: await loadBeacons(configuration.settings['url_beacon'] ?? '', signal),
      addressOf,
    };
  } catch (reason) {
    if (!signal.aborted) failed?.(reason as Error);
    return { beacons: [], addressOf };
  }
};

/**
 * The adapter of `ama` configurations: requests the addresses in the beacon XML of the configuration
 * (`url_beacon`, spec 2.8), each the first time its event happens in a player. The XML is loaded
 * once, at the first event that is allowed; `readBeacons` describes its format. Register the adapter
 * with `registerAnalytics('ama', amaBeacon({ allowed }))`.
 */
export const amaBeacon =
  (options: AmaBeaconOptions): AnalyticsAdapter =>
  (measured) => {
    const { allowed, viewer = () => ({}), send = (url) => ping(url, true), failed } = options;
    const { playback, config, signal } = measured;
    const seen = new Set<string>();
    let loading: Promise<LoadedBeacons | null> | null = null;
    const sendBeacons = async (event: string): Promise<void> => {
      if (!(await allowed()) || seen.has(event)) return;
      seen.add(event);
      const viewerNow = viewer();
      loading ??= load(measured, failed);
      const loaded = await loading;
      // The next event loads missing code again.
      if (loaded === null) loading = null;
      if (loaded === null || signal.aborted || !(await allowed())) return;
      for (const beacon of loaded.beacons) {
        if (beacon.event !== event) continue;
        const url = loaded.addressOf(beacon, config, viewerNow);
        if (url !== null) send(url);
      }
    };

    const onEvent = (event: string): void => void sendBeacons(event).catch(reportError);
    for (const name of BEACON_EVENTS)
      playback.addEventListener(name, ({ type }) => onEvent(type), { signal });
    milestones(playback, signal, onEvent);
  };
