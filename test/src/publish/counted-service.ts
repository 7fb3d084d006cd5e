import { setTimeout } from 'node:timers/promises';
import { startLoopbackServer } from '../../loopback.js';

export interface CountedService {
  readonly origin: string;
  /** Requests for each embed. */
  readonly requests: Map<string, number>;
  /** Body of an embed, or the status of an error. */
  reply: (id: string) => object | number;
  readonly stop: () => Promise<void>;
}

/** A service on loopback that takes a time for each embed. */
export const startService = async (delayMs: number): Promise<CountedService> => {
  const requests = new Map<string, number>();
  const answer = async (path: string, state: unknown): Promise<object | number> => {
    if (path.startsWith('/restauth')) return { access_token: 'token', state };
    const id = path.replace(/^.*\/|\.json.*$/g, '');
    requests.set(id, (requests.get(id) ?? 0) + 1);
    await setTimeout(delayMs);
    return service.reply(id);
  };
  const { origin, stop } = await startLoopbackServer(() => ({ url = '', headers }, response) => {
    void answer(url, headers['state']).then((reply) => {
      response
        .writeHead(typeof reply === 'number' ? reply : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply));
    });
  });
  const service: CountedService = { origin, requests, reply: (id) => ({ id }), stop };
  return service;
};
