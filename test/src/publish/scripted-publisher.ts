import { createPublisher, type PublisherOptions } from '../../../src/publish/index.js';
import type { HandlerContext } from '../../../src/publish/embed-cache.js';
import { canaries } from '../api/canaries.js';
import { VirtualClock } from '../api/virtual-clock.js';
import { sampleEmbed } from '../render/sample-embed.js';

export const PUBLIC_URL = 'https://www.example/embeds';

/** Replies to the request for an embed with JSON, or with a `Response`. */
export type Service = (id: string) => unknown;

/** An embed with the requested id, as the service sends it. */
export const anyEmbed: Service = (id) =>
  sampleEmbed({ id, created_at: '2026-07-01 12:00:00', description: 'The day.' });

export interface ScriptedPublisher {
  /** Requests an address, or a path below `PUBLIC_URL`. */
  readonly get: (path: string, init?: RequestInit, context?: HandlerContext) => Promise<Response>;
  readonly purge: (id: string) => Promise<boolean>;
  /** Ids that were requested from the service, in order. */
  readonly requested: string[];
  readonly clock: VirtualClock;
}

/** A publisher of a service in memory. Key exchanges succeed and are not recorded. */
export const scriptedPublisher = (
  service: Service = anyEmbed,
  options: Partial<PublisherOptions> = {},
): ScriptedPublisher => {
  const requested: string[] = [];
  const clock = new VirtualClock();
  const publish = createPublisher({
    publicUrl: PUBLIC_URL,
    baseUrl: 'https://media.example',
    authKey: canaries.authKey,
    retries: 0,
    clock,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/restauth')) {
        const state = request.headers.get('state');
        return Response.json({
          access_token: canaries.token,
          refresh_token: canaries.refreshToken,
          state,
        });
      }
      const id = pathname.replace(/^.*\/|\.json$/g, '');
      requested.push(id);
      const reply = await service(id);
      return reply instanceof Response ? reply : Response.json(reply);
    },
    ...options,
  } as PublisherOptions);
  const get: ScriptedPublisher['get'] = (path, init, context) =>
    publish(new Request(path.startsWith('http') ? path : `${PUBLIC_URL}/${path}`, init), context);
  return { get, purge: (id) => publish.purge(id), requested, clock };
};
