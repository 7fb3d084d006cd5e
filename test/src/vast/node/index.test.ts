import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectAdTag, inspectDocument } from './inspect-ads.js';
import { withAdServer } from './ad-server.js';
import { inline, linear, vast, wrapper } from './documents.js';

const ORIGIN = 'https://count.example';

describe('inspectAdTag in Node', () => {
  it('requests the documents of a chain once each, and no tracker', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(wrapper(origin, 'outer', { uri: `${origin}/second` })),
        '/second': vast(inline(origin, 'one')),
      }),
      async ({ origin, requests }) => {
        const inspection = await inspectAdTag(`${origin}/tag`);
        assert.equal(inspection.result, 'linear');
        assert.equal(inspection.failure, null);
        assert.deepEqual(
          requests.map(({ path }) => path),
          ['/tag', '/second'],
        );
      },
    );
  });

  it('requests no error tracker either, and lists each with its code', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(wrapper(origin, 'outer', { uri: `${origin}/second` })),
        '/second': vast(inline(origin, 'one', { creatives: linear(origin, 'one', { media: '' }) })),
      }),
      async ({ origin, requests }) => {
        const { result, failure, errorTrackers } = await inspectAdTag(`${origin}/tag`);
        assert.equal(result, 'none');
        assert.equal(failure?.code, 403);
        assert.deepEqual(errorTrackers, [
          { template: `${origin}/one/error?[ERRORCODE]`, code: 403 },
          { template: `${origin}/outer/error?[ERRORCODE]`, code: 403 },
        ]);
        assert.equal(requests.length, 2);
      },
    );
  });

  it('describes each hop', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(
          wrapper(origin, 'outer', { uri: '/second?p=[MEDIAMIME]&w=[PLAYERSIZE]' }),
          '3.0',
        ),
        '/second?p=-1&w=640,360': vast(inline(origin, 'one')),
      }),
      async ({ origin }) => {
        let clock = 100;
        const now = (): number => (clock += 5);
        const context = { player: { width: 640, height: 360 } };
        const { hops } = await inspectAdTag(`${origin}/tag`, { now, context });
        const [first, second] = hops;
        assert.ok(first && second);
        const { text, expansions, ...described } = second;
        assert.equal(text, vast(inline(origin, 'one')));
        assert.deepEqual(
          expansions.map(({ placeholder, encoded }) => [placeholder, encoded]),
          [
            ['[MEDIAMIME]', '-1'],
            ['[PLAYERSIZE]', '640,360'],
          ],
        );
        assert.deepEqual(described, {
          url: `${origin}/second?p=-1&w=640,360`,
          responseUrl: `${origin}/second?p=-1&w=640,360`,
          parent: 0,
          startMs: 15,
          durationMs: 5,
          status: 200,
          contentType: 'application/xml',
          cors: 'not-applicable',
          headers: 'access-control-allow-origin: *',
          sentCookies: false,
          template: `${origin}/second?p=[MEDIAMIME]&w=[PLAYERSIZE]`,
          root: 'VAST',
          version: '4.2',
          adSystems: ['System of one'],
          failure: null,
        });
        assert.deepEqual(
          [first.parent, first.template, first.version, first.adSystems],
          [null, '', '3.0', ['System of outer']],
        );
      },
    );
  });

  const failures: readonly [string, Parameters<typeof withAdServer>[0], number, string | null][] = [
    ['a status', () => ({ '/tag': { status: 404, body: 'gone' } }), 301, null],
    ['no content', () => ({}), 303, null],
    ['what is not XML', () => ({ '/tag': 'hello' }), 100, null],
    ['a reference to a control character', () => ({ '/tag': vast('<Ad id="&#1;"/>') }), 100, null],
    ['a document type', () => ({ '/tag': '<!DOCTYPE VAST><VAST/>' }), 100, null],
    ['more than 1 MB', () => ({ '/tag': vast('x'.repeat(1_000_001)) }), 100, null],
    ['no ad', () => ({ '/tag': vast('') }), 303, 'VAST'],
    ['another root element', () => ({ '/tag': '<rss/>' }), 101, 'rss'],
    ['VAST 1', () => ({ '/tag': '<VideoAdServingTemplate/>' }), 102, 'VideoAdServingTemplate'],
    [
      'a wrapper without a URL',
      (origin) => ({ '/tag': vast(wrapper(origin, 'a', {})) }),
      300,
      'VAST',
    ],
    [
      'a circle of wrappers',
      (origin) => ({ '/tag': vast(wrapper(origin, 'a', { uri: `${origin}/tag` })) }),
      302,
      'VAST',
    ],
  ];
  for (const [sentence, site, code, root] of failures) {
    it(`ends the chain at a response with ${sentence}, with the code ${code}`, async () => {
      await withAdServer(site, async ({ origin }) => {
        const { hops, failure, result } = await inspectAdTag(`${origin}/tag`);
        assert.equal(result, 'none');
        assert.equal(failure?.code, code);
        assert.equal(hops.length, 1);
        assert.equal(hops[0]?.failure?.code, code);
        assert.equal(hops[0].root, root);
        assert.ok((hops[0].text?.length ?? 0) <= 1_000_000);
      });
    });
  }

  it('attributes a failure to the hop where it happens', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(wrapper(origin, 'a', { uri: `${origin}/b` })),
        '/b': vast(wrapper(origin, 'b', { uri: `${origin}/c` })),
        '/c': { status: 500 },
      }),
      async ({ origin }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`);
        assert.deepEqual(
          hops.map(({ failure, status }) => [status, failure?.code ?? null]),
          [
            [200, null],
            [200, null],
            [500, 301],
          ],
        );
      },
    );
  });

  it('reports no failure of a hop behind which an ad plays', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(wrapper(origin, 'a', {}) + inline(origin, 'one')),
      }),
      async ({ origin }) => {
        const { hops, errorTrackers } = await inspectAdTag(`${origin}/tag`);
        assert.equal(hops[0]?.failure, null);
        assert.deepEqual(
          errorTrackers.map(({ code }) => code),
          [300],
        );
      },
    );
  });

  it('stops after six documents of wrappers', async () => {
    await withAdServer(
      (origin) =>
        Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [
            `/${index}`,
            vast(wrapper(origin, `w${index}`, { uri: `${origin}/${index + 1}` })),
          ]),
        ),
      async ({ origin, requests }) => {
        const { failure, hops } = await inspectAdTag(`${origin}/0`);
        assert.equal(failure?.code, 302);
        assert.equal(hops.length, 6);
        assert.equal(requests.length, 6);
      },
    );
  });

  it('requests 20 documents at most', async () => {
    const ads = (origin: string): string =>
      Array.from({ length: 20 }, (_, index) =>
        wrapper(origin, `w${index}`, { uri: `${origin}/empty?${index}` }),
      ).join('');
    await withAdServer(
      (origin) => ({ '/tag': vast(ads(origin)) }),
      async ({ origin, requests }) => {
        await inspectAdTag(`${origin}/tag`);
        assert.equal(requests.length, 20);
      },
    );
  });

  it('ends with the code 301 if a server does not respond in time', async () => {
    await withAdServer(
      () => ({ '/tag': { respond: () => undefined } }),
      async ({ origin }) => {
        const { failure, hops } = await inspectAdTag(`${origin}/tag`, { requestTimeoutMs: 60 });
        assert.equal(failure?.code, 301);
        assert.equal(failure.id, 'request-timeout');
        assert.equal(hops[0]?.status, null);
        assert.equal(hops[0].text, null);
        assert.equal(hops[0].cors, 'not-applicable');
      },
    );
  });

  it('rejects with the reason of its signal', async () => {
    await withAdServer(
      () => ({ '/tag': { respond: () => undefined } }),
      async ({ origin }) => {
        const controller = new AbortController();
        const inspecting = inspectAdTag(`${origin}/tag`, { signal: controller.signal });
        controller.abort(new Error('Enough.'));
        await assert.rejects(inspecting, /Enough/);
      },
    );
  });

  for (const tag of ['', 'javascript:alert(1)', '/relative', 'https://'])
    it(`has a failure and no hop for the ad tag ${JSON.stringify(tag)}`, async () => {
      const { hops, failure, result } = await inspectAdTag(tag);
      assert.deepEqual([hops.length, failure?.code, result], [0, 301, 'none']);
    });
});

describe('inspectDocument in Node', () => {
  it('describes the document as the first hop, without a request', async () => {
    const text = vast(inline(ORIGIN, 'one'));
    const { hops } = await inspectDocument(text);
    assert.equal(hops.length, 1);
    const { startMs, durationMs, ...hop } = hops[0] ?? assert.fail();
    assert.ok(startMs >= 0 && durationMs >= 0);
    assert.deepEqual(hop, {
      url: '',
      responseUrl: '',
      parent: null,
      status: null,
      contentType: null,
      cors: 'not-applicable',
      sentCookies: false,
      text,
      template: '',
      expansions: [],
      root: 'VAST',
      version: '4.2',
      adSystems: ['System of one'],
      failure: null,
    });
  });

  it('reads relative ad tags with the URL of the document only', async () => {
    await withAdServer(
      (origin) => ({ '/ads/second': vast(inline(origin, 'one')) }),
      async ({ origin }) => {
        const text = vast(wrapper(origin, 'a', { uri: 'second' }));
        assert.equal((await inspectDocument(text)).failure?.code, 300);
        const { result } = await inspectDocument(text, { url: `${origin}/ads/first` });
        assert.equal(result, 'linear');
      },
    );
  });

  it('has data only, which can be written as JSON', async () => {
    const inspection = await inspectDocument(vast(inline(ORIGIN, 'one')));
    assert.deepEqual(JSON.parse(JSON.stringify(inspection)), inspection);
  });
});
