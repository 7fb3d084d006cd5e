import type { CDPSession } from 'playwright-core';
import { isTelling } from '../../network/telling-headers.js';
import type { JsonObject } from '../../text/json.js';

/** Resources that may be the response of an ad server; the bodies of others are left out. */
const WITH_BODY: ReadonlySet<string> = new Set(['XHR', 'Fetch', 'Other']);

/** Headers by which requests are judged, beside those that tell. Credentials are not among them. */
const HEADERS =
  /^(?:origin|referer|sec-fetch-dest|content-(?:type|length|encoding)|location|date|set-cookie|access-control-.*)$/i;

/** Written in place of cookies. */
const HIDDEN = 'REDACTED';

/** How long the last bodies may take, which a page that hangs never gives. */
const MAX_BODIES_MS = 3000;

/** Chromium's error for a request that leads into a private network. */
const PRIVATE = 'net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS';

type Headers = Readonly<Record<string, string>>;

/** One request and its response, as far as they have come. */
interface Exchange {
  readonly request: { readonly method: string; readonly url: string; readonly headers: Headers };
  readonly type: string;
  /** Seconds since 1970. */
  readonly wallTime: number;
  /** Seconds of another clock, as `endedAt`. */
  readonly sentAt: number;
  endedAt?: number;
  response?: { readonly status: number; readonly headers: Headers };
  error?: string;
  body?: { readonly body: string; readonly base64Encoded: boolean };
}

/** A request and its redirects, with the headers of the network, which are reported separately and in the same order. */
interface Redirects {
  readonly exchanges: Exchange[];
  readonly sent: Headers[];
  readonly received: NonNullable<Exchange['response']>[];
}

const pairs = (headers: Headers) =>
  Object.entries(headers)
    .filter(([name]) => HEADERS.test(name) || isTelling(name))
    .map(([name, value]) => ({ name, value: /^set-cookie$/i.test(name) ? HIDDEN : value }));

const entriesOf = ({ exchanges, sent, received }: Redirects): readonly JsonObject[] =>
  exchanges.map(({ request, type, wallTime, sentAt, endedAt, response, error, body }, index) => {
    const { status = 0, headers = {} } = received[index] ?? response ?? {};
    const [mimeType = '', redirectURL = ''] = ['content-type', 'location'].map(
      (wanted) => pairs(headers).find(({ name }) => name.toLowerCase() === wanted)?.value,
    );
    const encoding = body?.base64Encoded === true && { encoding: 'base64' };
    const content = { size: -1, mimeType, ...(body && { text: body.body, ...encoding }) };
    const time = 1000 * (endedAt === undefined ? Date.now() / 1000 - wallTime : endedAt - sentAt);
    const common = { httpVersion: '', cookies: [], headersSize: -1, bodySize: -1 };
    return {
      startedDateTime: new Date(wallTime * 1000).toISOString(),
      _resourceType: type.toLowerCase(),
      time,
      request: {
        ...common,
        ...request,
        headers: pairs({ ...request.headers, ...sent[index] }),
        queryString: [],
      },
      response: {
        ...common,
        status,
        statusText: '',
        headers: pairs(headers),
        redirectURL,
        content,
        ...(error !== undefined && { _error: error }),
      },
      cache: {},
      timings: { send: 0, wait: time, receive: 0 },
    };
  });

/** Records the requests of a page from the events of the Chrome DevTools Protocol. */
export class NetworkLog {
  readonly #session: CDPSession;
  readonly #requests = new Map<string, Redirects>();
  readonly #refused = new Set<string>();
  readonly #bodies: Promise<void>[] = [];

