import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person who may use the CMS. The key of the account is not theirs: only the server has it. */
export interface Editor {
  readonly name: string;
  readonly password: string;
}

export interface EditorSessions {
  /** The token of a new session, or null for a wrong name or password. */
  signIn(name: string, password: string): string | null;
  /** The name of the editor, or null. */
  editorOf(token: string | undefined): string | null;
  signOut(token: string | undefined): void;
  /** Whether passwords are being guessed, so that nobody can sign in for a while. */
  isLocked(): boolean;
}

/** Eight hours: a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

const MAX_SESSIONS = 1000;

/** Wrong passwords within a minute. */
const MAX_FAILURES = 20;

const MINUTE_MS = 60_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

interface Session {
  readonly name: string;
  readonly expiresAt: number;
}

/** Sessions in memory: they end with the process. */
export const createEditorSessions = (editor: Editor, clock: () => number): EditorSessions => {
  const sessions = new Map<string, Session>();
  let failures: readonly number[] = [];

  const isLocked = (): boolean => {
    failures = failures.filter((at) => clock() - at < MINUTE_MS);
    return failures.length >= MAX_FAILURES;
  };

  return {
    isLocked,

    signIn(name, password) {
      // Both are compared, so that the time does not say which one is wrong.
      const isRight = [isSame(name, editor.name), isSame(password, editor.password)];
      if (isLocked() || isRight.includes(false)) {
        failures = [...failures, clock()];
        return null;
      }
      const token = randomBytes(32).toString('base64url');
      sessions.set(digest(token).toString('hex'), {
        name: editor.name,
        expiresAt: clock() + SESSION_SECONDS * 1000,
      });
      const [oldest] = sessions.keys();
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      return token;
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
