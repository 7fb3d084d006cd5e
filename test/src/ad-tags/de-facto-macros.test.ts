import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { DE_FACTO_MACROS } from '../../../src/ad-tags/de-facto-macros.js';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import { fullContext } from './full-context.js';

const CONTEXT: AdTagContext = {
  ...fullContext,
  embed: {
    ...fullContext.embed,
    primaryUrl: 'https://one.example/',
    secondaryUrl: 'https://two.example/',
    tertiaryUrl: 'https://three.example/',
  },
};

/** Names with the text in the URL, one row per value. */
const ROWS: readonly (readonly [names: string, text: string])[] = [
  ['timestamp', '1769817600000'],
  ['correlator', '4711'],
  [
    'url page page_url page-url referrer_url description_url embedding_page_url',
    'https%3A%2F%2Fnews.example%2Fa%3Fb%3D1',
  ],
  ['secure muted vpmute autoplay vconp gdpr plcmt lmt', '1'],
  ['referrer referer ref', 'https%3A%2F%2Fsearch.example%2F'],
  ['page_title', 'Page'],
  ['language lang', 'it'],
  ['primary_url', 'https%3A%2F%2Fone.example%2F'],
  ['secondary_url', 'https%3A%2F%2Ftwo.example%2F'],
  ['tertiary_url', 'https%3A%2F%2Fthree.example%2F'],
  ['keywords tags', 'a,b%20c'],
  ['video_id videoid media_id media_file_id content_id', 'c42'],
  ['video_title media_title media_file_title content_title', 'Film%20%26%20more'],
  ['video_description media_description content_description', 'About%20it'],
  ['video_duration media_duration duration content_length content_duration', '61'],
  ['livestream dnt coppa', '0'],
  ['player_width width video_w', '640'],
  ['player_height height video_h', '360'],
  ['vpa', 'auto'],
  ['position', 'midroll'],
  ['lat geo_lat latitude', '51.0047'],
  ['lon lng geo_long geo_lon longitude longtitude', '3.7548'],
  ['browser_language', 'de-AT'],
  ['device_os os osplatform', 'Android'],
  ['device_model devicemodel', 'Pixel%208'],
  ['bundle bundle_id bundleid app_bundle app_id app_bundle_id', 'com.example.app'],
  ['app_name appname', 'Example'],
  ['addtl_consent', '1~7.12'],
  ['us_privacy usp', '1YNN'],
  [
    'random random-number random_number cachebuster cache_buster cache-buster cache_breaker cb rnd ord',
    '55000000',
  ],
  ['host hostname', 'news.example'],
  [
    'video_url video_file_url media_url media_file_url content_url',
    'https%3A%2F%2Fcdn.example%2F42.m3u8',
  ],
  ['playback_method playbackmethod', '2'],
  ['ua user_agent useragent', 'Agent%2F1.0'],
  ['ip ip_address geo_ip', '192.0.2.7'],
  ['idfa gaid advertising_id device_id', '6f1c-ifa'],
  ['app_store_url', 'https%3A%2F%2Fstore.example%2F1'],
  ['gdpr_consent consent tc_string tcstring', 'CPXx'],
  ['gpp gpp_string', 'DBAA~x.y'],
  ['gpp_sid', '2,6'],
];

const NAMES = ROWS.flatMap(([names]) => names.split(' '));

const textOf = (name: string): string =>
  expandAdTag(`https://a.test/?x=[${name}]`, CONTEXT).url.slice('https://a.test/?x='.length);

it('has a value for every name in wide use', () => {
  assert.deepEqual(DE_FACTO_MACROS.map(({ name }) => name).sort(), [...NAMES].sort());
});

for (const [names, text] of ROWS)
  it(`writes ${text} for ${names}`, () => {
    for (const name of names.split(' ')) assert.equal(textOf(name), text, name);
  });

it('knows automatic starts by the playback method, and else by the state of the inventory', () => {
  const start = (player: AdTagContext['player']): string =>
    expandAdTag('https://a.test/?x=[autoplay]&y=[vpa]', player === undefined ? {} : { player }).url;
  for (const playbackMethod of [1, 2, 5, 6, 7])
    assert.equal(start({ playbackMethod }), 'https://a.test/?x=1&y=auto', String(playbackMethod));
  for (const playbackMethod of [3, 4])
    assert.equal(start({ playbackMethod }), 'https://a.test/?x=0&y=click', String(playbackMethod));
  for (const inventoryState of [['autoplayed'], ['skippable', 'mautoplayed']])
    assert.equal(start({ inventoryState }), 'https://a.test/?x=1&y=auto');
  for (const player of [undefined, {}, { playbackMethod: 8 }, { inventoryState: ['skippable'] }])
    assert.equal(start(player), 'https://a.test/?x=[autoplay]&y=[vpa]');
});

it('reads from the URL of the page whether it is secure', () => {
  const secure = (url: string): string =>
    expandAdTag('https://a.test/?x=[secure]', { page: { url } }).url;
  assert.equal(secure('http://https.example/'), 'https://a.test/?x=0');
  assert.equal(secure('HTTPS://a.example/'), 'https://a.test/?x=1');
  assert.equal(secure('app://https://a.example/'), 'https://a.test/?x=[secure]');
});
