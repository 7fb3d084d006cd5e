/**
 * How an address answers: with a body (of XML when it is a text), or with one of the faults `missing` (a status),
 * `unreachable`, `silent` (no answer), `stalled` (half a body) and `credentials refused`.
 */
export type Reply = string | { readonly body: string; readonly type: string };

export interface AskedDocument {
  readonly url: string;
  readonly withCredentials: boolean;
}

/** An address that fails as a server does that is not there. */
const GONE = 'blob:null/gone';

const blobAddress = (reply: string | { body: string; type: string }): string => {
  const { body, type } = typeof reply === 'string' ? { body: reply, type: 'text/xml' } : reply;
  return URL.createObjectURL(new Blob([body], { type }));
};

/**
 * Answers the addresses of ad servers out of blobs: requests, bodies and their parsing are the browser's own. `restore`
 * gives the page its network back.
 */
export class FakeAdServer {
  readonly asked: AskedDocument[] = [];
  readonly #replies: (url: string) => Reply | undefined;
  readonly #open = XMLHttpRequest.prototype.open;
  readonly #send = XMLHttpRequest.prototype.send;

  constructor(replies: Readonly<Record<string, Reply>> | ((url: string) => Reply | undefined)) {
    this.#replies = typeof replies === 'function' ? replies : (url) => replies[url];
    const open = this.#open;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    const answer = (request: XMLHttpRequest): void => {
      this.#answer(request, addresses.get(request) ?? '');
    };
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      addresses.set(this, String(url));
      open.call(this, method, '/package.json', true);
    };
    XMLHttpRequest.prototype.send = function () {
      answer(this);
    };
  }

  restore(): void {
    XMLHttpRequest.prototype.open = this.#open;
    XMLHttpRequest.prototype.send = this.#send;
  }

  get addresses(): readonly string[] {
    return this.asked.map(({ url }) => url);
  }

  #answer(request: XMLHttpRequest, url: string): void {
    const { withCredentials } = request;
    this.asked.push({ url, withCredentials });
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

/** A proper answer without an ad. */
export const EMPTY = '<VAST version="4.2"/>';
