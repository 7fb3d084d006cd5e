import { startLoopbackServer } from './loopback-server.mjs';

/** The server of the present test, as two browser tests never run at the same time, and what it was requested. */
let server = null;
let requests = [];

const respondWith = (repliesOf, log) => (request, response) => {
  const replies = repliesOf();
  const { host, origin = '*' } = request.headers;
  const path = request.url.replace(/\?.*/, '');
  const { status = 200, body = '', type = 'application/xml' } = replies[path] ?? { status: 404 };
  log.push(`${host.replace(/:.*/, '')}${path}`);
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  });
  response.end(body);
};

/**
 * Commands for browser tests: `executeServerCommand('ad-server', replies)` answers paths with `{ status, body, type }`
 * and returns the two origins of the server; `'ad-requests'` returns what was requested since, as host and path.
 */
export const adServerCommand = () => ({
  name: 'ad-server-command',
  async executeCommand({ command, payload }) {
    if (command === 'ad-requests') return requests;
    if (command !== 'ad-server') return undefined;
    // A request that the test before left behind reaches no server.
    await server?.stop();
    let replies = {};
    requests = [];
    server = await startLoopbackServer(respondWith(() => replies, requests));
    const { origin, foreign } = server;
    const filled = JSON.stringify(payload).replaceAll('OWN', origin).replaceAll('FOREIGN', foreign);
    replies = JSON.parse(filled);
    return { origin, foreign };
  },
  async serverStop() {
    await server?.stop();
  },
});
