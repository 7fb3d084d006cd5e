import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hop } from '../../../../src/vast/inspect/inspection.js';
import { inspectAdTag, lintInspection } from '../../../../src/vast/node/index.js';
import { type AdReply, withAdServer } from './ad-server.js';
import { inline, vast } from './documents.js';

const PAGE = 'https://page.example';

type Headers = Readonly<Record<string, string>>;

const allow = (origin: string, credentials?: string): Headers => ({
  'access-control-allow-origin': origin,
  ...(credentials !== undefined && { 'access-control-allow-credentials': credentials }),
});

const redirect = (location: string, headers: Headers): AdReply => ({
  status: 302,
  headers: { ...headers, location },
});

/** The part of a hop that CORS decides. */
const verdictOf = ({ cors, sentCookies, status, failure }: Hop): readonly unknown[] => [
  cors,
  sentCookies,
  status,
  failure?.code ?? null,
];

describe('the transport of Node with the origin of a page', () => {
  const verdicts: readonly [string, Headers, readonly unknown[], number][] = [
    [
      'names the page and allows credentials',
      allow(PAGE, 'true'),
      ['with-credentials', true, 200, null],
      1,
    ],
    ['names the page only', allow(PAGE), ['without-credentials', false, 200, null], 2],
    ['allows every origin', allow('*'), ['without-credentials', false, 200, null], 2],
    [
      'allows every origin and credentials',
      allow('*', 'true'),
      ['without-credentials', false, 200, null],
      2,
    ],
    [
      'writes credentials in capitals',
      allow(PAGE, 'TRUE'),
      ['without-credentials', false, 200, null],
      2,
    ],
    [
      'names another page',
      allow('https://other.example', 'true'),
      ['refused', false, null, 301],
      2,
    ],
    ['allows nothing', {}, ['refused', false, null, 301], 2],
  ];
  for (const [sentence, headers, verdict, count] of verdicts) {
    it(`judges a server that ${sentence} as a browser does`, async () => {
      await withAdServer(
        (origin) => ({ '/tag': { headers, body: vast(inline(origin, 'one')) } }),
        async ({ origin, requests }) => {
          // Loopback is not mixed content.
          const { hops } = await inspectAdTag(`${origin}/tag`, { origin: `${PAGE}/article` });
          assert.deepEqual(verdictOf(hops[0] ?? assert.fail()), verdict);
          assert.equal(hops.length, 1);
          assert.equal(requests.length, count);
          assert.equal(requests[0]?.headers.origin, PAGE);
          assert.equal(requests[0].headers.referer, `${PAGE}/`);
        },
      );
    });
  }

  it('needs no CORS on the origin of the page', async () => {
    await withAdServer(
      (origin) => ({ '/tag': { headers: {}, body: vast(inline(origin, 'one')) } }),
      async ({ origin, requests }) => {
        const { hops } = await inspectAdTag('/tag', { origin });
        assert.deepEqual(verdictOf(hops[0] ?? assert.fail()), ['same-origin', true, 200, null]);
        assert.equal(requests[0]?.headers.origin, undefined);
      },
    );
  });

  it('requests a server once more without credentials only the first time', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': vast(inline(origin, 'one').replace('InLine', 'Broken')),
      }),
      async ({ origin, requests }) => {
        await inspectAdTag(`${origin}/tag`, { origin: PAGE });
        await inspectAdTag(`${origin}/tag`, { origin: PAGE });
        // No inspection knows what another one found out.
        assert.equal(requests.length, 4);
      },
    );
  });

  it('requests once without credentials if cookies are not allowed', async () => {
    await withAdServer(
      (origin) => ({ '/tag': { headers: allow(PAGE, 'true'), body: vast(inline(origin, 'one')) } }),
      async ({ origin, requests }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`, {
          origin: PAGE,
          mayUseCookies: false,
        });
        assert.equal(hops[0]?.cors, 'without-credentials');
        assert.equal(requests.length, 1);
      },
    );
  });

  it('refuses http on an https page without a request', async () => {
    const { hops } = await inspectAdTag('http://ads.example/tag', {
      origin: PAGE,
      fetch: () => assert.fail('A request was sent.'),
    });
    assert.deepEqual(verdictOf(hops[0] ?? assert.fail()), ['refused', false, null, 301]);
    assert.equal(hops[0]?.failure?.id, 'request-mixed');
  });

  it('follows redirects, and has the last URL as that of the response', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': redirect('/second', allow(PAGE, 'true')),
        '/second': { headers: allow(PAGE, 'true'), body: vast(inline(origin, 'one')) },
      }),
      async ({ origin }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`, { origin: PAGE });
        assert.equal(hops[0]?.url, `${origin}/tag`);
        assert.equal(hops[0].responseUrl, `${origin}/second`);
      },
    );
  });

  it('hides the page from a server that another one redirects to', async () => {
    await withAdServer(
      (origin, foreign) => ({
        '/tag': redirect(`${foreign}/second`, allow(PAGE)),
        '/second': { headers: allow('null'), body: vast(inline(origin, 'one')) },
      }),
      async ({ origin, requests }) => {
        const options = { origin: PAGE, allowPrivate: true };
        const { hops } = await inspectAdTag(`${origin}/tag`, options);
        assert.deepEqual(verdictOf(hops[0] ?? assert.fail()), [
          'without-credentials',
          false,
          200,
          null,
        ]);
        assert.equal(requests.at(-1)?.headers.origin, 'null');
      },
    );
  });

  it('refuses a redirect whose own response has no CORS header', async () => {
    await withAdServer(
      (origin) => ({
        '/tag': redirect('/second', {}),
        '/second': { headers: allow('*'), body: vast(inline(origin, 'one')) },
      }),
      async ({ origin }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`, { origin: PAGE });
        assert.equal(hops[0]?.cors, 'refused');
      },
    );
  });

  it('ends a circle of redirects', async () => {
    await withAdServer(
      () => ({ '/tag': redirect('/tag', allow('*')) }),
      async ({ origin, requests }) => {
        const { failure } = await inspectAdTag(`${origin}/tag`);
        assert.equal(failure?.code, 301);
        assert.equal(requests.length, 21);
      },
    );
  });
});

describe('the transport of Node', () => {
  it('sends the headers of the options', async () => {
    await withAdServer(
      () => ({}),
      async ({ origin, requests }) => {
        await inspectAdTag(`${origin}/tag`, { headers: { 'user-agent': 'Agent/1' } });
        assert.equal(requests[0]?.headers['user-agent'], 'Agent/1');
        assert.equal(requests[0].headers.origin, undefined);
      },
    );
  });

  it('reports a server that is down with the code 301', async () => {
    const { failure, hops } = await inspectAdTag('http://127.0.0.1:1/tag');
    assert.equal(failure?.code, 301);
    assert.equal(hops[0]?.status, null);
  });

  it('keeps the first megabyte of a body that is too large', async () => {
    await withAdServer(
      () => ({ '/tag': 'x'.repeat(3_000_000) }),
      async ({ origin }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`);
        assert.equal(hops[0]?.text?.length, 1_000_000);
        assert.equal(hops[0].status, 200);
        assert.equal(hops[0].failure?.code, 100);
      },
    );
  });
});

