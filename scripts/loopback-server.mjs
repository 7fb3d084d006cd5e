/** Servers on free ports of 127.0.0.1, which no other machine reaches. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server for requests as of `node:http`. `origin` and `foreign` are its two names, which are two sites to a
 * browser. `stop` ends its connections, too.
 */
export const startLoopbackServer = async (onRequest) => {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    foreign: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A port that is free at this moment, for a server of another program. */
export const freePort = async () => {
  const { port, stop } = await startLoopbackServer();
  await stop();
  return port;
};
