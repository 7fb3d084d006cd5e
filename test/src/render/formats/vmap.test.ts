import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderCode } from '../../../../src/render/render-code.js';
import { type ReadElement, xmlElements } from '../../../demo/sandbox/xml-elements.js';
import { sampleEmbed } from '../sample-embed.js';

const tag = (source_url: string, fields: object = {}): object => ({
  adv_type: 'dart',
  id: '7',
  title: 'Tag',
  type: 'linear',
  source_url,
  replace_rules: [],
  ...fields,
});

const video = (url_video_mp4: string, fields: object = {}): object => ({
  adv_type: 'advideo',
  id: '8',
  title: 'Fish & <chips>',
  url_video_mp4,
  ...fields,
});

/** The elements of the document of an embed, with the CDATA sections as texts. */
const read = (fields: object): readonly ReadElement[] => {
  const xml = renderCode(sampleEmbed(fields), 'vmap');
  return xmlElements(
    xml.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ),
  );
};

const attributesOf = (elements: readonly ReadElement[], name: string) =>
  elements.filter((one) => one.name === name).map(({ attributes }) => attributes);

const textsOf = (elements: readonly ReadElement[], name: string) =>
  elements.filter((one) => one.name === name).map(({ text }) => text);

const A = 'https://ads.example/a?x=1&cb=[CACHEBUSTING]';
const LONG_VIDEO = { id: 'v1', title: 'News', available_video: '1', duration: 100 };

test('every ad is a break at its time, in the order in which a viewer may see it', () => {
  const overlay = tag('https://ads.example/o', { after_time: 5, delay_time: 2 });
  const elements = read({
    video: LONG_VIDEO,
    preroll: [tag(A), tag('https://ads.example/b')],
    midroll: [tag('https://ads.example/m'), tag('https://ads.example/n')],
    postroll: tag('https://ads.example/z'),
    overlay_initial: tag('https://ads.example/i', { after_time: 61.5 }),
    overlay_main: overlay,
  });
  assert.deepEqual(elements[0], {
    name: 'vmap:VMAP',
    attributes: { 'xmlns:vmap': 'http://www.iab.net/videosuite/vmap', version: '1.0' },
    text: '',
  });
  assert.deepEqual(
    attributesOf(elements, 'vmap:AdBreak').map(({ timeOffset, breakType, breakId }) => [
      timeOffset,
      breakType,
      breakId,
    ]),
    [
      ['start', 'linear', 'preroll-1'],
      ['start', 'linear', 'preroll-2'],
      ['00:01:01.500', 'nonlinear', 'overlay-initial-1'],
      ['00:00:07.000', 'nonlinear', 'overlay-main-1'],
      ['00:00:33.333', 'linear', 'midroll-1'],
      ['00:01:06.667', 'linear', 'midroll-2'],
      ['end', 'linear', 'postroll-1'],
    ],
  );
  assert.deepEqual(textsOf(elements, 'vmap:AdTagURI').slice(0, 2), [A, 'https://ads.example/b']);
});

test('each break has one source, which the schema allows', () => {
  const elements = read({ preroll: [tag(A), video('https://media.example/a.mp4')] });
  const names = elements.map(({ name }) => name);
  assert.deepEqual(names.slice(0, 4), [
    'vmap:VMAP',
    'vmap:AdBreak',
    'vmap:AdSource',
    'vmap:AdTagURI',
  ]);
  assert.deepEqual(names.slice(4, 8), ['vmap:AdBreak', 'vmap:AdSource', 'vmap:VASTAdData', 'VAST']);
  assert.deepEqual(
    attributesOf(elements, 'vmap:AdSource'),
    ['1', '2'].map((id) => ({ id, allowMultipleAds: 'true', followRedirects: 'true' })),
  );
  assert.deepEqual(attributesOf(elements, 'vmap:AdTagURI'), [{ templateType: 'vast3' }]);
});

test('URLs are in CDATA, which they cannot end', () => {
  const xml = renderCode(sampleEmbed({ preroll: tag('https://ads.example/?a=]]><b> "') }), 'vmap');
  assert.match(
    xml,
    /<vmap:AdTagURI templateType="vast3"><!\[CDATA\[https:\/\/ads\.example\/\?a=\]\]%3E%3Cb%3E%20%22\]\]><\/vmap:AdTagURI>/,
  );
});

test('a waterfall is a list of wrappers with a fallback', () => {
  const elements = read({ preroll: tag('https://a.example/***https://b.example/') });
  assert.deepEqual(textsOf(elements, 'VASTAdTagURI'), ['https://a.example/', 'https://b.example/']);
  assert.deepEqual(
    attributesOf(elements, 'Wrapper').map(({ fallbackOnNoAd }) => fallbackOnNoAd),
    ['true', 'true'],
  );
  assert.equal(textsOf(elements, 'Impression').length, 2);
  assert.equal(textsOf(elements, 'Creatives').length, 2, 'required by the schema');
});

