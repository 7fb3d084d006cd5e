/** A server on loopback for the pages of a measurement, with parts of media files as browsers request them. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Sends a body, or the part of it that a `Range` header names. */
const send = (request, response, { type, body, encoding }) => {
  const bytes = Buffer.from(body);
  response.setHeader('content-type', type);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  else response.setHeader('accept-ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || encoding !== undefined || Number(first) >= bytes.length)
    return response.end(bytes);
  const end = last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  response.setHeader('content-range', `bytes ${first}-${end}/${bytes.length}`);
  return response.writeHead(206).end(bytes.subarray(Number(first), end + 1));
};

/** Serves files by path: `{ type, body, encoding, headers }`. The same server is another site as `foreign`. */
export const startSite = async (files) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = files.get(pathname);
    response.setHeader('access-control-allow-origin', '*');
    for (const [name, value] of Object.entries(file?.headers ?? {}))
      response.setHeader(name, value);
    if (file === undefined) response.writeHead(404).end();
    else send(request, response, file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    foreign: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
