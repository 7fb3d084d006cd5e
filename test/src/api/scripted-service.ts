import { createClient, type Client, type ClientSettings } from '../../../src/api/index.js';
import { canaries } from './canaries.js';

/** A sent request, with its body as text. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly request: Request;
}

/** Replies to a call with JSON, or with a `Response`. */
export type Handler = (sent: Sent) => unknown;

export const verified = (state: string | null): object => ({ access_token: canaries.token, state });

/** A client of a service in memory. Key exchanges succeed and are not recorded. */
export const scripted = (
  handler: Handler,
  settings: Partial<ClientSettings> = {},
): { readonly client: Client; readonly sent: Sent[] } => {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: 'https://media.example',
    authKey: canaries.authKey,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/restauth')) {
        return Response.json(verified(request.headers.get('state')));
      }
      const { method, headers } = request;
      const body = await request.clone().text();
      const one = { method, path: pathname + search, headers, body, request };
      sent.push(one);
      const reply = await handler(one);
      return reply instanceof Response ? reply : Response.json(reply);
    },
    ...settings,
  });
  return { client, sent };
};
