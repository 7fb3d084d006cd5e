import { createClient } from '../../../src/api/index.js';
import { openArticleStore } from './article-store.js';
import { cmsApp } from './cms-app.js';
import type { CmsServices } from './cms-services.js';
import { createEditorSessions, type Editor } from './editor-sessions.js';
import { EmbedCatalogue } from './embed-catalogue.js';
import { UploadTracker } from './upload-tracker.js';

interface RequestHandler {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface CmsOptions {
  /** The key of the account. It stays in the memory of the server. */
  readonly authKey: string;
  readonly editor: Editor;
  /** Folder of the published articles; null keeps them in memory. */
  readonly articles: string | null;
  /** Origin of the hosted player for a page at an address. */
  readonly playerOrigin: (page: URL) => string;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly clock?: () => number;
  /** Receives messages for the terminal. Default: the error output of the process. */
  readonly log?: (line: string) => void;
}

/** The sandbox has two names on its own machine; in a container it may have any. */
const MAX_ORIGINS = 4;

const printLine = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isOwn = (pathname: string): boolean =>
  pathname.startsWith('/cms/api/') || pathname.startsWith('/articles/');

const servicesOf = (
  service: RequestHandler,
  origin: string,
  { authKey, playerOrigin, clock = Date.now, log = printLine }: CmsOptions,
): Omit<CmsServices, 'articles' | 'sessions'> => {
  const client = createClient({
    baseUrl: origin,
    authKey,
    // The key never leaves the process.
    allowInsecure: true,
    fetch: (request) => service.fetch(request),
  });
  const catalogue = new EmbedCatalogue({ client, clock, log });
  const uploads = new UploadTracker(client, (id) => catalogue.update(id));
  return { client, catalogue, uploads, playerOrigin: playerOrigin(new URL(origin)), clock, log };
};

/**
 * Puts the server side of the CMS page in front of a service. It calls the service by its REST interface, as the
 * server of a publisher does; here without a network. Addresses in an embed depend on the name by which the service
 * is reached, so each name has a separate index.
 */
export const withCms = async <T extends RequestHandler>(
  service: T,
  options: CmsOptions,
): Promise<T> => {
  const { clock = Date.now } = options;
  const shared = {
    articles: await openArticleStore(options.articles),
    sessions: createEditorSessions(options.editor, clock),
  };
  const byOrigin = new Map<string, CmsServices>();
  return {
    ...service,
    close: async () => {
      await Promise.all([...byOrigin.values()].map(({ catalogue }) => catalogue.stop()));
      await service.close();
    },
    fetch: async (request: Request) => {
      const { origin, pathname } = new URL(request.url);
      if (!isOwn(pathname)) return service.fetch(request);
      const services = byOrigin.get(origin) ?? {
        ...servicesOf(service, origin, options),
        ...shared,
      };
      if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear();
      byOrigin.set(origin, services);
      return cmsApp.fetch(request, services);
    },
  };
};
