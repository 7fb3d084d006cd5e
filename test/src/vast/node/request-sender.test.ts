import assert from 'node:assert/strict';
import type { LookupFunction } from 'node:net';
import { describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { FetchOptions } from '../../../../src/vast/inspect/inspect-options.js';
import { fetchMedia, fetchTransport } from '../../../../src/vast/node/fetch-transport.js';
import { inspectAdTag, inspectDocument } from '../../../../src/vast/node/index.js';
import { requestSender } from '../../../../src/vast/node/request-sender.js';
import { withAdServer } from './ad-server.js';
import { inline, vast, wrapper } from './documents.js';

/** Hosts of private networks in every form that a URL parser, a resolver or a proxy reads. */
const LOCAL_HOSTS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0',
  '127.0.0.1.',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'app.localhost',
  'intranet',
  'router.lan',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fe80::1]',
  '[ff02::1]',
  '10.0.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.100.100.200',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
];

const INIT = { withCredentials: false, maxBytes: 1_000_000 };

const resolvingTo =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };

const request = (url: string, options: FetchOptions, lookup: LookupFunction) =>
  fetchTransport(options, requestSender(options, lookup)).request(url, {
    ...INIT,
    signal: new AbortController().signal,
  });

const portOf = (origin: string): string => new URL(origin).port;

describe('an address of a private network', () => {
  for (const host of LOCAL_HOSTS)
    it(`is not requested as ${host}, whether a wrapper, a redirect or a media file has it`, () =>
      withAdServer(
        (origin) => ({
          '/wrapper': vast(
            wrapper(origin, 'one', { uri: `http://${host}:${portOf(origin)}/secret` }),
          ),
          '/redirect': {
            status: 302,
            headers: { location: `http://${host}:${portOf(origin)}/secret` },
          },
          '/media': vast(
            inline(origin, 'one', {
              creatives: `<Creative><Linear><Duration>00:00:10</Duration><MediaFiles><MediaFile type="video/mp4" width="640" height="360">http://${host}:${portOf(origin)}/secret</MediaFile></MediaFiles></Linear></Creative>`,
            }),
          ),
        }),
        async ({ foreign, origin, requests }) => {
          // The host that is tried is never the one that is allowed.
          const named = host.startsWith('127.0.0.1') ? foreign : origin;
          const isNamed = new URL(`http://${host}`).hostname === new URL(named).hostname;
          if (isNamed) return;
          for (const path of ['/wrapper', '/redirect']) {
            const { hops, failure } = await inspectAdTag(named + path);
            assert.equal(hops.at(-1)?.requestFault, 'private', path);
            assert.equal(failure?.id, 'request-private');
          }
          const { ads } = await inspectAdTag(`${named}/media`);
          assert.equal(ads[0]?.media[0]?.check?.requestFault, 'private');
          assert.equal(requests.filter((one) => one.path === '/secret').length, 0);
        },
      ));

  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1%lo',
    '64:ff9b::a00:1',
    'fd12::1',
  ])
    it(`is not connected to when a public name resolves to ${address}`, () =>
      withAdServer(
        () => ({}),
        async ({ origin, requests }) => {
          const url = `http://ads.example.com:${portOf(origin)}/tag`;
          const response = await request(url, {}, resolvingTo('93.184.215.14', address));
          assert.deepEqual(response, { requestFault: 'private', url });
          assert.equal(requests.length, 0);
        },
      ));

  for (const address of ['0.0.0.0', '127.0.0.1', '::', '::1'])
    it(`is that of a filter when a public name resolves to ${address} alone`, () =>
      withAdServer(
        () => ({}),
        async ({ origin, requests }) => {
          const url = `http://ads.example.com:${portOf(origin)}/tag`;
          const response = await request(url, {}, resolvingTo(address));
          assert.deepEqual(response, { requestFault: 'sinkhole', url });
          assert.equal(requests.length, 0);
        },
      ));

  it('is not connected to when a name resolves to it only the second time', () =>
    withAdServer(
      () => ({}),
      async ({ origin, requests }) => {
        let lookups = 0;
        const url = `http://ads.example.com:${portOf(origin)}/tag`;
        const rebinding: LookupFunction = (name, options, callback) => {
          lookups += 1;
          resolvingTo(lookups === 1 ? '0.0.0.1' : '10.0.0.1')(name, options, callback);
        };
        for (const attempt of ['first', 'second']) {
          const response = await request(url, {}, rebinding);
          assert.deepEqual(response, { requestFault: 'private', url }, attempt);
        }
        assert.deepEqual([lookups, requests.length], [2, 0]);
      },
    ));

  it('is requested if its name was allowed, at the address that was looked up', () =>
    withAdServer(
      () => ({ '/tag': '<VAST version="4.2"/>' }),
      async ({ origin, requests }) => {
        const named = `http://ads.example.com:${portOf(origin)}`;
        const lookup = resolvingTo('127.0.0.1');
        for (const allowPrivate of [true, [named]]) {
          const response = await request(`${named}/tag`, { allowPrivate }, lookup);
          assert.equal(
            typeof response === 'object' && 'status' in response && response.status,
            200,
          );
        }
        assert.equal(requests[0]?.headers.host, `ads.example.com:${portOf(origin)}`);
      },
    ));

  it('is allowed by its origin, and not by its host on another port', () =>
    withAdServer(
      () => ({}),
      async ({ origin, foreign, requests }) => {
        for (const allowPrivate of [false, [], [foreign], ['http://127.0.0.1'], ['127.0.0.1']])
          assert.equal(
            (await inspectAdTag(`${origin}/tag`, { allowPrivate })).hops[0]?.requestFault,
            'private',
          );
        assert.equal(requests.length, 0);
        await inspectAdTag(`${origin}/tag`, { allowPrivate: [origin] });
        assert.equal(requests.length, 1);
      },
    ));

  it('is not requested for the wrapper of a document without a URL', () =>
    withAdServer(
      () => ({}),
      async ({ origin, requests }) => {
        const text = vast(wrapper(origin, 'one', { uri: `${origin}/tag` }));
        assert.equal((await inspectDocument(text)).hops[1]?.requestFault, 'private');
        assert.equal(requests.length, 0);
        await inspectDocument(text, { url: `${origin}/document` });
        assert.equal(requests.length, 1);
      },
    ));

  it('is not requested with the fetch of the options', async () => {
    const fetch = () => assert.fail('A request was sent.');
    const media = fetchMedia({ fetch });
    assert.equal(await media('http://[::1]/ad.mp4', new AbortController().signal), 'private');
    const { hops } = await inspectAdTag('http://10.0.0.1/', { fetch, allowPrivate: false });
    assert.equal(hops[0]?.requestFault, 'private');
  });
});

