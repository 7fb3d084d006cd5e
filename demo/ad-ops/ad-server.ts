/** What became of asking the sandbox's ad server. */
export type Answer =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'answered';
      readonly code: number;
      readonly contentType: string;
      /** The body as text, cut where it is too long to be read. */
      readonly body: string;
      /** When the server says that it got the request: ISO date-time, or null when it does not. */
      readonly receivedAt: string | null;
      /** Hits of the server's trackers since it was started, by event. */
      readonly trackers: Readonly<Record<string, number>>;
    };

/** Characters of a body that are shown. */
const LONGEST = 100_000;

/** Milliseconds until the answer has to be there. */
const TIMEOUT = 8000;

/** Whether the page may ask: its own sandbox and nobody else, since asking a real ad server is an ad request. */
export const mayAsk = (url: string): boolean =>
  URL.canParse(url) && new URL(url).origin === location.origin;

const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT) });
  return response.ok ? response.json() : null;
};

const receivedAt = async (url: string): Promise<string | null> => {
  const requests = (await readJson('/ads/requests.json')) as
    readonly { readonly at: string; readonly url: string }[] | null;
  return requests?.filter((request) => request.url === new URL(url).href).at(-1)?.at ?? null;
};

const trackers = async (): Promise<Readonly<Record<string, number>>> => {
  const counters = (await readJson('/ads/counters.json')) as {
    readonly total: Readonly<Record<string, number>>;
  } | null;
  return counters?.total ?? {};
};

/**
 * Requests a tag as a player would and reports the answer; nothing in the answer is requested, run
 * or counted. For addresses that `mayAsk`. Never rejects.
 */
export const askAdServer = async (url: string): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return {
      status: 'answered',
      code: response.status,
      contentType: response.headers.get('content-type') ?? 'none',
      body: (await response.text()).slice(0, LONGEST),
      receivedAt: await receivedAt(url),
      trackers: await trackers(),
    };
  } catch {
    return { status: 'failed', message: 'No answer came within eight seconds.' };
  }
};
