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

/** No beacons if they cannot be loaded, null if their code cannot. */
const load = async (
  { config, configuration, signal }: MeasuredPlayer,
  failed: AmaBeaconOptions['failed'],
): Promise<LoadedBeacons | null> => {
  const code = await import('./lazy-beacons.js').catch(reportError);
  if (!code) return null;
  const { embedContext, expandTemplate, isAllowedAddress, loadBeacons } = code;
  try {
    const beacons = await loadBeacons(configuration.settings['url_beacon'] ?? '', signal);
    const expand: LoadedBeacons['expand'] = ({ url: template }, viewer) => {
      const { url } = expandTemplate(template, embedContext(config, viewer));
      return isAllowedAddress(url) ? url : null;
    };
    return { beacons, expand };
  } catch (reason) {
    if (!signal.aborted) failed?.(reason as Error);
    return { beacons: [], expand: () => null };
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
    const { playback, signal } = measured;
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
        const url = loaded.expand(beacon, viewerNow);
        if (url !== null) send(url);
      }
    };

    const onEvent = (event: string): void => void sendBeacons(event).catch(reportError);
    for (const name of BEACON_EVENTS)
      playback.addEventListener(name, ({ type }) => onEvent(type), { signal });
    milestones(playback, signal, onEvent);
  };
