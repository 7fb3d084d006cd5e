import type { AdTagContext, AdTagValue } from './ad-tag-context.js';

/** Part of the context that a value comes from, or `template` for a placeholder's own default; the debugger shows it. */
export const CONTEXT_SOURCES = [
  'time',
  'random',
  'page',
  'embed',
  'content',
  'player',
  'slot',
  'device',
  'app',
  'consent',
  'event',
  'response',
  'template',
  'values',
] as const;

export type ContextSource = (typeof CONTEXT_SOURCES)[number];

/** Values that are computed once for a URL and shared by all of its placeholders. */
export interface SharedValues {
  /** Integer of 8 digits, or undefined without a random source. */
  readonly cachebuster: () => number | undefined;
}

/** The definition of a macro, or of a named replace rule: where its value comes from. */
export interface MacroDefinition {
  readonly name: string;
  readonly source: ContextSource;
  /**
   * A macro of VAST 4.x section 6.1: without a value it becomes -1. Placeholders of other names stay
   * in the tag.
   */
  readonly standard: boolean;
  /** Name of the standard macro with the same value. If that one is withheld, this one is too. */
  readonly sameAs: string;
  /** Null for the macros that VAST allows only in tracking URLs: nothing in a request can fill them. */
  readonly value: ((context: AdTagContext, shared: SharedValues) => AdTagValue) | null;
}
