import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expandAdTag } from '../../../src/ad-tags/expand-ad-tag.js';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { IAB_MACROS } from '../../../src/ad-tags/iab-macros.js';
import { DE_FACTO_MACROS } from '../../../src/ad-tags/de-facto-macros.js';

/** A context with all values. */
const context: AdTagContext = {
  now: () => Date.UTC(2026, 0, 31, 12, 0, 0, 5),
  random: 0.5,
  device: {
    type: 'mobile',
    userAgent: 'Agent/1.0',
    ip: '2001:db8::1',
    ifa: '6f1c-ifa',
    ifaType: 'aaid',
    latLong: [51.004703, 3.754806],
    limitAdTracking: false,
  },
  page: {
    url: 'https://news.example.com/a?b=1',
    referrer: 'https://search.example/?q=x',
    title: 'Über uns',
    language: 'it',
    correlator: 4711,
  },
  player: {
    width: 640,
    height: 360,
    playhead: 3661.25,
    userAgent: 'Player/7.1 Vast/1.1.2',
    serverUserAgent: 'Server/3.0',
    serverSide: 0,
    mimeTypes: ['video/mp4', 'application/x-mpegURL'],
    vastVersions: [11, 12],
    apiFrameworks: [7],
    extensions: ['abc/def', 'y=z'],
    verificationVendors: ['one.com-omid', 'two.com-omid'],
    omidPartner: 'Partner/7.1',
    capabilities: ['skip', 'mute'],
    inventoryState: ['mautoplayed'],
    clickType: 1,
    playbackMethod: 6,
  },
  app: { bundle: 'com.example.app', storeId: '123', storeUrl: 'https://store.example/123' },
  consent: {
    gdprApplies: true,
    tcString: 'CPXx',
    addtlConsent: '1~7.12',
    gppString: 'DBAA~x.y',
    gppSectionIds: [2, 6],
    uspString: '1YNN',
    coppa: false,
    dsaRequired: 1,
    dsaParams: [1, 2],
    dsaPubRender: 3,
  },
  embed: {
    id: 'e1',
    title: 'Embed',
    tags: ['a,b', 'c'],
    primaryUrl: 'https://one.example/',
    secondaryUrl: 'https://two.example/',
    tertiaryUrl: 'https://three.example/',
  },
  content: {
    id: '42',
    title: 'Film & more',
    description: 'About',
    url: 'https://cdn.example/42.m3u8',
    duration: 61.4,
    categories: ['IAB1-2'],
  },
  slot: {
    position: 'midroll',
    placementType: 1,
    adCount: 2,
    minDuration: 5,
    maxDuration: 60,
    maxAds: 3,
    minAdLength: 6,
    maxAdLength: 30,
    adType: 'video',
    categories: ['IAB1'],
    blockedCategories: ['IAB25', 'IAB26'],
    transactionId: '8f9b0c9e-0000-4000-8000-000000000000',
  },
};

