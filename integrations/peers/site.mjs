/** A server on loopback for the pages of a measurement, with parts of media files as browsers request them. */
import { sendFile } from '../../scripts/file-response.mjs';
import { startLoopbackServer } from '../../scripts/loopback-server.mjs';

/** Serves files by path: `{ type, body, encoding, headers }`. The same server is another site as `foreign`. */
export const startSite = (files) =>
  startLoopbackServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = files.get(pathname);
    response.setHeader('access-control-allow-origin', '*');
    for (const [name, value] of Object.entries(file?.headers ?? {}))
      response.setHeader(name, value);
    if (file === undefined) response.writeHead(404).end();
    else sendFile(request, response, file);
  });