test('a video ad is an inline ad of VAST 3', () => {
  const elements = read({
    width: 640,
    height: 360,
    preroll: video('https://media.example/a.webm?x', { destination_url: 'https://shop.example/' }),
    postroll: video('https://media.example/live.m3u8'),
  });
  assert.deepEqual(attributesOf(elements, 'VAST'), [{ version: '3.0' }, { version: '3.0' }]);
  assert.deepEqual(textsOf(elements, 'AdTitle'), ['Fish & <chips>', 'Fish & <chips>']);
  assert.deepEqual(textsOf(elements, 'ClickThrough'), ['https://shop.example/']);
  assert.deepEqual(attributesOf(elements, 'MediaFile'), [
    { delivery: 'progressive', type: 'video/webm', width: '640', height: '360' },
    {
      delivery: 'streaming',
      type: 'application/vnd.apple.mpegurl',
      width: '640',
      height: '360',
    },
  ]);
});

const MIDROLLS = { midroll: [tag(A), tag(A), tag(A)] };

test('midrolls without a time are percentages of a video, and left out of a live', () => {
  const offsets = (fields: object) =>
    attributesOf(read(fields), 'vmap:AdBreak').map(({ timeOffset }) => timeOffset);
  assert.deepEqual(offsets(MIDROLLS), ['25%', '50%', '75%']);
  assert.deepEqual(offsets({ ...MIDROLLS, video: null, live: { id: 'l1', title: 'Live' } }), []);
});

test('replace rules are filled from the embed, or become macros of VAST', () => {
  const rules = [
    ['[r]', 'random-number'],
    ['%page%', 'url-page'],
    ['[v]', 'url-video'],
    ['[one]', 'url-primary'],
    ['[two]', 'secondary_url'],
    ['[odd]', 'weather-report'],
  ].map(([subject, value]) => ({ subject, value }));
  const source = 'https://ads.example/?a=[r]&b=%page%&c=[v]&d=[one]&e=[two]&f=[odd]&g=[r]';
  const elements = read({
    primary_url: 'https://www.example/?a=b&c',
    secondary_url: 'https://two.example/',
    preroll: [
      tag(source, { replace_rules: rules }),
      tag('[one]', { replace_rules: [{ subject: '[one]', value: 'url-primary' }] }),
    ],
  });
  assert.deepEqual(textsOf(elements, 'vmap:AdTagURI'), [
    'https://ads.example/?a=[CACHEBUSTING]&b=[PAGEURL]&c=[CONTENTURI]&d=https%3A%2F%2Fwww.example%2F%3Fa%3Db%26c&e=https%3A%2F%2Ftwo.example%2F&f=[odd]&g=[CACHEBUSTING]',
    'https://www.example/?a=b&c',
  ]);
});

test('ads that no player can request are left out, and passwords too', () => {
  const elements = read({
    preroll: [{ adv_type: 'other', id: '9' }, tag('https://u:canary@ads.example/'), video('')],
  });
  assert.equal(attributesOf(elements, 'vmap:AdBreak').length, 1);
  assert.deepEqual(textsOf(elements, 'vmap:AdTagURI'), ['https://ads.example/']);
});

test('an ad names its system, its ids and how its media is delivered', () => {
  const elements = read({
    preroll: [
      tag('https://a.example/***https://b.example/', { id: 'w1' }),
      video('https://media.example/A.WEBM?x=.m3u8', { id: 'v1' }),
      video('https://media.example/a.M3U8#.webm', { id: 'v2' }),
      video('https://media.example/a.webm.mp4', { id: 'v3' }),
    ],
  });
  assert.deepEqual(new Set(textsOf(elements, 'AdSystem')), new Set(['media-embed']));
  assert.deepEqual(
    attributesOf(elements, 'Ad').map(({ id }) => id),
    ['w1', 'w1', 'v1', 'v2', 'v3'],
  );
  assert.deepEqual(
    attributesOf(elements, 'Creative').map(({ id }) => id),
    ['v1', 'v2', 'v3'],
  );
  assert.deepEqual(
    attributesOf(elements, 'MediaFile').map(({ type, delivery }) => [type, delivery]),
    [
      ['video/webm', 'progressive'],
      ['application/vnd.apple.mpegurl', 'streaming'],
      ['video/mp4', 'progressive'],
    ],
  );
  assert.deepEqual(textsOf(elements, 'Duration'), ['00:00:00', '00:00:00', '00:00:00']);
  assert.deepEqual(attributesOf(elements, 'Wrapper'), [
    { followAdditionalWrappers: 'true', allowMultipleAds: 'true', fallbackOnNoAd: 'true' },
    { followAdditionalWrappers: 'true', allowMultipleAds: 'true', fallbackOnNoAd: 'true' },
  ]);
});

test('a rule that only contains the name of a URL is not filled', () => {
  const rules = ['my-url-primary', 'primary_url_two'].map((value) => ({ subject: '[u]', value }));
  for (const rule of rules) {
    const source = 'https://ads.example/?u=[u]';
    const elements = read({
      primary_url: 'https://www.example/',
      preroll: tag(source, { replace_rules: [rule] }),
    });
    assert.deepEqual(textsOf(elements, 'vmap:AdTagURI'), [source]);
  }
});
