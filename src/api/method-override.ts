import type { CallName } from './errors.js';

/**
 * How updates and deletes are sent: `never` sends PUT and DELETE; `always` sends POST with
 * `X-HTTP-Method-Override`; `auto` sends PUT and DELETE until the service replies 405, and then
 * POST with the override.
 */
export type MethodOverride = 'auto' | 'always' | 'never';

export interface WireMethod {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Chooses how methods are sent, and remembers for one client that the service refused PUT or DELETE. */
export class MethodOverrides {
  #isRefused = false;

  choose(method: CallName['method'], choice: MethodOverride): WireMethod {
    const canOverride = method === 'PUT' || method === 'DELETE';
    const overrides =
      canOverride && (choice === 'always' || (choice === 'auto' && this.#isRefused));
    return overrides
      ? { method: 'POST', headers: { 'X-HTTP-Method-Override': method } }
      : { method, headers: {} };
  }

  /** Records a 405. Returns whether the call can be sent in another way. */
  recordRefusal({ method }: WireMethod, choice: MethodOverride): boolean {
    if (choice !== 'auto' || (method !== 'PUT' && method !== 'DELETE')) return false;
    this.#isRefused = true;
    return true;
  }
}
