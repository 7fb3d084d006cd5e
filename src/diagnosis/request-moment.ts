import type { Viewer } from '../viewer.js';

/** The time and the random number of requests, for a viewer without them. */
export type RequestMoment = Required<Pick<Viewer, 'now' | 'random'>>;

/** What every runtime has; the core is compiled without the types of any. */
declare const crypto: { getRandomValues: (values: Uint32Array) => Uint32Array };

/** Possible values of 32 bits. */
const VALUES = 2 ** 32;

/** The moment of requests that are sent now. An ad server would answer a constant random number from its cache. */
export const requestMoment = (): RequestMoment => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  // eslint-disable-next-line no-restricted-syntax -- Requests leave the core, so they need the time.
  return { now: Date.now(), random: value / VALUES };
};
