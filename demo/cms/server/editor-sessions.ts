import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** A person who may use the CMS. The key of the account is not theirs: only the server has it. */
export interface Editor {
  readonly name: string;
  readonly password: string;
  /** Whether anybody may write as a guest. */
  readonly hasGuests?: boolean;
}

/** The name of somebody who writes without a password. */
export const GUEST = 'guest';

export interface EditorSessions {
  /** Whether somebody may sign in as `GUEST`, with any password. */
  readonly hasGuests: boolean;
  /** The token of a new session, or null for a wrong name or password. */
  signIn(name: string, password: string): Promise<string | null>;
  editorOf(token: string | undefined): string | null;
  signOut(token: string | undefined): void;
}

/** Eight hours: a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

const MAX_SESSIONS = 1000;

const MINUTE_MS = 60_000;

/** Attempts within a minute that take no longer. */
const FREE_ATTEMPTS = 5;

const MAX_DELAY_MS = 10_000;

/** More attempts take no longer, and each attempt reads all that are kept. */
const MAX_KEPT_ATTEMPTS = 64;

/** 0.1 s for the first attempt that takes longer, and twice as long for each further one. */
const delayOf = (attempts: number): number =>
  attempts > FREE_ATTEMPTS ? Math.min(MAX_DELAY_MS, 50 * 2 ** (attempts - FREE_ATTEMPTS)) : 0;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

type Sessions = Map<string, { readonly name: string; readonly expiresAt: number }>;

/** The token of a new session. */
const startSession = (sessions: Sessions, name: string, now: number): string => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + SESSION_SECONDS * 1000;
  sessions.set(digest(token).toString('hex'), { name, expiresAt });
  const [oldest] = sessions.keys();
  if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  return token;
};

/**
 * Sessions in memory: they end with the process. Clients on one machine cannot be told apart, so nobody is locked out:
 * while passwords are being guessed, attempts take longer, also with the right password, whose time would show it.
 */
export const createEditorSessions = (
  editor: Editor,
  clock: () => number,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): EditorSessions => {
  const { hasGuests = false } = editor;
  const sessions: Sessions = new Map();
  /** Those of the last minute that failed or are in progress. */
  let attempts: readonly { readonly at: number }[] = [];

  return {
    hasGuests,
    async signIn(name, password) {
      if (hasGuests && name === GUEST) return startSession(sessions, GUEST, clock());
      // Both are compared, so that the time does not say which one is wrong.
      const isRight = [isSame(name, editor.name), isSame(password, editor.password)];
      const attempt = { at: clock() };
      const recent = attempts.filter(({ at }) => attempt.at - at < MINUTE_MS);
      attempts = [...recent, attempt].slice(-MAX_KEPT_ATTEMPTS);
      await wait(delayOf(attempts.length));
      if (isRight.includes(false)) return null;
      attempts = attempts.filter((each) => each !== attempt);
      return startSession(sessions, editor.name, clock());
    },

    editorOf(token) {
      if (token === undefined) return null;
      const id = digest(token).toString('hex');
      const session = sessions.get(id);
      if (session === undefined) return null;
      if (session.expiresAt > clock()) return session.name;
      sessions.delete(id);
      return null;
    },

    signOut(token) {
      if (token !== undefined) sessions.delete(digest(token).toString('hex'));
    },
  };
};
