import type { AdTagContext, AdTagValue } from './ad-tag-context.js';

/** Which part of the context a value comes from; the debugger shows it. */
export type ContextSource =
  | 'time'
  | 'random'
  | 'page'
  | 'embed'
  | 'content'
  | 'player'
  | 'slot'
  | 'device'
  | 'app'
  | 'consent'
  | 'event'
  | 'response'
  | 'values';

/** What is drawn once for a URL and shared by all of its placeholders. */
export interface Draw {
  /** Integer of 8 digits, or undefined when no random was handed in. */
  readonly cachebuster: () => number | undefined;
}

/** One name that a bracketed placeholder can have, and where its value comes from. */
export interface Macro {
  readonly name: string;
  readonly source: ContextSource;
  /**
   * A macro of VAST 4.x section 6.1: without a value it becomes -1. Other names
   * stay in the tag when nothing is known of them.
   */
  readonly standard: boolean;
  /** Name of the standard macro that tells the same: withholding that one withholds this one. */
  readonly sameAs: string;
  /** Null for the macros that VAST allows in trackers alone: nothing in a request can fill them. */
  readonly value: ((context: AdTagContext, draw: Draw) => AdTagValue) | null;
}
