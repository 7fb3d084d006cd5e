import { type Answer, answer, type Chain, redirectedAt, withAnswer } from '../chain.js';
import { wrapperVast } from '../documents.js';
import { type Fault, serverAt } from '../fault.js';
import type { FormName } from '../forms.js';

const FORMS: readonly FormName[] = ['tag', 'embed', 'case', 'har', 'curl', 'charles'];

const leadingTo = (location: string, cookie: boolean): Answer => ({
  ...answer(''),
  status: 302,
  headers: {
    'access-control-allow-origin': '*',
    location,
    ...(cookie && { 'set-cookie': 'uid=8c77; SameSite=None; Secure' }),
  },
});

/** A server whose check of a cookie leads back to where the cookie should have been sent, by one or by two hosts. */
const cookieCircle = (name: string, by: 'one' | 'two', cookie: boolean): Fault => ({
  name: `circle-${name}-by-${by}`,
  part: 'redirect',
  forms: FORMS,
  formsInBrowser: [],
  inject: (chain, { hop }) => {
    const own = chain.addresses.hops[hop] ?? '';
    const first = leadingTo(by === 'one' ? own : chain.addresses.redirected, cookie);
    if (by === 'one') return withAnswer(chain, hop, first);
    const redirected = redirectedAt(withAnswer(chain, hop, leadingTo(own, false)), hop);
    return withAnswer(redirected, hop, first);
  },
  expected: (place) => ({
    id: 'address-refused',
    owner: serverAt(place),
    facts: { isLoop: true, needsCookies: cookie },
  }),
});

/** More requests than players send for one ad. */
const HOPS = 6;

/** Addresses that two servers count on, and those of as many servers. */
const addressesOf = (kind: 'turns' | 'servers'): readonly string[] =>
  Array.from({ length: HOPS }, (_, hop) =>
    kind === 'turns'
      ? `https://${hop % 2 === 0 ? 'exchange' : 'reseller'}.example/vast?src=${hop % 2 === 0 ? 'a' : 'b'}&hop=${hop}&cb=${1000 + hop * 7919}`
      : `https://reseller${hop}.example/vast?zone=${hop}`,
  );

const recordedChain = (chain: Chain, hops: readonly string[]): Chain => ({
  ...chain,
  addresses: { ...chain.addresses, hops },
  tag: hops[0] ?? '',
  answers: hops.map((_, hop) =>
    answer(wrapperVast(chain.version, hops[hop + 1] ?? `${hops[hop % 2] ?? ''}&again=${hop}`)),
  ),
});

/** A recording of wrappers that end where players stop. */
const recordedTurns = (kind: 'turns' | 'servers', id: string): Fault => ({
  name: `recorded-${kind}-of-wrappers`,
  part: 'body',
  hops: 'alone',
  forms: ['har', 'charles'],
  formsInBrowser: [],
  endsAt: 'media',
  inject: (chain) => recordedChain(chain, addressesOf(kind)),
  expected: () => ({ id, owner: 'network' }),
});

/** Two servers whose wrappers lead to each other, with another address at each turn. */
const turns: Fault = {
  name: 'wrappers-lead-to-each-other',
  part: 'body',
  hops: 'behind-wrapper',
  forms: ['tag', 'embed', 'document', 'case'],
  formsInBrowser: [],
  inject: (chain) => {
    const { hops } = chain.addresses;
    return {
      ...chain,
      answers: chain.answers.map((given, index) => {
        const next = hops[index + 1] ?? hops[0] ?? '';
        return {
          ...given,
          body: wrapperVast(chain.version, `${next}?hop=TURN_NUMBER&cb=7TURN_NUMBER`),
        };
      }),
    };
  },
  expected: ({ wrappers }) => ({
    id: wrappers > 1 ? 'wrapper-limit' : 'wrapper-loop',
    owner: 'network',
    isAboutHost: false,
  }),
};

/** Redirects and wrappers that lead back. */
export const CIRCLE_FAULTS: readonly Fault[] = [
  cookieCircle('of-cookie', 'one', true),
  cookieCircle('of-cookie', 'two', true),
  cookieCircle('without-cookie', 'two', false),
  recordedTurns('turns', 'wrapper-loop'),
  recordedTurns('servers', 'wrapper-limit'),
  turns,
];
