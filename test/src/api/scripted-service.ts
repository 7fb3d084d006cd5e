import { createClient, type Client, type ClientSettings } from '../../../src/api/index.js';
import { canaries } from './canaries.js';

/** A request as it left, with its body as text. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly request: Request;
}

type Reply = unknown;

/** Answers a call with JSON, or with a response of its own. */
export type Handler = (sent: Sent) => Reply;

export const verified = (state: string | null): object => ({ access_token: canaries.token, state });

/** A client whose requests are answered in memory; exchanges succeed and are not noted. */
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
