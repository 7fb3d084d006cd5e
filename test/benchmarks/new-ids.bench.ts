/**
 * New ids per second that the publishing handler reads from a service that takes 100 ms for each, and the share of 503,
 * in simulated time: the real handler, and a result that does not depend on the machine.
 */
import { createPublisher, type PublisherOptions } from '../../src/publish/index.js';
import { VirtualClock } from '../src/api/virtual-clock.js';
import { embed } from './embed.js';

const SERVICE_MS = 100;
const SECONDS = 5;
const RATES = [100, 150, 300, 1000, 3000];

/** How many arrive at once, so that a busy second has few steps. */
const STEPS_PER_SECOND = 100;

const wait = (clock: VirtualClock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });

const measure = async (rate: number, options: Partial<PublisherOptions>): Promise<string> => {
  const clock = new VirtualClock();
  const publish = createPublisher({
    publicUrl: 'https://www.example/embeds',
    baseUrl: 'https://media.example',
    authKey: 'benchmark-key',
    clock,
    fetch: async (request) => {
      const state = request.headers.get('state');
      if (state !== null) return Response.json({ access_token: 'token', state });
      await wait(clock, SERVICE_MS);
      return Response.json(embed);
    },
    ...options,
  } as PublisherOptions);
  const statuses: Promise<number>[] = [];
  const arrive = async (): Promise<void> => {
    for (let step = 1; step <= SECONDS * STEPS_PER_SECOND; step += 1) {
      while (statuses.length < (step * rate) / STEPS_PER_SECOND) {
        const request = new Request(`https://www.example/embeds/${statuses.length}.json`);
        statuses.push(publish(request).then(({ status }) => status));
      }
      await wait(clock, 1000 / STEPS_PER_SECOND);
    }
    await Promise.all(statuses);
  };
  await clock.until(arrive());
  const all = await Promise.all(statuses);
  const share = (status: number): number => all.filter((each) => each === status).length;
  const refused = ((100 * share(503)) / all.length).toFixed(1);
  return `${Math.round(share(200) / SECONDS)} published per second, ${refused} % of 503`;
};

for (const rate of RATES) {
  console.log(`${rate} new ids per second: ${await measure(rate, {})}`);
  console.log(`  with maxParallelCalls 16: ${await measure(rate, { maxParallelCalls: 16 })}`);
}
