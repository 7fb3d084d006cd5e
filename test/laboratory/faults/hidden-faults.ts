import { answerAt, withAnswer } from '../chain.js';
import { type Fault, serverAt, writerOfAddress } from '../fault.js';
import { BODY_FAULTS } from './body-faults.js';
import { PROTECTION_FAULTS } from './protection-faults.js';
import { REASON_FAULTS } from './reason-faults.js';
import { STATUS_FAULTS, WRONG_ADDRESS } from './status-faults.js';

/** What a page cannot hide: who refuses the client, whatever the page is. */
const BEFORE_CORS = ['client-challenged', 'network-filter', 'viewer-network'];

/** Statuses that only a proxy and the log-in of a network have. */
const OF_NETWORK: readonly number[] = [407, 511];

/** What is no answer of an ad server to this request, whatever its headers are. */
const countsFirst = (id: string): boolean =>
  /^(?:http-(?:client|server)-error|response-(?!fault|timeout)[a-z]+|root-unexpected)$/.test(id);

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
      // A page has nothing to read of a console or of a failure.
      const isWithoutAd = hidden.facts?.['reason'] === 'login' || hidden.id.startsWith('http-');
      const others = [...(isWithoutAd ? [] : ['cors-refused']), ...(hidden.others ?? [])];
      if (countsFirst(hidden.id)) return { ...hidden, others };
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
      if (status < 400) {
        const others = hidden.id === 'response-media' ? [hidden.id] : [];
        return { id: 'cors-refused', owner: serverAt(place), others };
      }
      const id = status < 500 ? 'http-client-error' : 'http-server-error';
      const owner = WRONG_ADDRESS.includes(status) ? writerOfAddress(place) : serverAt(place);
      return { id, owner };
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
