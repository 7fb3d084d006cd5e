import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSandbox, seedOf } from '../open-sandbox.js';

const VIDEO = {
  url_video: 'https://media.test/master.m3u8',
  preview_image: 'https://media.test/poster.jpg',
};

/** The published embed that a page carries. */
const embedIn = (html: string): Readonly<Record<string, unknown>> => {
  const [, json = ''] =
    /<script type="application\/json" id="embed">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as Readonly<Record<string, unknown>>;
};

const STATES = [
  [
    'a video that is not converted yet',
    { video: { ...VIDEO, available_video: '0' } },
    /being prepared/,
  ],
  [
    'a video that could not be converted',
    { video: { ...VIDEO, invalid_video: '1' } },
    /could not be converted/,
  ],
  ['neither video nor live', {}, /nothing to play/],
  ['a video without an address', { video: {} }, /nothing to play/],
] as const;

for (const [what, embed, message] of STATES) {
  test(`the page shows a message instead of the player for ${what}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf(embed) });
    const reply = await call('/proxy/iframe.php/1/demo');
    const html = await reply.text();
    assert.equal(reply.status, 200);
    assert.match(html, message);
    assert.doesNotMatch(html, /<video|<script/);
  });
}

const MISSING = [
  ['an embed that does not exist', '/proxy/iframe.php/9/demo', 404],
  ['another client', '/proxy/iframe.php/1/other', 404],
  ['a malformed id', '/proxy/iframe.php/%3Cscript%3E/demo', 400],
] as const;

for (const [what, path, status] of MISSING) {
  test(`the response for ${what} is a page with status ${status}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({ video: VIDEO }) });
    const reply = await call(path);
    assert.equal(reply.status, status);
    assert.equal(reply.headers.get('content-type'), 'text/html; charset=UTF-8');
    assert.match(await reply.text(), /This player does not exist\./);
  });
}

test('no text of an embed becomes markup or script', async (t) => {
  const hostile = `</title></script><script>alert(1)</script><!--"'><img src=x onerror=alert(1)>\u2028`;
  const embed = {
    title: hostile,
    video: { ...VIDEO, title: hostile },
    subtitles: [{ url: 'https://media.test/a.vtt', language: 'it', label: hostile }],
  };
  const { call } = await openSandbox(t, { seed: seedOf(embed) });
  const html = await (await call('/proxy/iframe.php/1/demo')).text();
  assert.doesNotMatch(html, /<img|<!--|alert\(1\)</);
  assert.deepEqual(html.match(/<script[^>]*>/g), [
    '<script type="application/json" id="embed">',
    '<script type="module" src="/hosted-player.js">',
  ]);
  assert.equal(embedIn(html)['title'], hostile);
});

const POLICY = [
  ['script-src', "'self'", 'scripts of the sandbox alone'],
  ['connect-src', 'http:', 'ad servers anywhere'],
  ['img-src', 'http: data:', 'trackers and pictures anywhere'],
  ['media-src', 'http: blob:', 'media anywhere'],
  ['default-src', "'none'", 'nothing else'],
  ['frame-src', undefined, 'no frame'],
  ['frame-ancestors', undefined, 'any page to frame it'],
] as const;

for (const [directive, sources, what] of POLICY) {
  test(`the policy of the page allows ${what}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({ video: VIDEO }) });
    const { headers } = await call('/proxy/iframe.php/1/demo');
    const directives = (headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((text) => /^(\S+) (.*)$/.exec(text)?.slice(1) as [string, string]);
    assert.equal(new Map(directives).get(directive), sources);
    assert.equal(headers.get('x-frame-options'), null);
  });
}

test('the page contains a video with tracks that plays without script', async (t) => {
  const embed = {
    video: VIDEO,
    subtitles: [{ url: 'https://media.test/it.vtt', language: 'it', label: 'Italiano' }],
    subtitles_default_lang: 'it',
  };
  const { call } = await openSandbox(t, { seed: seedOf(embed) });
  const html = await (await call('/proxy/iframe.php/1/demo')).text();
  assert.match(
    html,
    /<main><video controls [^>]*src="https:\/\/media\.test\/master\.m3u8" poster="https:\/\/media\.test\/poster\.jpg">/,
  );
  assert.match(
    html,
    /<track kind="subtitles" src="https:\/\/media\.test\/it\.vtt" srclang="it" label="Italiano" default>/,
  );
});

test('the page contains the whole published embed and no secret', async (t) => {
  const { call } = await openSandbox(t);
  const names = ['live-channel', 'ads-in-every-slot', 'bulks', 'replace-rules', 'all-analytics'];
  for (const name of [...names, 'subtitles']) {
    const html = await (await call(`/proxy/iframe.php/${name}/demo`)).text();
    const published: unknown = await (await call(`/published/embed/${name}.json`)).json();
    assert.deepEqual(embedIn(html), published, name);
    assert.doesNotMatch(html, /(user|password|stream|multi|secondary)-of-|rtmp:/);
  }
});

test('the page does not depend on the page that embeds it', async (t) => {
  const { call } = await openSandbox(t);
  const [one, other] = await Promise.all([
    call('/proxy/iframe.php/bulks/demo', { headers: { referer: 'https://newsletter.example/' } }),
    call('/proxy/iframe.php/bulks/demo/newsletter'),
  ]);
  assert.equal(one.headers.get('vary'), 'Accept-Language');
  assert.equal(await one.text(), await other.text());
});

test('any page may load the classic script of the embed code and the style of the player', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const [path, mediaType] of [
    ['/scripts/latest/embed.js', 'text/javascript; charset=utf-8'],
    ['/hosted-player/hosted-player.css', 'text/css; charset=utf-8'],
  ] as const) {
    const reply = await call(path);
    assert.equal(reply.headers.get('content-type'), mediaType);
    assert.equal(reply.headers.get('access-control-allow-origin'), '*');
    assert.doesNotMatch(await reply.text(), /^\s*(im|ex)port\b/m);
  }
});
