import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { ApiError, createClient, type Client } from '../../../src/api/index.js';
import { callKinds } from './call-kinds.js';
import { assertNoSecrets, canaries } from './canaries.js';
import { verified } from './scripted-service.js';
import { runZeroTimersAtOnce, VirtualClock } from './virtual-clock.js';

const TOTAL = 20_000;

/** The fate of one request: whether it arrives, and which reply comes after what delay. */
interface Fate {
  readonly arrives: boolean;
  readonly answer: 'good' | 'status' | 'broken' | 'cut' | 'stalls' | 'silence' | 'garbage';
  readonly status: number;
  readonly retryAfter: string | null;
  readonly delay: number;
}

const fates: fc.Arbitrary<Fate> = fc.record({
  arrives: fc.boolean(),
  answer: fc.constantFrom('good', 'status', 'broken', 'cut', 'stalls', 'silence', 'garbage'),
  status: fc.constantFrom(302, 400, 401, 404, 405, 408, 409, 422, 429, 500, 502, 503, 504),
  retryAfter: fc.constantFrom(null, '0', '1', '7', '3600', 'soon'),
  delay: fc.constantFrom(0, 1, 400, 6000, 25_000),
});

const refused = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(canaries.token), { code }) });

const stream = (
  text: string,
  end: (controller: ReadableStreamDefaultController) => void,
): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        end(controller);
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

const responseOf = ({ answer, status, retryAfter, arrives }: Fate, reply: unknown): Response => {
  const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  if (!arrives) throw refused('ECONNREFUSED');
  if (answer === 'good') return Response.json(reply);
  if (answer === 'status') return new Response(canaries.pass, { status, headers });
  if (answer === 'broken') throw refused('ECONNRESET');
  if (answer === 'cut')
    return stream('{"id":', (controller) => controller.error(refused('UND_ERR_SOCKET')));
  if (answer === 'stalls') return stream('{"id":', () => undefined);
  return new Response(`{"access_token":"${canaries.token}"`);
};

/** A service in virtual time that ignores signals and counts the creates that took effect. */
class FatefulService {
  creates = 0;
  readonly #fates: Fate[];
  readonly #clock: VirtualClock;

  constructor(fates: readonly Fate[], clock: VirtualClock) {
    this.#fates = [...fates];
    this.#clock = clock;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const fate = this.#fates.shift();
    const creates = request.method === 'POST' && !request.headers.has('X-HTTP-Method-Override');
    const acts = fate?.arrives !== false && !this.#refuses(fate);
    if (creates && acts) this.creates += 1;
    if (fate?.arrives === true) {
      await new Promise<void>((resolve) => {
        if (fate.answer !== 'silence') this.#clock.after(fate.delay, resolve);
      });
    }
    const reply = pathname.startsWith('/restauth')
      ? verified(request.headers.get('state'))
      : callKinds.find(({ path }) => path === pathname)?.reply;
    return fate === undefined ? Response.json(reply) : responseOf(fate, reply);
  };

  /** A 401, a 405 and a 429 prove that the request took no effect. */
  #refuses(fate: Fate | undefined): boolean {
    return fate?.answer === 'status' && [401, 405, 429].includes(fate.status);
  }
}

const clientOf = (service: FatefulService, clock: VirtualClock, random: number): Client =>
  createClient({
    baseUrl: 'https://media.example',
    authKey: canaries.authKey,
    timeout: 5000,
    totalTimeout: TOTAL,
    fetch: service.fetch,
    random: () => random,
    clock,
  });

void it('in any schedule of faults no create takes effect twice and no call exceeds its total time-out', async (context) => {
  runZeroTimersAtOnce(context);
  const schedule = fc.record({
    fates: fc.array(fates, { maxLength: 7 }),
    kind: fc.constantFrom(...callKinds),
    retry: fc.boolean(),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  const holds = async ({
    fates,
    kind,
    retry,
    random,
  }: typeof schedule extends fc.Arbitrary<infer S> ? S : never): Promise<void> => {
    const clock = new VirtualClock();
    const service = new FatefulService(fates, clock);
    const call = kind.run(clientOf(service, clock, random), { retry });
    const settlement = call.then(
      () => undefined,
      (error: unknown) => error,
    );
    const settled = await clock.until(settlement);
    const error = await settlement;
    assert.ok(settled <= TOTAL, `settled after ${settled} ms`);
    assert.ok(service.creates <= 1, `${service.creates} creates took effect`);
    if (error === undefined) return;
    assert.ok(error instanceof ApiError, inspect(error));
    assertNoSecrets(error);
    if (error.sent === 'no')
      assert.equal(service.creates, 0, 'a create that was not sent took no effect');
  };
  await fc.assert(fc.asyncProperty(schedule, holds), { numRuns: 700 });
});

void it('100 parallel calls share one key exchange, also after the token is refused to all of them', async (context) => {
  runZeroTimersAtOnce(context);
  const clock = new VirtualClock();
  let exchanges = 0;
  const client = createClient({
    baseUrl: 'https://media.example',
    authKey: canaries.authKey,
    clock,
    fetch: async (request) => {
      await new Promise<void>((resolve) => void clock.after(50, resolve));
      if (new URL(request.url).pathname.startsWith('/restauth')) {
        exchanges += 1;
        const token = { access_token: `token-${exchanges}` };
        return Response.json({ ...verified(request.headers.get('state')), ...token });
      }
      const known = request.headers.get('access-token') !== 'token-1';
      return known ? Response.json({ id: '7' }) : new Response('', { status: 401 });
    },
  });
  await clock.until(Promise.all(Array.from({ length: 100 }, () => client.v2.embeds.get('7'))));
  assert.equal(exchanges, 2);
  assert.equal(clock.open, 0, 'no timer is left behind');
});
