/** 10,000 calls of a client at once against the same requests by fetch with as many workers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../../src/api/index.js';

const CALLS = 10_000;
const PARALLEL = 16;

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  const { state } = request.headers;
  const isExchange = request.url?.startsWith('/restauth') === true;
  const body = isExchange ? { access_token: 'token', state } : { id: '7', title: 'Harbor' };
  response.end(JSON.stringify(body));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const byFetch = async (): Promise<void> => {
  let left = CALLS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await (await fetch(`${baseUrl}/rest/v2/embed/7.json`)).json();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
};

const byClient = async (): Promise<void> => {
  const client = createClient({ baseUrl, authKey: 'benchmark-key', maxParallelCalls: PARALLEL });
  await Promise.all(Array.from({ length: CALLS }, () => client.v2.embeds.get('7')));
};

/** Seconds, and the peak of the process's memory in megabytes. */
const measured = async (run: () => Promise<void>): Promise<readonly [number, number]> => {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const start = performance.now();
  await run();
  clearInterval(timer);
  return [(performance.now() - start) / 1000, peak / 1024 / 1024];
};

await byFetch();
const [fetchSeconds, fetchPeak] = await measured(byFetch);
const [seconds, peak] = await measured(byClient);
console.log(`${CALLS} calls at once, ${PARALLEL} at a time`);
console.log(`fetch with workers   ${fetchSeconds.toFixed(1)} s, peak ${fetchPeak.toFixed(0)} MB`);
console.log(`client               ${seconds.toFixed(1)} s, peak ${peak.toFixed(0)} MB`);
console.log(`ratio                ${(seconds / fetchSeconds).toFixed(2)}x`);
server.closeAllConnections();
server.close();
