import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import type { FetchOptions } from '../vast/inspect/inspect-options.js';
import type { Viewer } from '../viewer.js';
import type { AuditRules } from './custom-rules.js';
import type { TagResult } from './tag-result.js';

/** What was found of ad tags that were requested, by the names of the tags. A `Map` will do; `TagResults` takes less memory. */
export interface ResultStore {
  readonly get: (tag: string) => TagResult | undefined;
  readonly set: (tag: string, result: TagResult) => unknown;
}

export interface RequestLimits extends Pick<
  FetchOptions,
  'headers' | 'allowPrivate' | 'origin' | 'fetch'
> {
  /** Requests a second to each host. Default: 4. */
  readonly requestsPerSecond?: number;
  /** Objects that are worked on at once, each with one ad tag at a time. Default: 8. */
  readonly maxParallel?: number;
  /** Milliseconds for the requests of one ad tag, without those in which it waits for its turn. Default: 5,000. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds for all requests. Tags that were not requested by then are not known. Default: no limit. */
  readonly totalTimeMs?: number;
}

export interface AuditProgress {
  /** Objects that are finished. */
  readonly objects: number;
  /** Distinct ad tags whose requests are finished, with those that the store had. */
  readonly tags: number;
  /** Those of them that could not be requested within the limits. */
  readonly skippedTags: number;
  /** Those of them that could not be requested because this machine finds the address of no host. */
  readonly unresolvedTags: number;
}

export interface AuditOptions {
  /** For whom the ads are. Its device, time and random number are not used. Default: nothing is known. */
  readonly viewer?: Viewer;
  readonly values?: AdTagContext['values'];
  /** How ad tags are requested; null to decide from the objects alone. Default: null. */
  readonly inspect?: RequestLimits | null;
  /** Knows what an earlier audit has found, and keeps what this one finds. Default: nothing. */
  readonly results?: ResultStore;
  /** Only objects that were created at or after this time, `YYYY-MM-DD hh:mm:ss`. Default: all. */
  readonly since?: string;
  /** Percentage of the objects; the same ones each time. Default: 100. */
  readonly sample?: number;
  /** One of several parts of the objects, counted from 1; the same ones each time. Default: all. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** Turns rules off or to another severity, and adds requirements. Default: none. */
  readonly rules?: AuditRules;
  /** Ends the audit, whose iteration then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AuditProgress) => void;
}
