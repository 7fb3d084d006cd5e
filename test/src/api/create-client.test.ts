import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { createClient, type ClientOptions } from '../../../src/api/index.js';
import { assertNoSecrets, canaries } from './canaries.js';
import { scripted } from './scripted-service.js';

const base: ClientOptions = { baseUrl: 'https://media.example', authKey: canaries.authKey };

const refused: readonly (readonly [sentence: string, options: object, because: RegExp])[] = [
  [
    'a base address without encryption',
    { baseUrl: 'http://media.example' },
    /baseUrl must be an https address/,
  ],
  [
    'an authorization address without encryption',
    { authUrl: 'http://media.example' },
    /authUrl must be an https/,
  ],
  ['a relative address', { baseUrl: '/rest' }, /baseUrl must be an absolute address/],
  ['another protocol', { baseUrl: 'ftp://media.example' }, /must be an https address/],
  [
    'a user in the address',
    { baseUrl: `https://${canaries.user}:${canaries.pass}@media.example` },
    /must not hold a user/,
  ],
  [
    'a host hidden behind a user',
    { baseUrl: 'http://good.test@127.0.0.1' },
    /must not hold a user/,
  ],
  ['a query in the address', { baseUrl: 'https://media.example/?a=1' }, /must not have a query/],
  [
    'a host name that only resembles localhost',
    { baseUrl: 'http://localtest.me' },
    /must be an https/,
  ],
  [
    'a host of the local network without encryption',
    { baseUrl: 'http://169.254.169.254' },
    /must be an https/,
  ],
  ['no credentials', { authKey: undefined }, /authKey or accessToken/],
  ['both credentials', { accessToken: canaries.token }, /authKey or accessToken/],
  ['an empty key', { authKey: '' }, /authKey or accessToken/],
  [
    'a key that would inject a header',
    { authKey: `${canaries.authKey}\r\nX: 1` },
    /authKey or accessToken/,
  ],
  ['a time-out that is not a number', { timeout: NaN }, /timeout must be milliseconds/],
  [
    'a time-out beyond the range of timers',
    { totalTimeout: 2 ** 31 },
    /totalTimeout must be milliseconds/,
  ],
  ['a size of 0', { maxResponseBytes: 0 }, /maxResponseBytes must be/],
  ['half a retry', { retries: 0.5 }, /retries must be/],
  ['an unknown time zone', { timeZone: 'Mars/Base' }, /timeZone must be/],
];

const accepted: readonly (readonly [sentence: string, options: object])[] = [
  ['this machine without encryption', { baseUrl: 'http://127.0.0.1:8080' }],
  ['the short address of this machine', { baseUrl: 'http://127.1' }],
  ['this machine by name', { baseUrl: 'http://localhost:8080' }],
  ['this machine by its IPv6 address', { baseUrl: 'http://[::1]:8080' }],
  ['no encryption when allowed', { baseUrl: 'http://media.example', allowInsecure: true }],
  ['options that are undefined', { timeout: undefined, authUrl: undefined, fetch: undefined }],
];

void describe('createClient', () => {
  for (const [sentence, options, because] of refused) {
    void it(`refuses ${sentence}`, () => {
      assert.throws(
        () => createClient({ ...base, ...options }),
        (error) => {
          assertNoSecrets(error);
          return error instanceof TypeError && because.test(error.message);
        },
      );
    });
  }

  for (const [sentence, options] of accepted) {
    void it(`accepts ${sentence}`, () => {
      assert.ok(createClient({ ...base, ...options }));
    });
  }

  void it('returns a client that reveals no secret when it is inspected', async () => {
    const { client } = scripted(() => ({ id: '7' }));
    await client.v2.embeds.get('7');
    assertNoSecrets(client);
    assert.doesNotMatch(
      inspect(client.v2.embeds.list(), { depth: Infinity, showHidden: true }),
      /CANARY/,
    );
  });

  void it('refuses to run in a browser without dangerouslyAllowBrowser', (context) => {
    Object.assign(globalThis, { window: {}, document: {} });
    context.after(() => {
      Reflect.deleteProperty(globalThis, 'window');
      Reflect.deleteProperty(globalThis, 'document');
    });
    assert.throws(() => createClient(base), /dangerouslyAllowBrowser/);
    assert.ok(createClient({ ...base, dangerouslyAllowBrowser: true }));
  });

  void it('keeps the path of baseUrl, and sends the key only to the key exchange', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'https://media.example/api/',
      authUrl: 'https://auth.example',
      authKey: canaries.authKey,
      verifyPath: '/restauth/v2/verify',
      tokenHeader: 'access_token',
      fetch: (request) => {
        const { headers } = request;
        urls.push(request.url);
        assert.equal(headers.get('auth-code'), urls.length === 1 ? canaries.authKey : null);
        assert.equal(headers.get('access_token'), urls.length === 1 ? null : canaries.token);
        assert.equal(headers.get('access-token'), null);
        return Response.json({
          id: '7',
          access_token: canaries.token,
          state: headers.get('state'),
        });
      },
    });
    await client.v1.videos.get('7');
    assert.deepEqual(urls, [
      'https://auth.example/restauth/v2/verify',
      'https://media.example/api/rest/video/7.json',
    ]);
  });

  void it('accepts a token instead of a key, and fails once the token is refused', async () => {
    const sent: string[] = [];
    const client = createClient({
      baseUrl: 'https://media.example',
      accessToken: canaries.token,
      fetch: ({ url }) => {
        sent.push(url);
        return new Response('', { status: 401 });
      },
    });
    await assert.rejects(client.v2.embeds.get('7'), { name: 'AuthorizationError' });
    assert.equal(sent.length, 1);
  });
});
