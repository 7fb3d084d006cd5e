import type { Consent } from '../../viewer.js';

/** Takes an answer of a consent platform, of any type: what a page says is not to be trusted. */
export type Answer = (value: unknown, success?: unknown) => void;

/** Asks a consent platform something. Without `answer`, nobody listens for one. */
export type PlatformCall = (command: string, parameter?: unknown, answer?: Answer) => void;

/** What one answer says. */
export interface Facts {
  readonly consent: Consent;
  /**
   * - `ready`: the choices may be used;
   * - `wait`: the platform says that they may change, for the viewer is being asked;
   * - `failed`: the platform says that it cannot answer;
   * - `unclear`: it says nothing that can be relied on.
   */
  readonly signal: 'ready' | 'wait' | 'failed' | 'unclear';
  /** Under which name the platform keeps our listener. */
  readonly listenerId?: number | string;
}

/** One of the interfaces by which pages tell the viewer's choices. */
export interface ConsentApi {
  /** Name of the function in the page: `__tcfapi`. Locator frames and messages are named after it. */
  readonly name: string;
  readonly version: number | string;
  /** What to ask, in this order. */
  readonly commands: readonly string[];
  /** The arguments in the order of the page's function. */
  readonly call: (command: string, parameter: unknown, answer: Answer) => readonly unknown[];
  /** Reads an answer. May throw what the answer's own getters throw. */
  readonly read: (value: unknown) => Facts;
}
