import { expect } from '@open-wc/testing';
import { EmbedError } from '../../../components/index.js';
import { fetchEmbed } from '../../../components/controllers/fetch-embed.js';
import { FakeFetch, jsonResponse, stall } from '../fake-fetch.js';

const failureOf = (work: Promise<unknown>): Promise<EmbedError> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => {
      if (error instanceof EmbedError) return error;
      throw error;
    },
  );

/** Fetches an embed of the page's origin. */
const load = (
  src: string,
  options: Partial<Parameters<typeof fetchEmbed>[1]> = {},
): ReturnType<typeof fetchEmbed> =>
  fetchEmbed(src, {
    base: document.baseURI,
    allowedOrigins: () => [],
    work: new AbortController(),
    ...options,
  });

describe('fetchEmbed', () => {
  let fake: FakeFetch | null = null;
  afterEach(() => fake?.restore());

  it('compares whole origins, also if the page allows a text in place of a list', async () => {
    const allowedOrigins = (): readonly string[] => 'https://a.invalid.test' as never;
    fake = new FakeFetch(() => jsonResponse({ id: '7' }));
    for (const src of ['https://a.invalid/7.json', 'https://a.invalid.te/7.json', 'https://a'])
      expect((await failureOf(load(src, { allowedOrigins }))).code).to.equal('source-refused');
    expect((await load('https://a.invalid.test/7.json', { allowedOrigins })).id).to.equal('7');
  });

  const stalls: readonly [string, (signal: AbortSignal) => Response | Promise<Response>][] = [
    ['there is no response', stall],
    [
      'the body stalls',
      (signal) => {
        const head = new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"id":'));
            signal.addEventListener('abort', () =>
              controller.error(new DOMException('Aborted', 'AbortError')),
            );
          },
        });
        return new Response(head, { headers: { 'content-type': 'application/json' } });
      },
    ],
  ];
  for (const [sentence, answer] of stalls) {
    it(`fails with timeout when ${sentence}`, async () => {
      fake = new FakeFetch((_, signal) => answer(signal));
      const work = new AbortController();
      const error = await failureOf(load('/x', { work, timeout: 20 }));
      expect(error.code).to.equal('timeout');
      expect(work.signal.aborted).to.equal(true);
    });
  }

  it('waits 10 seconds by default, and leaves no timer behind', async () => {
    const timers = new Map<number, number>();
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const patched = window as unknown as Record<string, unknown>;
    patched['setTimeout'] = (run: () => void, delay: number) => {
      const id = set(run, delay);
      timers.set(id, delay);
      return id;
    };
    patched['clearTimeout'] = (id: number) => {
      timers.delete(id);
      clear(id);
    };
    const delays: number[] = [];
    fake = new FakeFetch(() => {
      delays.push(...timers.values());
      return jsonResponse({ id: '7' });
    });
    await load('/x');
    Object.assign(patched, { setTimeout: set, clearTimeout: clear });
    // The request, and the code that reads the response.
    expect(delays).to.deep.equal([10_000, 10_000]);
    expect(timers.size).to.equal(0);
  });

  it('reads a relative address against the base', async () => {
    fake = new FakeFetch(() => jsonResponse({ id: '7' }));
    await load('e.json', { base: `${location.origin}/a/b/` });
    expect(fake.requests.map(({ url }) => url)).to.deep.equal([`${location.origin}/a/b/e.json`]);
  });

  it('decodes a body whose chunks end in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('{"id":"7","title":"è 🎬"}');
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    fake = new FakeFetch(
      () => new Response(pieces, { headers: { 'content-type': 'application/json' } }),
    );
    const embed = await load('/x');
    expect(embed.title).to.equal('è 🎬');
  });

  it('reads a real response of the server', async () => {
    const embed = await load('/package.json');
    expect(Reflect.get(embed, 'name')).to.equal('media-embed-elements');
    const error = await failureOf(load('/README-not-there.json'));
    expect(error.code).to.equal('http-status');
  });
});
