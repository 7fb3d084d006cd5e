import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlayerSettings } from '../../demo/sandbox/player-settings.js';
import { openSandbox, seedOf } from './open-sandbox.js';

const VIDEO = {
  url_video: 'https://media.test/master.m3u8',
  preview_image: 'https://media.test/poster.jpg',
};

const settingsIn = (html: string): PlayerSettings => {
  const [, json = ''] =
    /<script type="application\/json" id="settings">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PlayerSettings;
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
  test(`${what} is said in the place of the player`, async (t) => {
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
  ['an id that is none', '/proxy/iframe.php/%3Cscript%3E/demo', 400],
] as const;

for (const [what, path, status] of MISSING) {
  test(`${what} gives a page with ${status}`, async (t) => {
    const { call } = await openSandbox(t, { seed: seedOf({ video: VIDEO }) });
    const reply = await call(path);
    assert.equal(reply.status, status);
    assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8');
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
    '<script type="application/json" id="settings">',
    '<script type="module" src="/hosted-player.js">',
  ]);
  assert.equal(settingsIn(html).title, hostile);
});

test('the page may run scripts of the sandbox alone, in any frame', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({ video: VIDEO }) });
  const { headers } = await call('/proxy/iframe.php/1/demo');
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self';/);
  assert.doesNotMatch(policy, /frame-ancestors|unsafe-eval/);
  assert.equal(headers.get('x-frame-options'), null);
});

test('the video plays without script, and its tracks are there', async (t) => {
  const embed = {
    video: VIDEO,
    subtitles: [{ url: 'https://media.test/it.vtt', language: 'it', label: 'Italiano' }],
  };
  const { call } = await openSandbox(t, { seed: seedOf(embed) });
  const html = await (await call('/proxy/iframe.php/1/demo')).text();
  assert.match(
    html,
    /<video controls [^>]*src="https:\/\/media\.test\/master\.m3u8" poster="https:\/\/media\.test\/poster\.jpg">/,
  );
  assert.match(
    html,
    /<track kind="subtitles" src="https:\/\/media\.test\/it\.vtt" srclang="it" label="Italiano">/,
  );
});

const BULKS = [
  { label: 'news', context_rules: ['https://news.test/*'], player_color: '111111', autoplay: null },
  { label: 'shop', context_rules: ['https://shop.test*'], player_color: '222222', autoplay: '0' },
  { label: 'any', context_rules: ['*'], player_color: '333333' },
];

const SELECTIONS = [
  ['a label', '/news', 'https://shop.test/page', '#111111', true],
  ['the origin, before the star', '', 'https://news.test/page', '#111111', true],
  ['the origin, in the form without a slash', '', 'https://shop.test/page', '#222222', false],
  ['the star, for another scheme', '', 'http://news.test/', '#333333', true],
  ['the star, for no known page', '', '', '#333333', true],
  ['the origin, when nothing has the label', '/unknown', 'https://shop.test/', '#222222', false],
] as const;

for (const [what, label, referer, playerColor, autoplay] of SELECTIONS) {
  test(`a bulk is selected by ${what}`, async (t) => {
    const { call } = await openSandbox(t, {
      seed: seedOf({ video: VIDEO, autoplay: '1', bulks: BULKS }),
    });
    const reply = await call(`/proxy/iframe.php/1/demo${label}`, { headers: { referer } });
    const settings = settingsIn(await reply.text());
    assert.deepEqual([settings.playerColor, settings.autoplay], [playerColor, autoplay]);
    assert.match(reply.headers.get('vary') ?? '', /Referer/);
  });
}

test('no secret of a live is in the page', async (t) => {
  const { call } = await openSandbox(t);
  const html = await (await call('/proxy/iframe.php/102/demo')).text();
  assert.equal(settingsIn(html).isLive, true);
  assert.doesNotMatch(html, /(user|password|stream|multi|secondary)-of-|rtmp:/);
});

test('the script and the style of the player are served to any page', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  for (const [path, mediaType] of [
    ['/scripts/latest/embed.js', 'text/javascript; charset=utf-8'],
    ['/hosted-player/hosted-player.css', 'text/css; charset=utf-8'],
  ] as const) {
    const reply = await call(path);
    assert.equal(reply.headers.get('content-type'), mediaType);
    assert.equal(reply.headers.get('access-control-allow-origin'), '*');
  }
});

test('the script of the standard code is a classic script', async (t) => {
  const { call } = await openSandbox(t, { seed: seedOf({}) });
  assert.doesNotMatch(await (await call('/scripts/latest/embed.js')).text(), /^\s*(im|ex)port\b/m);
});
