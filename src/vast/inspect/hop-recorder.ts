import { isCorsFault } from '../request/request-fault.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { MAX_DOCUMENT_BYTES } from '../../text/xml/document-limit.js';
import { type AdDocument, documentOf, requestDocument } from '../request/document-request.js';
import type { CorsVerdict, Hop, InspectionFailure } from './inspection.js';
import { readDocument } from '../read/read-document.js';
import type { VastRequest } from '../vast-ad.js';
import { noAd, VastError } from '../vast-error.js';
import { isVmap } from '../read/vmap.js';
import {
  attribute,
  childElements,
  childrenOf,
  textsAt,
  type XmlNode,
} from '../read/xml-element.js';
import type {
  FailedRequest,
  InspectTransport,
  XmlError,
  XmlResponse,
  XmlTransport,
} from '../request/xml-transport.js';

export interface HopOrigin {
  /** Index of the hop, or null for the first one. */
  readonly parent: number | null;
  readonly template: string;
  readonly expansions: readonly Expansion[];
}

interface Exchange {
  readonly response: XmlResponse | XmlError | FailedRequest;
  readonly withCredentials: boolean;
}

type Exchanged = Pick<
  Hop,
  | 'responseUrl'
  | 'status'
  | 'contentType'
  | 'cors'
  | 'sentCookies'
  | 'text'
  | 'requestFault'
  | 'headers'
  | 'refused'
>;

type RecordedHop = {
  -readonly [Name in keyof Hop]: Name extends 'failure' ? VastError | null : Hop[Name];
};

export type DescribeFailure = (error: VastError) => InspectionFailure;

const describe = (root: XmlNode | undefined): Pick<Hop, 'root' | 'version' | 'adSystems'> =>
  root === undefined
    ? { root: null, version: null, adSystems: [] }
    : {
        root: root.localName,
        version: attribute(root, 'version'),
        adSystems: childrenOf(root, 'Ad')
          .flatMap(childElements)
          .flatMap((content) => textsAt(content, 'AdSystem')),
      };

/** Why a document has no ads to consider, or null. Only the first document may be a VMAP document. */
const contentFailure = (root: XmlNode, isFirst: boolean): VastError | null => {
  try {
    return (isFirst && isVmap(root)) || readDocument(root).ads.length > 0 ? null : noAd();
  } catch (cause) {
    return VastError.from(cause);
  }
};

/** Requests documents as the player does, and records each of them. */
export class HopRecorder {
  readonly #transport: InspectTransport;
  readonly #elapsedMs: () => number;
  readonly #describeFailure: DescribeFailure;
  readonly #hops: RecordedHop[] = [];
  readonly #indices = new Map<object, number>();
  readonly #succeeded = new Set<number>();
  readonly #pending = new Set<Promise<unknown>>();

  /** `elapsedMs` is the time since the inspection began. */
  constructor(
    transport: InspectTransport,
    elapsedMs: () => number,
    describeFailure: DescribeFailure,
  ) {
    this.#transport = transport;
    this.#elapsedMs = elapsedMs;
    this.#describeFailure = describeFailure;
  }

