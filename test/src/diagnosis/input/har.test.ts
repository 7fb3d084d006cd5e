import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { recognizeInput } from '../../../../src/diagnosis/input/recognize-input.js';
import { EMPTY_VAST, inlineVast, wrapperVast } from '../inspections.js';
import { factsOf } from '../read-verdict.js';

interface Entry {
  readonly url: string;
  readonly at?: number;
  readonly time?: number;
  readonly status?: number;
  readonly error?: string;
  readonly type?: string;
  readonly body?: string;
  readonly base64?: boolean;
  readonly origin?: string;
  readonly allowOrigin?: string;
}

const entry = ({
  url,
  at = 0,
  time = 80,
  status = 200,
  error,
  type = 'application/xml',
  body,
  base64 = false,
  origin,
  allowOrigin,
}: Entry): object => ({
  startedDateTime: new Date(1_700_000_000_000 + at).toISOString(),
  time,
  request: {
    method: 'GET',
    url,
    headers: origin === undefined ? [] : [{ name: 'Origin', value: origin }],
  },
  response: {
    status,
    headers:
      allowOrigin === undefined
        ? []
        : [{ name: 'Access-Control-Allow-Origin', value: allowOrigin }],
    content: {
      mimeType: type,
      ...(body !== undefined && { text: base64 ? Buffer.from(body).toString('base64') : body }),
      ...(base64 && { encoding: 'base64' }),
    },
    ...(error !== undefined && { _error: error }),
  },
});

const har = (...entries: readonly Entry[]): string =>
  JSON.stringify({
    log: { pages: [{ title: 'https://news.example/story' }], entries: entries.map(entry) },
  });

const TAG = 'https://ads.example/vast?id=7';
const SDK = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';
const NETWORK = 'https://network.example/vast?id=9';

const verdictOf = async (...entries: readonly Entry[]) => {
  const { verdict } = await diagnose(har(...entries));
  return [verdict.id, verdict.owner, factsOf(verdict)] as const;
};