describe('a request of Node', () => {
  const DOCUMENT = '<VAST version="4.2"/>';
  const bodies: readonly (readonly [coding: string, body: Uint8Array])[] = [
    ['gzip', gzipSync(DOCUMENT)],
    ['X-Gzip', gzipSync(DOCUMENT)],
    ['deflate', deflateSync(DOCUMENT)],
    ['br', brotliCompressSync(DOCUMENT)],
    ['gzip, br', brotliCompressSync(gzipSync(DOCUMENT))],
    ['identity', Buffer.from(DOCUMENT)],
    ['unknown', Buffer.from(DOCUMENT)],
  ];
  for (const [coding, body] of bodies)
    it(`reads a body with the content coding ${coding}`, () =>
      withAdServer(
        () => ({ '/tag': { headers: { 'content-encoding': coding }, body } }),
        async ({ origin }) => {
          const { hops } = await inspectAdTag(`${origin}/tag`);
          assert.equal(hops[0]?.text, DOCUMENT);
        },
      ));

  it('stops reading a small body that decodes to a large one', () =>
    withAdServer(
      () => ({
        '/tag': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('x'.repeat(5_000_000)) },
      }),
      async ({ origin }) => {
        const { hops } = await inspectAdTag(`${origin}/tag`);
        assert.equal(hops[0]?.text?.length, 1_000_000);
      },
    ));

  for (const url of [
    'http://user:password@127.0.0.1/',
    'http://127.0.0.1:25/',
    'https://[::1]:6667/',
  ])
    it(`is not sent to ${url}, as fetch would not send it`, async () => {
      const { hops } = await inspectAdTag(url, { allowPrivate: true });
      assert.equal(hops[0]?.requestFault, 'other');
    });

  it('keeps a status that no standard knows', () =>
    withAdServer(
      () => ({ '/tag': { status: 999 } }),
      async ({ origin }) => {
        assert.equal((await inspectAdTag(`${origin}/tag`)).hops[0]?.status, 999);
      },
    ));
});
