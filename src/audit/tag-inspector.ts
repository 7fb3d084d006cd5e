import { isIP } from 'node:net';
import { expandAdTag } from '../ad-tags/expand-ad-tag.js';
import { DEFAULT_REQUEST_TIMEOUT_MS } from '../ad-tags/request-timeout.js';
import type { PlannedTag } from '../diagnosis/diagnosis-plan.js';
import { requestMoment } from '../diagnosis/request-moment.js';
import type { InspectRuntime } from '../vast/inspect/inspect-options.js';
import { inspectTagIn } from '../vast/inspect/inspect.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import { nameLookup } from '../vast/node/name-lookup.js';
import { fetchMedia, fetchTransport } from '../vast/node/fetch-transport.js';
import { requestSender } from '../vast/node/request-sender.js';
import { isPlayableType } from '../vast/read/media-types.js';
import { Deadline } from '../vast/request/deadline.js';
import type { ResultStore, RequestLimits } from './audit-options.js';
import { HostLimits, limitedSend, type TagRequests } from './host-limits.js';
import { tagResult } from './judge-tag.js';
import type { TagUnit } from './tag-units.js';
import type { TagResult } from './tag-result.js';

const DEFAULT_REQUESTS_PER_SECOND = 4;

/** A media file may have to wait for its turn. */
const MEDIA_TIMEOUT_MS = 10_000;

/** No limit: the deadline of the inspection stands still while a request waits for its turn. */
const UNLIMITED_MS = 2 ** 31 - 1;

/** Whether the host of a tag is looked up by its name. */
const hasName = ({ expanded: { url } }: PlannedTag): boolean => {
  if (url === '') return false;
  const { hostname } = new URL(url);
  return isIP(hostname.replace(/[[\]]/g, '')) === 0 && hostname !== 'localhost';
};

/** Requests each distinct ad tag once, and each host only so often. */
export class TagInspector {
  readonly #options: RequestLimits;
  readonly #store: ResultStore;
  readonly #limits: HostLimits;
  readonly #signal: AbortSignal;
  readonly #stopped = new AbortController();
  /** Aborts when nothing more is requested. */
  readonly #over: AbortSignal;
  readonly #pending = new Map<string, Promise<TagResult | null>>();
  readonly #findsNoNames = nameLookup();
  /** Tags that could not be requested because this machine finds the address of no host. */
  readonly unresolved = new Set<string>();

  constructor(options: RequestLimits, store: ResultStore, signal: AbortSignal) {
    const { requestsPerSecond = DEFAULT_REQUESTS_PER_SECOND, totalTimeMs } = options;
    const times = totalTimeMs === undefined ? [] : [AbortSignal.timeout(totalTimeMs)];
    this.#options = options;
    this.#store = store;
    this.#limits = new HostLimits(requestsPerSecond);
    this.#signal = signal;
    this.#over = AbortSignal.any([this.#stopped.signal, signal, ...times]);
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** What is known of a tag; null if it could not be requested within the limits. */
  async result(unit: TagUnit): Promise<TagResult | null> {
    const { tag, position } = unit;
    const known = this.#store.get(tag);
    // A linear slot and an overlay never have the same name.
    if (known?.[position] !== undefined) return known;
    const pending = this.#pending.get(tag) ?? this.#request(unit);
    this.#pending.set(tag, pending);
    return pending.finally(() => this.#pending.delete(tag));
  }

  async #request(unit: TagUnit): Promise<TagResult | null> {
    const inspections: (Inspection | null)[] = [];
    if (this.unresolved.size > 0 && unit.tags.some(hasName)) {
      this.unresolved.add(unit.tag);
      return null;
    }
    for (const tag of unit.tags) {
      const isRequested = tag.expanded.url !== '';
      const inspection = isRequested ? await this.#inspect(tag) : null;
      if (isRequested && inspection === null) return null;
      inspections.push(inspection);
    }
    const result = tagResult(unit, inspections);
    for (const { params } of Object.values(result).flatMap(({ faults }) => faults))
      if (await this.#findsNoNames(params)) {
        this.unresolved.add(unit.tag);
        return null;
      }
    this.#store.set(unit.tag, result);
    return result;
  }

  async #inspect({ template, overlay, context: known }: PlannedTag): Promise<Inspection | null> {
    const { requestTimeoutMs = DEFAULT_REQUEST_TIMEOUT_MS } = this.#options;
    const deadline = new Deadline(requestTimeoutMs);
    const requests = { deadline, waitedMs: 0, isPaused: false };
    const context = { ...known, ...requestMoment() };
    try {
      const inspection = await inspectTagIn(
        this.#runtime(requests),
        expandAdTag(template, context).url,
        {
          ...this.#options,
          context,
          ...(overlay && { overlay }),
          signal: AbortSignal.any([deadline.signal, this.#over]),
          now: () => performance.now() - requests.waitedMs,
          requestTimeoutMs: UNLIMITED_MS,
          mediaTimeoutMs: MEDIA_TIMEOUT_MS,
        },
      );
      return requests.isPaused ? null : inspection;
    } catch (error) {
      this.#signal.throwIfAborted();
      if (this.#over.aborted || requests.isPaused) return null;
      throw error;
    } finally {
      deadline.stop();
    }
  }

  /** Sends requests in their turn. The deadline is that of documents, and not of media files. */
  #runtime(requests: TagRequests): InspectRuntime {
    const send = requestSender(this.#options);
    const ofMedia = limitedSend(send, this.#limits, requests, false);
    return {
      transport: fetchTransport(this.#options, limitedSend(send, this.#limits, requests)),
      canPlay: isPlayableType,
      requestMedia: fetchMedia(this.#options, ofMedia),
    };
  }
}