describe('a HAR file', () => {
  it('has the requests for ads in their order, and no others', () => {
    const input = recognizeInput(
      har(
        { url: 'https://news.example/story', type: 'text/html', body: '<html></html>' },
        { url: NETWORK, at: 300, body: inlineVast(), base64: true },
        { url: TAG, at: 100, body: wrapperVast(NETWORK) },
        { url: 'https://ads.example/vast/player.js', type: 'text/javascript' },
        { url: 'https://cdn.example/vast/poster.png', type: 'image/png' },
        {
          url: 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2',
          at: 200,
          status: 0,
          error: 'net::ERR_BLOCKED_BY_CLIENT',
        },
      ),
    );
    assert.ok(input.kind === 'har');
    assert.equal(input.pageUrl, 'https://news.example/story');
    assert.equal(input.total, 6);
    assert.deepEqual(
      input.requests.map(({ url, startMs, status, error }) => [url, startMs, status, error]),
      [
        [TAG, 100, 200, ''],
        [
          'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2',
          200,
          null,
          'net::ERR_BLOCKED_BY_CLIENT',
        ],
        [NETWORK, 300, 200, ''],
      ],
    );
    assert.equal(input.requests[2]?.text, inlineVast());
  });

  it('without a request for ads says so', async () => {
    assert.deepEqual(await verdictOf({ url: 'https://news.example/', type: 'text/html' }), [
      'har-without-ads',
      'publisher',
      { total: 1, hasImaSdk: false, refusesConsent: false, playback: 'unknown' },
    ]);
  });

  it('with more entries than are read has all of them as its total', async () => {
    const entries = Array.from({ length: 5001 }, () => ({ url: 'https://news.example/' }));
    assert.equal((await verdictOf(...entries))[2]['total'], 5001);
  });

  it('connects a wrapper with the request behind it', async () => {
    assert.deepEqual(
      await verdictOf(
        { url: TAG, body: wrapperVast('https://network.example/vast?id=[CACHEBUSTING]') },
        { url: NETWORK, at: 100, body: EMPTY_VAST },
      ),
      [
        'no-ad-after-wrapper',
        'network',
        { host: 'ads.example', lastHost: 'network.example', wrappers: 1, reason: 'unknown' },
      ],
    );
  });

  for (const [title, entries, id, owner] of [
    ['an ad that plays', [{ url: TAG, body: inlineVast() }], 'ad-plays', 'unknown'],
    [
      'an ad blocker',
      [{ url: TAG, status: 0, error: 'net::ERR_BLOCKED_BY_CLIENT' }],
      'ad-blocker',
      'browser',
    ],
    [
      'an http tag on the https page',
      [
        {
          url: TAG.replace('https', 'http'),
          status: 0,
          error: 'net::ERR_BLOCKED_BY_MIXED_CONTENT',
        },
      ],
      'http-on-https',
      'publisher',
    ],
    [
      'mixed content behind a wrapper',
      [
        { url: TAG, body: wrapperVast(NETWORK) },
        { url: NETWORK, at: 100, status: 0, error: 'mixed-content' },
      ],
      'http-on-https',
      'network',
    ],
    [
      'an invalid certificate',
      [{ url: TAG, status: 0, error: 'net::ERR_CERT_DATE_INVALID' }],
      'certificate-invalid',
      'ad-server',
    ],
    [
      'an invalid certificate behind a wrapper',
      [
        { url: TAG, body: wrapperVast(NETWORK) },
        { url: NETWORK, at: 100, status: 0, error: 'net::ERR_CERT_AUTHORITY_INVALID' },
      ],
      'certificate-invalid',
      'network',
    ],
    [
      'the policy of the page',
      [{ url: TAG, status: 0, error: 'net::ERR_BLOCKED_BY_CSP' }],
      'policy-refused',
      'publisher',
    ],
    [
      'the IMA SDK that an ad blocker blocks',
      [{ url: SDK, status: 0, error: 'net::ERR_BLOCKED_BY_CLIENT' }],
      'ima-sdk-blocked',
      'browser',
    ],
    [
      'the IMA SDK that cannot be loaded',
      [{ url: SDK, status: 0, error: 'net::ERR_BLOCKED_BY_CSP' }],
      'ima-sdk-failed',
      'publisher',
    ],
    [
      'the IMA SDK without a request for ads',
      [{ url: SDK, type: 'text/javascript' }],
      'har-without-ads',
      'publisher',
    ],
    [
      'a request of the IMA SDK that plays',
      [
        { url: SDK, type: 'text/javascript' },
        {
          url: 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/2&output=xml_vast4&sdkv=h.3.6',
          at: 100,
          body: inlineVast(),
        },
      ],
      'ad-plays',
      'unknown',
    ],
    [
      'a server that allows no other origin',
      [{ url: TAG, body: inlineVast(), origin: 'https://news.example' }],
      'cors-refused',
      'ad-server',
    ],
    [
      'a server that allows the origin',
      [
        {
          url: TAG,
          body: inlineVast(),
          origin: 'https://news.example',
          allowOrigin: 'https://news.example',
        },
      ],
      'ad-plays',
      'unknown',
    ],
    [
      'no connection',
      [{ url: TAG, status: 0, error: 'net::ERR_CONNECTION_REFUSED', time: 3 }],
      'unreachable',
      'ad-server',
    ],
    ['status 500', [{ url: TAG, status: 500 }], 'http-server-error', 'ad-server'],
    ['status 204', [{ url: TAG, status: 204 }], 'no-ad', 'ad-server'],
    [
      'a placeholder that nobody filled',
      [{ url: `${TAG}&u=%5BPAGE_URL%5D`, body: EMPTY_VAST }],
      'macro-unresolved',
      'publisher',
    ],
    [
      'a wrapper that timed out',
      [
        { url: TAG, body: wrapperVast(NETWORK) },
        { url: NETWORK, at: 90, status: 0, error: 'net::ERR_TIMED_OUT', time: 5000 },
      ],
      'wrapper-timeout',
      'network',
    ],
    [
      'http on an https page',
      [{ url: 'http://ads.example/vast', status: 0, error: 'net::ERR_FAILED' }],
      'http-on-https',
      'publisher',
    ],
  ] as const satisfies readonly (readonly [string, readonly Entry[], string, string])[])
    it(`shows ${title}`, async () => {
      assert.deepEqual((await verdictOf(...entries)).slice(0, 2), [id, owner]);
    });

  for (const log of [
    {},
    { entries: [null, 7, {}, { request: null, response: [] }] },
    { entries: [{ request: { url: 'vast' } }] },
  ])
    it(`is read as far as possible: ${JSON.stringify(log)}`, async () => {
      const { verdict } = await diagnose(JSON.stringify({ log: { entries: [], ...log } }));
      assert.equal(verdict.id, 'har-without-ads');
    });
});

