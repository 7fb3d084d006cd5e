import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicEmbed } from '../../../src/publish/index.js';
import { createPublisher } from '../../../src/publish/create-publisher.js';
import type { ThumbnailSize } from '../../../src/publish/publisher-options.js';
import { FRAME, sampleEmbed } from '../render/sample-embed.js';
import { parseXml } from '../render/xml-document.js';
import { anyEmbed, PUBLIC_URL, scriptedPublisher } from './scripted-publisher.js';

const oEmbedPath = (parameters: Readonly<Record<string, string>>): string =>
  `oembed?${new URLSearchParams(parameters).toString()}`;

test('the JSON of an embed is its public part', async () => {
  const { get, requested } = scriptedPublisher();
  const response = await get('7.json');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(
    response.headers.get('cache-control'),
    'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  );
  assert.equal(response.headers.get('access-control-allow-origin'), '*');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  assert.deepEqual(await response.json(), publicEmbed(anyEmbed('7') as never));
  assert.deepEqual(requested, ['7']);
});

test('a validator leads to 304 without a body, and changes with the embed', async () => {
  let title = 'First';
  const { get, clock } = scriptedPublisher(() => sampleEmbed({ title }), {
    cache: { sharedMaxAge: 0, staleWhileRevalidate: 0 },
  });
  const etag = (await get('7.json')).headers.get('etag') ?? '';
  assert.match(etag, /^"[\w+/]{22}"$/);
  for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const repeated = await get('7.json', { headers: { 'if-none-match': value } });
    assert.equal(repeated.status, 304, value);
    assert.equal(repeated.headers.get('etag'), etag);
    assert.equal(await repeated.text(), '');
  }
  title = 'Second';
  await clock.until(Promise.resolve());
  const changed = await get('7.json', { headers: { 'if-none-match': etag } });
  assert.equal(changed.status, 200);
  assert.notEqual(changed.headers.get('etag'), etag);
});

test('a HEAD request has the headers of GET and no body', async () => {
  const { get } = scriptedPublisher();
  await get('7');
  const byGet = await get('7');
  const byHead = await get('7', { method: 'HEAD' });
  assert.deepEqual([...byHead.headers], [...byGet.headers]);
  assert.equal(await byHead.text(), '');
});

test('other methods are refused with the allowed ones, and a preflight is answered', async () => {
  const { get, requested } = scriptedPublisher();
  const refused = await get('7.json', { method: 'DELETE' });
  assert.equal(refused.status, 405);
  assert.equal(refused.headers.get('allow'), 'GET, HEAD, OPTIONS');
  const preflight = await get('7.json', { method: 'OPTIONS' });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'If-None-Match');
  assert.deepEqual(requested, []);
});

test('only listed origins may read responses, and caches keep them apart', async () => {
  const { get } = scriptedPublisher(anyEmbed, { allowedOrigins: ['https://a.example'] });
  const allowed = await get('7.json', { headers: { origin: 'https://a.example' } });
  assert.equal(allowed.headers.get('access-control-allow-origin'), 'https://a.example');
  assert.equal(allowed.headers.get('vary'), 'Origin');
  const other = await get('7.json', { headers: { origin: 'https://b.example' } });
  assert.equal(other.headers.get('access-control-allow-origin'), null);
  assert.equal(other.headers.get('vary'), 'Origin');
});

const INVALID = ['a b', '..%2f7', '%37', '-'.repeat(65), 'a.b', '.json', '__proto__!'];

for (const id of INVALID) {
  test(`the id ${id.slice(0, 20)} is refused without a request to the service`, async () => {
    const { get, requested } = scriptedPublisher();
    const response = await get(`${id}.json`);
    assert.equal(response.status, 400);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.deepEqual(requested, []);
  });
}

test('an embed whose id is the name of a property of all objects is an embed', async () => {
  const { get, requested } = scriptedPublisher();
  assert.equal((await get('__proto__.json')).status, 200);
  assert.equal((await get('constructor.json')).status, 200);
  assert.deepEqual(requested, ['__proto__', 'constructor']);
});

test('paths outside publicUrl do not exist', async () => {
  const { get, requested } = scriptedPublisher();
  for (const path of ['https://www.example/', 'https://www.example/embedsX/7.json', 'a/b', ''])
    assert.equal((await get(path)).status, 404, path);
  assert.deepEqual(requested, []);
});

test('the host of a request decides nothing', async () => {
  const { get } = scriptedPublisher();
  const page = await (await get('http://evil.example:8080/embeds/7')).text();
  assert.doesNotMatch(page, /evil/);
  assert.match(page, new RegExp(`<link rel="canonical" href="${PUBLIC_URL}/7">`));
});

test('an embed that may not be published does not exist, and is private for oEmbed', async () => {
  const { get } = scriptedPublisher(anyEmbed, { isPublished: ({ id }) => id === '8' });
  assert.equal((await get('7.json')).status, 404);
  assert.equal((await get('7')).status, 404);
  assert.equal((await get(oEmbedPath({ url: `${PUBLIC_URL}/7` }))).status, 401);
  assert.equal((await get('8.json')).status, 200);
});