/** The value of each macro of VAST 4.x section 6.1 in the context above. */
const STANDARD: Readonly<Record<string, string>> = {
  TIMESTAMP: '2026-01-31T12%3A00%3A00.005Z',
  CACHEBUSTING: '55000000',
  CONTENTPLAYHEAD: '01%3A01%3A01.250',
  MEDIAPLAYHEAD: '01%3A01%3A01.250',
  BREAKPOSITION: '2',
  BLOCKEDADCATEGORIES: 'IAB25,IAB26',
  ADCATEGORIES: 'IAB1',
  ADCOUNT: '2',
  TRANSACTIONID: '8f9b0c9e-0000-4000-8000-000000000000',
  PLACEMENTTYPE: '1',
  ADTYPE: 'video',
  BREAKMINDURATION: '5',
  BREAKMAXDURATION: '60',
  BREAKMAXADS: '3',
  BREAKMINADLENGTH: '6',
  BREAKMAXADLENGTH: '30',
  IFA: '6f1c-ifa',
  IFATYPE: 'aaid',
  CLIENTUA: 'Player%2F7.1%20Vast%2F1.1.2',
  SERVERUA: 'Server%2F3.0',
  SERVERSIDE: '0',
  DEVICEUA: 'Agent%2F1.0',
  DEVICEIP: '2001%3Adb8%3A%3A1',
  LATLONG: '51.004703,3.754806',
  LIMITADTRACKING: '0',
  DOMAIN: 'news.example.com',
  PAGEURL: 'https%3A%2F%2Fnews.example.com%2Fa%3Fb%3D1',
  APPBUNDLE: 'com.example.app',
  STOREID: '123',
  STOREURL: 'https%3A%2F%2Fstore.example%2F123',
  VASTVERSIONS: '11,12',
  APIFRAMEWORKS: '7',
  EXTENSIONS: 'abc%2Fdef,y%3Dz',
  VERIFICATIONVENDORS: 'one.com-omid,two.com-omid',
  OMIDPARTNER: 'Partner%2F7.1',
  MEDIAMIME: 'video%2Fmp4,application%2Fx-mpegURL',
  PLAYERCAPABILITIES: 'skip,mute',
  CLICKTYPE: '1',
  INVENTORYSTATE: 'mautoplayed',
  PLAYBACKMETHODS: '6',
  PLAYERSIZE: '640,360',
  CONTENTID: 'news.example.com%2042',
  CONTENTURI: 'https%3A%2F%2Fcdn.example%2F42.m3u8',
  CONTENTCAT: 'IAB1-2',
  REGULATIONS: 'gdpr',
  GDPRCONSENT: 'CPXx',
  GPPSTRING: 'DBAA~x.y',
  GPPSECTIONID: '2,6',
  DSAREQUIRED: '1',
  DSAPARAMS: '1,2',
  DSAPUBRENDER: '3',
  UNIVERSALADID: '-1',
  ASSETURI: '-1',
  PODSEQUENCE: '-1',
  ADSERVINGID: '-1',
  PLAYERSTATE: '-1',
  ADPLAYHEAD: '-1',
  CLICKPOS: '-1',
  ERRORCODE: '-1',
  REASON: '-1',
};

/** The values of de facto names, one row per value. */
const DE_FACTO: readonly (readonly [names: string, expected: string])[] = [
  ['timestamp', String(Date.UTC(2026, 0, 31, 12, 0, 0, 5))],
  ['random random-number cachebuster CACHE_BUSTER cb RANDOM', '55000000'],
  ['correlator', '4711'],
  [
    'referrer_url description_url page_url PAGE_URL URL',
    'https%3A%2F%2Fnews.example.com%2Fa%3Fb%3D1',
  ],
  ['referrer', 'https%3A%2F%2Fsearch.example%2F%3Fq%3Dx'],
  ['page_title', '%C3%9Cber%20uns'],
  ['language lang', 'it'],
  ['primary_url', 'https%3A%2F%2Fone.example%2F'],
  ['secondary_url', 'https%3A%2F%2Ftwo.example%2F'],
  ['tertiary_url', 'https%3A%2F%2Fthree.example%2F'],
  ['keywords tags', 'a%2Cb,c'],
  ['video_id VIDEO_ID', '42'],
  ['video_title VIDEO_TITLE', 'Film%20%26%20more'],
  ['video_description', 'About'],
  ['video_duration VIDEO_DURATION', '61'],
  ['VIDEO_FILE_URL', 'https%3A%2F%2Fcdn.example%2F42.m3u8'],
  ['player_width WIDTH', '640'],
  ['player_height HEIGHT', '360'],
  ['ua UA', 'Agent%2F1.0'],
  ['ip geo_ip', '2001%3Adb8%3A%3A1'],
  ['idfa', '6f1c-ifa'],
  ['geo_lat', '51.004703'],
  ['geo_long', '3.754806'],
  ['lmt', '0'],
  ['app_id bundleid', 'com.example.app'],
  ['gdpr', '1'],
  ['gdpr_consent', 'CPXx'],
  ['addtl_consent', '1~7.12'],
  ['us_privacy', '1YNN'],
  ['gpp', 'DBAA~x.y'],
  ['gpp_sid', '2,6'],
  ['coppa', '0'],
  ['pageurl PageUrl', 'https%3A%2F%2Fnews.example.com%2Fa%3Fb%3D1'],
  ['domain', 'news.example.com'],
];

const expanded = (name: string, given: AdTagContext = context): string =>
  expandAdTag(`https://ads.test/v?x=[${name}]`, given).url.replace('https://ads.test/v?x=', '');

test('the table has one row for every standard macro', () => {
  assert.deepEqual(IAB_MACROS.map(({ name }) => name).sort(), Object.keys(STANDARD).sort());
});

