import type { Consent } from '../../viewer.js';
import type {
  ConsentOptions,
  ConsentReading,
  ConsentTimeouts,
  ConsentApiName,
} from './consent-reading.js';
import type { ConsentApi } from './consent-api.js';
import { GPP } from './gpp.js';
import { ConsentApiWatch } from './consent-api-watch.js';
import { TCF } from './tcf.js';
import { US_PRIVACY } from './us-privacy.js';
import { withheldMacros } from './withholding-policy.js';

const DEFAULT_TIMEOUTS: Omit<ConsentTimeouts, 'search'> = {
  appear: 1_000,
  answer: 10_000,
  usp: 50,
};

/** They have no field in common, so the order in which they are merged does not matter. */
const CONSENT_APIS: readonly (readonly [ConsentApiName, ConsentApi])[] = [
  ['tcf', TCF],
  ['gpp', GPP],
  ['usp', US_PRIVACY],
];

type Watches = readonly (readonly [ConsentApiName, ConsentApiWatch])[];

const mergedReading = (watches: Watches, { declared, vendor }: ConsentOptions): ConsentReading => {
  const states = watches.map(([name, { state }]) => [name, state] as const);
  const apis = Object.fromEntries(
    states.map(([name, { status }]) => [name, status]),
  ) as ConsentReading['apis'];
  const known = states.reduce<Consent>((all, [, { consent }]) => ({ ...all, ...consent }), {
    ...declared,
  });
  const knownAt = Math.max(...states.map(([, state]) => state.knownAt ?? -Infinity));
  const withheld = withheldMacros({
    consent: known,
    apis,
    ...(vendor === undefined ? {} : { vendor }),
  });
  const consent = {
    ...known,
    withheld: [...new Set([...(declared?.withheld ?? []), ...withheld])],
    ...(knownAt === -Infinity ? {} : { knownAt }),
  };
  return { consent, apis };
};

/**
 * Calls every CMP of the page and reports the viewer's choices: first when each CMP has responded, failed,
 * timed out or is absent, then after every change. A change is a new choice or a CMP that loads late.
 * CMPs are found in this frame and in the frames above it, of any origin. `onReading` is never called
 * before this function has returned. Never throws; responses are not trusted. Ends when the signal aborts.
 */
export const watchConsent = (
  onReading: (reading: ConsentReading) => void,
  options: ConsentOptions,
): void => {
  const { signal, now = Date.now, window: pageWindow = window } = options;
  if (signal.aborted) return;
  let begun = false;
  let due = false;
  const report = (): void => {
    due = false;
    begun ||= watches.every(([, { state }]) => !['searching', 'pending'].includes(state.status));
    if (begun && !signal.aborted) onReading(mergedReading(watches, options));
  };
  const onChange = (): void => {
    // One report for all changes until then, outside of the CMP's own call.
    if (!due) queueMicrotask(report);
    due = true;
  };
  const { appear, answer, usp, search = answer } = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const shared = {
    own: pageWindow,
    signal,
    now,
    onChange,
    appear,
    search: Math.max(appear, answer, search),
  };
  const watches: Watches = CONSENT_APIS.map(([name, api]) => [
    name,
    new ConsentApiWatch(api, { ...shared, answer: name === 'usp' ? usp : answer }),
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
