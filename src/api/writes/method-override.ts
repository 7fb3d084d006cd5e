import type { CallName } from '../errors/index.js';
import type { MethodOverride } from '../client-options.js';

/** How one call's method travels. */
export interface Travel {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Decides how methods travel, and remembers for one client that the service refused PUT or DELETE. */
export class MethodOverrides {
  #refused = false;

  /** The method and header to send. */
  travel(method: CallName['method'], choice: MethodOverride): Travel {
    const overridable = method === 'PUT' || method === 'DELETE';
    const overrides = overridable && (choice === 'always' || (choice === 'auto' && this.#refused));
    return overrides
      ? { method: 'POST', headers: { 'X-HTTP-Method-Override': method } }
      : { method, headers: {} };
  }

  /** Takes note of a 405, which proves that nothing was done; tells whether another way is left. */
  refused({ method }: Travel, choice: MethodOverride): boolean {
    if (choice !== 'auto' || (method !== 'PUT' && method !== 'DELETE')) return false;
    this.#refused = true;
    return true;
  }
}