describe('a request of Node without a response', () => {
  const failing = (code: string): typeof fetch =>
    function fail() {
      const cause = Object.assign(new Error('refused'), { code });
      return Promise.reject(new TypeError('fetch failed', { cause }));
    };
  const faults: readonly (readonly [code: string, fault: string])[] = [
    ['ENOTFOUND', 'dns'],
    ['ECONNREFUSED', 'refused'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['UND_ERR_CONNECT_TIMEOUT', 'no-route'],
    ['ECONNRESET', 'reset'],
    ['HPE_INVALID_CONSTANT', 'protocol'],
    ['UNKNOWN', 'other'],
  ];
  for (const [code, fault] of faults)
    it(`says that ${code} is the fault "${fault}", requests once and does not blame CORS`, async () => {
      let requests = 0;
      const fetch: typeof globalThis.fetch = (...given) => {
        requests += 1;
        return failing(code)(...given);
      };
      const inspection = await inspectAdTag('https://ads.example/v', { origin: PAGE, fetch });
      const { hops, failure } = inspection;
      assert.deepEqual(
        [hops[0]?.requestFault, hops[0]?.cors, requests],
        [fault, 'not-applicable', 1],
      );
      assert.deepEqual(
        [failure?.id, hops[0]?.failure?.id],
        [`request-${fault}`, `request-${fault}`],
      );
      assert.deepEqual(
        lintInspection(inspection, { pageUrl: PAGE }).map(({ id }) => id),
        ['net-unreachable'],
      );
    });

  it('blames CORS only for a response that arrived, and requests it again without credentials', async () => {
    await withAdServer(
      (origin) => ({ '/tag': { headers: {}, body: vast(inline(origin, 'one')) } }),
      async ({ origin, requests }) => {
        const { hops, failure } = await inspectAdTag(`${origin}/tag`, { origin: PAGE });
        assert.deepEqual([hops[0]?.requestFault, hops[0]?.cors], ['cors', 'refused']);
        assert.equal(requests.length, 2);
        assert.equal(failure?.id, 'request-cors');
      },
    );
  });
});
