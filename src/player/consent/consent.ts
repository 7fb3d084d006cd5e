import type { Consent } from '../../viewer.js';
import type {
  ConsentOptions,
  ConsentReading,
  ConsentTimeouts,
  PlatformName,
} from './consent-reading.js';
import type { ConsentApi } from './consent-api.js';
import { GPP } from './gpp.js';
import { PlatformWatch } from './platform-watch.js';
import { TCF } from './tcf.js';
import { US_PRIVACY } from './us-privacy.js';
import { withheldMacros } from './withheld-macros.js';

const DEFAULT_TIMEOUTS: Omit<ConsentTimeouts, 'search'> = {
  appear: 1_000,
  answer: 10_000,
  usp: 50,
};

/** No two of them have a field in common, so the order in which they are merged does not matter. */
const PLATFORMS: readonly (readonly [PlatformName, ConsentApi])[] = [
  ['tcf', TCF],
  ['gpp', GPP],
  ['usp', US_PRIVACY],
];

type Watches = readonly (readonly [PlatformName, PlatformWatch])[];

const mergedReading = (watches: Watches, { declared, vendor }: ConsentOptions): ConsentReading => {
  const states = watches.map(([name, { state }]) => [name, state] as const);
  const platforms = Object.fromEntries(
    states.map(([name, { status }]) => [name, status]),
  ) as ConsentReading['platforms'];
  const known = states.reduce<Consent>((all, [, { consent }]) => ({ ...all, ...consent }), {
    ...declared,
  });
  const knownAt = Math.max(...states.map(([, state]) => state.knownAt ?? -Infinity));
  const withheld = withheldMacros({
    consent: known,
    platforms,
    ...(vendor === undefined ? {} : { vendor }),
  });
  const consent = {
    ...known,
    withheld: [...new Set([...(declared?.withheld ?? []), ...withheld])],
    ...(knownAt === -Infinity ? {} : { knownAt }),
  };
  return { consent, platforms };
};

/**
 * Calls every consent platform of the page and reports the choices: first when each platform has
 * answered, failed, timed out or is absent, then at every change (the viewer chooses anew, a
 * platform is loaded late), never before this function has returned. Platforms are found in this
 * frame and in those above it, of any origin. Never throws; responses are not trusted. Ends when
 * the signal aborts.
 */
export const watchConsent = (
  onReading: (reading: ConsentReading) => void,
  options: ConsentOptions,
): void => {
  const { signal, now = Date.now, window: own = window } = options;
  if (signal.aborted) return;
  let begun = false;
  let due = false;
  const report = (): void => {
    due = false;
    begun ||= watches.every(([, { state }]) => !['searching', 'pending'].includes(state.status));
    if (begun && !signal.aborted) onReading(mergedReading(watches, options));
  };
  const onChange = (): void => {
    // Reported once for all changes until then, and outside of the platform's own call.
    if (!due) queueMicrotask(report);
    due = true;
  };
  const { appear, answer, usp, search = answer } = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const shared = { own, signal, now, onChange, appear, search: Math.max(appear, answer, search) };
  const watches: Watches = PLATFORMS.map(([name, api]) => [
    name,
    new PlatformWatch(api, { ...shared, answer: name === 'usp' ? usp : answer }),
  ]);
  for (const [, watch] of watches) watch.start();
};

/**
 * The first reading of `watchConsent`; later changes are ignored. Rejects with the signal's reason
 * if it aborts before.
 */
export const readConsent = (options: ConsentOptions): Promise<ConsentReading> =>
  new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (): void => {
      ended.abort();
      reject(options.signal.reason as Error);
    };
    if (options.signal.aborted) end();
    options.signal.addEventListener('abort', end, { signal: ended.signal });
    const first = (reading: ConsentReading): void => {
      ended.abort();
      resolve(reading);
    };
    watchConsent(first, { ...options, signal: ended.signal });
  });
