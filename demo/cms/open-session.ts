import { readSession, signIn } from './cms-api.js';
import type { SessionReply } from './server/session-routes.js';

/** In the address of the page: asks for a name and a password instead of letting a guest in. */
export const SIGN_IN = '?sign-in';

/** The user without a password. */
export const GUEST = 'guest';

/** The session of who is signed in, else that of a guest if there may be any. */
export const openSession = async (): Promise<SessionReply> => {
  const session = await readSession();
  const isGuest = session.editor === null && session.hasGuests && location.search !== SIGN_IN;
  return isGuest ? signIn(GUEST, '') : session;
};
