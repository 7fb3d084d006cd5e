import { answerAt, withAnswer } from '../chain.js';
import { type Fault, serverAt } from '../fault.js';
import { BODY_FAULTS } from './body-faults.js';
import { PROTECTION_FAULTS } from './protection-faults.js';
import { REASON_FAULTS } from './reason-faults.js';
import { STATUS_FAULTS } from './status-faults.js';

/** What a page cannot hide: who refuses the client, whatever the page is. */
const BEFORE_CORS = ['client-challenged', 'network-filter', 'viewer-network'];

/** Statuses that only a proxy and the log-in of a network have. */
const OF_NETWORK: readonly number[] = [407, 511];

/** Ids that the status of a response has, which a recording keeps without the body that the page may not read. */
const statusSituation = (status: number): readonly string[] => {
  if (status >= 500) return ['http-server-error'];
  return status >= 400 ? ['http-client-error'] : [];
};

/** The fault of a response that no page of another origin may read: both are named. */
const withoutCors = (fault: Fault): Fault => {
  const { name, inject, expected, hops } = fault;
  return {
    name: `cors-hides-${name}`,
    part: 'connection',
    ...(hops && { hops }),
    forms: ['tag', 'case', 'har'],
    formsInBrowser: [],
    page: 'other-origin',
    inject: (chain, place) => {
      const faulty = inject(chain, place);
      const headers = Object.fromEntries(
        Object.entries(answerAt(faulty, place.hop).headers).filter(
          ([name]) => name !== 'access-control-allow-origin',
        ),
      );
      return withAnswer(faulty, place.hop, { headers });
    },
    expected: (place) => {
      const hidden = expected(place);
      if (BEFORE_CORS.includes(hidden.id)) return hidden;
      const plays = ['ad-plays', 'plays-with-fault'].includes(hidden.id);
      return {
        id: 'cors-refused',
        owner: serverAt(place),
        others: plays ? [] : [hidden.id, ...(hidden.others ?? [])],
      };
    },
    // Chromium hands out no body of a response that CORS refuses.
    inRecording: (place, chain) => {
      const { status } = answerAt(chain, place.hop);
      const hidden = expected(place);
      if (OF_NETWORK.includes(status)) return hidden;
      const others = hidden.id === 'response-media' ? [hidden.id] : statusSituation(status);
      return { id: 'cors-refused', owner: serverAt(place), others };
    },
  };
};

/** One of these many kinds, since what is hidden is found as if it was not. */
const EVERY = 5;

/** Faults of responses behind a refusal of CORS. */
export const HIDDEN_FAULTS: readonly Fault[] = [
  ...[...BODY_FAULTS, ...STATUS_FAULTS].filter(
    ({ name, endsAt }) => endsAt !== 'end' && !name.includes('too-large'),
  ),
  ...REASON_FAULTS,
  ...PROTECTION_FAULTS.filter(({ name }) => !name.endsWith('placeholder')),
]
  .filter((_, index) => index % EVERY === 0)
  .map(withoutCors);
