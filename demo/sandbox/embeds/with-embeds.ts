import { createPublisher, type Publisher } from '../../../src/publish/index.js';

interface RequestHandler {
  fetch(request: Request): Promise<Response>;
}

const PATH = '/embeds';

/** The sandbox has two names on its own machine; in a container it may have any. */
const MAX_ORIGINS = 16;

/** Changes of an embed are seen at once, as a developer expects. */
const NO_CACHE = { maxAge: 0, sharedMaxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } as const;

/**
 * Publishes the embeds of a sandbox below `/embeds` by the handler of the library, as a site would: it
 * holds the key and reads the embeds through the REST interface. Addresses in an embed depend on the name
 * by which the sandbox is reached, so each name has a separate handler.
 */
export const withEmbeds = <T extends RequestHandler>(sandbox: T, authKey: string): T => {
  const publishers = new Map<string, Publisher>();
  const publisherOf = (origin: string): Publisher => {
    const publish =
      publishers.get(origin) ??
      createPublisher({
        publicUrl: origin + PATH,
        baseUrl: origin,
        authKey,
        siteName: 'media-embed sandbox',
        cache: NO_CACHE,
        // The key never leaves the process.
        allowInsecure: true,
        fetch: (request) => sandbox.fetch(request),
      });
    if (publishers.size >= MAX_ORIGINS) publishers.clear();
    publishers.set(origin, publish);
    return publish;
  };
  return {
    ...sandbox,
    fetch: (request: Request) => {
      const { origin, pathname } = new URL(request.url);
      return pathname.startsWith(`${PATH}/`)
        ? publisherOf(origin)(request)
        : sandbox.fetch(request);
    },
  };
};