describe('a HAR file whose document alone says that the ad plays', () => {
  const MEDIA = 'https://cdn.example/film/ad.mp4';
  const document = inlineVast(
    `<MediaFile type="video/mp4" delivery="progressive" width="640" height="360">${MEDIA}</MediaFile>`,
  );
  const tracked = document.replace(
    '<InLine>',
    '<InLine><Error><![CDATA[https://ads.example/report?x=[TIMESTAMP]&code=[ERRORCODE]]]></Error>',
  );

  it('is about a media file that was not found', async () => {
    const [id, owner, { status }] = await verdictOf(
      { url: TAG, body: document },
      { url: MEDIA, at: 100, status: 404, type: 'text/html' },
    );
    assert.deepEqual([id, owner], ['media-file-missing', 'advertiser']);
    assert.equal(status, 404);
  });

  it('is about the code of an error report', async () => {
    assert.match(tracked, /ERRORCODE/);
    const [id, owner, { code }] = await verdictOf(
      { url: TAG, body: tracked },
      { url: 'https://ads.example/report?x=2026&code=403', at: 100, type: 'image/gif' },
    );
    assert.deepEqual([id, owner], ['playback-failed', 'advertiser']);
    assert.equal(code, 403);
  });

  it('is about an ad that plays if its media file was loaded', async () => {
    const [id, , { file }] = await verdictOf(
      { url: TAG, body: tracked },
      { url: MEDIA, at: 100, status: 206, type: 'video/mp4' },
    );
    assert.deepEqual([id, file], ['ad-plays', 'responded']);
  });

  it('does not claim that an ad plays whose media file was not recorded', async () => {
    const [id, , { file }] = await verdictOf({ url: TAG, body: tracked });
    assert.deepEqual([id, file], ['ad-plays', 'not-requested']);
  });
});

describe('a HAR file that lacks a part', () => {
  it('is about its export if it has no bodies', async () => {
    assert.deepEqual(await verdictOf({ url: TAG }), [
      'har-without-bodies',
      'unknown',
      { host: 'ads.example', source: 'file' },
    ]);
  });

  it('has the CORS fault of its page if it has no request headers', async () => {
    const [id] = await verdictOf({
      url: TAG,
      body: inlineVast(),
      allowOrigin: 'https://other.example',
    });
    assert.equal(id, 'cors-refused');
  });

  it('has the request behind a wrapper whatever its URL is', async () => {
    const [id, owner] = await verdictOf(
      { url: TAG, body: wrapperVast('https://network.example/x?id=9') },
      {
        url: 'https://network.example/x?id=9',
        at: 100,
        status: 0,
        time: 4000,
        error: 'net::ERR_ABORTED',
      },
    );
    assert.deepEqual([id, owner], ['wrapper-timeout', 'network']);
  });
});
