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

const TIMEOUTS: Omit<ConsentTimeouts, 'search'> = { appear: 1_000, answer: 10_000, usp: 50 };

/** No field comes from two of them: in which order they are joined does not matter. */
const PLATFORMS: readonly (readonly [PlatformName, ConsentApi])[] = [
  ['tcf', TCF],
  ['gpp', GPP],
  ['usp', US_PRIVACY],
];

type Watches = readonly (readonly [PlatformName, PlatformWatch])[];

const joined = (watches: Watches, { declared, vendor }: ConsentOptions): ConsentReading => {
  const states = watches.map(([name, { state }]) => [name, state] as const);
  const platforms = Object.fromEntries(
    states.map(([name, { status }]) => [name, status]),
  ) as ConsentReading['platforms'];
  const said = states.reduce<Consent>((all, [, { consent }]) => ({ ...all, ...consent }), {
    ...declared,
  });
  const knownAt = Math.max(...states.map(([, state]) => state.knownAt ?? -Infinity));
  const withheld = withheldMacros({
    consent: said,
    platforms,
    ...(vendor === undefined ? {} : { vendor }),
  });
  const consent = {
    ...said,
    withheld: [...new Set([...(declared?.withheld ?? []), ...withheld])],
    ...(knownAt === -Infinity ? {} : { knownAt }),
  };
  return { consent, platforms };
};

/**
 * Asks every consent platform of the page and hands on what they say: first when each has
 * answered, failed, timed out or is absent, then at every change (the viewer chooses anew, a
 * platform comes late), never before this function has returned. Platforms are found in this
 * frame and in those above it, of whatever origin. Throws nothing; what answers hold is not
 * trusted. Ends with the signal.
 */
export const watchConsent = (
  hear: (reading: ConsentReading) => void,
  options: ConsentOptions,
): void => {
  const { signal, now = Date.now, window: own = window } = options;
  if (signal.aborted) return;
  let begun = false;
  let due = false;
  const report = (): void => {
    due = false;
    begun ||= watches.every(([, { state }]) => !['searching', 'asked'].includes(state.status));
    if (begun && !signal.aborted) hear(joined(watches, options));
  };
  const changed = (): void => {
    // Later and once for all that changes meanwhile; and what `hear` throws is no platform's fault.
    if (!due) queueMicrotask(report);
    due = true;
  };
  const { appear, answer, usp, search = answer } = { ...TIMEOUTS, ...options.timeouts };
  const around = { own, signal, now, changed, appear, search: Math.max(appear, answer, search) };
  const watches: Watches = PLATFORMS.map(([name, api]) => [
    name,
    new PlatformWatch(api, { ...around, answer: name === 'usp' ? usp : answer }),
  ]);
  for (const [, watch] of watches) watch.start();
};

/**
 * The first reading of `watchConsent`; what changes later is not heard. Rejects with
 * the signal's reason when it ends before.
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
