/** The publishing handler from its cache, against a handler that sends the same response as a constant. */
import { createPublisher } from '../../src/publish/index.js';
import { embed } from './embed.js';
import { median } from './measure.js';

/** At least 0.7 times the throughput, and the slowest of a hundred within twice the time. */
const MAX_RATIO = 1 / 0.7;
const MAX_SLOW_RATIO = 2;

const ROUNDS = 40;
const CALLS = 1000;

type Handler = (request: Request) => Response | Promise<Response>;

const publish = createPublisher({
  publicUrl: 'https://www.example/embeds',
  baseUrl: 'https://media.example',
  authKey: 'benchmark-key',
  cache: { sharedMaxAge: 3600 },
  fetch: (request) => {
    const state = request.headers.get('state');
    return Response.json(state === null ? embed : { access_token: 'token', state });
  },
});

const request = (path: string): Request => new Request(`https://www.example/embeds/${path}`);

/** Milliseconds of each call, with its body read, as a server does. */
const timesOf = async (handler: Handler, path: string): Promise<readonly number[]> => {
  const requests = Array.from({ length: CALLS }, () => request(path));
  const times: number[] = [];
  for (const each of requests) {
    const start = performance.now();
    const response = await handler(each);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
};

const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);

const slow = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const verdict = (ratio: number, most: number): string =>
  `${ratio.toFixed(2)}, ${ratio <= most ? 'within' : 'MISSES'} the aim of ${most.toFixed(2)}`;

const compare = async (path: string): Promise<void> => {
  const first = await publish(request(path));
  const body = new Uint8Array(await first.arrayBuffer());
  const headers = Object.fromEntries(first.headers);
  const constant: Handler = () => new Response(body, { headers });
  const ratios: number[] = [];
  const slowRatios: number[] = [];
  let calls = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const isSwapped = round % 2 === 1;
    const [one, other] = isSwapped ? [publish, constant] : [constant, publish];
    const pair = [await timesOf(one, path), await timesOf(other, path)] as const;
    const [baseline, subject] = isSwapped ? [pair[1], pair[0]] : pair;
    ratios.push(sum(subject) / sum(baseline));
    slowRatios.push(slow(subject) / slow(baseline));
    calls += (CALLS / sum(subject)) * 1000;
  }
  console.log(
    `${path}, ${body.length} bytes: ${Math.round(calls / ROUNDS).toLocaleString('en')} responses/s` +
      `\n  time ratio ${verdict(median(ratios), MAX_RATIO)}` +
      `\n  ratio of the slowest of a hundred ${verdict(median(slowRatios), MAX_SLOW_RATIO)}\n`,
  );
};

await compare('7.json');
await compare('7');
