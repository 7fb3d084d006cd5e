import { expect } from '@open-wc/testing';
import { MediaEmbed } from '../../../components/index.js';
import { embedFixture } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { expectQuietPage } from '../page-watch.js';
import {
  create,
  errorsOf,
  eventsOf,
  mount,
  reaches,
  retryButtonOf,
  says,
  unmountAll,
} from './mount.js';
import { inlineJson, painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

const JSON_TYPE = { 'content-type': 'application/json' };

const body =
  (text: string, headers: HeadersInit = JSON_TYPE, status = 200): (() => Response) =>
  () =>
    new Response(text, { headers, status });

const redirected = (url: string): Response => {
  const response = jsonResponse(embedFixture());
  Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
  return response;
};

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const replies: readonly [string, string, () => Response | Promise<Response>][] = [
  ['a broken connection', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 404', 'http-status', body('{}', JSON_TYPE, 404)],
  ['status 500', 'http-status', body('{}', JSON_TYPE, 500)],
  [
    'an HTML page',
    'content-type',
    body('<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }),
  ],
  ['JSON called text', 'content-type', body('{}', { 'content-type': 'text/plain' })],
  ['no content type', 'content-type', body('{}', { 'content-type': '' })],
  ['an empty body', 'not-json', body('')],
  ['broken JSON', 'not-json', body('{"id":')],
  ['JSON with a script behind it', 'not-json', body('{}</script><script>alert(1)</script>')],
  ['null', 'not-an-embed', body('null')],
  ['a text', 'not-an-embed', body('"then"')],
  ['a list', 'not-an-embed', body('[{"id":"7"}]')],
  ['a list 100,000 deep', 'not-an-embed', body(deep(100_000))],
  ['more than 2 MB', 'too-large', body(JSON.stringify({ id: 'x'.repeat(2_000_001) }))],
  ['a redirect to another origin', 'network', () => redirected('https://elsewhere.invalid/')],
];

const sources: readonly [string, string][] = [
  ['another origin', 'https://elsewhere.invalid/embed.json'],
  ['another port', `${location.protocol}//${location.hostname}:1/embed.json`],
  ['no scheme but another host', '//elsewhere.invalid/embed.json'],
  ['a data URL', 'data:application/json,{}'],
  ['a blob of the page', URL.createObjectURL(new Blob(['{}'], { type: 'application/json' }))],
  ['a script', 'javascript:alert(1)'],
  ['no address', 'https://'],
];

/** Keeps the warnings in the console until it is restored. */
const watchWarnings = (): { readonly warnings: readonly unknown[]; restore(): void } => {
  const original = Object.getOwnPropertyDescriptor(console, 'warn') ?? {};
  const warnings: unknown[] = [];
  const warn = (text: unknown): void => void warnings.push(text);
  Object.defineProperty(console, 'warn', { ...original, value: warn });
  return { warnings, restore: () => Object.defineProperty(console, 'warn', original) };
};

describe('<media-embed> failures', () => {
  expectQuietPage();
  let fake: FakeFetch | null = null;
  afterEach(() => {
    unmountAll();
    fake?.restore();
    fake = null;
    MediaEmbed.allowedSources = [];
  });

  const failsWith = async (el: MediaEmbed, code: string): Promise<void> => {
    const errors = errorsOf(el);
    el.lang = 'en';
    document.body.append(el);
    await reaches(el, 'error');
    await painted();
    expect(errors.map((event) => [event.code, event.error.code])).to.deep.equal([[code, code]]);
    expect(el.error).to.equal(errors[0]?.error);
    // The development build has whole sentences.
    expect(errors[0]?.message).to.match(/^[`A-Z].* .*\.$/s);
    await says(el, 'This video cannot be shown.');
    const mayPass = !['source-refused', 'not-json'].includes(code);
    expect(retryButtonOf(el)?.checkVisibility() ?? false).to.equal(mayPass);
    expect(el.getBoundingClientRect().height).to.be.greaterThan(100);
  };

  for (const [sentence, code, reply] of replies) {
    it(`fails with ${code} after one request when src responds with ${sentence}`, async () => {
      fake = new FakeFetch(reply);
      await failsWith(create({ src: '/embed.json', loading: 'eager' }), code);
      expect(fake.requests).to.have.length(1);
    });
  }

  for (const [sentence, src] of sources) {
    it(`refuses src without a request when it is ${sentence}`, async () => {
      fake = new FakeFetch(() => jsonResponse({}));
      await failsWith(create({ src, loading: 'eager' }), 'source-refused');
      expect(fake.requests).to.have.length(0);
    });
  }

  it('warns in the console once, unless a listener prevents the default', async () => {
    const { warnings, restore } = watchWarnings();
    try {
      const source = { src: 'https://elsewhere.invalid/embed.json', loading: 'eager' } as const;
      await failsWith(create(source), 'source-refused');
      const handled = create(source);
      handled.addEventListener('error', (event) => event.preventDefault());
      await failsWith(handled, 'source-refused');
    } finally {
      restore();
    }
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(
      /^<media-embed src="https:\/\/elsewhere\.invalid\/embed\.json">: ./,
    );
  });

  it('warns once about a fault of its player', async () => {
    const { warnings, restore } = watchWarnings();
    try {
      const video = { id: '7', title: 'A video', url_video_mp4: `${location.origin}/none.mp4` };
      const embed = { id: '7', title: 'An embed', video };
      const el = await mount({
        embed,
        format: 'player',
        loading: 'eager',
        autoplay: true,
        muted: true,
      });
      await waitUntil(() => el.error !== null, 'the error');
      await painted();
    } finally {
      restore();
    }
    expect(warnings).to.have.length(1);
  });

  it('requests another origin that page script allows, without user name and password', async () => {
    fake = new FakeFetch(() => jsonResponse(embedFixture()));
    MediaEmbed.allowedSources = ['https://embeds.invalid'];
    const el = await mount({ src: 'https://user:pass@embeds.invalid/7.json', loading: 'eager' });
    await reaches(el, 'ready');
    expect(fake.requests.map(({ url, init }) => [url, init.mode])).to.deep.equal([
      ['https://embeds.invalid/7.json', 'cors'],
    ]);
  });

  it('accepts structured JSON types with parameters', async () => {
    fake = new FakeFetch(() =>
      jsonResponse(embedFixture(), {
        headers: { 'content-type': 'Application/LD+json; charset=utf-8' },
      }),
    );
    const el = await mount({ src: '/embed.json', loading: 'eager' });
    await reaches(el, 'ready');
  });

  it('stops reading an endless body at 2 MB', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000));
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(chunk);
      },
    });
    fake = new FakeFetch(() => new Response(endless, { headers: JSON_TYPE }));
    await failsWith(create({ src: '/endless', loading: 'eager' }), 'too-large');
    expect(fake.requests[0]?.init.signal?.aborted).to.equal(true);
    expect(chunks).to.be.lessThan(30);
  });

  const inline: readonly [string, string, string][] = [
    ['is empty', 'not-json', ''],
    ['is broken', 'not-json', '{"id": "7",'],
    ['is null', 'not-an-embed', 'null'],
    ['is a list 100,000 deep', 'not-an-embed', deep(100_000)],
    ['is larger than 2 MB', 'too-large', `"${'x'.repeat(2_000_001)}"`],
  ];
  for (const [sentence, code, text] of inline) {
    it(`fails with ${code} when inline JSON ${sentence}`, async () => {
      const el = create();
      el.append(inlineJson(text));
      await failsWith(el, code);
    });
  }

  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const properties: readonly [string, unknown][] = [
    ['a list', []],
    ['a text', 'embed'],
    ['a function', () => undefined],
    ['a revoked proxy', revoked.proxy],
  ];
  for (const [sentence, value] of properties) {
    it(`fails with not-an-embed when embed is ${sentence}`, async () => {
      await failsWith(Object.assign(create(), { embed: value }), 'not-an-embed');
    });
  }

  it('fails without an exception when reading the embed throws', async () => {
    const embed = {
      get title(): string {
        throw new Error('no');
      },
    };
    const el = await mount({ embed });
    expect([el.state, el.error?.code]).to.deep.equal(['error', 'not-an-embed']);
  });

  it('names no mistake of the page when making the player throws', async () => {
    const cause = new TypeError('no');
    const embed = {
      ...embedFixture(),
      get subtitles(): never {
        throw cause;
      },
    };
    const el = await mount({ embed, format: 'player', loading: 'eager' });
    await waitUntil(() => el.error);
    expect([el.error?.code, el.error?.cause]).to.deep.equal(['unexpected', cause]);
  });

  const hostile: readonly [string, string][] = [
    [
      'own __proto__, constructor, toJSON and then',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toJSON":1,"then":1}',
    ],
    ['lists 100,000 deep inside', `{"id":"7","preroll":${deep(100_000)},"video":${deep(100_000)}}`],
    [
      'the wrong type everywhere',
      '{"id":[],"title":{},"video":"x","code_iframe":7,"bulks":"*","watermark":[],"subtitles":7}',
    ],
    [
      '100,000 keys',
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])),
      ),
    ],
  ];
  for (const [sentence, text] of hostile) {
    it(`is not harmed by JSON with ${sentence}`, async () => {
      fake = new FakeFetch(body(text));
      const el = await mount({ src: '/embed.json', loading: 'eager' });
      await reaches(el, 'empty');
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
    });
  }

  it('requests again by retry() and shows the result', async () => {
    let isBroken = true;
    fake = new FakeFetch(() =>
      isBroken ? new Response('', { status: 503 }) : jsonResponse(embedFixture()),
    );
    const el = await mount({ src: '/embed.json', loading: 'eager' });
    const errors = eventsOf(el, 'error');
    await reaches(el, 'error');
    el.retry();
    await waitUntil(() => errors.length === 2);
    isBroken = false;
    el.retry();
    await reaches(el, 'ready');
    el.retry();
    await painted();
    expect([fake.requests.length, errors.length]).to.deep.equal([3, 2]);
  });
});