for (const [name, value] of Object.entries(STANDARD)) {
  test(`[${name}] is encoded once, -1 when unknown, -2 when withheld, and overridden by values`, () => {
    assert.equal(expanded(name), value);
    assert.equal(expanded(name, {}), '-1');
    assert.equal(expanded(name, { ...context, consent: { withheld: [name] } }), '-2');
    assert.equal(expanded(name, { values: { [name]: { restricted: true } } }), '-2');
    assert.equal(expanded(name, { ...context, values: { [name]: 'a b' } }), 'a%20b');
  });
}

for (const [names, value] of DE_FACTO) {
  for (const name of names.split(' ')) {
    test(`[${name}] has the value that tags in use expect`, () => {
      assert.equal(expanded(name), value);
    });
  }
}

test('a de facto name without a value is kept, because only standard macros become -1', () => {
  for (const { name } of DE_FACTO_MACROS) assert.equal(expanded(name, {}), `[${name}]`);
});

test('a macro that is withheld by any of its names, in any case, becomes -2', () => {
  for (const { name, sameAs } of DE_FACTO_MACROS) {
    for (const withheld of [[name.toUpperCase()], [name], [sameAs]]) {
      assert.equal(expanded(name, { ...context, consent: { withheld } }), '-2', name);
    }
  }
});

test('a withheld address is withheld from replace rules too', () => {
  const replaceRules = [
    { subject: '[p]', value: 'url-page' },
    { subject: '[v]', value: 'url-video' },
    { subject: '[f]', value: 'url-primary' },
  ];
  const consent = { withheld: ['PAGEURL', 'CONTENTURI', 'primary_url', 'url-primary'] };
  const { url } = expandAdTag('https://a.test/?p=[p]&v=[v]&f=[f]', {
    ...context,
    consent,
    replaceRules,
  });
  assert.equal(url, 'https://a.test/?p=-2&v=-2&f=-2');
});

test('half a size or location is unknown', () => {
  assert.equal(expanded('PLAYERSIZE', { player: { width: NaN, height: 360 } }), '-1');
  assert.equal(expanded('LATLONG', { device: { latLong: [NaN, 3] } }), '-1');
});

test('withholding a standard macro withholds the de facto names with the same value', () => {
  const withheld = { ...context, consent: { withheld: ['IFA', 'DEVICEIP', 'LATLONG'] } };
  for (const name of ['idfa', 'ip', 'geo_ip', 'geo_lat', 'geo_long']) {
    assert.equal(expanded(name, withheld), '-2', name);
  }
});

test('[timestamp] is an integer and [TIMESTAMP] ISO text; [Timestamp] is the integer', () => {
  assert.match(expanded('timestamp'), /^\d+$/);
  assert.match(expanded('TIMESTAMP'), /^2026-01-31T/);
  assert.equal(expanded('Timestamp'), expanded('timestamp'));
});

test('REGULATIONS lists what applies, is empty when nothing does, and -1 when unknown', () => {
  const regulations = (consent: AdTagContext['consent']): string =>
    expanded('REGULATIONS', consent === undefined ? {} : { consent });
  assert.equal(regulations({ coppa: true, gdprApplies: true }), 'coppa,gdpr');
  assert.equal(regulations({ coppa: false, gdprApplies: false }), '');
  assert.equal(regulations({}), '-1');
});

test('PAGEURL is 0 in an app without a page, APPBUNDLE is 0 on a page without an app', () => {
  assert.equal(expanded('PAGEURL', { app: { bundle: 'x' } }), '0');
  assert.equal(expanded('APPBUNDLE', { page: { url: 'https://a.test/' } }), '0');
});

test('CACHEBUSTING has 8 digits for every random number, and one value per URL', () => {
  for (const random of [0, 0.000001, 0.5, 0.999999999999, 1, -3.7, 12.25]) {
    const { url } = expandAdTag('https://ads.test/?a=[CACHEBUSTING]&b=[random]&c=[cb]', {
      random: () => random,
    });
    assert.match(url, /\?a=(\d{8})&b=\1&c=\1$/, String(random));
  }
});

test('a clock or random source without a usable number counts as unknown', () => {
  for (const useless of [NaN, Infinity, 1e300]) {
    assert.equal(expanded('TIMESTAMP', { now: useless }), '-1');
  }
  assert.equal(expanded('CACHEBUSTING', { random: NaN }), '-1');
});
