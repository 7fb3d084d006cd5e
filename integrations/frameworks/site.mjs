/** Serves the pages of a built project, and the published embeds of the sandbox at the same origin. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { startLoopbackServer } from '../../scripts/loopback-server.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const fileOf = (folder, pathname) => {
  const path = join(folder, pathname);
  if (!existsSync(path)) return null;
  return statSync(path).isDirectory() ? fileOf(folder, join(pathname, 'index.html')) : path;
};

/** Starts the server. `/embeds/NAME.json` is a published embed of the sandbox. */
export const servePages = (folder, sandbox) =>
  startLoopbackServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    if (pathname.startsWith('/embeds/')) {
      const published = await fetch(
        `${sandbox}${pathname.replace('/embeds/', '/published/embed/')}`,
      );
      response.writeHead(published.status, { 'content-type': TYPES['.json'] });
      response.end(await published.text());
      return;
    }
    const file = fileOf(folder, pathname);
    if (file === null) response.writeHead(404).end();
    else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    }
  });
