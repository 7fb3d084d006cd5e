import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import type { ServedFile } from './file-folder.js';
import { fileReply } from './file-reply.js';
import { playerOrigin } from './own-origin.js';

/** What a demo page may do: the player is the service's, everything else is the page's own, and no text becomes script or markup. */
const policyFor = (player: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${player}`,
    "style-src 'self'",
    `img-src 'self' ${player} https: data:`,
    "media-src 'self' blob:",
    `frame-src 'self' ${player}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

const pageHeaders = ({ mediaType }: ServedFile, url: URL): Readonly<Record<string, string>> =>
  mediaType.startsWith('text/html')
    ? { 'Content-Security-Policy': policyFor(playerOrigin(url)) }
    : {};

const fileNameOf = (path: string): string =>
  path === '' || path.endsWith('/') ? `${path}index.html` : path;

/** A folder is named with a slash at its end, so that relative addresses in its page hold. */
const redirection = (url: URL): Response =>
  new Response(null, { status: 308, headers: { Location: `${url.pathname}/${url.search}` } });

const missing = (path: string): Failure =>
  new Failure(
    404,
    path === ''
      ? 'The demo pages are not built yet: run npm run build.'
      : 'There is nothing at this address.',
  );

/** The demo pages and their scripts. */
export const sitePage: Answer = async ({ request, url, services }: Call) => {
  const path = url.pathname.slice(1);
  const file = await services.site.file(fileNameOf(path));
  if (file !== null) return fileReply(file, request, pageHeaders(file, url));
  if (path !== '' && (await services.site.hasFolder(path))) return redirection(url);
  throw missing(path);
};