test('oEmbed answers with JSON or XML for the address of a page', async () => {
  const { get } = scriptedPublisher(anyEmbed, { siteName: 'Example' });
  const addresses = [`${PUBLIC_URL}/7`, `${PUBLIC_URL}/7/?a=1#b`, 'http://www.example/embeds/7'];
  for (const url of addresses) {
    const response = await get(oEmbedPath({ url, maxwidth: '320', dnt: '1' }));
    assert.equal(response.status, 200, url);
    const body = (await response.json()) as Record<string, unknown>;
    assert.deepEqual(
      [body['type'], body['version'], body['width'], body['height'], body['cache_age']],
      ['video', '1.0', 320, 180, 60],
    );
    assert.equal(body['provider_name'], 'Example');
    assert.equal(body['provider_url'], 'https://www.example');
    assert.match(String(body['html']), /credentialless/);
  }
  const xml = await get(oEmbedPath({ url: `${PUBLIC_URL}/7`, format: 'xml' }));
  assert.equal(xml.headers.get('content-type'), 'text/xml; charset=utf-8');
  assert.match(await xml.text(), /^<\?xml .*\n<oembed><version>1.0<\/version><type>video<\/type>/);
});

const URL_7 = `${PUBLIC_URL}/7`;

const THUMBNAIL_SIZES: readonly (readonly [
  string,
  () => Promise<ThumbnailSize | null>,
  unknown,
])[] = [
  ['the size that the site knows', () => Promise.resolve({ width: 800, height: 450 }), 800],
  [
    'no size, and no thumbnail, if the site does not know it',
    () => Promise.resolve(null),
    undefined,
  ],
  [
    'no thumbnail if the site cannot read its size',
    () => Promise.reject(new Error('x')),
    undefined,
  ],
];

for (const [behavior, thumbnailSize, width] of THUMBNAIL_SIZES) {
  test(`the preview image of an oEmbed response has ${behavior}`, async () => {
    const { get } = scriptedPublisher(anyEmbed, { thumbnailSize });
    const body = (await (await get(oEmbedPath({ url: URL_7 }))).json()) as Record<string, unknown>;
    assert.equal(body['thumbnail_width'], width);
    assert.equal('thumbnail_url' in body, width !== undefined);
  });
}

const OEMBED_ERRORS: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
  ['no address', {}, 400],
  ['an empty address', { url: '' }, 400],
  ['a text that is no address', { url: 'embeds/7' }, 404],
  ['an address of another site', { url: 'https://other.example/embeds/7' }, 404],
  ['an address with another scheme', { url: 'javascript://www.example/embeds/7' }, 404],
  ['an address below another path', { url: 'https://www.example/7' }, 404],
  ['an address with an invalid id', { url: `${PUBLIC_URL}/a%2fb` }, 404],
  ['the address of the endpoint', { url: `${PUBLIC_URL}/oembed` }, 404],
  ['another format', { url: URL_7, format: 'php' }, 501],
  ['a width that is no number', { url: URL_7, maxwidth: '1e9' }, 400],
  ['a negative height', { url: URL_7, maxheight: '-1' }, 400],
];

for (const [behavior, parameters, status] of OEMBED_ERRORS) {
  test(`oEmbed answers ${behavior} with ${status}`, async () => {
    const { get } = scriptedPublisher();
    const response = await get(oEmbedPath(parameters));
    assert.equal(response.status, status);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    assert.ok(error.code !== '' && error.message !== '');
  });
}

for (const [behavior, parameters, status] of OEMBED_ERRORS.filter(([, { format }]) => !format)) {
  test(`oEmbed answers ${behavior} with ${status} as XML where XML is wanted`, async () => {
    const { get } = scriptedPublisher();
    const response = await get(oEmbedPath({ ...parameters, format: 'xml' }));
    assert.equal(response.status, status);
    assert.equal(response.headers.get('content-type'), 'text/xml; charset=utf-8');
    const { name, children } = parseXml(await response.text());
    assert.equal(name, 'error');
    assert.deepEqual(
      children.map((child) => child.name),
      ['code', 'message'],
    );
  });
}

test('oEmbed has no response for an embed without a hosted player, unless the options name one', async () => {
  const withoutFrame = () => sampleEmbed({ code_iframe: null });
  const path = oEmbedPath({ url: URL_7 });
  assert.equal((await scriptedPublisher(withoutFrame).get(path)).status, 404);
  const { get } = scriptedPublisher(withoutFrame, { frame: FRAME });
  assert.equal((await get(path)).status, 200);
});

test('the page of an embed that does not exist says so to people', async () => {
  const { get } = scriptedPublisher(() => new Response('', { status: 404 }));
  const response = await get('7');
  assert.equal(response.status, 404);
  assert.match(await response.text(), /There is no video at this address\./);
  assert.equal(response.headers.get('content-security-policy'), "default-src 'none'");
});

const OPTIONS: readonly (readonly [string, object, RegExp])[] = [
  ['a relative publicUrl', { publicUrl: '/embeds' }, /publicUrl must be an absolute/],
  ['a publicUrl with a query', { publicUrl: 'https://a.example/?a' }, /publicUrl must be/],
  ['a publicUrl with a password', { publicUrl: 'https://u:p@a.example/' }, /publicUrl must be/],
  ['an origin with a path', { allowedOrigins: ['https://a.example/'] }, /allowedOrigins must hold/],
  ['a negative time', { cache: { maxAge: -1 } }, /cache\.maxAge must be a whole number/],
  ['a cache without bytes', { maxCacheBytes: 0 }, /maxCacheBytes must be a whole number above 0/],
  ['a frame that is no address', { frame: 'player.html' }, /frame must be an absolute http\(s\)/],
  ['a frame of a script', { frame: 'javascript:alert(1)' }, /frame must be an absolute/],
  ['no key', { authKey: undefined }, /authKey or accessToken must be given/],
];

for (const [behavior, wrong, because] of OPTIONS) {
  test(`a publisher is not created with ${behavior}`, () => {
    const options = { publicUrl: PUBLIC_URL, baseUrl: 'https://media.example', authKey: 'key' };
    assert.throws(() => createPublisher({ ...options, ...wrong }), because);
  });
}
