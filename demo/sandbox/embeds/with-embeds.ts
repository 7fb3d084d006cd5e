import { createPublisher, type Publisher, type ThumbnailSize } from '../../../src/publish/index.js';

interface RequestHandler {
  fetch(request: Request): Promise<Response>;
}

const PATH = '/embeds';

/** The sandbox has two names on its own machine; in a container it may have any. */
const MAX_ORIGINS = 16;

/** Changes of an embed are seen at once, as a developer expects. */
const NO_CACHE = { maxAge: 0, sharedMaxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } as const;

/** The size of a JPEG picture, which stands in the header of its frame (ITU T.81, B.2.2). */
const jpegSize = (bytes: Buffer): ThumbnailSize | null => {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xffc0, 0xffc2].includes(bytes.readUInt16BE(at)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  return null;
};

/** The size of a poster, if it is a picture of this sandbox. */
const posterSize = async (
  sandbox: RequestHandler,
  origin: string,
  poster: string | null | undefined,
): Promise<ThumbnailSize | null> => {
  if (!poster?.startsWith(`${origin}/`)) return null;
  const reply = await sandbox.fetch(new Request(poster));
  return jpegSize(Buffer.from(await reply.arrayBuffer()));
};

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
        thumbnailSize: ({ video, live }) =>
          posterSize(sandbox, origin, (video ?? live)?.preview_image),
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
