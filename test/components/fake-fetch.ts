/** Replaces `fetch`: responds by URL and records the requests. */
export class FakeFetch {
  readonly requests: { readonly url: string; readonly init: RequestInit }[] = [];
  readonly #original = window.fetch.bind(window);

  constructor(answer: (url: URL, signal: AbortSignal) => Response | Promise<Response>) {
    window.fetch = async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      this.requests.push({ url: url.href, init });
      const signal = init.signal ?? new AbortController().signal;
      signal.throwIfAborted();
      return answer(url, signal);
    };
  }

  restore(): void {
    window.fetch = this.#original;
  }
}

export const jsonResponse = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' }, ...init });

/** A response that never arrives, and rejects when the request is aborted. */
export const stall = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