  get hops(): readonly Hop[] {
    return this.#hops.map((hop) => ({
      ...hop,
      failure: hop.failure && this.#describeFailure(hop.failure),
    }));
  }

  /** The hop whose document has an element, or null if the document was not loaded. */
  indexOf({ ownerDocument }: XmlNode): number | null {
    return this.#indices.get(ownerDocument) ?? null;
  }

  /** Records why the chain ended in a document, unless something in it or behind it plays. The last reason is kept. */
  fail(index: number, error: VastError): void {
    const hop = this.#hops[index];
    if (hop !== undefined && !this.#succeeded.has(index)) hop.failure = error;
  }

  succeed(index: number): void {
    const hop = this.#hops[index];
    if (hop === undefined) return;
    this.#succeeded.add(index);
    hop.failure = null;
    if (hop.parent !== null) this.succeed(hop.parent);
  }

  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** Requests a document. Rejects as `requestDocument`. */
  request(
    url: URL,
    request: Pick<VastRequest, 'mayUseCookies' | 'signal'>,
    origin: HopOrigin,
  ): Promise<AdDocument> {
    const transport = this.#transport;
    let last: Exchange | null = null;
    const recorded: XmlTransport = {
      ...transport,
      request: async (address, init) => {
        const response = await transport.request(address, init);
        last = { response, withCredentials: init.withCredentials };
        if (typeof response === 'string' || !('requestFault' in response)) return response;
        if (response.requestFault === null) return 'aborted';
        // Only what CORS refuses may have another result without credentials.
        const isFinal = !isCorsFault(response.requestFault) || !init.withCredentials;
        if (isFinal && transport.requestFailed !== undefined)
          throw transport.requestFailed(response.requestFault);
        return 'unreachable';
      },
    };
    return this.#track(
      url.href,
      origin,
      () => requestDocument(url, request, recorded),
      () => this.#exchangeOf(url, last),
    );
  }

  /** Reads a document that was pasted, whose base is `url`. Rejects as `documentOf`. */
  read(text: string, url: string): Promise<AdDocument> {
    return this.#track(
      '',
      { parent: null, template: '', expansions: [] },
      () => Promise.resolve().then(() => ({ document: documentOf(text, this.#transport), url })),
      () => ({
        responseUrl: '',
        status: null,
        contentType: null,
        cors: 'not-applicable',
        sentCookies: false,
        text: text.slice(0, MAX_DOCUMENT_BYTES),
      }),
    );
  }

  #track(
    url: string,
    origin: HopOrigin,
    load: () => Promise<AdDocument>,
    exchange: () => Exchanged,
  ): Promise<AdDocument> {
    const recorded = this.#record(url, origin, load, exchange);
    this.#pending.add(recorded);
    const remove = (): void => void this.#pending.delete(recorded);
    recorded.then(remove, remove);
    return recorded;
  }

  async #record(
    url: string,
    origin: HopOrigin,
    load: () => Promise<AdDocument>,
    exchange: () => Exchanged,
  ): Promise<AdDocument> {
    const startMs = Math.round(this.#elapsedMs());
    const hop: RecordedHop = {
      url,
      ...origin,
      startMs,
      durationMs: 0,
      ...exchange(),
      ...describe(undefined),
      failure: null,
    };
    const index = this.#hops.push(hop) - 1;
    let loaded: AdDocument | null = null;
    let failure: VastError | null = null;
    try {
      loaded = await load();
      const { documentElement } = loaded.document;
      this.#indices.set(loaded.document, index);
      failure = contentFailure(documentElement, origin.parent === null);
      return loaded;
    } catch (cause) {
      failure = VastError.from(cause);
      throw cause;
    } finally {
      Object.assign(hop, {
        ...exchange(),
        durationMs: Math.round(this.#elapsedMs() - startMs),
        ...describe(loaded?.document.documentElement),
        failure,
      });
    }
  }

  #exchangeOf(url: URL, exchange: Exchange | null): Exchanged {
    const { page } = this.#transport;
    const isSameOrigin = url.origin === page.origin;
    const isInPage = page.origin !== '';
    const sentCookies = isInPage && (isSameOrigin || exchange?.withCredentials === true);
    const response = exchange?.response ?? 'unreachable';
    if (typeof response === 'string' || 'requestFault' in response) {
      const policy = response === 'policy' ? response : null;
      const failed = typeof response === 'string' ? { requestFault: policy, url: '' } : response;
      const { requestFault, url: responseUrl, refused } = failed;
      const isRefused = response === 'unreachable' || isCorsFault(requestFault);
      const cors = isInPage && isRefused ? 'refused' : 'not-applicable';
      const isSent = exchange !== null && sentCookies;
      const none = { responseUrl, status: null, contentType: null, text: null };
      return {
        ...none,
        cors,
        sentCookies: isSent,
        ...(requestFault !== null && { requestFault }),
        ...(refused && { refused }),
      };
    }
    const { url: responseUrl, status, contentType, text, headers } = response;
    const cors: CorsVerdict = !isInPage
      ? 'not-applicable'
      : isSameOrigin
        ? 'same-origin'
        : exchange?.withCredentials === true
          ? 'with-credentials'
          : 'without-credentials';
    const read = { responseUrl, status, contentType, text: text.slice(0, MAX_DOCUMENT_BYTES) };
    return { ...read, cors, sentCookies, ...(headers !== undefined && { headers }) };
  }
}
