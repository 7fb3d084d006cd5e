import type { Services } from './services.js';

/** One request to answer. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** Parameters of the path by name, percent-decoded and not yet checked. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly services: Services;
}

/** Answers a call. May throw a Failure. */
export type Answer = (call: Call) => Response | Promise<Response>;
