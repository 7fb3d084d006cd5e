import type {
  ConsentOptions,
  ConsentReading,
} from '../../../../src/player/consent/consent-reading.js';
import { watchConsent } from '../../../../src/player/consent/watch-consent.js';
import { type ApiName, type FakeConsentApi, fakeConsentApi } from './fake-consent-api.js';
import { waitUntil } from '../../../components/wait-until.js';

/** Short for what is absent, and long for what must answer. */
export const TIMEOUTS = { appear: 10, answer: 60_000, usp: 10 };

/** A running `watchConsent` and its readings. */
export interface Watcher {
  readonly readings: readonly ConsentReading[];
  /** The latest reading that a condition holds for, once there is one. */
  readonly reading: (matches?: (reading: ConsentReading) => boolean) => Promise<ConsentReading>;
  readonly end: () => void;
}

const started: Watcher[] = [];

export const startWatcher = (
  options: Partial<ConsentOptions> = {},
  watch = watchConsent,
): Watcher => {
  const controller = new AbortController();
  const readings: ConsentReading[] = [];
  watch((reading) => readings.push(reading), {
    timeouts: TIMEOUTS,
    signal: controller.signal,
    ...options,
  });
  const watcher: Watcher = {
    readings,
    reading: async (matches = () => true) => {
      await waitUntil(() => readings.some(matches), 'no such reading');
      const [latest] = readings.filter(matches).slice(-1);
      if (latest === undefined) throw new Error('A reading went away.');
      return latest;
    },
    end: () => controller.abort(),
  };
  started.push(watcher);
  return watcher;
};

const removals: (() => void)[] = [];

/** Puts a CMP into this page until `endAll`. */
export const installApi = (api: ApiName, value?: unknown): FakeConsentApi => {
  const cmp = fakeConsentApi(window, api, value);
  removals.push(cmp.remove);
  return cmp;
};

/** Puts a function in place of a CMP until `endAll`. */
export const installFunction = (api: ApiName, receive: (...values: unknown[]) => void): void => {
  Object.assign(window, { [api]: receive });
  removals.push(() => Reflect.deleteProperty(window, api));
};

/** Puts a CMP that responds to every call with these values into this page until `endAll`. */
export const installResponses = (api: ApiName, values: readonly unknown[], success = true): void =>
  installFunction(api, (...parameters) => {
    for (const callback of parameters) {
      if (!(callback instanceof Function)) continue;
      for (const value of values) Reflect.apply(callback, null, [value, success]);
    }
  });

/** Ends and removes all that a test started. */
export const endAll = (): void => {
  for (const watcher of started.splice(0)) watcher.end();
  for (const remove of removals.splice(0)) remove();
};