  constructor(session: CDPSession) {
    this.#session = session;
    session.on('Network.requestWillBeSent', (event) => {
      const { requestId, redirectResponse, type = '', wallTime, timestamp: sentAt } = event;
      if (redirectResponse)
        this.#change(requestId, { response: redirectResponse, endedAt: sentAt });
      const { method, url, headers } = event.request;
      const exchange = { request: { method, url, headers }, type, wallTime, sentAt };
      this.#redirectsOf(requestId).exchanges.push(exchange);
    });
    session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      this.#redirectsOf(requestId).sent.push(headers);
    });
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
      this.#redirectsOf(requestId).received.push({ status: statusCode, headers });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.#change(requestId, { response });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const { type = '' } = this.#change(requestId, { endedAt: timestamp }) ?? {};
      if (WITH_BODY.has(type)) this.#bodies.push(this.#readBody(requestId));
    });
    session.on('Network.loadingFailed', (event) => {
      const { requestId, timestamp, errorText, blockedReason, corsErrorStatus: cors } = event;
      const known = this.#refused.has(requestId) ? PRIVATE : blockedReason;
      const error = known ?? (cors ? `CORS ${cors.corsError}` : errorText);
      this.#change(requestId, { endedAt: timestamp, error });
    });
    session.on('Audits.issueAdded', ({ issue }) => {
      const { blockedURL, violatedDirective, isReportOnly } =
        issue.details.contentSecurityPolicyIssueDetails ?? {};
      if (violatedDirective === 'media-src' && isReportOnly === false && blockedURL !== undefined)
        this.#addRefusedMedia(blockedURL);
    });
  }

  /** Starts to record. Requests for which `isRefused` resolves to true are not sent; null sends all. */
  async start(isRefused: ((url: string) => Promise<boolean>) | null): Promise<void> {
    const session = this.#session;
    await session.send('Network.enable');
    await session.send('Audits.enable');
    if (isRefused === null) return;
    session.on('Fetch.requestPaused', ({ requestId, networkId = '', request }) => {
      const decide = async (): Promise<unknown> => {
        if (!(await isRefused(request.url)))
          return session.send('Fetch.continueRequest', { requestId });
        this.#refused.add(networkId);
        return session.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
      };
      // The request may be canceled, or the page closed.
      decide().catch(() => undefined);
    });
    await session.send('Fetch.enable', {});
  }

  /** The requests so far, as a HAR file of a page. `pageFields`: further fields of the page. */
  async har(pageUrl: string, version: string, pageFields: JsonObject = {}): Promise<JsonObject> {
    const limit = new Promise((resolve) => setTimeout(resolve, MAX_BODIES_MS).unref());
    await Promise.race([Promise.all(this.#bodies), limit]);
    const entries = [...this.#requests.values()].flatMap(entriesOf);
    const { startedDateTime = '' } = entries[0] ?? {};
    const page = { id: 'page_1', title: pageUrl, startedDateTime, pageTimings: {}, ...pageFields };
    const creator = { name: 'media-embed', version };
    return { log: { version: '1.2', creator, pages: [page], entries } };
  }

  #redirectsOf(requestId: string): Redirects {
    const known = this.#requests.get(requestId) ?? { exchanges: [], sent: [], received: [] };
    this.#requests.set(requestId, known);
    return known;
  }

  /** Adds media that the policy of the page refuses, of which there is no event of the network. */
  #addRefusedMedia(url: string): void {
    const wallTime = Date.now() / 1000;
    const ended = { sentAt: wallTime, endedAt: wallTime, error: 'csp' };
    const request = { method: 'GET', url, headers: {} };
    this.#redirectsOf(`csp ${url}`).exchanges.push({ request, type: 'Media', wallTime, ...ended });
  }

  /** Changes the last exchange of a request; undefined if it was sent before the recording. */
  #change(requestId: string, parts: Partial<Exchange>): Exchange | undefined {
    const last = this.#redirectsOf(requestId).exchanges.at(-1);
    return last && Object.assign(last, parts);
  }

  async #readBody(requestId: string): Promise<void> {
    try {
      const body = await this.#session.send('Network.getResponseBody', { requestId });
      this.#change(requestId, { body });
    } catch {
      // Chromium keeps no body of a page that was left.
    }
  }
}
