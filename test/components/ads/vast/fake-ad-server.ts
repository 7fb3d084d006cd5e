/** How an address answers: with a body, with a status of the real server, or not at all. */
export type Reply =
  | string
  | { readonly body: string; readonly type: string }
  | 'missing'
  | 'unreachable'
  | 'silent'
  | 'stalled'
  | 'credentials refused';

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
    const server = this;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      addresses.set(this, String(url));
      server.#open.call(this, method, '/package.json', true);
    };
    XMLHttpRequest.prototype.send = function () {
      server.#answer(this, addresses.get(this) ?? '');
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

  #target(reply: Exclude<Reply, 'silent' | 'stalled'>, withCredentials: boolean): string {
    if (reply === 'missing') return '/there-is-no-such-document.xml';
    if (reply === 'unreachable') return GONE;
    if (reply !== 'credentials refused') return blobAddress(reply);
    return withCredentials ? GONE : blobAddress(EMPTY);
  }
}

/** A proper answer without an ad. */
export const EMPTY = '<VAST version="4.2"/>';
