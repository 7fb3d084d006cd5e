import { createClient } from '../api/index.js';
import { EmbedCache, type HandlerContext } from './embed-cache.js';
import { oEmbedContent } from './oembed-content.js';
import { idOfPage, type Route, routeOf } from './publishing-addresses.js';
import {
  type NormalizedSettings,
  normalizeSettings,
  type PublisherOptions,
} from './publisher-options.js';
import { ALLOWED_METHODS, Responder, tagsOf } from './responder.js';

export interface Publisher {
  /** Answers a request. Never rejects. */
  (request: Request, context?: HandlerContext): Promise<Response>;
  /**
   * Forgets what is cached of an embed, also that it does not exist: in this process, in the store and, if the store
   * has messages, in the other processes. Resolves to false if the store could not be reached. Never rejects.
   */
  purge(id: string): Promise<boolean>;
}

/** The path of a request, as the URL parser serializes it. */
const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
};

interface Site {
  readonly settings: NormalizedSettings;
  readonly cache: EmbedCache;
  readonly responder: Responder;
}

const answerEmbed = async (
  site: Site,
  request: Request,
  { id, kind }: Extract<Route, { id: string }>,
  context: HandlerContext,
): Promise<Response> => {
  const { responder } = site;
  const cached = await site.cache.get(id, context);
  const { value } = cached;
  if (value.kind === 'published') return responder.content(request, value[kind], cached);
  if (value.kind === 'failure') return responder.failure(request, kind, value);
  return responder.problem(request, kind, 404, tagsOf(id));
};

/** Source of the statuses: oEmbed 1.0, section 2.3.5. */
const answerOEmbed = async (
  site: Site,
  request: Request,
  context: HandlerContext,
): Promise<Response> => {
  const { responder, settings } = site;
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('format') === 'xml' ? 'xml' : 'json';
  const address = searchParams.get('url');
  if (address === null || address === '') return responder.problem(request, kind, 400);
  const id = idOfPage(address, settings);
  if (id === null) return responder.problem(request, kind, 404);
  const cached = await site.cache.get(id, context);
  const { value } = cached;
  if (value.kind === 'failure') return responder.failure(request, kind, value);
  if (value.kind === 'private') return responder.problem(request, kind, 401);
  if (value.kind !== 'published') return responder.problem(request, kind, 404, tagsOf(id));
  const content = await oEmbedContent(value, searchParams, settings);
  if (content === 404) return responder.problem(request, kind, 404, tagsOf(id));
  return typeof content === 'number'
    ? responder.problem(request, kind, content)
    : responder.content(request, content, cached);
};

const answer = async (site: Site, request: Request, context: HandlerContext): Promise<Response> => {
  const { responder, settings } = site;
  if (request.method === 'OPTIONS') return responder.preflight(request);
  if (!['GET', 'HEAD'].includes(request.method))
    return responder.problem(request, 'json', 405, { allow: ALLOWED_METHODS });
  const route = routeOf(pathOf(request.url), settings);
  if (route.kind === 'oembed') return answerOEmbed(site, request, context);
  if (route.kind === 'unknown') return responder.problem(request, 'json', 404);
  if (route.kind === 'invalid-id') return responder.problem(request, 'json', 400);
  return answerEmbed(site, request, route, context);
};

/**
 * Creates a handler that publishes the embeds of an account below `publicUrl`:
 * `/{id}.json` is the public part of an embed for `<media-embed src>`, `/{id}` a page for links, and
 * `/oembed` the oEmbed endpoint. It holds the key and runs wherever `Request` and `Response` exist. Pass
 * the context of a worker's `fetch` as the second argument, so that it may refresh embeds after a response.
 *
 * Throws a `TypeError` for invalid options. The handler sends 200, 204, 304, 400, 401, 404, 405, 501,
 * 502, 503 and 504, and never what the service or an error said.
 *
 * @example
 * const publish = createPublisher({
 *   publicUrl: 'https://www.example/embeds',
 *   baseUrl: 'https://media.example',
 *   authKey: process.env.MEDIA_KEY,
 * });
 */
export const createPublisher = (options: PublisherOptions): Publisher => {
  const settings = normalizeSettings(options);
  const { totalTimeout, maxPendingEmbeds } = settings;
  const maxParallelCalls = options.maxParallelCalls ?? maxPendingEmbeds;
  const client = createClient({ ...options, totalTimeout, maxParallelCalls });
  const cache = new EmbedCache(settings, (id, onInvalid) =>
    client.v2.embeds.get(id, { onInvalid }),
  );
  const site: Site = { settings, cache, responder: new Responder(settings) };
  const publish = async (request: Request, context: HandlerContext = {}): Promise<Response> => {
    try {
      return await answer(site, request, context);
    } catch {
      return site.responder.problem(request, 'json', 502);
    }
  };
  return Object.assign(publish, { purge: (id: string) => cache.purge(id) });
};
