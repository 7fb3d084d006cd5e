/**
 * The response of a URL: a body (XML if it is a text), or one of the faults `missing` (status 404), `unreachable`,
 * `silent` (no response), `stalled` (half a body) and `credentials refused`.
 */
export type Reply = string | { readonly body: string; readonly type: string };

export interface DocumentRequest {
  readonly url: string;
  readonly withCredentials: boolean;
}

/** A URL that fails like an unreachable server. */
const GONE = 'blob:null/gone';

const blobAddress = (reply: string | { body: string; type: string }): string => {
  const { body, type } = typeof reply === 'string' ? { body: reply, type: 'text/xml' } : reply;
  return URL.createObjectURL(new Blob([body], { type }));
};

/**
 * Responds to requests of ad servers from blobs: requests, bodies and their parsing are the browser's own. `restore`
 * ends that.
 */
export class FakeAdServer {
  readonly requests: DocumentRequest[] = [];
  readonly #replies: (url: string) => Reply | undefined;
  readonly #open = XMLHttpRequest.prototype.open;
  readonly #send = XMLHttpRequest.prototype.send;

  constructor(replies: Readonly<Record<string, Reply>> | ((url: string) => Reply | undefined)) {
    this.#replies = typeof replies === 'function' ? replies : (url) => replies[url];
    const open = this.#open;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    const respond = (request: XMLHttpRequest): void =>
      this.#respond(request, addresses.get(request) ?? '');
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      addresses.set(this, String(url));
      open.call(this, method, '/package.json', true);
    };
    XMLHttpRequest.prototype.send = function () {
      respond(this);
    };
  }

  restore(): void {
    XMLHttpRequest.prototype.open = this.#open;
    XMLHttpRequest.prototype.send = this.#send;
  }

  get addresses(): readonly string[] {
    return this.requests.map(({ url }) => url);
  }

  #respond(request: XMLHttpRequest, url: string): void {
    const { withCredentials } = request;
    this.requests.push({ url, withCredentials });
    const reply = this.#replies(url) ?? 'unreachable';
    if (reply === 'silent') return;
    if (reply === 'stalled') {
      request.dispatchEvent(new ProgressEvent('progress', { loaded: 100 }));
      return;
    }
    this.#open.call(request, 'GET', this.#target(reply, withCredentials), true);
    request.overrideMimeType('application/xml');
    Object.defineProperty(request, 'responseURL', { value: url });
    this.#send.call(request);
  }

  #target(reply: Reply, withCredentials: boolean): string {
    if (reply === 'missing') return '/there-is-no-such-document.xml';
    if (reply === 'unreachable') return GONE;
    if (reply !== 'credentials refused') return blobAddress(reply);
    return withCredentials ? GONE : blobAddress(EMPTY);
  }
}

/** A proper response without an ad. */
export const EMPTY = '<VAST version="4.2"/>';
