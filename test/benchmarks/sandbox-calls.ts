import { createSandbox } from '../../demo/sandbox/sandbox.js';
import { parseSeed } from '../../demo/sandbox/seed/seed.js';
import type { WireObject } from '../../demo/sandbox/wire-object.js';
import { median } from './measure.js';

/** Answers a request without a socket. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** Requests a path of the service and reads the body. */
export type Call = (path: string) => Promise<string>;

export const callWith =
  (fetch: Fetch, headers: Readonly<Record<string, string>>): Call =>
  async (path) => {
    const reply = await fetch(new Request(`http://sandbox.test${path}`, { headers }));
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
    return text;
  };

/** A sandbox with an access token, and only these categories. */
export const sandboxWith = async (category: readonly WireObject[]): Promise<Call> => {
  const seed = JSON.stringify({ embeds: [{ id: '1', title: '' }], objects: { category } });
  const sandbox = await createSandbox({ seed: parseSeed(seed, 'seed') });
  const fetch: Fetch = (request) => sandbox.fetch(request);
  const verify = callWith(fetch, { 'auth-code': 'demo-key', state: 's' });
  const { access_token: token } = JSON.parse(await verify('/restauth/verify')) as {
    readonly access_token: string;
  };
  return callWith(fetch, { 'access-token': token });
};

export interface CallContender {
  readonly name: string;
  readonly call: Call;
}

export interface CallComparison {
  readonly what: string;
  readonly path: string;
  readonly baseline: CallContender;
  readonly subject: CallContender;
  /** The aim: the subject takes at most this many times the baseline's time. */
  readonly most: number;
}

const ROUNDS = 300;

const milliseconds = async ({ call }: CallContender, path: string): Promise<number> => {
  const start = performance.now();
  await call(path);
  return performance.now() - start;
};

/** Calls both in turns, and prints the median of the ratios of neighboring calls beside its aim. */
export const compareCalls = async (
  { what, path, baseline, subject, most }: CallComparison,
  rounds = ROUNDS,
): Promise<void> => {
  const times: (readonly [baseline: number, subject: number])[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push([await milliseconds(baseline, path), await milliseconds(subject, path)]);
  const settled = times.slice(rounds / 5);
  const ratio = median(settled.map(([one, other]) => other / one));
  const line = ({ name }: CallContender, at: 0 | 1): string =>
    `  ${name}: ${median(settled.map((pair) => pair[at])).toFixed(3)} ms`;
  const verdict = ratio <= most ? 'within' : 'MISSES';
  console.log(
    [
      what,
      line(subject, 1),
      line(baseline, 0),
      `  ratio ${ratio.toFixed(2)}, ${verdict} the aim of ${most.toFixed(2)}\n`,
    ].join('\n'),
  );
};
