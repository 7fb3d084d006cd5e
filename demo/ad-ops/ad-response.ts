import { html, nothing, type TemplateResult } from 'lit';

/** State of a request to the sandbox's ad server. */
export type AdResponse =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'received';
      readonly code: number;
      readonly contentType: string;
      /** The first MAX_BODY_LENGTH characters of the body. */
      readonly body: string;
      /** ISO date-time when the server logged the request, or null when it is not in its log. */
      readonly receivedAt: string | null;
      /** Requests to the server's trackers since it was started, by event. */
      readonly trackers: Readonly<Record<string, number>>;
    };

const MAX_BODY_LENGTH = 100_000;

const REQUEST_TIMEOUT_MS = 8000;

/** The buttons of a tag and their results. */
export interface TagActions {
  readonly responses: ReadonlyMap<string, AdResponse>;
  /** The URL that was copied last, or null. */
  readonly copiedUrl: string | null;
  readonly request: (url: string) => void;
  readonly copy: (url: string) => void;
}

/** Only the sandbox is requested: a request to another ad server would count as an ad request. */
const isOwnServer = (url: string): boolean =>
  URL.canParse(url) && new URL(url).origin === location.origin;

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return response.ok ? response.json() : null;
};

const fetchReceivedAt = async (url: string): Promise<string | null> => {
  const requests = (await fetchJson('/ads/requests.json')) as
    readonly { readonly at: string; readonly url: string }[] | null;
  return requests?.filter((request) => request.url === new URL(url).href).at(-1)?.at ?? null;
};

const fetchTrackers = async (): Promise<Readonly<Record<string, number>>> => {
  const counters = (await fetchJson('/ads/counters.json')) as {
    readonly total: Readonly<Record<string, number>>;
  } | null;
  return counters?.total ?? {};
};

/** Requests a tag of the sandbox as a player would, without its trackers and media. Never rejects. */
export const requestAd = async (url: string): Promise<AdResponse> => {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return {
      status: 'received',
      code: response.status,
      contentType: response.headers.get('content-type') ?? 'none',
      body: (await response.text()).slice(0, MAX_BODY_LENGTH),
      receivedAt: await fetchReceivedAt(url),
      trackers: await fetchTrackers(),
    };
  } catch {
    const seconds = REQUEST_TIMEOUT_MS / 1000;
    return {
      status: 'failed',
      message: `The ad server did not respond within ${seconds} seconds. Check that the sandbox is running.`,
    };
  }
};

const trackerCounts = (trackers: Readonly<Record<string, number>>): string => {
  const counts = Object.entries(trackers).map(([event, count]) => `${event} ${count}`);
  return counts.length === 0 ? 'none' : counts.join(', ');
};

const received = (response: AdResponse & { readonly status: 'received' }): TemplateResult =>
  html`<div class="response">
    <dl class="facts">
      <div><dt>Status</dt><dd><code>${response.code}</code></dd></div>
      <div><dt>Content type</dt><dd><code>${response.contentType}</code></dd></div>
      <div><dt>Received by the server</dt><dd>${response.receivedAt ?? 'not logged as an ad request'}</dd></div>
      <div><dt>Tracker requests since server start</dt><dd>${trackerCounts(response.trackers)}</dd></div>
    </dl>
    <pre tabindex="0" role="group" aria-label="Response of the ad server"><code>${response.body}</code></pre>
  </div>`;

const responseView = (response: AdResponse | undefined): TemplateResult | typeof nothing => {
  if (response === undefined) return nothing;
  if (response.status === 'received') return received(response);
  return html`<p class="note">${response.status === 'pending' ? 'Requesting …' : response.message}</p>`;
};

/** The buttons of one expanded tag, and the response of the ad server. */
export const tagActions = (url: string, actions: TagActions): TemplateResult => {
  const isOwn = isOwnServer(url);
  return html`<div class="actions">
      ${
        isOwn
          ? html`<button class="button primary" type="button" @click=${() => actions.request(url)}>Request the ad</button>`
          : nothing
      }
      <button class="button" type="button" @click=${() => actions.copy(url)}>Copy URL</button>
      <span class="note" role="status">${actions.copiedUrl === url ? 'Copied.' : nothing}</span>
    </div>
    ${
      isOwn
        ? nothing
        : html`<p class="note">This page sends no requests to other ad servers, because they would count as ad requests. Copy the URL to test it yourself.</p>`
    }
    <div aria-live="polite">${responseView(actions.responses.get(url))}</div>`;
};
