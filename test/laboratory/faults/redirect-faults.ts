import { type Answer, redirectedAt } from '../chain.js';
import type { VerdictOwner } from '../../../src/diagnosis/index.js';
import { type Expectation, type Fault, type Place, PLAYS, serverAt } from '../fault.js';
import type { FormName } from '../forms.js';
import { CLOSED_HOST } from '../servers.js';
import { BODY_FAULTS } from './body-faults.js';
import { SERVER_FAULTS, unreachable } from './connection-faults.js';
import { STATUS_FAULTS } from './status-faults.js';

/** The others bring the same requests. */
const FORMS: readonly FormName[] = ['tag', 'har', 'curl', 'case'];

/** What a page knows of a redirect to a server from which nothing comes. */
const inBrowser = unreachable('redirected');

/** The server to which a tag leads is that of a network; a sign-in page is where the address of a console leads. */
const ownerBehindRedirect = ({ owner, facts }: Expectation, { hop }: Place): VerdictOwner => {
  if (hop === 0 && facts?.['reason'] === 'login') return 'publisher';
  return owner === 'browser' ? 'browser' : 'network';
};

/** The fault of a server to which that of a hop redirects. */
const behindRedirect = (fault: Fault): Fault => {
  const { name, part, expected, inject } = fault;
  return {
    ...fault,
    name: `redirect-to-${name}`,
    part: 'redirect',
    forms: FORMS,
    inject: (chain, place) => redirectedAt(inject(chain, place), place.hop),
    expected: (place) => {
      const expectation = expected(place);
      return expectation === PLAYS
        ? PLAYS
        : {
            ...expectation,
            owner: ownerBehindRedirect(expectation, place),
            namesRedirect: true,
          };
    },
    // A page that got a head, or nothing in time, does not learn that it was redirected.
    ...(part === 'connection' && {
      inBrowser: (fault.inBrowser ?? expected) === expected ? expected : inBrowser,
    }),
    ...(part === 'status' && fault.inBrowser !== undefined && { inBrowser }),
  };
};

/** A redirect to a host at which nothing answers. */
const redirectToHost = (
  name: string,
  connection: Answer['connection'],
  move: (url: URL) => void,
  expected: Fault['expected'],
): Fault => ({
  name: `redirect-to-${name}`,
  part: 'redirect',
  inject: (chain, { hop }) => {
    const url = new URL(chain.addresses.redirected);
    move(url);
    const addresses = { ...chain.addresses, redirected: url.href };
    const redirected = redirectedAt({ ...chain, addresses }, hop);
    const { redirect } = redirected;
    return redirect === undefined
      ? redirected
      : { ...redirected, redirect: { ...redirect, answer: { ...redirect.answer, connection } } };
  },
  expected: (place) => ({ ...expected(place), namesRedirect: true }),
  inBrowser,
});

/** Faults of a server to which another one redirects: that server is at fault, and not the one that redirects. */
export const REDIRECT_FAULTS: readonly Fault[] = [
  ...[...SERVER_FAULTS, ...STATUS_FAULTS, ...BODY_FAULTS].map(behindRedirect),
  redirectToHost(
    'host-without-address',
    'no-name',
    (url) => {
      url.hostname = 'ads.nowhere.invalid';
    },
    // Nobody runs a host that does not exist: its name is the mistake of the server that redirects.
    (place) => ({ id: 'unreachable', owner: serverAt(place), facts: { fault: 'dns' } }),
  ),
  redirectToHost(
    'closed-port',
    'refuses',
    (url) => {
      url.hostname = CLOSED_HOST;
    },
    () => ({ id: 'unreachable', owner: 'network', facts: { fault: 'refused' } }),
  ),
];
